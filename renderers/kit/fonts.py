"""Fonts from installed packages. Each character is drawn in the first font that has it, never as an empty box."""

from __future__ import annotations

import re
import struct
import sys
import unicodedata
from array import array
from bisect import bisect_right
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Literal, TypeAlias

from PIL import ImageFont

from .drawing_cache import DrawingCache, cached_in

Weight = Literal["regular", "bold", "black"]

_SOURCE_SANS = {"regular": "Regular", "bold": "Semibold", "black": "Black"}
_NOTO = {"regular": "regular", "bold": "bold", "black": "bold"}


@cache
def chain(weight: Weight) -> tuple[str, ...]:
    """Font files in the order in which they are tried for a character: Latin and Cyrillic, then Japanese."""
    latin = files("font_source_sans_pro") / "files" / f"SourceSansPro-{_SOURCE_SANS[weight]}.ttf"
    noto = _NOTO[weight]
    japanese = files(f"noto_cjk_sans_jp_{noto}") / f"NotoSansCJKjp-{noto.title()}.otf"
    return (str(latin), str(japanese))


FONTS = DrawingCache(6 << 20)
"""Separate from the cache of drawings, which a few sizes of Japanese would fill: each takes 2.4 MiB, and can be opened
again in a millisecond."""


@cached_in(FONTS)
def font(path: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


Ranges: TypeAlias = "tuple[array[int], array[int]]"
"""First and last code points of ranges, in order. A set of all code points of two Japanese fonts would take 10 MiB."""


@cache
def coverage(path: str) -> Ranges:
    """The code points for which the font file has a glyph, from its character map (formats 4 and 12)."""
    with Path(path).open("rb") as file:
        games = struct.unpack(">H", file.read(12)[4:6])[0]
        directory = file.read(16 * games)
        for tag, _, offset, length in struct.iter_unpack(">4sIII", directory):
            if tag == b"cmap":
                file.seek(offset)
                return _read_cmap(file.read(length))
    return array("I"), array("I")


def _read_cmap(cmap: bytes) -> Ranges:
    """The ranges as they are in the file, without a loop over them: a Japanese font has sixteen thousand."""
    starts = [start for _, _, start in struct.iter_unpack(">HHI", cmap[4 : 4 + 8 * _number("H", cmap, 2)])]
    by_format = {_number("H", cmap, start): start for start in starts}
    if (start := by_format.get(12)) is not None:  # contains everything that format 4 has, and more
        groups = _numbers("I", cmap, start + 16, 3 * _number("I", cmap, start + 12))
        return groups[0::3], groups[1::3]
    if (start := by_format.get(4)) is not None:
        count = _number("H", cmap, start + 6) // 2
        lasts = _numbers("H", cmap, start + 14, count)
        firsts = _numbers("H", cmap, start + 16 + 2 * count, count)
        return firsts[:-1], lasts[:-1]  # without the end marker
    return array("I"), array("I")


def _number(code: str, data: bytes, at: int) -> int:
    return _numbers(code, data, at, 1)[0]


def _numbers(code: str, data: bytes, at: int, count: int) -> array[int]:
    """This many numbers from the file, most significant byte first."""
    found = array(code)
    found.frombytes(data[at : at + count * found.itemsize])
    if sys.byteorder == "little":
        found.byteswap()
    return found


def has_glyph(path: str, point: int) -> bool:
    firsts, lasts = coverage(path)
    at = bisect_right(firsts, point) - 1
    return at >= 0 and point <= lasts[at]


@lru_cache(maxsize=8192)
def font_file(char: str, weight: Weight) -> str | None:
    """The first font of the chain that has this character."""
    point = ord(char)
    return next((path for path in chain(weight) if has_glyph(path, point)), None)


NO_BREAK = "\u00a0"
_NARROW = "\u202f"
_SOFT = "\u00ad"


@lru_cache(maxsize=1024)
def drawable(text: str, weight: Weight = "regular") -> str:
    """The text without characters that no font has: fancy letters become plain ones, others are dropped. Characters
    that allow or forbid a line break are kept."""
    kept: list[str] = []
    for char in unicodedata.normalize("NFC", text.replace(_NARROW, NO_BREAK)):
        if char in (NO_BREAK, _SOFT):
            kept.append(char)
            continue
        for plain in char if font_file(char, weight) else unicodedata.normalize("NFKC", char):
            if unicodedata.category(plain)[0] in "CM" and plain != " ":
                continue
            if font_file(plain, weight):
                kept.append(plain)
    return re.sub(r"[ \t\r\n]+", " ", "".join(kept)).strip(" ")


def is_japanese(text: str) -> bool:
    """Whether the text has kana, kanji or Japanese punctuation."""
    return any("\u3000" <= char <= "\uffef" for char in text)


def runs(text: str, weight: Weight) -> list[tuple[str, str]]:
    """The text split where the font changes: (font file, part). Digits and Latin letters within Japanese text use the
    Japanese font, whose letters are larger and bolder to match."""
    japanese = chain(weight)[-1] if is_japanese(text) else None
    parts: list[tuple[str, str]] = []
    for char in text:
        path = japanese if japanese and char.isascii() else font_file(char, weight)
        if path is None:
            continue
        if parts and (parts[-1][0] == path or char == " "):
            parts[-1] = (parts[-1][0], parts[-1][1] + char)
        else:
            parts.append((path, char))
    return parts
