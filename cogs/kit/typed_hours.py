"""Hours of a day as people type them: `9`, `9:30`, `9 am`, `9h30`, `９時半`; and from when to when."""

from __future__ import annotations

import re
from functools import cache

from bot.language.folding import folded
from bot.language.words import Words
from cogs.kit.typed_words import any_of, apart, typed_words, with_figures, with_half_hours

_SIGN = " ?[-–—−~〜] ?"
EVENING = 5
"""The earliest hour that may stand beside the word for evening or night. An earlier one is not read, because `2 at
night` usually means 2:00."""


@cache
def an_hour(language: str) -> str:
    """An hour whose words or signs tell that it is one, or a number alone."""
    half = any_of(language, "am", "pm", "evening")
    sign = f"{any_of(language, 'oclock')}|h"
    minute = (
        rf"(?P<minute>\d\d?)(?: ?(?:{any_of(language, 'minutes')}))?|(?P<half>{any_of(language, 'half')})"
    )
    return (
        rf"(?:(?P<before>{half}) ?)?(?<!\d)(?P<hour>\d{{1,2}})"
        rf"(?P<told>[:.](?P<exact>\d\d)(?: ?(?:{sign}))?| ?(?:{sign})(?: ?(?:{minute}))?)?(?: ?(?P<after>{half}))?"
    )


@cache
def _hour(language: str) -> re.Pattern[str]:
    return re.compile(an_hour(language))


@cache
def _around(language: str) -> re.Pattern[str]:
    return re.compile(rf"^{apart(any_of(language, 'around'))} ")


def read_hour(typed: str, w: Words) -> int | None:
    """Minutes after midnight."""
    language = w.language
    whole = with_half_hours(folded(typed), language)
    # First as it is: *avond* stands around a day, but tells of an hour which half of the day it means.
    text = whole if _hour(language).fullmatch(whole) else _around(language).sub("", whole)
    if text in typed_words(language, "midnight"):
        return 0
    if text in typed_words(language, "noon"):
        return 12 * 60
    pattern = _hour(language)
    found = pattern.fullmatch(text) or pattern.fullmatch(with_figures(text, language))
    if found is None:
        return None
    hour, minute = int(found["hour"]), int(found["exact"] or found["minute"] or 30 * bool(found["half"]))
    if word := found["before"] or found["after"]:
        morning = word in typed_words(language, "am")
        # Noon is 12 pm in English and 午後0時 in Japanese.
        if (word < "\u3000") <= hour <= 12:
            hour %= 12
            if word in typed_words(language, "evening") and hour < EVENING:
                return None
            hour += 0 if morning else 12
        elif hour < 12 or morning or word >= "\u3000":  # but *’s avonds 20:30* only says it twice
            return None
    return hour * 60 + minute if hour < 24 and minute < 60 else None


def read_hours(typed: str, w: Words) -> tuple[int, int] | None:
    """`22:00-8`, `22h à 8h`, `22時～8時`: two hours that differ."""
    parts = [part for part in _between(w.language).split(folded(typed)) if part.strip()]
    if len(parts) != 2:
        return None
    begin, end = (read_hour(part, w) for part in parts)
    return None if begin is None or end is None or begin == end else (begin, end)


@cache
def _between(language: str) -> re.Pattern[str]:
    return re.compile(rf"{_SIGN}| ?{apart(any_of(language, 'from-to'))} ?")


def is_off(typed: str, w: Words) -> bool:
    """Whether the text means that no hour is wanted."""
    return folded(typed) in (*typed_words(w.language, "off"), folded(w("profile-off")))


def clock(minutes: int) -> str:
    """Minutes after midnight, in a form that can be typed."""
    return f"{minutes // 60:02}:{minutes % 60:02}"
