"""One sign for every thing in the game, all drawn here: flat shapes, ink outline, one light and one shade."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from .canvas import Canvas, Point, curve, gear, ring, star
from .palette import CARD, CITY, DANGER, GOOD, GREEN, HEAD, HEART, INK, MINER, PAPER, STEEL, UNDER, WASTE, WHITE, mix

LINE = 6.0
_PAINTERS: dict[str, Callable[[Canvas], None]] = {}


def icon_names() -> tuple[str, ...]:
    return tuple(_PAINTERS)


@lru_cache(maxsize=2048)
def icon(name: str, size: int) -> Image.Image:
    """The sign as a transparent square of `size` pixels. Shared: paste it, never draw on it."""
    canvas = Canvas(size, super_=8 if size <= 48 else 4)
    _PAINTERS[name](canvas)
    return canvas.done()


def _sign(*names: str) -> Callable[[Callable[[Canvas], None]], Callable[[Canvas], None]]:
    def keep(painter: Callable[[Canvas], None]) -> Callable[[Canvas], None]:
        _PAINTERS.update(dict.fromkeys(names, painter))
        return painter

    return keep


# Goods: each has a silhouette of its own, so that hue is never the only difference.
@_sign("energy")
def _energy(c: Canvas) -> None:
    bolt: list[Point] = [(66, 4), (12, 58), (42, 58), (28, 96), (90, 38), (58, 38)]
    c.polygon(bolt, GOOD["energy"], LINE)
    c.polygon([(58, 16), (26, 51), (37, 51)], WHITE)


@_sign("water")
def _water(c: Canvas) -> None:
    drop = curve([(50, 2), (66, 28), (82, 56), (74, 84), (50, 96), (26, 84), (18, 56), (34, 28)])
    c.polygon(drop, GOOD["water"], LINE)
    c.arc((29, 44, 71, 86), 95, 170, 8, WHITE)


@_sign("food")
def _food(c: Canvas) -> None:
    """A carrot: it grows even between scrap."""
    for tip in ((30, 6), (50, 0), (70, 6)):
        c.polygon([(50, 34), ((tip[0] + 50) / 2 - 9, tip[1] + 16), tip, ((tip[0] + 50) / 2 + 9, tip[1] + 16)], GREEN[1], 4)
    root = curve([(50, 28), (72, 30), (76, 46), (62, 76), (50, 97), (38, 76), (24, 46), (28, 30)])
    c.polygon(root, GOOD["food"], LINE)
    for left, right, y in ((31, 48, 46), (54, 66, 56), (40, 52, 68)):
        c.line([(left, y), (right, y)], 5, mix(GOOD["food"], INK, 0.6))


@_sign("bliss")
def _bliss(c: Canvas) -> None:
    """A capsule of happiness, twice a day."""
    c.line([(28, 72), (72, 28)], 50, INK)
    c.line([(28, 72), (72, 28)], 39, GOOD["bliss"])
    c.line([(50, 50), (72, 28)], 39, mix(GOOD["bliss"], WHITE, 0.75))
    c.polygon([(36, 36), (64, 64), (50, 78), (22, 50)], GOOD["bliss"])
    c.line([(36, 36), (64, 64)], 5, INK, caps=False)
    c.line([(22, 66), (32, 56)], 7, WHITE)


@_sign("gold")
def _gold(c: Canvas) -> None:
    c.polygon([(28, 30), (84, 30), (97, 78), (15, 78)], GOOD["gold"])
    c.polygon([(28, 30), (15, 78), (3, 66), (18, 22)], mix(GOOD["gold"], INK, 0.33))
    c.polygon([(18, 22), (74, 22), (84, 30), (28, 30)], mix(GOOD["gold"], WHITE, 0.6))
    c.line([(28, 30), (15, 78)], 4, INK, caps=False)
    c.line([(28, 30), (84, 30)], 4, INK, caps=False)
    c.polygon([(18, 22), (74, 22), (84, 30), (97, 78), (15, 78), (3, 66)], None, LINE)


@_sign("stone")
def _stone(c: Canvas) -> None:
    c.polygon([(20, 34), (46, 10), (80, 22), (95, 58), (78, 88), (26, 90), (5, 64)], GOOD["stone"])
    c.polygon([(20, 34), (46, 10), (80, 22), (52, 44)], mix(GOOD["stone"], WHITE, 0.6))
    c.polygon([(52, 44), (80, 22), (95, 58), (78, 88), (58, 88)], mix(GOOD["stone"], INK, 0.33))
    c.line([(20, 34), (52, 44), (58, 88)], 4, INK, caps=False)
    c.line([(52, 44), (80, 22)], 4, INK, caps=False)
    c.polygon([(20, 34), (46, 10), (80, 22), (95, 58), (78, 88), (26, 90), (5, 64)], None, LINE)


@_sign("clay")
def _clay(c: Canvas) -> None:
    """Two bricks on one."""
    light = mix(GOOD["clay"], WHITE, 0.25)
    c.rectangle((4, 50, 48, 86), GOOD["clay"], LINE, 4)
    c.rectangle((52, 50, 96, 86), GOOD["clay"], LINE, 4)
    c.rectangle((26, 16, 74, 52), light, LINE, 4)
    c.line([(36, 28), (56, 28)], 5, mix(GOOD["clay"], WHITE, 0.7))


@_sign("commodity", "other_commodity")
def _commodity(c: Canvas) -> None:
    """Any commodity: a wheel of the four."""
    for i, good in enumerate(("energy", "water", "food", "bliss")):
        c.pie((5, 5, 95, 95), -90 + 90 * i, 90 * i, GOOD[good])
    c.line([(50, 6), (50, 94)], 5, INK, caps=False)
    c.line([(6, 50), (94, 50)], 5, INK, caps=False)
    c.circle(50, 50, 46, None, LINE)
    c.circle(50, 50, 17, WHITE, 5)


@_sign("earthly_commodity")
def _earthly(c: Canvas) -> None:
    """Any commodity but bliss."""
    for i, good in enumerate(("energy", "water", "food")):
        c.pie((5, 5, 95, 95), -90 + 120 * i, 30 + 120 * i, GOOD[good])
    for x, y in ring(50, 50, 44, 3):
        c.line([(50, 50), (x, y)], 5, INK, caps=False)
    c.circle(50, 50, 46, None, LINE)
    c.circle(50, 50, 16, WHITE, 5)


@_sign("resource")
def _resource(c: Canvas) -> None:
    """Any resource: a stack of the three."""
    corners = ring(50, 52, 50, 6)
    for i, good in enumerate(("gold", "stone", "clay")):
        a, b, d = corners[(2 * i) % 6], corners[(2 * i + 1) % 6], corners[(2 * i + 2) % 6]
        c.polygon([(50, 52), a, b, d], GOOD[good])
        c.line([(50, 52), a], 5, INK, caps=False)
    c.polygon(ring(50, 52, 47, 6), None, LINE)
    c.circle(50, 52, 15, WHITE, 5)


@_sign("good")
def _good(c: Canvas) -> None:
    """Any commodity or resource: a crate."""
    c.rectangle((8, 20, 92, 88), WASTE[0], LINE, 5)
    c.line([(12, 24), (88, 84)], 8, WASTE[3], caps=False)
    c.rectangle((8, 20, 92, 40), mix(WASTE[0], WHITE, 0.3), LINE, 5)
    c.rectangle((8, 20, 92, 88), None, LINE, 5)


# Cards
def _card(c: Canvas, fill: tuple[int, int, int], band: tuple[int, int, int]) -> None:
    c.rectangle((16, 3, 84, 97), WHITE, LINE, 10)
    c.rectangle((24, 11, 76, 89), fill, 0, 5)
    c.rectangle((24, 42, 76, 58), band, 0)


@_sign("artifact")
def _artifact(c: Canvas) -> None:
    """The back of an artifact card: an hourglass of the old world."""
    c.rectangle((16, 3, 84, 97), WHITE, LINE, 10)
    c.rectangle((24, 11, 76, 89), CARD, 0, 5)
    c.polygon([(34, 24), (66, 24), (50, 50)], PAPER)
    c.polygon([(34, 76), (66, 76), (50, 50)], PAPER)
    c.line([(32, 24), (68, 24)], 7, PAPER)
    c.line([(32, 76), (68, 76)], 7, PAPER)


@_sign("artifact_pair")
def _pair(c: Canvas) -> None:
    """Two identical artifacts."""
    for x in (2, 50):
        c.rectangle((x, 14, x + 48, 86), WHITE, LINE, 8)
        c.rectangle((x + 8, 22, x + 40, 78), CARD, 0, 4)
    c.line([(18, 50), (34, 50)], 0.1, PAPER)
    for x in (26, 74):
        c.polygon(star(x, 50, 15), PAPER)


@_sign("recruit")
def _recruit(c: Canvas) -> None:
    c.rectangle((16, 3, 84, 97), WHITE, LINE, 10)
    c.circle(50, 36, 16, INK)
    c.pie((22, 54, 78, 122), 180, 360, INK)


@_sign("recruit_hidden")
def _recruit_hidden(c: Canvas) -> None:
    c.rectangle((16, 3, 84, 97), INK, LINE, 10)
    c.rectangle((24, 11, 76, 89), None, 4, 5, PAPER)
    c.circle(50, 38, 12, PAPER)
    c.pie((31, 53, 69, 97), 180, 360, PAPER)


@_sign("dilemma")
def _dilemma(c: Canvas) -> None:
    """Scales on a card."""
    c.rectangle((16, 3, 84, 97), HEAD, LINE, 10)
    c.line([(50, 22), (50, 80)], 6, WHITE)
    c.line([(28, 30), (72, 30)], 6, WHITE)
    c.line([(38, 80), (62, 80)], 6, WHITE)
    for x in (30, 70):
        c.pie((x - 13, 40, x + 13, 66), 0, 180, WHITE)


# Artifacts
@_sign("balloons")
def _balloons(c: Canvas) -> None:
    c.line([(30, 50), (50, 96)], 4)
    c.line([(70, 44), (50, 96)], 4)
    c.line([(50, 40), (50, 96)], 4)
    for x, y, fill in ((27, 38, GOOD["water"]), (73, 34, GOOD["energy"]), (50, 24, HEART)):
        c.ellipse((x - 20, y - 22, x + 20, y + 24), fill, 5)
        c.arc((x - 13, y - 15, x + 13, y + 13), 180, 250, 5, WHITE)


@_sign("bat")
def _bat(c: Canvas) -> None:
    c.line([(16, 88), (40, 60)], 14)
    c.line([(38, 62), (78, 20)], 32)
    c.line([(17, 87), (40, 60)], 5, WASTE[0])
    c.line([(41, 59), (77, 21)], 20, WASTE[0])
    c.line([(56, 36), (72, 20)], 6, WHITE)
    c.circle(80, 76, 15, WHITE, 5)
    c.arc((70, 60, 100, 92), 130, 230, 4, HEART)


@_sign("bear")
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


@_sign("bifocals")
def _bifocals(c: Canvas) -> None:
    c.line([(6, 44), (2, 28)], 6)
    c.line([(94, 44), (98, 28)], 6)
    for x in (27, 73):
        c.circle(x, 54, 22, mix(GOOD["water"], WHITE, 0.6), 8)
        c.line([(x - 18, 58), (x + 18, 58)], 4, INK)
    c.arc((40, 36, 60, 60), 180, 360, 7)


@_sign("book")
def _book(c: Canvas) -> None:
    c.polygon([(50, 22), (6, 12), (6, 78), (50, 90), (94, 78), (94, 12)], HEART, LINE)
    c.polygon([(50, 22), (14, 12), (14, 70), (50, 82)], WHITE, 4)
    c.polygon([(50, 22), (86, 12), (86, 70), (50, 82)], mix(WHITE, STEEL[0], 0.7), 4)
    for y in (30, 44, 58):
        c.line([(22, y), (42, y + 5)], 4, STEEL[2])
        c.line([(78, y), (58, y + 5)], 4, STEEL[2])


@_sign("game")
def _game(c: Canvas) -> None:
    """A pawn on a chequered board."""
    c.polygon([(50, 50), (96, 70), (50, 94), (4, 70)], PAPER, 5)
    c.polygon([(50, 50), (73, 60), (50, 71), (27, 60)], INK)
    c.polygon([(50, 71), (73, 82), (50, 94), (27, 82)], INK)
    c.polygon([(38, 32), (62, 32), (70, 70), (30, 70)], GOOD["bliss"], 5)
    c.circle(50, 22, 18, GOOD["bliss"], 5)
    c.arc((38, 10, 62, 34), 190, 260, 5, WHITE)


# Tracks and tokens
@_sign("morale")
def _heart(c: Canvas) -> None:
    shape = curve([(50, 26), (66, 10), (88, 14), (95, 38), (78, 66), (50, 94), (22, 66), (5, 38), (12, 14), (34, 10)])
    c.polygon(shape, HEART, LINE)
    c.arc((14, 20, 46, 52), 175, 260, 7, WHITE)


@_sign("knowledge")
def _head(c: Canvas) -> None:
    """A head in profile, and what goes on in it."""
    c.polygon(
        curve([(48, 4), (76, 14), (84, 40), (94, 58), (84, 64), (84, 80), (64, 82), (62, 96), (28, 96), (30, 78), (12, 56), (14, 24)], 8),
        HEAD, LINE,
    )  # fmt: skip
    c.polygon(gear(45, 42, 24, 8), WHITE)
    c.circle(45, 42, 9, HEAD)


@_sign("token")
def _token(c: Canvas) -> None:
    c.polygon(star(50, 54, 50, inner=0.52), GOOD["gold"], LINE)
    c.polygon([(50, 14), (58, 40), (50, 54), (42, 40)], mix(GOOD["gold"], WHITE, 0.7))


@_sign("worker")
def _worker(c: Canvas) -> None:
    c.rectangle((8, 8, 92, 92), STEEL[0], LINE, 18)
    for x, y in ((30, 30), (70, 30), (30, 70), (70, 70), (50, 50)):
        c.circle(x, y, 9, INK)


@_sign("new_worker")
def _new_worker(c: Canvas) -> None:
    c.rectangle((6, 22, 78, 94), STEEL[0], LINE, 16)
    for x, y in ((26, 42), (58, 74)):
        c.circle(x, y, 8, INK)
    c.circle(76, 26, 24, GREEN[2], 5)
    c.line([(64, 26), (88, 26)], 8, WHITE)
    c.line([(76, 14), (76, 38)], 8, WHITE)


@_sign("miner")
def _miner(c: Canvas) -> None:
    """A helmet with its lamp."""
    c.pie((8, 22, 92, 106), 180, 360, MINER, LINE)
    c.rectangle((2, 58, 98, 76), mix(MINER, INK, 0.35), LINE, 8)
    c.rectangle((42, 12, 58, 40), mix(MINER, WHITE, 0.5), 4, 4)
    c.circle(50, 46, 17, GOOD["energy"], 5)
    c.circle(50, 46, 7, WHITE)
    c.pie((24, 46, 76, 98), 0, 180, PAPER, 0)
    c.arc((24, 46, 76, 98), 0, 180, LINE)
    c.rectangle((2, 58, 98, 76), mix(MINER, INK, 0.35), LINE, 8)


@_sign("hammer")
def _hammer(c: Canvas) -> None:
    c.line([(24, 90), (60, 40)], 20)
    c.line([(24, 90), (60, 40)], 10, WASTE[1])
    c.polygon([(34, 22), (56, 4), (92, 34), (90, 50), (76, 52), (66, 42), (54, 50)], STEEL[1], LINE)


@_sign("market")
def _market(c: Canvas) -> None:
    c.rectangle((14, 40, 86, 94), PAPER, LINE)
    c.rectangle((42, 58, 62, 94), INK)
    c.polygon([(10, 12), (90, 12), (98, 42), (2, 42)], WHITE, LINE)
    for i in (0, 2):
        x = 10 + i * 20
        c.polygon([(x, 12), (x + 20, 12), (x + 18 + i * 3, 42), (x - 8 + i * 3, 42)], HEART)
    c.polygon([(74, 12), (90, 12), (98, 42), (78, 42)], HEART)
    c.polygon([(10, 12), (90, 12), (98, 42), (2, 42)], None, LINE)


@_sign("lock")
def _lock(c: Canvas) -> None:
    c.arc((26, 6, 74, 66), 180, 360, 13)
    c.rectangle((12, 40, 88, 94), STEEL[1], LINE, 8)
    c.circle(50, 62, 9, INK)
    c.line([(50, 62), (50, 80)], 8)


@_sign("reveal")
def _reveal(c: Canvas) -> None:
    """A recruit coming forward."""
    c.circle(50, 26, 18, WHITE, LINE)
    c.pie((14, 46, 86, 130), 180, 360, WHITE, LINE)
    c.line([(16, 96), (84, 96)], LINE)
    c.line([(50, 90), (50, 68)], 9, DANGER)
    c.polygon([(50, 50), (68, 72), (32, 72)], DANGER)


@_sign("cancel")
def _cancel(c: Canvas) -> None:
    c.line([(18, 18), (82, 82)], 20, WHITE)
    c.line([(82, 18), (18, 82)], 20, WHITE)
    c.line([(18, 18), (82, 82)], 12, DANGER)
    c.line([(82, 18), (18, 82)], 12, DANGER)


@_sign("arrow")
def _arrow(c: Canvas) -> None:
    c.line([(8, 50), (60, 50)], 16, caps=False)
    c.polygon([(54, 18), (96, 50), (54, 82)], INK)


@_sign("plus")
def _plus(c: Canvas) -> None:
    c.line([(18, 50), (82, 50)], 18, INK, caps=False)
    c.line([(50, 18), (50, 82)], 18, INK, caps=False)


@_sign("minus")
def _minus(c: Canvas) -> None:
    c.line([(18, 50), (82, 50)], 18, DANGER, caps=False)


@_sign("or")
def _or(c: Canvas) -> None:
    c.line([(66, 8), (34, 92)], 14, INK, caps=False)


@_sign("retrieve")
def _retrieve(c: Canvas) -> None:
    c.arc((14, 18, 86, 90), 200, 500, 13)
    c.polygon([(2, 46), (44, 46), (20, 8)], INK)


# Factions: each emblem has its own shield, so that hue is never the only difference.
@_sign("euphorian")
def _euphorian(c: Canvas) -> None:
    """A stepped tower before the sun."""
    c.circle(50, 50, 47, CITY[1], LINE)
    for x, y in ring(50, 44, 38, 12):
        c.line([(50, 44), (x, y)], 4, CITY[0])
    for left, right, top in ((24, 76, 62), (33, 67, 42), (42, 58, 22)):
        c.rectangle((left, top, right, 82), CITY[4])
    c.rectangle((46, 66, 54, 82), CITY[0])


@_sign("subterran")
def _subterran(c: Canvas) -> None:
    """A gear in a vault."""
    c.polygon(ring(50, 50, 49, 8, 22.5), UNDER[2], LINE)
    c.polygon(gear(50, 50, 34, 8), PAPER)
    c.circle(50, 50, 12, UNDER[2])


@_sign("wastelander")
def _wastelander(c: Canvas) -> None:
    """A sprout between two shovels' worth of scrap."""
    c.polygon([(50, 4), (96, 50), (50, 96), (4, 50)], WASTE[2], LINE)
    c.line([(50, 84), (50, 40)], 8, PAPER)
    c.polygon(curve([(50, 52), (28, 50), (24, 32), (44, 36)]), PAPER)
    c.polygon(curve([(50, 42), (72, 42), (78, 24), (56, 26)]), PAPER)
    c.line([(32, 72), (68, 72)], 7, PAPER)


