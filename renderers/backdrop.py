"""The painting behind the board: green zeppelins over a golden walled city, scrap-yard farms, works underground."""

from __future__ import annotations

from math import ceil, cos, pi, sin
from random import Random

from PIL import Image, ImageDraw

from .board_layout import SKY_END, STRIPS_TOP, WIDTH
from .kit.canvas import Canvas, Point, curve, gear
from .kit.palette import CITY, GREEN, INK, SKY, STEEL, UNDER, WASTE, WHITE, Colour, mix

HORIZON = 392
GROUND_END = 750
SUN: Point = (640, HORIZON - 10)
WALL = (788, 812)


BEDROCK = 772
"""Whatever is above it is the same for all heights."""


def paint_scene(c: Canvas, height: int) -> None:
    """The whole scene from the sky to the bedrock. Deterministic: the picture is always the same."""
    _sky(c)
    for x, y, size in ((420, 276, 0.6), (960, 292, 0.66), (1275, 284, 0.75), (1520, 290, 0.8)):
        cloud(c, x, y, size, mix(SKY[5], (255, 255, 255), 0.5))
    zeppelin(c, 1130, 290, 100)
    zeppelin(c, 1430, 286, 62)
    zeppelin(c, 724, 276, 46)
    _wastelands(c)
    _city(c)
    _underground(c, height)
    _grain(c)


def _sky(c: Canvas) -> None:
    """Rings of light around a low sun, crossed by rays."""
    _rings(c, 0.0)
    # No ray reaches below the sun, so only the part above it has to be painted twice.
    high = min(c.size[1], ceil((SUN[1] - c.origin[1]) * c.scale / c.super) + 1)
    if high > 0:
        bright = c.beside(high)
        _rings(bright, 0.45)
        c.image.paste(bright.image, (0, 0), _rays(bright))
    c.circle(*SUN, 92, mix(SKY[5], WHITE, 0.55))


def _rings(c: Canvas, shift: float) -> None:
    c.pen.rectangle((0, 0, *c.image.size), fill=mix(SKY[0], SKY[1], shift))
    for i, tone in enumerate(SKY[1:], 1):
        r = 1150 - 145 * i
        lighter = SKY[i + 1] if i + 1 < len(SKY) else SKY[5]
        c.ellipse((SUN[0] - r, SUN[1] - r * 0.72, SUN[0] + r, SUN[1] + r * 0.72), mix(tone, lighter, shift))


def _rays(c: Canvas) -> Image.Image:
    """A mask of the rays on this canvas."""
    rays = Image.new("L", c.image.size)
    pen = ImageDraw.Draw(rays)
    for i in range(24):
        ends = [pi + pi * (i + part) / 24 for part in (0.0, 0.5)]
        pen.polygon(c.pixels([SUN, *((SUN[0] + 1700 * cos(a), SUN[1] + 1700 * sin(a)) for a in ends)]), 255)
    return rays


def cloud(c: Canvas, x: float, y: float, size: float, fill: Colour) -> None:
    for dx, dy, r in ((-58, 4, 20), (-30, -10, 28), (6, -16, 34), (40, -6, 26), (66, 6, 18)):
        c.circle(x + dx * size, y + dy * size, r * size, fill)
    c.rectangle((x - 80 * size, y + 2 * size, x + 86 * size, y + 24 * size), fill, 0, 11 * size)


