"""Emblems of the markets and of the two sides of a dilemma, each in a square of 100 × 100."""

from __future__ import annotations

from collections.abc import Callable
from math import sin

from PIL import Image

from ..kit.canvas import Canvas, Point, curve, gear, ring, star
from ..kit.drawing_cache import LARGE_DRAWINGS, cached_in
from ..kit.palette import (
    CARD,
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
    Colour,
    mix,
)
from ..kit.paper import Sprite
from .city_tools import LINE, handle
from .figures import inset, put_icon
from .scenes import rays
from .wasteland_tools import PROPS

EMBLEMS: dict[str, Callable[[Canvas], None]] = {}
_GROUND: dict[str, Colour] = {
    "laboratory": GREEN[0], "spa": UNDER[0], "courthouse": STEEL[1], "plaza": CITY[1], "fountain": UNDER[0],
    "lounge": HEAD, "academy": CITY[1], "cafeteria": WASTE[0], "apothecary": GREEN[0], "theater": HEART,
    "registry": STEEL[1], "arena": WASTE[1], "teddy_bear_shop": WASTE[0], "clinic": UNDER[0], "bemusement_park": HEAD,
    "bonfire": UNDER[2], "stadium": GREEN[1], "literacy_center": CITY[1], "fight": HEART, "serve": STEEL[1],
    "artifact": CARD,
}  # fmt: skip


def emblem(name: str, wide: int, high: int) -> Sprite:
    """A market under an awning, or a side of a dilemma in front of a sunburst."""
    return Sprite(wide, high, lambda zoom: _render(name, wide * zoom, high * zoom))


@cached_in(LARGE_DRAWINGS)
def _render(name: str, wide: int, high: int) -> Image.Image:
    units = 100 * wide / high
    c = Canvas(wide, high, units, 3, WHITE, ((100 - units) / 2, 0))
    tone = _GROUND.get(name, CARD)
    rays(c, (50, 52), mix(tone, WHITE, 0.45), mix(tone, WHITE, 0.62), 24, 200)
    if name in ("fight", "serve"):
        EMBLEMS[name](inset(c, 8, 8, 84))
    elif name in EMBLEMS:
        # A ribbon covers the lowest tenth.
        c.circle(50, 53, 38, mix(tone, WHITE, 0.82))
        EMBLEMS[name](inset(c, 21, 22, 58))
        _awning(c, units, tone)
    else:
        c.circle(50, 50, 44, mix(tone, WHITE, 0.82))
        put_icon(c, name, 20, 20, 60)
    return c.done().convert("RGBA")


def _awning(c: Canvas, units: float, tone: Colour) -> None:
    wide = units / 12
    left = (100 - units) / 2
    for i in range(12):
        x = left + i * wide
        stripe = WHITE if i % 2 else DANGER
        c.rectangle((x, -2, x + wide, 9), stripe)
        c.pie((x, 4, x + wide, 14), 0, 180, stripe)
        c.arc((x, 4, x + wide, 14), 0, 180, 0.9)
    for i in range(13):
        c.line([(left + i * wide, -2), (left + i * wide, 9)], 0.7, INK, caps=False)


def _emblem(painter: Callable[[Canvas], None]) -> Callable[[Canvas], None]:
    EMBLEMS[painter.__name__.strip("_")] = painter
    return painter


@_emblem
def _laboratory(c: Canvas) -> None:
    c.polygon([(38, 6), (62, 6), (62, 38), (94, 90), (90, 98), (10, 98), (6, 90), (38, 38)], WHITE, LINE)
    c.polygon([(27, 62), (73, 62), (90, 90), (88, 94), (12, 94), (10, 90)], GOOD["bliss"])
    for x, y, r in ((40, 78, 7), (58, 84, 5), (62, 70, 4), (50, 50, 4), (46, 32, 3)):
        c.circle(x, y, r, WHITE, 2)
    c.rectangle((32, 2, 68, 12), STEEL[1], LINE, 3)


