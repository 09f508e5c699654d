"""The tools of Euphorian and Subterran recruits: flat shapes with an ink outline, each in a square of 100 × 100."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from ..kit.canvas import Canvas, Point, curve, gear, ring, star
from ..kit.palette import (
    CITY,
    DANGER,
    GOOD,
    GREEN,
    HEAD,
    HEART,
    INK,
    PAPER,
    STEEL,
    UNDER,
    WASTE,
    WHITE,
    mix,
)

LINE = 4.5
PROPS: dict[str, Callable[[Canvas], None]] = {}


def prop(painter: Callable[[Canvas], None]) -> Callable[[Canvas], None]:
    PROPS[painter.__name__.strip("_")] = painter
    return painter


def handle(c: Canvas, a: Point, b: Point, tone: tuple[int, int, int] = WASTE[1], thick: float = 9) -> None:
    """A stick with an outline."""
    c.line([a, b], thick + LINE * 1.7, INK)
    c.line([a, b], thick, tone)


# Euphorians
@prop
def _dice(c: Canvas) -> None:
    c.rectangle((4, 40, 56, 92), WHITE, LINE, 9)
    for x, y in ((18, 54), (42, 54), (30, 66), (18, 78), (42, 78)):
        c.circle(x, y, 4.8, INK)
    c.polygon([(66, 6), (98, 38), (66, 70), (34, 38)], HEART, LINE)
    for x, y in ((54, 38), (66, 38), (78, 38)):
        c.circle(x, y, 4.8, WHITE)


@prop
def _rocket(c: Canvas) -> None:
    c.polygon([(30, 62), (14, 84), (30, 80)], DANGER, LINE)
    c.polygon([(70, 62), (86, 84), (70, 80)], DANGER, LINE)
    c.polygon(curve([(38, 80), (50, 100), (62, 80)]), GOOD["energy"], LINE)
    c.polygon(curve([(50, 2), (70, 30), (72, 64), (66, 82), (34, 82), (28, 64), (30, 30)]), WHITE, LINE)
    c.polygon([(50, 4), (63, 20), (37, 20)], DANGER)
    c.circle(50, 44, 12, UNDER[0], LINE)


@prop
def _flame(c: Canvas) -> None:
    c.polygon(
        curve([(54, 2), (62, 26), (84, 46), (82, 78), (50, 98), (18, 78), (16, 50), (34, 36), (40, 18)]),
        DANGER,
        LINE,
    )
    c.polygon(curve([(52, 36), (66, 58), (68, 80), (50, 93), (32, 80), (34, 60), (46, 54)]), GOOD["food"])
    c.polygon(curve([(50, 62), (59, 76), (50, 91), (41, 76)]), GOOD["energy"])


@prop
def _bulb(c: Canvas) -> None:
    for x, y in ring(50, 40, 50, 10):
        if y < 72:
            c.line([(50 + (x - 50) * 0.8, 40 + (y - 40) * 0.8), (x, y)], 4, GOOD["energy"])
    c.polygon(
        curve([(50, 8), (76, 18), (82, 42), (64, 66), (62, 76), (38, 76), (36, 66), (18, 42), (24, 18)]),
        GOOD["energy"],
        LINE,
    )
    c.line([(42, 74), (38, 46), (46, 54), (50, 44), (54, 54), (62, 46), (58, 74)], 3)
    c.rectangle((37, 74, 63, 97), STEEL[1], LINE, 4)
    c.line([(37, 85), (63, 85)], 3)


@prop
def _coil(c: Canvas) -> None:
    """A Tesla coil."""
    c.polygon([(36, 40), (64, 40), (74, 96), (26, 96)], WASTE[1], LINE)
    for y in (54, 66, 78):
        c.line([(34, y), (66, y)], 4, WASTE[3], caps=False)
    c.ellipse((22, 18, 78, 46), STEEL[0], LINE)
    for bolt in (
        [(26, 30), (8, 22), (14, 14), (0, 2)],
        [(74, 30), (92, 24), (84, 14), (98, 4)],
        [(50, 20), (44, 10), (54, 8), (48, -4)],
    ):
        c.line(bolt, 5, GOOD["energy"])
        c.line(bolt, 2, WHITE)


@prop
def _magnifier(c: Canvas) -> None:
    handle(c, (62, 62), (90, 92), WASTE[3], 11)
    c.circle(42, 40, 36, mix(UNDER[0], WHITE, 0.55), 8)
    c.polygon(gear(42, 40, 20, 8), HEAD)
    c.circle(42, 40, 8, WHITE)
    c.arc((16, 14, 68, 66), 190, 250, 5, WHITE)


@prop
def _diet(c: Canvas) -> None:
    """A carrot on kitchen scales."""
    c.rectangle((8, 60, 92, 96), STEEL[1], LINE, 10)
    c.circle(50, 79, 13, WHITE, 4)
    c.line([(50, 79), (57, 71)], 3, DANGER)
    c.ellipse((12, 48, 88, 64), WHITE, LINE)
    c.polygon(curve([(16, 44), (30, 34), (62, 36), (88, 48), (62, 54), (30, 54)]), GOOD["food"], LINE)
    for y in (26, 36, 46):
        c.line([(22, 44), (6, y)], 5, GREEN[2])


@prop
def _gift(c: Canvas) -> None:
    c.rectangle((12, 42, 88, 96), CITY[1], LINE, 4)
    c.rectangle((6, 30, 94, 50), CITY[0], LINE, 4)
    c.rectangle((43, 30, 57, 95), HEART)
    for side in (-1, 1):
        c.polygon(
            curve([(50, 30), (50 + side * 10, 8), (50 + side * 32, 6), (50 + side * 34, 24)]), HEART, LINE
        )
    c.circle(50, 28, 7, HEART, LINE)


@prop
def _wrench(c: Canvas) -> None:
    c.polygon(gear(34, 62, 34, 9), CITY[1], LINE)
    c.circle(34, 62, 12, PAPER, LINE)
    handle(c, (50, 86), (78, 30), STEEL[0], 12)
    c.polygon([(66, 32), (62, 10), (74, 2), (76, 18), (88, 22), (96, 10), (98, 28), (86, 40)], STEEL[0], LINE)


@prop
def _bow_arrow(c: Canvas) -> None:
    c.arc((-34, 4, 58, 96), -68, 68, 12)
    c.arc((-31, 7, 55, 93), -67, 67, 6, WASTE[1])
    c.line([(28, 8), (20, 50), (28, 92)], 2.4, STEEL[3])
    handle(c, (18, 50), (84, 50), WASTE[0], 4)
    c.polygon([(98, 50), (78, 38), (82, 50), (78, 62)], STEEL[0], LINE)
    for dx in (0, 8):
        c.polygon(
            [(14 + dx, 50), (4 + dx, 40), (12 + dx, 40), (22 + dx, 50), (12 + dx, 60), (4 + dx, 60)],
            DANGER,
            3,
        )


@prop
def _clipboard(c: Canvas) -> None:
    c.rectangle((14, 12, 86, 97), WASTE[2], LINE, 6)
    c.rectangle((22, 24, 78, 90), WHITE, 3)
    c.rectangle((34, 4, 66, 26), STEEL[1], LINE, 5)
    for i, y in enumerate((38, 54, 70)):
        c.line([(44, y + 4), (70, y + 4)], 4, STEEL[2])
        c.line([(28, y + 3), (32, y + 8), (39, y - 3)], 3.6, DANGER if i == 2 else GREEN[2])


@prop
def _decline(c: Canvas) -> None:
    """A chart with a falling line."""
    c.rectangle((4, 8, 96, 92), WHITE, LINE, 3)
    c.line([(16, 18), (16, 80), (88, 80)], 4)
    c.line([(20, 26), (38, 38), (50, 34), (76, 66)], 7, DANGER)
    c.polygon([(86, 78), (66, 72), (82, 56)], DANGER)


# Subterrans
@prop
def _lantern(c: Canvas) -> None:
    c.arc((24, 0, 76, 52), 180, 360, 5)
    c.rectangle((30, 18, 70, 32), STEEL[2], LINE, 4)
    c.rectangle((24, 32, 76, 82), GOOD["energy"], LINE, 8)
    c.polygon(curve([(50, 42), (60, 62), (50, 76), (40, 62)]), DANGER)
    c.polygon(curve([(50, 56), (55, 66), (50, 75), (45, 66)]), WHITE)
    for x in (38, 62):
        c.line([(x, 33), (x, 81)], 2.6)
    c.rectangle((18, 80, 82, 97), STEEL[2], LINE, 5)


@prop
def _padlock(c: Canvas) -> None:
    c.arc((34, -2, 86, 60), 175, 330, 11)
    c.arc((37, 1, 83, 57), 175, 330, 5, STEEL[0])
    c.rectangle((20, 42, 80, 94), CITY[1], LINE, 9)
    c.circle(50, 62, 8, INK)
    c.line([(50, 62), (50, 80)], 6)
    handle(c, (2, 96), (46, 66), STEEL[0], 4)
    handle(c, (2, 74), (44, 62), STEEL[1], 3)


@prop
def _pickaxe(c: Canvas) -> None:
    handle(c, (26, 96), (62, 26), WASTE[1], 10)
    c.polygon(
        curve([(60, 18), (86, 32), (98, 66), (82, 46), (56, 32), (30, 26), (4, 34), (28, 10)], 8),
        STEEL[0],
        LINE,
    )
    c.rectangle((52, 14, 70, 36), STEEL[2], LINE, 3)


@prop
def _megaphone(c: Canvas) -> None:
    c.polygon([(26, 62), (44, 62), (50, 94), (34, 94)], STEEL[2], LINE)
    c.polygon([(18, 40), (74, 10), (74, 86), (18, 66)], DANGER, LINE)
    c.rectangle((6, 36, 24, 70), STEEL[0], LINE, 6)
    c.ellipse((64, 8, 84, 88), mix(DANGER, INK, 0.5), LINE)
    for r in (8, 18):
        c.arc((80 - r, 48 - r * 1.6, 88 + r, 48 + r * 1.6), -50, 50, 4)


@prop
def _dynamite(c: Canvas) -> None:
    for x in (14, 38, 62):
        c.rectangle((x, 36, x + 24, 97), DANGER, LINE, 5)
        c.ellipse((x, 30, x + 24, 44), mix(DANGER, WHITE, 0.4), LINE)
    c.rectangle((10, 56, 90, 72), PAPER, LINE)
    c.line([(50, 34), (52, 20), (66, 14), (76, 20)], 4)
    c.polygon(star(84, 18, 18, 8, 0.45), GOOD["energy"], 3)


@prop
def _turbine(c: Canvas) -> None:
    c.polygon(ring(50, 50, 47, 16), UNDER[2], LINE)
    for i in range(6):
        a = pi * i / 3
        tip = (50 + 38 * cos(a), 50 + 38 * sin(a))
        side = (50 + 30 * cos(a + 0.62), 50 + 30 * sin(a + 0.62))
        c.polygon([(50, 50), tip, side], GOOD["water"] if i % 2 else UNDER[0], 2.6)
    c.circle(50, 50, 17, WHITE, LINE)
    c.polygon([(54, 37), (41, 53), (49, 53), (46, 64), (59, 47), (51, 47)], GOOD["energy"], 2)


@prop
def _cards(c: Canvas) -> None:
    for lean, tone in ((-24, HEART), (0, INK), (24, HEART)):
        a = lean * pi / 180
        along, across = (sin(a), -cos(a)), (cos(a), sin(a))
        foot = (50.0, 104.0)

        def at(u: float, v: float) -> Point:
            return (foot[0] + along[0] * v + across[0] * u, foot[1] + along[1] * v + across[1] * u)  # noqa: B023

        c.polygon([at(-22, 26), at(22, 26), at(22, 92), at(-22, 92)], WHITE, LINE)
        x, y = at(0, 62)
        c.polygon([(x, y - 14), (x + 10, y), (x, y + 14), (x - 10, y)], tone)


@prop
def _terminal(c: Canvas) -> None:
    c.rectangle((8, 6, 92, 70), STEEL[2], LINE, 8)
    c.rectangle((16, 14, 84, 62), INK, 3, 4)
    for y, ends in ((24, (24, 60)), (34, (24, 48)), (44, (32, 72)), (54, (32, 40))):
        c.line([(ends[0], y), (ends[1], y)], 4, GOOD["bliss"])
    c.rectangle((2, 76, 98, 96), STEEL[0], LINE, 4)
    for x in range(12, 92, 11):
        c.rectangle((x, 82, x + 6, 90), STEEL[3])


@prop
def _wanted(c: Canvas) -> None:
    c.polygon([(14, 4), (86, 8), (84, 97), (12, 94)], PAPER, LINE)
    c.line([(26, 18), (74, 20)], 8, INK)
    c.circle(50, 50, 14, WASTE[2])
    c.polygon([(28, 42), (72, 42), (62, 36), (60, 26), (40, 26), (38, 36)], INK)
    c.pie((28, 60, 72, 102), 180, 360, WASTE[2])
    c.line([(30, 88), (68, 88)], 5, DANGER)


@prop
def _camera(c: Canvas) -> None:
    c.rectangle((30, 14, 62, 34), STEEL[2], LINE, 4)
    c.rectangle((4, 28, 96, 88), STEEL[3], LINE, 8)
    c.rectangle((4, 40, 96, 50), WASTE[3])
    c.circle(48, 60, 25, STEEL[0], LINE)
    c.circle(48, 60, 16, UNDER[2], 3)
    c.circle(42, 54, 5, WHITE)
    c.circle(84, 36, 5, DANGER)


@prop
def _pipe(c: Canvas) -> None:
    c.line([(4, 30), (50, 30), (50, 74)], 36, INK, caps=False)
    c.line([(4, 30), (50, 30), (50, 70)], 26, WASTE[1], caps=False)
    c.line([(4, 24), (46, 24)], 5, WASTE[0], caps=False)
    c.rectangle((2, 6, 18, 54), STEEL[1], LINE, 3)
    c.rectangle((26, 62, 74, 76), STEEL[1], LINE, 3)
    c.polygon(curve([(50, 76), (60, 90), (50, 100), (40, 90)]), GOOD["water"], 3)
    handle(c, (92, 96), (74, 36), DANGER, 9)
    c.polygon(
        [(66, 42), (62, 20), (72, 22), (74, 30), (80, 28), (80, 18), (92, 18), (86, 40)], STEEL[0], LINE
    )


@prop
def _shovel(c: Canvas) -> None:
    handle(c, (88, 8), (48, 56), WASTE[1], 9)
    c.line([(78, 0), (98, 18)], 14)
    c.line([(78, 0), (98, 18)], 6, WASTE[2])
    c.polygon(curve([(56, 40), (66, 62), (44, 84), (10, 96), (14, 62), (38, 42)], 8), STEEL[0], LINE)
    c.line([(46, 56), (26, 78)], 4, STEEL[2])