def zeppelin(c: Canvas, x: float, y: float, half: float) -> None:
    """`half` is half of its length. The bow points left."""
    high = half * 0.36
    c.polygon(
        [
            (x + half * 0.6, y),
            (x + half * 1.08, y - high * 0.95),
            (x + half * 1.0, y),
            (x + half * 1.08, y + high * 0.95),
        ],
        GREEN[3],
    )
    hull = curve(
        [
            (x - half, y),
            (x - half * 0.5, y - high * 0.86),
            (x + half * 0.15, y - high),
            (x + half, y - high * 0.12),
            (x + half, y + high * 0.12),
            (x + half * 0.15, y + high),
            (x - half * 0.5, y + high * 0.86),
        ]
    )
    c.polygon(hull, GREEN[2])
    belly = curve(
        [
            (x - half * 0.96, y + high * 0.2),
            (x, y + high * 0.42),
            (x + half * 0.98, y + high * 0.1),
            (x + half * 0.15, y + high * 0.98),
            (x - half * 0.5, y + high * 0.84),
        ]
    )
    c.polygon(belly, GREEN[3])
    shine = curve(
        [
            (x - half * 0.86, y - high * 0.3),
            (x - half * 0.3, y - high * 0.8),
            (x + half * 0.4, y - high * 0.72),
            (x - half * 0.2, y - high * 0.5),
        ]
    )
    c.polygon(shine, GREEN[1])
    c.rectangle((x - half * 0.36, y + high * 1.05, x + half * 0.2, y + high * 1.42), INK, 0, half * 0.05)
    for i in range(4):
        c.rectangle(
            (x - half * (0.3 - 0.13 * i), y + high * 1.13, x - half * (0.23 - 0.13 * i), y + high * 1.28),
            CITY[0],
        )


def _grain(c: Canvas) -> None:
    """Specks, as if the ink of a print had not stuck everywhere."""
    specks = Random(11)
    for _ in range(5200):
        x, y, r = specks.uniform(0, WIDTH), specks.uniform(0, GROUND_END), specks.uniform(0.5, 1.3)
        at = (round((x - c.origin[0]) * c.scale), round((y - c.origin[1]) * c.scale))
        if 0 <= at[0] < c.image.width and 0 <= at[1] < c.image.height:
            light = mix(c.colour_at(at), SKY[5] if y < HORIZON else CITY[0], 0.5)
            c.circle(x, y, r, light)


# Euphoria
def _tower(c: Canvas, x: float, top: float, wide: float, tone: Colour, light: Colour, floor: float) -> None:
    """A stepped tower with a lit side and a spire."""
    c.line([(x, top - wide * 0.5), (x, top)], max(2.0, wide * 0.05), tone, caps=False)
    for share, drop in ((0.3, 0), (0.62, wide * 0.45), (1.0, wide * 1.15)):
        left, right, y = x - wide * share / 2, x + wide * share / 2, top + drop
        c.rectangle((left, y, right, floor), tone)
        c.rectangle((left, y, left + wide * share * 0.28, floor), light)
        c.rectangle((left, y, right, y + 3), light)
    for column in (0.08, 0.24, 0.38):
        y = top + wide * 1.3
        while y < floor - 6:
            c.rectangle((x + wide * column - 2, y, x + wide * column + 2, y + 5), CITY[0])
            y += 11


def _city(c: Canvas) -> None:
    back = mix(CITY[1], SKY[6], 0.5)
    for x, top, wide in (
        (40, 270, 60),
        (140, 300, 52),
        (420, 300, 46),
        (455, 262, 44),
        (560, 286, 58),
        (665, 268, 40),
        (735, 296, 52),
    ):
        _tower(c, x, top, wide, back, mix(back, CITY[0], 0.5), HORIZON)
    for x, top, wide in ((425, 318, 54), (505, 250, 62), (603, 302, 48), (700, 310, 60), (768, 318, 36)):
        _tower(c, x, top, wide, CITY[2], CITY[1], HORIZON)
    for x, r in ((560, 34), (650, 26), (740, 30)):
        c.circle(x, 352, r, CITY[3])
        c.circle(x - r * 0.25, 352 - r * 0.1, r * 0.66, CITY[2])
        c.line([(x, 352 - r - 16), (x, 352 - r)], 3, CITY[3], caps=False)
    c.rectangle((0, 350, 790, GROUND_END), CITY[3])
    for i in range(40):
        # Fluted walls
        x = i * 20
        c.rectangle((x, 350, x + 8, GROUND_END), mix(CITY[3], CITY[2], 0.5))
    c.rectangle((0, 346, 790, 352), CITY[1])
    c.rectangle((0, 352, 790, 355), CITY[4])
    _wall(c)


