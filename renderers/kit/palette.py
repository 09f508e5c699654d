"""The colours. All drawings use these, and files are saved in a palette made of them.

The style is a mid-century travel poster: ink, paper, and a hue for each area: gold city, rust farms, blue works, green
sky.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Literal

from PIL import Image

Colour = tuple[int, int, int]
PaletteName = Literal["standard", "colour_blind"]
PALETTES: tuple[PaletteName, ...] = ("standard", "colour_blind")
Table = Literal["standard", "colour_blind", "pages"]
"""A table of at most 256 colours: that of the board in each palette, and one for pages in either."""


def colour(code: str) -> Colour:
    """Parse `#f4e6c8`."""
    return (int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16))


INK = colour("#14202b")
PAPER = colour("#fbf1dc")
WHITE = colour("#ffffff")
SIGNAL = colour("#d1006b")
"""Highlights what has just happened. Nothing else on the board has this colour."""
DANGER = colour("#b3261e")

SKY = tuple(
    map(colour, ("#3e8c8c", "#5ba39a", "#7db9a6", "#a3cdb0", "#c9ddb4", "#ead9a4", "#f5c98a", "#f2b070"))
)
"""From the top of the sky down to the horizon."""
CITY = tuple(map(colour, ("#fbe08a", "#efbd45", "#d79a26", "#ad7418", "#744a12")))
WASTE = tuple(map(colour, ("#f0b27c", "#d9814a", "#b65a2d", "#863c1f", "#572514")))
UNDER = tuple(map(colour, ("#8db8c6", "#4f8499", "#2f5d73", "#1e4254", "#122b39")))
GREEN = tuple(map(colour, ("#a9d18e", "#69a85b", "#3f7f47", "#285a38", "#183b29")))
STEEL = tuple(map(colour, ("#d5d9d6", "#9ea6a6", "#6c7678", "#444d51")))

AREA_PAPER: dict[str, Colour] = {
    "euphoria": colour("#fdf0c3"),
    "wastelands": colour("#fbe2ca"),
    "subterra": colour("#d9e9ee"),
    "icarus": colour("#e2f1d8"),
    "": colour("#ece8df"),
}
"""Area → background of its frames. All are light, so that ink on them is readable at any size."""
AREA_DEEP: dict[str, Colour] = {
    "euphoria": CITY[4],
    "wastelands": WASTE[3],
    "subterra": UNDER[3],
    "icarus": GREEN[3],
    "": STEEL[3],
}
"""Area → colour of borders and ribbons, dark enough for text in paper colour."""
AREA_TONE: dict[str, Colour] = {
    "euphoria": CITY[1],
    "wastelands": WASTE[1],
    "subterra": UNDER[1],
    "icarus": GREEN[1],
    "": STEEL[1],
}

GOOD: dict[str, Colour] = {
    "energy": colour("#ffcb1f"),
    "water": colour("#3b97d6"),
    "food": colour("#f0842c"),
    "bliss": colour("#62b64c"),
    "gold": colour("#f2b71c"),
    "stone": colour("#9ea6a6"),
    "clay": colour("#a9542c"),
}
HEART = colour("#d83a4a")
HEAD = colour("#8a63a8")
CARD = colour("#2b6a72")
MINER = colour("#e07a9b")

PLAYER: dict[PaletteName, dict[str, Colour]] = {
    "standard": {
        "green": colour("#1b7d3b"),
        "blue": colour("#2360c4"),
        "red": colour("#cf2a27"),
        "white": colour("#fffdf5"),
        "black": colour("#23262d"),
        "purple": colour("#7a35a0"),
    },
    # Different in lightness as well as in hue, so that they can be told apart with any kind of colour blindness.
    "colour_blind": {
        "green": colour("#009e73"),
        "blue": colour("#0a4f9e"),
        "red": colour("#e0662a"),
        "white": colour("#fffdf5"),
        "black": colour("#1b1b1f"),
        "purple": colour("#d58bc0"),
    },
}

PAGES = tuple(
    map(
        colour,
        (
            "#f7e9e8",
            "#dfe1e1",
            "#eeefef",
            "#dce9ce",
            "#aec6c9",
            "#f6d4d7",
            "#27323a",
            "#d9e4e6",
            "#d1e6d8",
            "#8aadb1",
            "#f9e6b8",
            "#eae2d0",
            "#f0b4ba",
            "#ebb074",
            "#d3c4de",
            "#7b2423",
            "#362220",
            "#cacece",
            "#f2ce92",
            "#5e4a79",
            "#bfa9cf",
            "#dadddd",
            "#ea939b",
            "#c69734",
            "#f5c89f",
        ),
    )
)
"""What pages have and the board has not: skin, cloth, and the backgrounds of portraits and emblems. Those that matter
most when all cards are reduced to a table."""


def luminance(rgb: Colour) -> float:
    """Relative luminance as defined by the Web Content Accessibility Guidelines."""
    parts = [c / 255 for c in rgb]
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def ink_on(ground: Colour) -> Colour:
    """Ink or paper, whichever is more readable on this ground."""
    return INK if contrast(INK, ground) >= contrast(WHITE, ground) else WHITE


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Mix in `share` of the other colour."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one, other, strict=True))
    return (r, g, b)


def _ramps(name: PaletteName) -> list[tuple[Colour, Colour, int]]:
    """Pairs of colours that touch in drawings, and the number of shades between them for smooth edges."""
    ramps: list[tuple[Colour, Colour, int]] = []
    ramps += [(INK, paper, 6) for paper in AREA_PAPER.values()]
    ramps += [(INK, PAPER, 7), (INK, WHITE, 3)]
    ramps += [(deep, PAPER, 4) for deep in AREA_DEEP.values()]
    ramps += [(INK, GOOD[good], 2) for good in GOOD]
    ramps += [(PAPER, GOOD[good], 1) for good in GOOD]
    ramps += [(INK, player, 2) for player in PLAYER[name].values()]
    ramps += [(WHITE, player, 3) for player in PLAYER[name].values()]
    ramps += [(one, other, 1) for tones in (CITY, WASTE, UNDER, GREEN, STEEL) for one, other in _pairs(tones)]
    ramps += [(one, other, 1) for one, other in _pairs(SKY)]
    ramps += [(INK, tone, 1) for tone in (HEART, HEAD, CARD, MINER, SIGNAL, DANGER)]
    ramps += [(WHITE, tone, 2) for tone in (HEART, HEAD, CARD, MINER, SIGNAL, DANGER)]
    ramps += [(PAPER, tone, 9) for tone in (HEART, HEAD)] + [(WHITE, DANGER, 5)]
    ramps += [(AREA_PAPER[area], AREA_TONE[area], 4) for area in AREA_PAPER]
    ramps += [(AREA_PAPER[area], AREA_DEEP[area], 5) for area in AREA_PAPER]
    ramps += [(INK, tones[i], 1) for tones in (CITY, WASTE, GREEN) for i in (1, 2)]
    return ramps


def _pairs(tones: tuple[Colour, ...]) -> list[tuple[Colour, Colour]]:
    return list(pairwise(tones))


@cache
def colours(name: Table) -> tuple[Colour, ...]:
    """At most 256 colours: the named ones first, then the shades between those that touch."""
    if name == "pages":
        others = PLAYER["colour_blind"].values()
        found = (*colours("standard"), *others, *(mix(WHITE, other, 0.5) for other in others), *PAGES)
        return tuple(dict.fromkeys(found))
    return _shades(name)


def _shades(name: PaletteName) -> tuple[Colour, ...]:
    ramps = _ramps(name)
    found: dict[Colour, None] = {}
    for one, other, _ in ramps:
        found |= {one: None, other: None}
    for one, other, between in ramps:
        for step in range(1, between + 1):
            shade = mix(one, other, step / (between + 1))
            # Skip shades that are nearly the same as one in the palette, to leave room for others.
            if all(sum(abs(a - b) for a, b in zip(shade, old, strict=True)) > 14 for old in found):
                found[shade] = None
    assert len(found) <= 256, f"{len(found)} colours do not fit a palette"
    return tuple(found)


@cache
def palette_bytes(name: Table) -> bytes:
    return bytes(channel for rgb in colours(name) for channel in rgb)


@cache
def _palette_image(name: Table) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(palette_bytes(name))
    return image


def reduce(image: Image.Image, name: Table) -> Image.Image:
    """Convert an RGB image to the palette. Each pixel gets the nearest colour, without dithering, so that equal pixels
    stay equal."""
    return image.quantize(palette=_palette_image(name), dither=Image.Dither.NONE)
