"""Signs of tracks, tokens, buildings, factions and market penalties."""

from __future__ import annotations

from .canvas import Canvas, Point, curve, gear, ring, star
from .icon_book import LINE, sign
from .icon_goods import paint_wheel
from .palette import (
    CARD,
    CITY,
    DANGER,
    GOOD,
    GREEN,
    HEAD,
    HEART,
    INK,
    MINER,
    PAPER,
    STEEL,
    UNDER,
    WASTE,
    WHITE,
    mix,
)


# Tracks and tokens
@sign("morale")
def _heart(c: Canvas) -> None:
    shape = curve(
        [(50, 26), (66, 10), (88, 14), (95, 38), (78, 66), (50, 94), (22, 66), (5, 38), (12, 14), (34, 10)]
    )
    c.polygon(shape, HEART, LINE)
    c.arc((14, 20, 46, 52), 175, 260, 7, WHITE)


@sign("knowledge")
def _head(c: Canvas) -> None:
    """A head in profile with a gear in it."""
    front: list[Point] = [(48, 4), (76, 14), (84, 40), (94, 58), (84, 64), (84, 80), (64, 82), (62, 96)]
    back: list[Point] = [(28, 96), (30, 78), (12, 56), (14, 24)]
    c.polygon(curve(front + back, 8), HEAD, LINE)
    c.polygon(gear(45, 42, 24, 8), WHITE)
    c.circle(45, 42, 9, HEAD)


@sign("token")
def _token(c: Canvas) -> None:
    c.polygon(star(50, 54, 50, inner=0.52), GOOD["gold"], LINE)
    c.polygon([(50, 14), (58, 40), (50, 54), (42, 40)], mix(GOOD["gold"], WHITE, 0.7))


@sign("worker")
def _worker(c: Canvas) -> None:
    c.rectangle((8, 8, 92, 92), STEEL[0], LINE, 18)
    for x, y in ((30, 30), (70, 30), (30, 70), (70, 70), (50, 50)):
        c.circle(x, y, 9, INK)


@sign("new_worker")
def _new_worker(c: Canvas) -> None:
    c.rectangle((6, 22, 78, 94), STEEL[0], LINE, 16)
    for x, y in ((26, 42), (58, 74)):
        c.circle(x, y, 8, INK)
    c.circle(76, 26, 24, GREEN[2], 5)
    c.line([(64, 26), (88, 26)], 8, WHITE)
    c.line([(76, 14), (76, 38)], 8, WHITE)


@sign("miner")
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


@sign("hammer")
def _hammer(c: Canvas) -> None:
    c.line([(24, 90), (60, 40)], 20)
    c.line([(24, 90), (60, 40)], 10, WASTE[1])
    c.polygon([(34, 22), (56, 4), (92, 34), (90, 50), (76, 52), (66, 42), (54, 50)], STEEL[1], LINE)


@sign("market")
def _market(c: Canvas) -> None:
    c.rectangle((14, 40, 86, 94), PAPER, LINE)
    c.rectangle((42, 58, 62, 94), INK)
    c.polygon([(10, 12), (90, 12), (98, 42), (2, 42)], WHITE, LINE)
    for i in (0, 2):
        x = 10 + i * 20
        c.polygon([(x, 12), (x + 20, 12), (x + 18 + i * 3, 42), (x - 8 + i * 3, 42)], HEART)
    c.polygon([(74, 12), (90, 12), (98, 42), (78, 42)], HEART)
    c.polygon([(10, 12), (90, 12), (98, 42), (2, 42)], None, LINE)


@sign("lock")
def _lock(c: Canvas) -> None:
    c.arc((26, 6, 74, 66), 180, 360, 13)
    c.rectangle((12, 40, 88, 94), STEEL[1], LINE, 8)
    c.circle(50, 62, 9, INK)
    c.line([(50, 62), (50, 80)], 8)


@sign("reveal")
def _reveal(c: Canvas) -> None:
    """A recruit being revealed."""
    c.circle(50, 26, 18, WHITE, LINE)
    c.pie((14, 46, 86, 130), 180, 360, WHITE, LINE)
    c.line([(16, 96), (84, 96)], LINE)
    c.line([(50, 90), (50, 68)], 9, DANGER)
    c.polygon([(50, 50), (68, 72), (32, 72)], DANGER)


@sign("cancel")
def _cancel(c: Canvas) -> None:
    c.line([(18, 18), (82, 82)], 20, WHITE)
    c.line([(82, 18), (18, 82)], 20, WHITE)
    c.line([(18, 18), (82, 82)], 12, DANGER)
    c.line([(82, 18), (18, 82)], 12, DANGER)


@sign("forbidden")
def _forbidden(c: Canvas) -> None:
    c.circle(50, 50, 49, None, 13, WHITE)
    c.line([(18, 82), (82, 18)], 13, WHITE, caps=False)
    c.circle(50, 50, 47, None, 9, DANGER)
    c.line([(18, 82), (82, 18)], 9, DANGER, caps=False)


