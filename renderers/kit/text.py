"""Text that never leaves its frame: measured, wrapped, shrunk, and at last cut with an ellipsis."""

from __future__ import annotations

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
"""Lines end between words, with nothing left that belongs to the next; between any words; within words as well."""
Box = tuple[int, int, int, int]
LEADING = 1.08
JAPANESE_LEADING = 1.2
"""Letters that fill their squares need more between the lines."""
ASCENT, DESCENT = 0.83, 0.25
"""Of a line's height, as shares of the font's size: capitals above, tails below."""
LOWER = 0.05
"""How much lower Japanese stands within the same height: its letters reach higher above and less far below."""


MEASURED = 64
"""The size at which Japanese is measured, whatever it is drawn in: its letters grow evenly, and each size of that font
takes ten times the memory of a Latin one."""
HINTED = 0.85
"""A line in small type may be narrower than the same in a large one, because letters keep to whole pixels; by less than
this."""


def _length(path: str, part: str, size: int, weight: Weight) -> float:
    if path == chain(weight)[-1]:
        return font(path, MEASURED).getlength(part) * size / MEASURED
    return font(path, size).getlength(part)


@lru_cache(maxsize=8192)
def width(text: str, size: int, weight: Weight, tracking: float = 0) -> int:
    total = sum(_length(path, part, size, weight) for path, part in runs(text, weight))
    return round(total + tracking * max(0, len(text) - 1) + 0.499)


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines and the size at which they fit a frame."""

    lines: tuple[str, ...]
    size: int
    whole: bool
    """Nothing had to be cut."""
    ends: Ends = "well"
    """Where the lines end."""
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
    # Rather smaller than with divided words, and rather with these than cut.
    for least_bad in (("well", "anywhere"), ("within",)):
        for size in range(most, least - 1, -1):
            if long * size > box[0] * min(lines, _rows(box[1], size)):
                continue  # however it is wrapped
            for ends in least_bad:
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
    """At least so many lines of this size fit; one more than do, where a pixel decides."""
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
    """Lines no wider than the limit; none at all if a single word is, unless it may be cut. Within words they end at a
    hyphen."""
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
    """A line as it is drawn: divided words show a hyphen at its end alone."""
    line = line.rstrip(" ")
    return line.replace(SOFT, "") + ("-" if line.endswith(SOFT) else "")


def draw_text(  # noqa: PLR0913, PLR0917 — a line of type has this many properties
    paper: Paper, box: Box, text: str, fill: Colour, most: int, least: int = 14, lines: int = 1,
    weight: Weight = "bold", align: Align = "centre", tracking: float = 0,
) -> Fitted:  # fmt: skip
    """Draws into the box, centred from top to bottom. Returns what was drawn, in real pixels."""
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
                    x += font(path, fitted.size).getlength(char) + tracking
        else:
            for path, part in runs(line, weight):
                pen.text((x, y), part, fill=fill, font=font(path, fitted.size), anchor="ls")
                x += font(path, fitted.size).getlength(part)
        y += fitted.size * fitted.leading
    return fitted
