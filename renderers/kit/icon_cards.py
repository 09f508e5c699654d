"""Signs of cards and of the six artifacts."""

from __future__ import annotations

from .canvas import Canvas, star
from .icon_book import LINE, sign
from .palette import CARD, GOOD, HEAD, HEART, INK, PAPER, STEEL, WASTE, WHITE, mix


# Cards
def _card(c: Canvas, fill: tuple[int, int, int], band: tuple[int, int, int]) -> None:
    c.rectangle((16, 3, 84, 97), WHITE, LINE, 10)
    c.rectangle((24, 11, 76, 89), fill, 0, 5)
    c.rectangle((24, 42, 76, 58), band, 0)


@sign("artifact")
def _artifact(c: Canvas) -> None:
    """The back of an artifact card: an hourglass of the old world."""
    c.rectangle((16, 3, 84, 97), WHITE, LINE, 10)
    c.rectangle((24, 11, 76, 89), CARD, 0, 5)
    c.polygon([(34, 24), (66, 24), (50, 50)], PAPER)
    c.polygon([(34, 76), (66, 76), (50, 50)], PAPER)
    c.line([(32, 24), (68, 24)], 7, PAPER)
    c.line([(32, 76), (68, 76)], 7, PAPER)


@sign("artifact_pair")
def _pair(c: Canvas) -> None:
    """Two identical artifacts."""
    for x in (2, 50):
        c.rectangle((x, 14, x + 48, 86), WHITE, LINE, 8)
        c.rectangle((x + 8, 22, x + 40, 78), CARD, 0, 4)
    c.line([(18, 50), (34, 50)], 0.1, PAPER)
    for x in (26, 74):
        c.polygon(star(x, 50, 15), PAPER)


@sign("recruit")
def _recruit(c: Canvas) -> None:
    c.rectangle((16, 3, 84, 97), WHITE, LINE, 10)
    c.circle(50, 36, 16, INK)
    c.pie((22, 54, 78, 122), 180, 360, INK)


@sign("recruit_hidden")
def _recruit_hidden(c: Canvas) -> None:
    c.rectangle((16, 3, 84, 97), INK, LINE, 10)
    c.rectangle((24, 11, 76, 89), None, 4, 5, PAPER)
    c.circle(50, 38, 12, PAPER)
    c.pie((31, 53, 69, 97), 180, 360, PAPER)


@sign("dilemma")
def _dilemma(c: Canvas) -> None:
    """Scales on a card."""
    c.rectangle((16, 3, 84, 97), HEAD, LINE, 10)
    c.line([(50, 22), (50, 80)], 6, WHITE)
    c.line([(28, 30), (72, 30)], 6, WHITE)
    c.line([(38, 80), (62, 80)], 6, WHITE)
    for x in (30, 70):
        c.pie((x - 13, 40, x + 13, 66), 0, 180, WHITE)


# Artifacts
@sign("balloons")
def _balloons(c: Canvas) -> None:
    c.line([(30, 50), (50, 96)], 4)
    c.line([(70, 44), (50, 96)], 4)
    c.line([(50, 40), (50, 96)], 4)
    for x, y, fill in ((27, 38, GOOD["water"]), (73, 34, GOOD["energy"]), (50, 24, HEART)):
        c.ellipse((x - 20, y - 22, x + 20, y + 24), fill, 5)
        c.arc((x - 13, y - 15, x + 13, y + 13), 180, 250, 5, WHITE)


@sign("bat")
def _bat(c: Canvas) -> None:
    c.line([(16, 88), (40, 60)], 14)
    c.line([(38, 62), (78, 20)], 32)
    c.line([(17, 87), (40, 60)], 5, WASTE[0])
    c.line([(41, 59), (77, 21)], 20, WASTE[0])
    c.line([(56, 36), (72, 20)], 6, WHITE)
    c.circle(80, 76, 15, WHITE, 5)
    c.arc((70, 60, 100, 92), 130, 230, 4, HEART)


@sign("bear")
def _bear(c: Canvas) -> None:
    fur = mix(GOOD["clay"], WHITE, 0.15)
    for x in (22, 78):
        c.circle(x, 24, 17, fur, LINE)
        c.circle(x, 24, 7, WASTE[0])
    c.ellipse((10, 14, 90, 92), fur, LINE)
    c.ellipse((30, 50, 70, 84), WASTE[0], 0)
    c.ellipse((41, 52, 59, 64), INK)
    c.line([(50, 62), (50, 74)], 4)
    for x in (34, 66):
        c.circle(x, 42, 6, INK)


@sign("bifocals")
def _bifocals(c: Canvas) -> None:
    c.line([(6, 44), (2, 28)], 6)
    c.line([(94, 44), (98, 28)], 6)
    for x in (27, 73):
        c.circle(x, 54, 22, mix(GOOD["water"], WHITE, 0.6), 8)
        c.line([(x - 18, 58), (x + 18, 58)], 4, INK)
    c.arc((40, 36, 60, 60), 180, 360, 7)


@sign("book")
def _book(c: Canvas) -> None:
    c.polygon([(50, 22), (6, 12), (6, 78), (50, 90), (94, 78), (94, 12)], HEART, LINE)
    c.polygon([(50, 22), (14, 12), (14, 70), (50, 82)], WHITE, 4)
    c.polygon([(50, 22), (86, 12), (86, 70), (50, 82)], mix(WHITE, STEEL[0], 0.7), 4)
    for y in (30, 44, 58):
        c.line([(22, y), (42, y + 5)], 4, STEEL[2])
        c.line([(78, y), (58, y + 5)], 4, STEEL[2])


@sign("game")
def _game(c: Canvas) -> None:
    """A pawn on a chessboard."""
    c.polygon([(50, 50), (96, 70), (50, 94), (4, 70)], PAPER, 5)
    c.polygon([(50, 50), (73, 60), (50, 71), (27, 60)], INK)
    c.polygon([(50, 71), (73, 82), (50, 94), (27, 82)], INK)
    c.polygon([(38, 32), (62, 32), (70, 70), (30, 70)], GOOD["bliss"], 5)
    c.circle(50, 22, 18, GOOD["bliss"], 5)
    c.arc((38, 10, 62, 34), 190, 260, 5, WHITE)
