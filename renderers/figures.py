"""People in the manner of a poster: flat shapes, one lit side and one shaded, from a small wardrobe.

Everything is drawn in a square of 100 × 100 with the head in its middle.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass

from .kit.canvas import Canvas, Point, curve, ring
from .kit.icons import icon
from .kit.palette import (
    AREA_PAPER,
    CARD,
    CITY,
    DANGER,
    GOOD,
    GREEN,
    HEAD,
    INK,
    MINER,
    PAPER,
    STEEL,
    UNDER,
    WASTE,
    WHITE,
    Colour,
    mix,
)

Tones = tuple[Colour, Colour]
"""Lit and shaded."""
Painter = Callable[[Canvas, Tones], None]

SKIN: dict[str, Tones] = {
    "pale": (AREA_PAPER["wastelands"], mix(WASTE[0], AREA_PAPER["wastelands"], 0.25)),
    "fair": (mix(WASTE[0], AREA_PAPER["wastelands"], 0.45), mix(WASTE[1], WASTE[0], 0.5)),
    "tan": (WASTE[0], WASTE[1]),
    "brown": (mix(WASTE[2], WASTE[1], 0.35), mix(WASTE[2], WASTE[3], 0.45)),
    "dark": (mix(WASTE[3], WASTE[2], 0.25), mix(WASTE[4], WASTE[3], 0.35)),
}
CLOTH: dict[str, Tones] = {
    "ink": (mix(INK, STEEL[3], 0.45), INK),
    "white": (WHITE, STEEL[0]),
    "grey": (STEEL[2], STEEL[3]),
    "gold": (CITY[1], CITY[2]),
    "ochre": (CITY[3], CITY[4]),
    "rust": (WASTE[2], WASTE[3]),
    "sand": (WASTE[0], WASTE[1]),
    "blue": (UNDER[1], UNDER[2]),
    "navy": (UNDER[3], UNDER[4]),
    "green": (GREEN[2], GREEN[3]),
    "lime": (GREEN[0], GREEN[1]),
    "red": (DANGER, mix(DANGER, INK, 0.4)),
    "plum": (HEAD, mix(HEAD, INK, 0.4)),
    "teal": (CARD, mix(CARD, INK, 0.4)),
    "pink": (MINER, mix(MINER, INK, 0.3)),
    "orange": (GOOD["food"], mix(GOOD["food"], INK, 0.3)),
}
HAIR: dict[str, Tones] = {
    "black": (mix(INK, STEEL[3], 0.35), INK),
    "brown": (WASTE[4], mix(WASTE[4], INK, 0.5)),
    "red": (WASTE[2], WASTE[3]),
    "blond": (CITY[1], CITY[2]),
    "grey": (STEEL[1], STEEL[2]),
    "white": (PAPER, STEEL[0]),
    "blue": (UNDER[1], UNDER[2]),
    "plum": (HEAD, mix(HEAD, INK, 0.4)),
}


@dataclass(frozen=True, slots=True)
class Figure:
    skin: str
    hair: str
    """A cut and its colour: `bob black`."""
    clothes: str
    """A garment and its colour: `coat white`."""
    prop: str
    hat: str = ""
    """A hat and its colour."""
    face: tuple[str, ...] = ()
    """Glasses, beards, masks; a beard has the colour of the hair."""


def paint_figure(c: Canvas, figure: Figure) -> None:
    cut, _, shade = figure.hair.partition(" ")
    garment, _, cloth = figure.clothes.partition(" ")
    skin, hair, fabric = SKIN[figure.skin], HAIR[shade or "black"], CLOTH[cloth]
    if cut in BEHIND:
        BEHIND[cut](c, hair)
    _shoulders(c, fabric)
    _head(c, skin)
    GARMENTS[garment](c, fabric)
    _features(c, skin, "smile" in figure.face, "frown" in figure.face)
    for name in figure.face:
        if name in BEARDS:
            BEARDS[name](c, hair)
    if cut in CUTS:
        CUTS[cut](c, hair)
    if figure.hat:
        hat, _, tone = figure.hat.partition(" ")
        HATS[hat](c, CLOTH[tone])
    for name in figure.face:
        if name in WORN:
            WORN[name](c, fabric)


def inset(c: Canvas, left: float, top: float, size: float) -> Canvas:
    """The same canvas, with a square of it measured from 0 to 100."""
    part = copy(c)
    part.scale = c.scale * size / 100
    part.origin = (-(left - c.origin[0]) * c.scale / part.scale, -(top - c.origin[1]) * c.scale / part.scale)
    return part


def put_icon(c: Canvas, name: str, left: float, top: float, size: float) -> None:
    image = icon(name, round(size * c.scale)).render(1)
    x, y = (round((v - o) * c.scale) for v, o in zip((left, top), c.origin, strict=True))
    c.image.paste(image, (x, y), image)


# The body
_FACE = curve([(50, 19), (63, 24), (67, 40), (62, 55), (50, 64), (38, 55), (33, 40), (37, 24)])


def _lit(c: Canvas, points: list[Point], tones: Tones, middle: float = 51.5) -> None:
    """A shape with light from the left; the points begin at the top."""
    c.polygon(points, tones[0])
    c.polygon([(max(x, middle), y) for x, y in points], tones[1])


def _shoulders(c: Canvas, tones: Tones) -> None:
    _lit(c, curve([(50, 66), (66, 72), (86, 78), (92, 104), (50, 110), (8, 104), (14, 78), (34, 72)]), tones)


def _head(c: Canvas, skin: Tones) -> None:
    c.polygon([(41, 50), (59, 50), (61, 74), (50, 80), (39, 74)], skin[1])
    for x, tone in ((33, skin[0]), (67, skin[1])):
        c.ellipse((x - 3.5, 37, x + 3.5, 49), tone)
    _lit(c, _FACE, skin)
    c.polygon([(52, 38), (46, 49.5), (52, 50.5)], skin[1])


def _features(c: Canvas, skin: Tones, smile: bool, frown: bool) -> None:
    dark = mix(skin[1], INK, 0.75)
    for x in (42.5, 58.5):
        c.line([(x - 4, 36.6), (x + 4, 35.8)], 1.7, dark)
        c.ellipse((x - 2.6, 39.4, x + 2.6, 43), WHITE)
        c.circle(x, 41.2, 1.8, INK)
    if smile:
        c.arc((43, 47, 58, 58), 20, 160, 1.8, dark)
    elif frown:
        c.arc((44, 55, 57, 64), 200, 340, 1.8, dark)
    else:
        c.line([(45, 56), (56, 56)], 1.7, dark)


# Hair: the part behind the head, and the part before it
def _bob_back(c: Canvas, t: Tones) -> None:
    _lit(c, curve([(50, 12), (68, 18), (74, 40), (72, 62), (50, 58), (28, 62), (26, 40), (32, 18)]), t)


def _long_back(c: Canvas, t: Tones) -> None:
    _lit(c, curve([(50, 11), (69, 18), (75, 44), (78, 82), (50, 80), (22, 82), (25, 44), (31, 18)]), t)


def _bun_back(c: Canvas, t: Tones) -> None:
    c.circle(50, 11, 10, t[0])
    c.pie((40, 1, 60, 21), -90, 90, t[1])


def _curls_back(c: Canvas, t: Tones) -> None:
    for i, (x, y) in enumerate([*ring(50, 36, 22, 11), (29, 58), (71, 58), (28, 48), (72, 48)]):
        c.circle(x, y, 9, t[0] if x < 52 else t[1] if i else t[0])


def _braids_back(c: Canvas, t: Tones) -> None:
    for x, tone in ((29, t[0]), (71, t[1])):
        for i in range(5):
            c.ellipse((x - 5, 44 + i * 8, x + 5, 55 + i * 8), tone)


def _tail_back(c: Canvas, t: Tones) -> None:
    c.polygon(curve([(62, 16), (80, 22), (84, 46), (78, 62), (72, 44), (64, 30)]), t[1])


BEHIND: dict[str, Painter] = {
    "bob": _bob_back, "long": _long_back, "bun": _bun_back, "curls": _curls_back, "braids": _braids_back,
    "tail": _tail_back,
}  # fmt: skip


def _fringe(c: Canvas, t: Tones) -> None:
    _lit(
        c,
        [
            (50, 14),
            (64, 18),
            (70, 34),
            (68, 44),
            (63, 30),
            (52, 27),
            (40, 31),
            (36, 31),
            (33, 44),
            (30, 34),
            (36, 18),
        ],
        t,
    )


def _parted(c: Canvas, t: Tones) -> None:
    _lit(
        c,
        [
            (50, 14),
            (65, 19),
            (69, 34),
            (68, 42),
            (62, 32),
            (55, 24),
            (46, 30),
            (36, 33),
            (32, 42),
            (30, 34),
            (36, 18),
        ],
        t,
    )


def _short(c: Canvas, t: Tones) -> None:
    _lit(
        c,
        curve(
            [
                (50, 14),
                (64, 19),
                (69, 32),
                (67, 40),
                (62, 29),
                (50, 26),
                (38, 29),
                (33, 40),
                (31, 32),
                (36, 19),
            ],
            6,
        ),
        t,
    )


def _slick(c: Canvas, t: Tones) -> None:
    _lit(
        c,
        [
            (46, 13),
            (62, 16),
            (69, 28),
            (68, 40),
            (64, 28),
            (58, 24),
            (42, 24),
            (35, 29),
            (32, 40),
            (31, 26),
            (36, 16),
        ],
        t,
    )
    for x in (42, 50, 58):
        c.line([(x, 15), (x - 3, 23)], 0.9, t[1])


def _spikes(c: Canvas, t: Tones) -> None:
    points: list[Point] = []
    for i, (x, y) in enumerate(
        ((50, 2), (58, 12), (68, 4), (69, 16), (80, 14), (74, 26), (82, 32), (70, 36), (64, 28))
    ):
        points.append((x, y + (i == 0)))
    left = [(100 - x, y) for x, y in reversed(points[1:])]
    _lit(c, [*points, (50, 25), *left], t)


def _mohawk(c: Canvas, t: Tones) -> None:
    _lit(c, [(50, 1), (55, 3), (58, 12), (56, 28), (44, 28), (42, 12), (45, 3)], t, 50)


def _shaggy(c: Canvas, t: Tones) -> None:
    _lit(
        c,
        [
            (50, 11),
            (66, 16),
            (74, 34),
            (70, 40),
            (73, 52),
            (67, 48),
            (66, 34),
            (58, 30),
            (54, 34),
            (48, 28),
            (42, 34),
            (36, 30),
            (33, 48),
            (27, 52),
            (30, 40),
            (26, 34),
            (34, 16),
        ],
        t,
    )


CUTS: dict[str, Painter] = {
    "bob": _fringe, "long": _parted, "bun": _short, "curls": _short, "braids": _parted, "tail": _fringe,
    "parted": _parted, "short": _short, "slick": _slick, "spikes": _spikes, "mohawk": _mohawk, "shaggy": _shaggy,
}  # fmt: skip


# Beards
def _beard(c: Canvas, t: Tones) -> None:
    _lit(
        c,
        [
            (50, 51),
            (57, 50),
            (64, 44),
            (67, 42),
            (66, 58),
            (58, 70),
            (50, 73),
            (42, 70),
            (34, 58),
            (33, 42),
            (36, 44),
            (43, 50),
        ],
        t,
    )
    c.line([(45, 57), (55, 57)], 1.8, mix(t[1], INK, 0.6))


def _long_beard(c: Canvas, t: Tones) -> None:
    _lit(
        c,
        [
            (50, 51),
            (57, 50),
            (64, 44),
            (67, 44),
            (66, 62),
            (60, 84),
            (50, 96),
            (40, 84),
            (34, 62),
            (33, 44),
            (36, 44),
            (43, 50),
        ],
        t,
    )
    c.line([(45, 57), (55, 57)], 1.8, mix(t[1], INK, 0.6))


def _moustache(c: Canvas, t: Tones) -> None:
    _lit(c, curve([(50, 51), (58, 52), (66, 56), (58, 57), (50, 55), (42, 57), (34, 56), (42, 52)]), t)


def _goatee(c: Canvas, t: Tones) -> None:
    _lit(c, curve([(50, 58), (55, 59), (54, 66), (50, 70), (46, 66), (45, 59)]), t)


BEARDS: dict[str, Painter] = {
    "beard": _beard, "long_beard": _long_beard, "moustache": _moustache, "goatee": _goatee,
}  # fmt: skip
