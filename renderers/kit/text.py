"""Text that never leaves its frame: measured, wrapped, shrunk, and at last cut with an ellipsis."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from PIL import ImageDraw

from .fonts import Weight, drawable, font, font_file, runs
from .palette import Colour
from .paper import Paper

Align = Literal["left", "centre", "right"]
Box = tuple[int, int, int, int]
LEADING = 1.08
ASCENT, DESCENT = 0.83, 0.25
"""Of a line's height, as shares of the font's size: capitals and Japanese above, tails below."""


def width(text: str, size: int, weight: Weight, tracking: float = 0) -> int:
    total = sum(font(path, size).getlength(part) for path, part in runs(text, weight))
    return round(total + tracking * max(0, len(text) - 1) + 0.499)


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines and the size at which they fit a frame."""

    lines: tuple[str, ...]
    size: int
    whole: bool
    """Nothing had to be cut."""

    @property
    def height(self) -> int:
        return round(self.size * (ASCENT + DESCENT + LEADING * (len(self.lines) - 1)) + 0.499)


@lru_cache(maxsize=4096)
def fit(
    text: str, box: tuple[int, int], most: int, least: int = 14, lines: int = 1, weight: Weight = "bold",
    tracking: float = 0,
) -> Fitted:  # fmt: skip
    """The largest size between `most` and `least` at which the text fits `box` in at most `lines` lines."""
    text = drawable(text, weight)
    for size in range(most, least - 1, -1):
        wrapped = _wrap(text, box[0], size, weight, tracking)
        fitted = Fitted(tuple(wrapped), size, True)
        if wrapped and len(wrapped) <= lines and fitted.height <= box[1]:
            return fitted
    rows = max(1, min(lines, int((box[1] / least - 1) / LEADING) + 1))
    wrapped = _wrap(text, box[0], least, weight, tracking, cutting=True)
    kept = wrapped[:rows]
    if len(wrapped) > rows:
        kept[-1] = _cut(kept[-1], box[0], least, weight, tracking)
    return Fitted(tuple(kept), least, not any(line.endswith("…") for line in kept) or text.endswith("…"))


def _cut(text: str, limit: int, size: int, weight: Weight, tracking: float) -> str:
    while text and width(text + "…", size, weight, tracking) > limit:
        text = text[:-1].rstrip()
    return text + "…"


_NOT_FIRST = set("、。，．・：；？！ー）」』】々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…")


def _pieces(text: str) -> list[str]:
    """Where a line may end: after a space or hyphen, and between Japanese characters."""
    pieces: list[str] = []
    for char in text:
        wide = ord(char) >= 0x2E80
        joins = (
            pieces
            and not pieces[-1].endswith((" ", "-", "–", "/", "_"))
            and not wide
            and ord(pieces[-1][-1]) < 0x2E80
        )
        if pieces and (joins or char in _NOT_FIRST or char == " "):
            pieces[-1] += char
        else:
            pieces.append(char)
    return pieces


def _wrap(
    text: str, limit: int, size: int, weight: Weight, tracking: float, cutting: bool = False
) -> list[str]:
    """Lines no wider than the limit; none at all if a single word is, unless it may be cut."""
    lines: list[str] = []
    line = ""
    for piece in _pieces(text):
        if width((line + piece).rstrip(), size, weight, tracking) <= limit:
            line += piece
            continue
        if line.strip():
            lines.append(line.rstrip())
        if width(piece.rstrip(), size, weight, tracking) <= limit:
            line = piece
        elif cutting:
            line = _cut(piece, limit, size, weight, tracking)
        else:
            return []
    if line.strip():
        lines.append(line.rstrip())
    return lines


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
    y = top + (bottom - top - fitted.height) / 2 + fitted.size * ASCENT
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
        y += fitted.size * LEADING
    return fitted
