"""Rows of signs for prices, yields and penalties, without words. They are scaled down to fit their box."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from .icons import icon
from .palette import DANGER, INK, Colour
from .paper import Paper
from .pieces import plain_die
from .text import Align, Box, draw_text, width

_NARROW = {"arrow": 0.72, "or": 0.42, "plus": 0.6, "minus": 0.6}
"""The relative widths of operators between things."""
_WIDE = {"artifact_pair": 1.16}
GAP = 0.1


def _width(sign: str, size: int) -> int:
    """The width of a sign: an icon's name, `no:icon`, `die:3`, or a short text such as `3` or `+1`."""
    if not is_icon(sign):
        return width(sign, round(size * 0.82), "black")
    return round(size * _NARROW.get(sign, _WIDE.get(sign, 1.0)))


def is_icon(sign: str) -> bool:
    return sign[0].isalpha()


def row_width(signs: Sequence[str], size: int) -> int:
    return sum(_width(sign, size) for sign in signs) + round(GAP * size) * (len(signs) - 1)


def draw_signs(
    paper: Paper, box: Box, signs: Sequence[str], size: int, align: Align = "centre", ink: Colour = INK
) -> None:
    left, top, right, bottom = box
    size = min(size, bottom - top)
    while size > 8 and row_width(signs, size) > right - left:
        size -= 1
    total = row_width(signs, size)
    x = {"left": left, "centre": left + (right - left - total) // 2, "right": right - total}[align]
    y = top + (bottom - top - size) // 2
    for sign, next_sign in pairwise([*signs, ""]):
        wide = _width(sign, size)
        if is_icon(sign):
            _paste(paper, sign, x, y, wide, size)
        else:
            # Less is worse, but for knowledge.
            tone = DANGER if sign[0] in ("+" if next_sign == "knowledge" else "-−") else ink
            draw_text(
                paper, (x, y, x + wide, y + size), sign, tone, round(size * 0.82), 8, 1, "black", "left"
            )
        x += wide + round(GAP * size)


def _paste(paper: Paper, sign: str, x: int, y: int, wide: int, size: int) -> None:
    if sign.startswith("no:"):
        # Smaller, so that it is recognisable under the bar.
        inner = round(size * 0.8)
        paper.paste(icon(sign[3:], inner), (x + (wide - inner) // 2, y + (size - inner) // 2))
        paper.paste(icon("forbidden", size), (x + (wide - size) // 2, y))
        return
    own = sign in _NARROW or sign in _WIDE
    sprite = (
        plain_die(int(sign[4:]), size)
        if sign.startswith("die:")
        else icon(sign, max(wide, 1) if own else size)
    )
    paper.paste(sprite, (x, y + (size - sprite.height) // 2))
