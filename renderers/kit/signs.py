"""Rows of signs: prices, yields and penalties without a word. Always inside their box, smaller if need be."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from .icons import icon
from .palette import DANGER, INK, Colour
from .pieces import plain_die
from .text import Align, Box, draw_text, width

_NARROW = {"arrow": 0.72, "or": 0.42, "plus": 0.6, "minus": 0.6}
"""Signs between things are narrower than the things."""
_WIDE = {"artifact_pair": 1.16}
GAP = 0.1


def _size(sign: str, size: int) -> tuple[int, int]:
    """Width and height of one sign: an icon's name, `no:icon`, `die:3`, or a short text such as `3` or `+1`."""
    if not is_icon(sign):
        return (width(sign, round(size * 0.82), "black"), size)
    name = sign.removeprefix("no:")
    share = _NARROW.get(name, _WIDE.get(name, 1.0))
    return (round(size * share), size)


def is_icon(sign: str) -> bool:
    return sign[0].isalpha()


def row_width(signs: Sequence[str], size: int) -> int:
    return sum(_size(sign, size)[0] for sign in signs) + round(GAP * size) * (len(signs) - 1)


def draw_signs(
    image: Image.Image, box: Box, signs: Sequence[str], size: int, align: Align = "centre", ink: Colour = INK
) -> None:
    left, top, right, bottom = box
    size = min(size, bottom - top)
    while size > 8 and row_width(signs, size) > right - left:
        size -= 1
    total = row_width(signs, size)
    x = {"left": left, "centre": left + (right - left - total) // 2, "right": right - total}[align]
    y = top + (bottom - top - size) // 2
    for sign in signs:
        wide, _ = _size(sign, size)
        if is_icon(sign):
            _paste(image, sign, x, y, wide, size)
        else:
            tone = DANGER if sign[0] in "-−" else ink
            draw_text(image, (x, y, x + wide + 1, y + size), sign, tone, round(size * 0.82), 8, weight="black", align="left")
        x += wide + round(GAP * size)


def _paste(image: Image.Image, sign: str, x: int, y: int, wide: int, size: int) -> None:
    name = sign.removeprefix("no:")
    if name.startswith("die:"):
        sprite = plain_die(int(name[4:]), size)
    else:
        sprite = icon(name, max(wide, 1) if name in _NARROW or name in _WIDE else size)
    image.paste(sprite, (x, y + (size - sprite.height) // 2), sprite)
    if sign.startswith("no:"):
        cross = icon("cancel", size)
        image.paste(cross, (x, y), cross)
