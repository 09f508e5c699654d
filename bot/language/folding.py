"""Makes typed text comparable: ignores case, accents, ё, and the width and kind of kana."""

from __future__ import annotations

import unicodedata

_KANA = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}
_ALIKE = {ord("ё"): "е", ord("œ"): "oe", ord("æ"): "ae", ord("ø"): "o", ord("’"): "'", ord("‘"): "'"}


def folded(text: str) -> str:
    """Texts that a reader would consider the same word become equal. Й and и stay different, and so do か and が: there
    the mark makes a different letter, not an accent."""
    text = unicodedata.normalize("NFKC", text).casefold().translate(_ALIKE)
    plain = "".join(_bare(char) for char in text).translate(_KANA)
    return " ".join(plain.split())


def _bare(char: str) -> str:
    """A Latin or Greek letter without its accents."""
    base = unicodedata.normalize("NFD", char)[0]
    if unicodedata.combining(char) and ord(char) < 0x370:
        return ""
    return base if ord(base) < 0x400 else char
