"""Fonts from installed packages. Each character is drawn in the first font that has it, never as an empty box."""

from __future__ import annotations

import re
import struct
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


FONTS = DrawingCache(10 << 20)
"""Apart from the drawings, which a few sizes of Japanese would drive out: each takes 2.4 MiB, and is opened again in a
millisecond."""


@cached_in(FONTS)
def font(path: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


Ranges: TypeAlias = "tuple[array[int], array[int]]"
"""First and last code points, in order; as a set, those of two Japanese fonts would take some 10 MiB."""


@cache
def coverage(path: str) -> Ranges:
    """The code points for which the font file has a glyph, from its character map (formats 4 and 12)."""
    data = Path(path)
    with data.open("rb") as file:
        head = file.read(12)
        tables = struct.unpack(">H", head[4:6])[0]
        directory = file.read(16 * tables)
        for at in range(0, len(directory), 16):
            tag, _, offset, length = struct.unpack(">4sIII", directory[at : at + 16])
            if tag == b"cmap":
                file.seek(offset)
                return _read_cmap(file.read(length))
    return array("I"), array("I")


def _read_cmap(cmap: bytes) -> Ranges:
    found: set[tuple[int, int]] = set()
    count = struct.unpack(">H", cmap[2:4])[0]
    for at in range(4, 4 + 8 * count, 8):
        start = struct.unpack(">I", cmap[at + 4 : at + 8])[0]
        kind = struct.unpack(">H", cmap[start : start + 2])[0]
        if kind == 12:
            groups = struct.unpack(">I", cmap[start + 12 : start + 16])[0]
            for group in range(groups):
                first, last, _ = struct.unpack_from(">III", cmap, start + 16 + 12 * group)
                found.add((first, last))
        elif kind == 4:
            half = struct.unpack(">H", cmap[start + 6 : start + 8])[0]
            ends = struct.unpack_from(f">{half // 2}H", cmap, start + 14)
            firsts = struct.unpack_from(f">{half // 2}H", cmap, start + 16 + half)
            for first, last in zip(firsts, ends, strict=True):
                found.add((first, min(last, 0xFFFE)))
    joined: list[list[int]] = []
    for first, last in sorted(found):
        if joined and first <= joined[-1][1] + 1:
            joined[-1][1] = max(last, joined[-1][1])
        else:
            joined.append([first, last])
    return array("I", (first for first, _ in joined)), array("I", (last for _, last in joined))


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
