"""The colours of the figures, which are always lit from the left."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..kit.canvas import Canvas, Point
from ..kit.palette import (
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
"""The lit and the shaded colour."""
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


def lit(c: Canvas, points: Sequence[Point], tones: Tones, middle: float = 51.5) -> None:
    """A shape lit from the left; the points begin at the top."""
    c.polygon(points, tones[0])
    c.polygon([(max(x, middle), y) for x, y in points], tones[1])
