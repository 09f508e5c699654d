"""Figures in poster style: flat shapes with a lit and a shaded side, combined from a few parts.

Everything is drawn in a square of 100 × 100 with the head in the middle.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass

from ..kit.canvas import Canvas, curve
from ..kit.icons import icon
from ..kit.palette import INK, WHITE, mix
from .clothes import GARMENTS
from .hair import BEARDS, BEHIND, CUTS
from .hats import HATS
from .masks import WORN
from .tones import CLOTH, HAIR, SKIN, Tones, lit


@dataclass(frozen=True, slots=True)
class Figure:
    skin: str
    hair: str
    """A style and its colour: `bob black`."""
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
    """The same canvas, with coordinates from 0 to 100 within a square of it."""
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


def _shoulders(c: Canvas, tones: Tones) -> None:
    lit(c, curve([(50, 66), (66, 72), (86, 78), (92, 104), (50, 110), (8, 104), (14, 78), (34, 72)]), tones)


def _head(c: Canvas, skin: Tones) -> None:
    c.polygon([(41, 50), (59, 50), (61, 74), (50, 80), (39, 74)], skin[1])
    for x, tone in ((33, skin[0]), (67, skin[1])):
        c.ellipse((x - 3.5, 37, x + 3.5, 49), tone)
    lit(c, _FACE, skin)
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