@_sign("icarite")
def _icarite(c: Canvas) -> None:
    """A zeppelin over a cloud."""
    c.polygon(curve([(50, 4), (83, 13), (96, 50), (83, 87), (50, 96), (17, 87), (4, 50), (17, 13)]), GREEN[2], LINE)
    c.ellipse((16, 26, 80, 58), PAPER)
    c.polygon([(72, 42), (92, 26), (92, 58)], PAPER)
    c.rectangle((38, 60, 58, 70), PAPER, 0, 3)
    c.line([(26, 80), (74, 80)], 6, GREEN[0])


# What markets forbid
@_sign("bump_own")
def _bump_own(c: Canvas) -> None:
    """A worker pushing one of the same owner."""
    for x, y in ((4, 42), (46, 8)):
        c.rectangle((x, y, x + 50, y + 50), STEEL[0], LINE, 10)
        c.circle(x + 25, y + 25, 8, INK)
    c.line([(62, 92), (84, 70)], 9)
    c.polygon([(96, 58), (94, 86), (68, 60)], INK)


@_sign("tiers")
def _tiers(c: Canvas) -> None:
    """The first two steps of allegiance."""
    for y, tone in ((58, CITY[1]), (22, UNDER[1])):
        c.polygon([(50, y - 16), (94, y + 14), (94, y + 36), (50, y + 8), (6, y + 36), (6, y + 14)], tone, LINE)


@_sign("bonus_1")
def _bonus_1(c: Canvas) -> None:
    """Tier 1: one commodity more."""
    _commodity(c)
    c.circle(50, 50, 26, WHITE, 5)
    c.line([(36, 50), (64, 50)], 9)
    c.line([(50, 36), (50, 64)], 9)


@_sign("bonus_2")
def _bonus_2(c: Canvas) -> None:
    """Tier 2: the resource and the artifact."""
    c.polygon(ring(34, 58, 32, 6), GOOD["gold"], 5)
    c.rectangle((52, 8, 94, 66), WHITE, 5, 6)
    c.rectangle((59, 15, 87, 59), CARD, 0, 3)
    c.circle(50, 80, 18, WHITE, 5)
    c.line([(41, 80), (59, 80)], 7)
    c.line([(50, 71), (50, 89)], 7)


@_sign("zeppelin")
def _zeppelin(c: Canvas) -> None:
    c.polygon([(72, 40), (98, 18), (98, 66)], GREEN[3], 4)
    c.polygon(curve([(4, 42), (28, 20), (62, 20), (90, 38), (90, 46), (62, 64), (28, 64)]), GREEN[1], LINE)
    c.rectangle((34, 68, 62, 84), PAPER, 5, 4)