def _wall(c: Canvas) -> None:
    """The city wall."""
    left, right = WALL
    c.rectangle((left - 14, 268, right + 14, GROUND_END), CITY[4])
    c.rectangle((left - 12, 270, right - 4, GROUND_END), CITY[2])
    c.rectangle((left - 12, 270, left, GROUND_END), CITY[1])
    for x in range(left - 22, right + 14, 16):
        c.rectangle((x, 252, x + 10, 270), CITY[3])
    c.rectangle((left - 22, 264, right + 22, 276), CITY[2])
    c.rectangle((left - 22, 276, right + 22, 280), CITY[4])
    for y in range(300, GROUND_END, 26):
        c.rectangle((left - 12, y, right - 4, y + 2), CITY[3])
    for y in range(292, 390, 40):
        c.rectangle((left + 4, y, left + 9, y + 14), INK)


# Wastelands
def _wastelands(c: Canvas) -> None:
    far = mix(WASTE[1], SKY[6], 0.5)
    c.polygon(
        [
            (800, 340),
            (900, 318),
            (1010, 330),
            (1120, 306),
            (1260, 330),
            (1380, 310),
            (1500, 326),
            (1600, 308),
            (1600, 420),
            (800, 420),
        ],
        far,
    )
    c.polygon(
        curve([(780, 372), (960, 336), (1150, 352), (1330, 330), (1620, 352), (1640, 480), (780, 480)]),
        WASTE[1],
    )
    for x, y, high in ((878, 348, 70), (1345, 338, 88), (1556, 346, 60)):
        _windmill(c, x, y, high)
    for x, y, size in ((960, 352, 1.0), (1075, 352, 0.8), (1230, 350, 1.1), (1455, 350, 1.0)):
        _scrap(c, x, y, size)
    c.rectangle((812, 352, 1600, GROUND_END), WASTE[2])
    for i in range(-26, 27):
        # Furrows towards the horizon
        x = 1200 + i * 12
        c.polygon(
            [(x, 352), (x + 5, 352), (1200 + i * 62 + 24, GROUND_END), (1200 + i * 62, GROUND_END)],
            mix(WASTE[2], WASTE[3], 0.55),
        )
    c.rectangle((812, 350, 1600, 353), WASTE[4])


def _windmill(c: Canvas, x: float, y: float, high: float) -> None:
    """A wind pump made of scrap."""
    for side in (-1, 1):
        c.line([(x + side * high * 0.2, y + 10), (x, y - high * 0.62)], 4, WASTE[4])
    c.line([(x - high * 0.1, y - 8), (x + high * 0.1, y - 8)], 3, WASTE[4])
    c.line([(x - high * 0.06, y - high * 0.34), (x + high * 0.06, y - high * 0.34)], 3, WASTE[4])
    hub = (x, y - high * 0.66)
    for i in range(10):
        a = 2 * pi * i / 10
        b = a + 0.34
        r = high * 0.36
        c.polygon(
            [hub, (hub[0] + r * cos(a), hub[1] + r * sin(a)), (hub[0] + r * cos(b), hub[1] + r * sin(b))],
            WASTE[3],
        )
    c.circle(*hub, 4, WASTE[0])


