"""Words that people type for numbers, days and hours, in their language or in English: `typed.ftl` has them."""

from __future__ import annotations

import re
from functools import cache

from bot.language.folding import folded
from bot.language.words import SOURCE_LANGUAGE, words

_COMMAS = "[,、]"


@cache
def typed_words(language: str, message: str) -> tuple[str, ...]:
    """The words that have this meaning, the longest first."""
    texts = [words(code)(f"read-{message}") for code in (language, SOURCE_LANGUAGE)]
    found = {folded(word) for text in texts for word in re.split(_COMMAS, text)}
    return tuple(sorted(found - {""}, key=lambda word: (-len(word), word)))


@cache
def any_of(language: str, *messages: str) -> str:
    """A pattern of any of these words, the longest that fits."""
    found = {word for message in messages for word in typed_words(language, message)}
    return "|".join(re.escape(word) for word in sorted(found, key=len, reverse=True))


def apart(pattern: str) -> str:
    """The pattern, matched as a whole word only. In Japanese, which has no spaces between words, it matches anywhere;
    a word that ends in an apostrophe (*d'*) may be followed by the next one at once."""
    return rf"(?:(?<!\w)|(?=[\u3000-\uffff]))(?:{pattern})(?:(?!\w)|(?<=['\u3000-\uffff]))"


@cache
def _counted(language: str, message: str) -> dict[str, int]:
    """Each word of this list → its number, counted from the first."""
    found: dict[str, int] = {}
    for code in (language, SOURCE_LANGUAGE):
        for number, alike in enumerate(re.split(_COMMAS, words(code)(f"read-{message}")), 1):
            for word in alike.split("/"):
                found.setdefault(folded(word), number)
    return found


@cache
def _any_counted(language: str, message: str) -> re.Pattern[str]:
    longest_first = sorted(_counted(language, message), key=len, reverse=True)
    return re.compile(apart("|".join(map(re.escape, longest_first))))


def with_figures(text: str, language: str) -> str:
    """Folded text with `2` for `two`."""
    numbers = _counted(language, "numbers")
    return _any_counted(language, "numbers").sub(lambda word: str(numbers[word[0]]), text)


def with_half_hours(text: str, language: str) -> str:
    """Folded text with `9:30` for `half past nine` and for the Dutch *half tien*."""
    hours = _counted(language, "half-hours")
    return _any_counted(language, "half-hours").sub(lambda word: f"{hours[word[0]] - 1 or 12}:30", text)
