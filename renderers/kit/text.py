"""Text that always fits its frame: wrapped, shrunk and, as a last resort, cut with an ellipsis."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from PIL import ImageDraw

from .fonts import Weight, chain, drawable, font, font_file, is_japanese, runs
from .line_breaks import SOFT, pieces
from .palette import Colour
from .paper import Paper

Align = Literal["left", "centre", "right"]
Ends = Literal["well", "anywhere", "within"]
"""Where lines may end. `well`: between words, but not after a word that belongs to the next one; `anywhere`: between
any words; `within`: within words too."""
Box = tuple[int, int, int, int]
LEADING = 1.08
JAPANESE_LEADING = 1.2
"""Japanese characters fill their squares and need more space between lines."""
ASCENT, DESCENT = 0.83, 0.25
"""Parts of a line's height above and below the baseline, relative to the font size."""
LOWER = 0.05
"""How much lower Japanese is drawn, relative to the font size: its characters have more above and less below."""


MEASURED = 64
"""The font size at which Japanese is measured for all sizes: its characters scale evenly, and each size of that font
takes ten times the memory of a Latin one."""
HINTED = 0.85
"""Small text may be narrower than in proportion to large text, because glyphs are rounded to whole pixels, but not
below this ratio."""


SQUARES = re.compile("[\u3001-\u3029\u3030-\u303f\u3041-\u3098\u309b-\u30ff\u4e00-\u9fff\uff01-\uff60]")
"""Kana, kanji and their marks: as wide as they are large, so that nothing has to be measured."""


def _length(path: str, part: str, size: int, weight: Weight) -> float:
    if path != chain(weight)[-1]:
        return font(path, size).getlength(part)
    narrow, squares = SQUARES.subn("", part)
    return squares * size + (font(path, MEASURED).getlength(narrow) * size / MEASURED if narrow else 0)


@lru_cache(maxsize=8192)
def width(text: str, size: int, weight: Weight, tracking: float = 0) -> int:
    total = sum(_length(path, part, size, weight) for path, part in runs(text, weight))
    return round(total + tracking * max(0, len(text) - 1) + 0.499)


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines and the font size at which they fit a frame."""

    lines: tuple[str, ...]
    size: int
    whole: bool
    """Whether nothing had to be cut."""
    ends: Ends = "well"
    leading: float = LEADING

    @property
    def height(self) -> int:
        return round(self.size * (ASCENT + DESCENT + self.leading * (len(self.lines) - 1)) + 0.499)


@lru_cache(maxsize=4096)
def fit(
    text: str, box: tuple[int, int], most: int, least: int = 14, lines: int = 1, weight: Weight = "bold",
    tracking: float = 0,
) -> Fitted:  # fmt: skip
    """The largest size between `most` and `least` at which the text fits `box` in at most `lines` lines."""
    text = drawable(text, weight)
    long = width(text.replace(SOFT, ""), MEASURED, weight) * HINTED / MEASURED
    leading = JAPANESE_LEADING if is_japanese(text) else LEADING
    # Prefer a smaller size to breaking words, and breaking words to cutting the text.
    for allowed_ends in (("well", "anywhere"), ("within",)):
        for size in range(most, least - 1, -1):
            if long * size > box[0] * min(lines, _rows(box[1], size)):
                continue  # too long for any wrapping
            for ends in allowed_ends:
                wrapped = _wrap(text, box[0], size, weight, tracking, ends)
                fitted = Fitted(tuple(wrapped), size, True, ends, leading)
                if wrapped and len(wrapped) <= lines and fitted.height <= box[1]:
                    return fitted
    rows = max(1, min(lines, int((box[1] / least - 1) / leading) + 1))
    wrapped = _wrap(text, box[0], least, weight, tracking, "anywhere", cutting=True)
    kept = wrapped[:rows]
    if len(wrapped) > rows:
        kept[-1] = _cut(kept[-1], box[0], least, weight, tracking)
    whole = "".join(kept).count("…") == text.count("…")
    return Fitted(tuple(kept), least, whole, "anywhere", leading)


def _rows(high: int, size: int) -> int:
    """An upper bound on the number of lines of this size that fit; at most one too high."""
    return max(1, int((high / size - ASCENT - DESCENT) / LEADING + 1.1) + 1)


def _cut(text: str, limit: int, size: int, weight: Weight, tracking: float) -> str:
    while text and width(text + "…", size, weight, tracking) > limit:
        text = text[:-1].rstrip()
    return text + "…"


def _wrap(
    text: str,
    limit: int,
    size: int,
    weight: Weight,
    tracking: float,
    ends: Ends,
    *,
    cutting: bool = False,
) -> list[str]:
    """Lines no wider than the limit; empty if a single word is wider, unless it may be cut. Lines that end within a
    word end with a hyphen."""
    lines: list[str] = []
    line = ""
    for piece in pieces(text, leaning=ends != "well", within=ends == "within"):
        if width(_ended(line + piece), size, weight, tracking) <= limit:
            line += piece
            continue
        if line.strip():
            lines.append(_ended(line))
        if width(_ended(piece), size, weight, tracking) <= limit:
            line = piece
        elif cutting:
            line = _cut(piece, limit, size, weight, tracking)
        else:
            return []
    if line.strip():
        lines.append(_ended(line))
    return lines


def _ended(line: str) -> str:
    """The line as drawn: of the soft hyphens, only one at its end is shown."""
    line = line.rstrip(" ")
    return line.replace(SOFT, "") + ("-" if line.endswith(SOFT) else "")


def draw_text(  # noqa: PLR0913, PLR0917 — text has this many properties
    paper: Paper, box: Box, text: str, fill: Colour, most: int, least: int = 14, lines: int = 1,
    weight: Weight = "bold", align: Align = "centre", tracking: float = 0,
) -> Fitted:  # fmt: skip
    """Draw the text into the box, vertically centred. Return what was drawn, in real pixels."""
    zoom = paper.zoom
    left, top = paper.spot(box[0], box[1])
    right, bottom = paper.spot(box[2], box[3])
    tracking *= zoom
    fitted = fit(text, (right - left, bottom - top), most * zoom, least * zoom, lines, weight, tracking)
    pen = ImageDraw.Draw(paper.image)
    ascent = ASCENT + LOWER * is_japanese(text)
    y = top + (bottom - top - fitted.height) / 2 + fitted.size * ascent
    for line in fitted.lines:
        wide = width(line, fitted.size, weight, tracking)
        x = float({"left": left, "centre": left + (right - left - wide) / 2, "right": right - wide}[align])
        if tracking:
            for char in line:
                path = font_file(char, weight)
                if path:
                    pen.text((x, y), char, fill=fill, font=font(path, fitted.size), anchor="ls")
                    x += _length(path, char, fitted.size, weight) + tracking
        else:
            for path, part in runs(line, weight):
                pen.text((x, y), part, fill=fill, font=font(path, fitted.size), anchor="ls")
                x += _length(path, part, fitted.size, weight)
        y += fitted.size * fitted.leading
    return fitted