@_emblem
def _spa(c: Canvas) -> None:
    c.line([(14, 92), (10, 99)], 8)
    c.line([(86, 92), (90, 99)], 8)
    c.polygon(curve([(6, 56), (94, 56), (90, 82), (74, 94), (26, 94), (10, 82)], 8), WHITE, LINE)
    for x, r in ((20, 10), (36, 13), (54, 11), (70, 13), (82, 9)):
        c.circle(x, 52, r, mix(UNDER[0], WHITE, 0.6), 3)
    c.rectangle((2, 54, 98, 66), WHITE, LINE, 5)
    for x in (30, 50, 70):
        steam = [(x + 5 * sin(i / 3), 34 - i * 1.8) for i in range(18)]
        c.line(steam, 5, STEEL[2])


@_emblem
def _courthouse(c: Canvas) -> None:
    c.rectangle((8, 84, 66, 98), WASTE[3], LINE, 4)
    handle(c, (44, 52), (96, 84), WASTE[2], 9)
    c.polygon([(34, 14), (58, 30), (34, 68), (10, 52)], WASTE[1], LINE)
    c.polygon([(28, 6), (66, 30), (60, 40), (22, 16)], CITY[1], LINE)
    c.polygon([(10, 44), (46, 66), (40, 76), (4, 54)], CITY[1], LINE)


@_emblem
def _plaza(c: Canvas) -> None:
    """A crowned statue."""
    c.rectangle((26, 70, 74, 98), STEEL[1], LINE, 2)
    c.rectangle((16, 88, 84, 99), STEEL[2], LINE, 2)
    c.polygon([(38, 36), (62, 36), (66, 72), (34, 72)], CITY[1], LINE)
    c.line([(62, 40), (84, 14)], 14)
    c.line([(62, 40), (84, 14)], 6, CITY[1])
    c.line([(38, 40), (26, 56), (36, 62)], 13)
    c.line([(38, 40), (26, 56), (36, 62)], 5, CITY[1])
    c.circle(50, 24, 13, CITY[1], LINE)
    c.polygon([(38, 12), (44, 18), (50, 8), (56, 18), (62, 12), (60, 22), (40, 22)], CITY[0], 3)


@_emblem
def _fountain(c: Canvas) -> None:
    for box, start, end in (
        ((8, 14, 50, 96), 180, 300),
        ((50, 14, 92, 96), 240, 360),
        ((26, 6, 50, 70), 180, 330),
        ((50, 6, 74, 70), 210, 360),
    ):
        c.arc(box, start, end, 6, GOOD["water"])
    c.line([(50, 70), (50, 12)], 7, GOOD["water"])
    c.rectangle((44, 52, 56, 84), STEEL[1], LINE)
    c.polygon([(24, 50), (76, 50), (64, 64), (36, 64)], STEEL[0], LINE)
    c.polygon([(2, 76), (98, 76), (88, 98), (12, 98)], STEEL[0], LINE)
    for x, y in ((28, 86), (70, 90), (56, 86)):
        c.circle(x, y, 4.4, CITY[1], 2)


@_emblem
def _lounge(c: Canvas) -> None:
    """A velvet chair with a broken spring."""
    c.rectangle((22, 10, 78, 70), HEAD, LINE, 16)
    for x, y in ((38, 26), (62, 26), (50, 40)):
        c.circle(x, y, 3, CITY[0])
    c.rectangle((20, 56, 80, 84), mix(HEAD, WHITE, 0.25), LINE, 8)
    for x in (4, 76):
        c.rectangle((x, 46, x + 20, 88), mix(HEAD, INK, 0.2), LINE, 9)
    for x in (14, 86):
        c.line([(x, 90), (x, 97)], 7, WASTE[3])
    c.line([(58, 56), (64, 50), (56, 46), (64, 42), (56, 38)], 3, STEEL[3])


@_emblem
def _academy(c: Canvas) -> None:
    c.polygon([(50, 4), (98, 34), (2, 34)], CITY[1], LINE)
    c.rectangle((6, 34, 94, 44), CITY[0], LINE)
    for x in (14, 34, 54, 74):
        c.rectangle((x, 44, x + 12, 84), PAPER, LINE)
    c.rectangle((2, 84, 98, 97), CITY[0], LINE)
    c.line([(40, 20), (60, 20)], 4)
    c.line([(40, 27), (60, 27)], 4)


