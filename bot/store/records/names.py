"""Names of people, as they are kept and shown: in messages, alt texts, files and pictures.

Discord lets people call themselves almost anything. A name must not turn the reading direction of the line that it
stands in, become a link of the bot, or be invisible.
"""

from __future__ import annotations

import re
import unicodedata

LONGEST_NAME = 32
"""Discord's limit for the names of people, used for all players."""
MAX_MARKS = 4
"""Accents on one letter: Hebrew and Vietnamese need fewer. More of them run over the lines above and below."""
_PLAIN = re.compile(r"(?:[A-Za-z0-9._'-] ?){0,32}(?<! )")
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, signs and marks, for Unicode, that look like a space or like nothing."""
_JOINERS = frozenset("\u200c\u200d")
"""Needed within words of Persian and Indian languages, and within emoji."""
_SLASH = "\u2215"
"""Looks like a slash, but makes no link."""


def safe_name(name: str) -> str:
    """The name, on one line and without what could do harm; empty if nothing of it can be seen."""
    if name.isascii() and _PLAIN.fullmatch(name):
        return name
    seen = " ".join(harmless(name).split())[:LONGEST_NAME].rstrip(" \u200c\u200d")
    return seen if any(unicodedata.category(char)[0] in "LNPS" for char in seen) else ""


def harmless(text: str) -> str:
    """Without links, controls and characters that cannot be seen. Line breaks stay."""
    kept: list[str] = []
    marks = 0
    for char in text:
        kind = unicodedata.category(char)
        if char in _BLANK or kind[0] == "Z":
            kept.append(" ")
        elif char in _JOINERS:
            if kept and not kept[-1].isspace() and kept[-1] not in _JOINERS:
                kept.append(char)
        elif kind not in ("Cc", "Cf", "Cs") or char == "\n":
            marks = marks + 1 if kind in ("Mn", "Me") else 0
            if marks <= MAX_MARKS:
                kept.append(char)
    return _without_links("".join(kept))


def _without_links(text: str) -> str:
    """Discord makes links of `https://…`, of `discord.gg/…` and of `[words](…)`."""
    if "." in text or ":" in text:
        text = text.replace("/", _SLASH)
    return text.replace("](", "] (")
