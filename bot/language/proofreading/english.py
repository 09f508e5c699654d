"""English words left in a translation, other than names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from bot.language.words import SOURCE_LANGUAGE

from .glossary import glossary
from .texts import Text

STAYS = frozenset("Discord Euphoria JSON PNG SQLite PostgreSQL GitHub Ctrl DM ID SHA sha".split())
"""Names that are the same in every language."""
TELLING = frozenset(
    "the your you yours with and this that these those their they there has have are were will would which"
    " what who whose whom from into than then when where because about"
    " nobody somebody everybody nothing something".split()
)
"""Words that do not exist in any of our other languages."""
_ASIDE = re.compile(r"\{\}|https?://\S+|</?[\w:]+>|`[^`]*`|/\w[\w-]*(?: \w[\w-]*)?|\*\*|:\w+:")
_LATIN = re.compile(r"[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ’'-]*[A-Za-zÀ-ɏ]")


def left_in_english(
    language: str, text: Text, first: Text, stays: Sequence[str]
) -> Iterator[tuple[str, bool]]:
    """(finding, whether it is certainly an error) for English words of the original found in the translation."""
    if text.id.startswith("command-") and text.id.endswith(".name"):
        return
    names = _names(language, tuple(stays))
    ours = [_without(reading, names) for reading in text.readings]
    english = {
        word.lower() for reading in first.readings for word in _LATIN.findall(_ASIDE.sub(" ", reading))
    }
    words = {word for reading in ours for word in _LATIN.findall(reading)}
    kept = {word for word in words if word.lower() in english}
    if any(re.search("[^\\W\\d_a-zA-ZÀ-ɏºª]", reading) for reading in text.readings):  # another script
        if kept:
            yield f"English: {', '.join(sorted(kept))}", True
        return
    telling = {word for word in kept if word.lower() in TELLING}
    if telling:
        yield f"English: {', '.join(sorted(telling))}", True
        return
    same = [reading for reading in text.readings if reading in first.readings]
    for reading in same:
        left = _LATIN.findall(_without(reading, names))
        if left:
            yield f"the same as in English: “{reading[:60]}”", len(left) > 1
            return


def _without(reading: str, names: re.Pattern[str]) -> str:
    return names.sub(" ", _ASIDE.sub(" ", reading))


@cache
def _names(language: str, stays: tuple[str, ...]) -> re.Pattern[str]:
    names = sorted({*stays, *STAYS, *_same_in_both(language)}, key=len, reverse=True)
    # Letters of another script may directly follow a name: Discordと同じ.
    return re.compile(rf"(?<![A-Za-zÀ-ɏ])(?:{'|'.join(map(re.escape, names))})(?![A-Za-zÀ-ɏ])", re.IGNORECASE)


def _same_in_both(language: str) -> Iterator[str]:
    """Names, and terms that are the same as in English, according to the glossary."""
    for forms in glossary()["names"].values():
        if language in forms:
            yield forms[language]
    for forms in glossary()["terms"].values():
        for form in forms.get(language, "").split(" / "):
            plain = form.replace("|", "")
            if plain.lower() == forms[SOURCE_LANGUAGE].lower():
                yield plain