@_emblem
def _cafeteria(c: Canvas) -> None:
    """A covered dish with a question mark."""
    c.pie((12, 22, 88, 98), 180, 360, STEEL[0], LINE)
    c.arc((24, 34, 76, 86), 190, 250, 6, WHITE)
    c.circle(50, 16, 8, CITY[1], LINE)
    c.rectangle((2, 60, 98, 74), STEEL[1], LINE, 6)
    c.polygon(
        curve([(22, 74), (40, 82), (58, 78), (80, 76), (70, 92), (50, 96), (30, 92)], 6), WASTE[3], LINE
    )
    c.line([(44, 42), (48, 36), (56, 38), (56, 46), (50, 50)], 4.4)
    c.circle(50, 56, 2.8, INK)


@_emblem
def _apothecary(c: Canvas) -> None:
    c.rectangle((20, 26, 80, 98), mix(GREEN[1], WHITE, 0.2), LINE, 12)
    c.rectangle((28, 4, 72, 30), WHITE, LINE, 5)
    c.rectangle((20, 46, 80, 82), WHITE, LINE)
    c.pie((34, 48, 66, 80), 60, 280, HEAD)
    c.polygon(star(62, 58, 7, 4, 0.35), CITY[2])


@_emblem
def _theater(c: Canvas) -> None:
    PROPS["masks"](inset(c, 18, 22, 64))
    for side in (-1, 1):
        x = 50 + side * 48
        c.polygon(
            [(x, 4), (50 + side * 14, 4), (50 + side * 30, 40), (50 + side * 36, 96), (x, 96)], DANGER, LINE
        )
        for k in (22, 34):
            c.line([(50 + side * (k + 4), 6), (50 + side * (k + 8), 92)], 3, mix(DANGER, INK, 0.4))
    c.rectangle((0, 0, 100, 14), DANGER, LINE, 3)
    c.line([(4, 12), (96, 12)], 4, CITY[1])


@_emblem
def _registry(c: Canvas) -> None:
    c.rectangle((16, 4, 84, 98), STEEL[1], LINE, 5)
    for i in range(3):
        y = 10 + i * 29
        c.rectangle((22, y, 78, y + 24), STEEL[0], 3, 3)
        c.rectangle((38, y + 4, 62, y + 11), PAPER, 2)
        c.line([(42, y + 18), (58, y + 18)], 4)
    c.ellipse((28, 34, 72, 66), WHITE, LINE)
    c.circle(50, 50, 11, UNDER[1], 3)
    c.circle(50, 50, 5, INK)


@_emblem
def _arena(c: Canvas) -> None:
    """Crossed swords with a flower."""
    for side in (-1, 1):
        tip: Point = (50 + side * 44, 6)
        hilt: Point = (50 - side * 30, 78)
        handle(c, tip, hilt, STEEL[0], 8)
        handle(c, (hilt[0] - 2 * side, hilt[1] + 3), (50 - side * 40, 94), WASTE[3], 7)
        c.line([(50 - side * 42, 68), (50 - side * 18, 86)], 10)
        c.line([(50 - side * 42, 68), (50 - side * 18, 86)], 4, CITY[1])
    for x, y in ring(50, 42, 14, 7):
        c.circle(x, y, 9, HEART, 2.6)
    c.circle(50, 42, 10, CITY[0], 2.6)


@_emblem
def _teddy_bear_shop(c: Canvas) -> None:
    put_icon(c, "bear", 6, 12, 74)
    for a, b in (((54, 30), (96, 76)), ((96, 36), (58, 80))):
        handle(c, a, b, STEEL[0], 5)
    for x, y in ((96, 86), (54, 90)):
        c.circle(x, y, 10, None, 7, DANGER)
    c.circle(77, 56, 3, INK)


@_emblem
def _clinic(c: Canvas) -> None:
    c.rectangle((12, 2, 88, 62), WHITE, LINE, 4)
    for y, sizes in ((12, (20,)), (36, (11, 11, 11)), (52, (6, 6, 6, 6))):
        for i, size in enumerate(sizes):
            x = 50 + (i - (len(sizes) - 1) / 2) * size * 1.6
            c.rectangle((x - size / 2, y, x + size / 2, y + size), INK)
            c.rectangle((x - size / 6, y + size * 0.2, x + size / 2, y + size * 0.8), WHITE)
            c.rectangle((x - size / 6, y + size * 0.42, x + size / 2, y + size * 0.58), INK)
    put_icon(c, "bifocals", 14, 42, 72)