def _scrap(c: Canvas, x: float, y: float, size: float) -> None:
    """A scrap heap with wheels, a girder and a smoking chimney."""
    s = size
    c.polygon(
        [
            (x - 60 * s, y + 6),
            (x - 40 * s, y - 22 * s),
            (x - 12 * s, y - 30 * s),
            (x + 10 * s, y - 20 * s),
            (x + 44 * s, y - 26 * s),
            (x + 64 * s, y + 6),
        ],
        WASTE[3],
    )
    c.polygon(gear(x - 24 * s, y - 18 * s, 20 * s, 9), WASTE[4])
    c.circle(x - 24 * s, y - 18 * s, 7 * s, WASTE[1])
    c.line([(x - 2 * s, y - 6), (x + 36 * s, y - 50 * s)], 6 * s, WASTE[4])
    for i in range(4):
        c.line(
            [(x + (4 + 9 * i) * s, y - (12 + 10 * i) * s), (x + (14 + 7 * i) * s, y - (8 + 12 * i) * s)],
            2.4 * s,
            WASTE[1],
        )
    c.rectangle((x + 40 * s, y - 44 * s, x + 52 * s, y), WASTE[4])
    c.circle(x + 22 * s, y - 4 * s, 13 * s, WASTE[4])
    c.circle(x + 22 * s, y - 4 * s, 6 * s, WASTE[2])


# Subterra
def _underground(c: Canvas, height: int) -> None:
    c.rectangle((0, GROUND_END - 2, WIDTH, height), UNDER[3])
    dark = mix(UNDER[3], UNDER[4], 0.6)
    for top, amplitude, tone in (
        (770, 9, dark),
        (905, 14, UNDER[4]),
        (1020, 12, dark),
        (STRIPS_TOP - 4, 10, UNDER[4]),
    ):
        wave: list[Point] = [
            (x, top + amplitude * sin(x / 97 + top) + 5 * sin(x / 31)) for x in range(0, WIDTH + 20, 20)
        ]
        c.polygon([*wave, (WIDTH, height), (0, height)], tone)
    c.polygon(
        [
            (0, GROUND_END),
            *[(x, GROUND_END + 9 + 5 * sin(x / 13) + 4 * sin(x / 41)) for x in range(0, WIDTH + 10, 8)],
            (WIDTH, GROUND_END),
        ],
        CITY[4],
    )
    c.polygon(
        [
            (800, GROUND_END),
            *[(x, GROUND_END + 9 + 5 * sin(x / 13) + 4 * sin(x / 41)) for x in range(800, WIDTH + 10, 8)],
            (WIDTH, GROUND_END),
        ],
        WASTE[4],
    )
    c.rectangle((0, GROUND_END - 6, 800, GROUND_END), CITY[2])
    c.rectangle((800, GROUND_END - 6, WIDTH, GROUND_END), WASTE[3])
    _pipes(c)
    for x, y, r in ((560, 790, 40), (640, 806, 26), (1010, 1150, 34)):
        c.polygon(gear(x, y, r, 10), UNDER[2])
        c.circle(x, y, r * 0.5, UNDER[4])
        c.circle(x, y, r * 0.2, UNDER[1])
    dots = Random(6)
    for _ in range(420):
        dot, deep, size = dots.uniform(0, WIDTH), dots.uniform(BEDROCK, height), dots.uniform(1, 3.2)
        c.circle(dot, deep, size, UNDER[2] if dots.random() < 0.6 else UNDER[4])


def _pipes(c: Canvas) -> None:
    for y, wide in ((780, 12), (1151, 9)):
        c.rectangle((0, y, WIDTH, y + wide), STEEL[3])
        c.rectangle((0, y + 2, WIDTH, y + 4), STEEL[2])
        for x in range(40, WIDTH, 180):
            c.rectangle((x, y - 4, x + 16, y + wide + 4), STEEL[2], 2, 2)
    for x in (226, 1009):
        c.rectangle((x - 5, 760, x + 5, STRIPS_TOP), STEEL[3])
        c.rectangle((x - 3, 760, x - 1, STRIPS_TOP), STEEL[2])


__all__ = ["GROUND_END", "HORIZON", "SKY_END", "cloud", "paint_scene", "zeppelin"]
