"""Our signs as Discord emoji: the same drawings with a light edge, so that ink is visible in dark mode too."""

from __future__ import annotations

import hashlib
from functools import cache
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageFilter

from bot.engine.board import COLOURS, FACTIONS, GOODS

from .kit.ground import drawing
from .kit.icons import icon
from .kit.palette import WHITE
from .kit.paper import Sprite
from .kit.pieces import die, plain_die

SIZE = 128
"""Discord stores emoji at this size and shows them at 22 pixels within text."""
EDGE = 5
SIGNS = (
    *GOODS,
    *FACTIONS,
    *("commodity", "resource", "token", "morale", "knowledge", "artifact", "recruit", "dilemma", "market"),
)


class Drawn(NamedTuple):
    name: str
    """Ends with a hash of the pixels, so that a changed drawing becomes a new emoji."""
    image: bytes


def _sprite(name: str) -> Sprite:
    inner = SIZE - 2 * EDGE
    kind, _, which = name.partition("_")
    if kind == "die":
        return plain_die(int(which), inner)
    if kind == "player":
        return die(which, 0, inner, "standard")
    return icon(name, inner)


NAMES: tuple[str, ...] = (
    *SIGNS,
    *(f"die_{knowledge}" for knowledge in range(1, 7)),
    *(f"player_{colour}" for colour in COLOURS),
)
"""Goods, factions and cards by id, `die_1` to `die_6`, and the players' shapes such as `player_green`."""


@cache
def draw_emoji(name: str) -> Drawn:
    """Draw one of `NAMES`."""
    if name not in NAMES:
        raise ValueError(f"there is no emoji {name!r}: choose from {', '.join(NAMES)}")
    with drawing:
        sign = _sprite(name).render(1)
    image = Image.new("RGBA", (SIZE, SIZE), (*WHITE, 0))
    alone = Image.new("L", (SIZE, SIZE))
    alone.paste(sign.getchannel("A"), (EDGE, EDGE))
    wider = alone.filter(ImageFilter.MaxFilter(2 * EDGE - 1)).filter(ImageFilter.GaussianBlur(0.8))
    image.putalpha(wider)
    image.alpha_composite(sign.convert("RGBA"), (EDGE, EDGE))
    # A hash of the pixels, not of the file, which may differ between versions of the library.
    mark = hashlib.blake2b(image.tobytes(), digest_size=4).hexdigest()
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return Drawn(f"{name}_{mark}", out.getvalue())