@_emblem
def _bemusement_park(c: Canvas) -> None:
    c.polygon([(50, 46), (72, 98), (62, 98), (50, 66), (38, 98), (28, 98)], WASTE[2], LINE)
    c.circle(50, 46, 38, None, 7)
    c.circle(50, 46, 36.5, None, 3.4, CITY[1])
    tones = (HEART, GOOD["energy"], GOOD["water"], GOOD["bliss"], HEAD, GOOD["food"], CARD, PAPER)
    for i, (x, y) in enumerate(ring(50, 46, 37, 8)):
        c.line([(50, 46), (x, y)], 3)
        c.rectangle((x - 8, y - 4, x + 8, y + 9), tones[i], 3, 5)
    c.circle(50, 46, 7, CITY[1], 3)


@_emblem
def _bonfire(c: Canvas) -> None:
    handle(c, (12, 94), (88, 80), WASTE[2], 9)
    handle(c, (12, 80), (88, 94), WASTE[1], 9)
    PROPS["flame"](inset(c, 10, 0, 82))
    put_icon(c, "game", 34, 40, 34)


@_emblem
def _stadium(c: Canvas) -> None:
    c.ellipse((2, 30, 98, 96), STEEL[1], LINE)
    c.ellipse((12, 40, 88, 90), GREEN[1], LINE)
    c.polygon([(50, 50), (72, 66), (50, 82), (28, 66)], WASTE[0], 3)
    for x in (12, 88):
        c.line([(x, 56), (x, 14)], 5)
        c.rectangle((x - 10, 4, x + 10, 20), WHITE, 3, 2)
        for dx in (-5, 5):
            c.circle(x + dx, 12, 3, GOOD["energy"])
    put_icon(c, "bat", 24, 12, 56)


@_emblem
def _literacy_center(c: Canvas) -> None:
    put_icon(c, "book", 6, 4, 88)
    c.line([(8, 26), (92, 74)], 12)
    c.line([(92, 26), (8, 74)], 12)
    c.line([(8, 26), (92, 74)], 6, STEEL[1])
    c.line([(92, 26), (8, 74)], 6, STEEL[1])
    put_icon(c, "lock", 30, 34, 40)


@_emblem
def _fight(c: Canvas) -> None:
    """A raised fist."""
    skin, dark = WASTE[1], WASTE[2]
    c.polygon([(36, 62), (66, 62), (72, 112), (30, 112)], skin, LINE)
    c.polygon([(54, 64), (65, 64), (70, 112), (56, 112)], dark)
    c.rectangle((26, 84, 76, 112), DANGER, LINE, 3)
    c.rectangle((28, 26, 76, 70), skin, LINE, 12)
    for i in range(4):
        c.rectangle(
            (26 + i * 12.6, 12 + (i == 3) * 4 + (i == 0) * 3, 39 + i * 12.6, 44),
            skin if i < 3 else dark,
            LINE,
            6,
        )
    c.rectangle((18, 40, 56, 56), skin, LINE, 8)
    for x, y in ((10, 20), (92, 22), (8, 64), (94, 62), (50, 2)):
        c.line([(x, y), (50 + (x - 50) * 1.22, 50 + (y - 50) * 1.22)], 6, DANGER)


@_emblem
def _serve(c: Canvas) -> None:
    """An eye above the city."""
    for left, right, top in ((6, 94, 84), (20, 80, 68), (34, 66, 52)):
        c.rectangle((left, top, right, 112), CITY[2], LINE)
        c.rectangle((left + 3, top + 3, left + 10, 112), CITY[1])
    for x, y in ring(50, 30, 46, 16):
        if y < 44:
            c.line([(50 + (x - 50) * 0.8, 30 + (y - 30) * 0.8), (x, y)], 4, CITY[2])
    c.polygon(
        curve([(16, 30), (34, 14), (50, 10), (66, 14), (84, 30), (66, 46), (50, 50), (34, 46)]), WHITE, LINE
    )
    c.circle(50, 30, 17, UNDER[1], LINE)
    c.polygon(gear(50, 30, 8, 8), INK)
    c.circle(45, 25, 4, WHITE)