@sign("arrow")
def _arrow(c: Canvas) -> None:
    c.line([(8, 50), (60, 50)], 16, caps=False)
    c.polygon([(54, 18), (96, 50), (54, 82)], INK)


@sign("plus")
def _plus(c: Canvas) -> None:
    c.line([(18, 50), (82, 50)], 18, INK, caps=False)
    c.line([(50, 18), (50, 82)], 18, INK, caps=False)


@sign("minus")
def _minus(c: Canvas) -> None:
    c.line([(18, 50), (82, 50)], 18, DANGER, caps=False)


@sign("or")
def _or(c: Canvas) -> None:
    c.line([(66, 8), (34, 92)], 14, INK, caps=False)


@sign("retrieve")
def _retrieve(c: Canvas) -> None:
    c.arc((14, 18, 86, 90), 200, 500, 13)
    c.polygon([(2, 46), (44, 46), (20, 8)], INK)


# Factions: each emblem has its own shield, so that colour is never the only difference.
@sign("euphorian")
def _euphorian(c: Canvas) -> None:
    """A stepped tower in front of the sun."""
    c.circle(50, 50, 47, CITY[1], LINE)
    for x, y in ring(50, 44, 38, 12):
        c.line([(50, 44), (x, y)], 4, CITY[0])
    for left, right, top in ((24, 76, 62), (33, 67, 42), (42, 58, 22)):
        c.rectangle((left, top, right, 82), CITY[4])
    c.rectangle((46, 66, 54, 82), CITY[0])


@sign("subterran")
def _subterran(c: Canvas) -> None:
    """A gear in a vault."""
    c.polygon(ring(50, 50, 49, 8, 22.5), UNDER[2], LINE)
    c.polygon(gear(50, 50, 34, 8), PAPER)
    c.circle(50, 50, 12, UNDER[2])


@sign("wastelander")
def _wastelander(c: Canvas) -> None:
    """A sprout between two heaps of scrap."""
    c.polygon([(50, 4), (96, 50), (50, 96), (4, 50)], WASTE[2], LINE)
    c.line([(50, 84), (50, 40)], 8, PAPER)
    c.polygon(curve([(50, 52), (28, 50), (24, 32), (44, 36)]), PAPER)
    c.polygon(curve([(50, 42), (72, 42), (78, 24), (56, 26)]), PAPER)
    c.line([(32, 72), (68, 72)], 7, PAPER)


@sign("icarite")
def _icarite(c: Canvas) -> None:
    """A zeppelin over a cloud."""
    c.polygon(
        curve([(50, 4), (83, 13), (96, 50), (83, 87), (50, 96), (17, 87), (4, 50), (17, 13)]), GREEN[2], LINE
    )
    c.ellipse((16, 26, 80, 58), PAPER)
    c.polygon([(72, 42), (92, 26), (92, 58)], PAPER)
    c.rectangle((38, 60, 58, 70), PAPER, 0, 3)
    c.line([(26, 80), (74, 80)], 6, GREEN[0])


# Market penalties
@sign("bump_own")
def _bump_own(c: Canvas) -> None:
    """A worker pushing one of the same owner."""
    for x, y in ((4, 42), (46, 8)):
        c.rectangle((x, y, x + 50, y + 50), STEEL[0], LINE, 10)
        c.circle(x + 25, y + 25, 8, INK)
    c.line([(62, 92), (84, 70)], 9)
    c.polygon([(96, 58), (94, 86), (68, 60)], INK)


@sign("tiers")
def _tiers(c: Canvas) -> None:
    """The first two steps of allegiance."""
    for y, tone in ((58, CITY[1]), (22, UNDER[1])):
        c.polygon(
            [(50, y - 16), (94, y + 14), (94, y + 36), (50, y + 8), (6, y + 36), (6, y + 14)], tone, LINE
        )


@sign("bonus_1")
def _bonus_1(c: Canvas) -> None:
    """Tier 1: one commodity more."""
    paint_wheel(c)
    c.circle(50, 50, 26, WHITE, 5)
    c.line([(36, 50), (64, 50)], 9)
    c.line([(50, 36), (50, 64)], 9)


@sign("bonus_2")
def _bonus_2(c: Canvas) -> None:
    """Tier 2: the resource and the artifact."""
    c.polygon(ring(34, 58, 32, 6), GOOD["gold"], 5)
    c.rectangle((52, 8, 94, 66), WHITE, 5, 6)
    c.rectangle((59, 15, 87, 59), CARD, 0, 3)
    c.circle(50, 80, 18, WHITE, 5)
    c.line([(41, 80), (59, 80)], 7)
    c.line([(50, 71), (50, 89)], 7)


@sign("zeppelin")
def _zeppelin(c: Canvas) -> None:
    c.polygon([(72, 40), (98, 18), (98, 66)], GREEN[3], 4)
    c.polygon(curve([(4, 42), (28, 20), (62, 20), (90, 38), (90, 46), (62, 64), (28, 64)]), GREEN[1], LINE)
    c.rectangle((34, 68, 62, 84), PAPER, 5, 4)
