"""The backgrounds of each faction: the golden city, the underground works, the scrapyard farms, the sky."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from ..kit.canvas import Canvas, Point, curve, gear
from ..kit.palette import CITY, GREEN, INK, PAPER, SKY, STEEL, UNDER, WASTE, WHITE, Colour, mix


def rays(c: Canvas, at: Point, one: Colour, other: Colour, count: int = 20, reach: float = 160) -> None:
    """A sunburst over the whole canvas."""
    x, y = at
    c.rectangle((x - reach, y - reach, x + reach, y + reach), one)
    for i in range(count):
        a, b = (2 * pi * (i + part) / count for part in (0.0, 0.5))
        c.polygon(
            [at, (x + reach * cos(a), y + reach * sin(a)), (x + reach * cos(b), y + reach * sin(b))], other
        )


def _city(c: Canvas) -> None:
    rays(c, (50, 46), CITY[0], mix(CITY[0], CITY[1], 0.45))
    c.circle(50, 42, 36, mix(CITY[0], WHITE, 0.5))
    for x, top, wide, tone in (
        (-12, 34, 16, 1),
        (6, 46, 14, 2),
        (20, 60, 10, 1),
        (112, 30, 16, 1),
        (94, 42, 14, 2),
        (80, 60, 10, 1),
    ):
        c.line([(x, top - 12), (x, top)], 1, CITY[tone], caps=False)
        for share, drop in ((0.4, 0), (0.7, 6), (1.0, 16)):
            c.rectangle((x - wide * share / 2, top + drop, x + wide * share / 2, 110), CITY[tone])
            c.rectangle(
                (x - wide * share / 2, top + drop, x - wide * share / 4, 110), mix(CITY[tone], CITY[0], 0.5)
            )
    c.rectangle((-40, 86, 140, 110), CITY[3])
    for i in range(-10, 36):
        c.rectangle((i * 5, 86, i * 5 + 2, 110), CITY[2])
    c.rectangle((-40, 84, 140, 87), CITY[0])


def _works(c: Canvas) -> None:
    c.rectangle((-40, -10, 140, 120), UNDER[3])
    c.polygon(gear(50, 44, 62, 16, 0.14), UNDER[2])
    c.circle(50, 44, 42, mix(UNDER[2], UNDER[1], 0.55))
    c.circle(50, 44, 36, UNDER[1])
    for x in (-8, 104):
        c.rectangle((x - 5, -10, x + 9, 120), UNDER[4])
        c.rectangle((x - 3, -10, x, 120), UNDER[1])
        for y in (14, 62):
            c.rectangle((x - 7, y, x + 11, y + 5), UNDER[0])
    for i in range(9):
        c.rectangle((-40 + i * 22, -8, -20 + i * 22, 4), mix(UNDER[3], UNDER[4], 0.6))
    c.rectangle((-40, 4, 140, 6), UNDER[4])
    c.rectangle((-40, 90, 140, 120), UNDER[4])
    for i in range(12):
        c.polygon([(-40 + i * 16, 90), (-32 + i * 16, 90), (-38 + i * 16, 96), (-46 + i * 16, 96)], CITY[1])


def _farms(c: Canvas) -> None:
    rays(c, (50, 62), SKY[5], mix(SKY[5], SKY[6], 0.7))
    c.circle(50, 48, 35, mix(SKY[6], WASTE[1], 0.35))
    c.polygon(curve([(-50, 78), (0, 66), (40, 74), (90, 64), (150, 76), (150, 130), (-50, 130)]), WASTE[1])
    for x, y, r in ((-4, 46, 14), (106, 40, 16)):
        c.line([(x, y), (x - 5, 86)], 1.4, WASTE[4])
        c.line([(x, y), (x + 5, 86)], 1.4, WASTE[4])
        for i in range(8):
            a, b = pi * i / 4, pi * i / 4 + 0.36
            c.polygon([(x, y), (x + r * cos(a), y + r * sin(a)), (x + r * cos(b), y + r * sin(b))], WASTE[3])
        c.circle(x, y, 2.4, WASTE[4])
    for x, y in ((14, 82), (88, 82)):
        c.polygon(gear(x, y, 11, 9), WASTE[4])
        c.circle(x, y, 4.4, WASTE[1])
    c.rectangle((-40, 86, 140, 120), WASTE[2])
    for i in range(-8, 9):
        c.polygon([(50 + i * 9, 86), (51.6 + i * 9, 86), (54 + i * 16, 112), (49 + i * 16, 112)], WASTE[3])


def _sky(c: Canvas) -> None:
    rays(c, (50, 46), SKY[2], SKY[3])
    c.circle(50, 44, 37, mix(SKY[4], WHITE, 0.35))
    x, y = 8.0, 18.0
    c.polygon([(x + 16, y), (x + 27, y - 8), (x + 25, y), (x + 27, y + 8)], GREEN[3])
    c.polygon(
        curve([(x - 22, y), (x - 10, y - 7), (x + 4, y - 8), (x + 22, y), (x + 4, y + 8), (x - 10, y + 7)]),
        GREEN[2],
    )
    c.polygon(
        curve([(x - 21, y + 1), (x, y + 3), (x + 20, y + 1), (x + 4, y + 8), (x - 10, y + 7)]), GREEN[3]
    )
    c.rectangle((x - 8, y + 8, x + 4, y + 11), INK, 0, 1)
    for cx, cy, size, tone in (
        (96, 34, 0.5, mix(SKY[4], WHITE, 0.6)),
        (-2, 70, 0.7, mix(SKY[3], WHITE, 0.5)),
        (104, 66, 0.6, mix(SKY[3], WHITE, 0.5)),
    ):
        _puff(c, cx, cy, size, tone)
    for cx in (-20, 14, 50, 86, 120):
        _puff(c, cx, 96, 0.8, PAPER)


def _puff(c: Canvas, x: float, y: float, size: float, tone: Colour) -> None:
    for dx, dy, r in ((-22, 2, 9), (-10, -6, 13), (6, -8, 15), (20, 0, 10)):
        c.circle(x + dx * size, y + dy * size, r * size, tone)
    c.rectangle((x - 30 * size, y, x + 30 * size, y + 24 * size), tone, 0, 9 * size)


def _hall(c: Canvas) -> None:
    """A neutral grey background for what belongs to no faction."""
    rays(c, (50, 50), STEEL[0], mix(STEEL[0], STEEL[1], 0.4))
    c.circle(50, 48, 40, mix(STEEL[0], WHITE, 0.6))


SCENES: dict[str, Callable[[Canvas], None]] = {
    "euphorian": _city,
    "subterran": _works,
    "wastelander": _farms,
    "icarite": _sky,
    "": _hall,
}
