"""Days and times as people write them: `Sunday`, `3 days`, `20 Nov 18:00`, `2026-11-20`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo

from babel.dates import get_day_names, get_month_names

from data.words import FIRST, Words

END_OF_DAY = time(23, 59)
DAY = timedelta(days=1)
UNITS = {"h": timedelta(hours=1), "d": DAY, "w": timedelta(weeks=1)}
_BEFORE = re.compile(r"(?:until|till|to|for|in|on|from|next|this|the end of)\s+")
_TIME = re.compile(r"(?:^|\s+(?:at\s+)?)(\d{1,2}):(\d\d)$")


@cache
def names(language: str) -> tuple[dict[str, int], dict[str, int]]:
    """Weekdays (Monday is 0) and months (January is 1), long and short, in this language and in English."""
    days: dict[str, int] = {}
    months: dict[str, int] = {}
    for locale in (FIRST, language):
        for width in ("wide", "abbreviated"):
            for context in ("format", "stand-alone"):
                for number, name in get_day_names(width, context, locale).items():
                    days.setdefault(_word(name), number)
                for number, name in get_month_names(width, context, locale).items():
                    months.setdefault(_word(name), number)
    return days, months


def _word(text: str) -> str:
    return text.casefold().strip(". ")


def read_moment(typed: str, now: datetime, zone: ZoneInfo, w: Words, *, end: bool) -> datetime | None:
    """The moment that was meant, counted from `now`: without a time a day's beginning, or its `end`. None: nobody can
    tell."""
    text = typed.casefold().strip()
    while found := _BEFORE.match(text):
        text = text[found.end() :]
    if not text:
        return None
    here = now.astimezone(zone)
    span = re.fullmatch(r"(\d{1,3})\s*(h|d|w)(?:ours?|ays?|eeks?|rs?)?", text)
    if span:
        return now + int(span[1]) * UNITS[span[2]]
    clock = None
    if at := _TIME.search(text.replace("t", " ", 1) if re.match(r"\d{4}-\d\d-\d\dt", text) else text):
        if int(at[1]) > 23 or int(at[2]) > 59:
            return None
        clock = time(int(at[1]), int(at[2]))
        text = text[: at.start()].strip(", ")
    try:
        days = list(_days(text, here.date(), w)) if text else [here.date(), here.date() + DAY]
        moments = [datetime.combine(day, clock or (END_OF_DAY if end else time()), zone) for day in days]
    except (ValueError, OverflowError):  # the 31st of February
        return None
    # The first that is still to come; a day that has begun has begun.
    return next((one for one in moments if one > here or (not end and one.date() == here.date())), None)


def _days(text: str, today: date, w: Words) -> Iterator[date]:
    """What a text may mean, the likeliest first."""
    weekdays, months = names(w.language)
    word = _word(text)
    if word in ("today", w("away-today").casefold()):
        yield today
    elif word in ("tomorrow", w("away-tomorrow").casefold()):
        yield today + DAY
    elif word in weekdays:
        yield from (today + DAY * ((weekdays[word] - today.weekday()) % 7 + later) for later in (0, 7))
    elif found := re.fullmatch(r"(\d{4})-(\d\d?)-(\d\d?)", text):
        yield date(int(found[1]), int(found[2]), int(found[3]))
    elif found := re.fullmatch(r"(\d\d?)\.\s*(\d\d?)\.?\s*(\d{4})?", text):
        yield from _in_year(found[3], int(found[2]), int(found[1]), today)
    else:
        parts = re.fullmatch(
            r"(?:(\d\d?)\.?(?:st|nd|rd|th)?\s+)?(\D+?)\.?(?:\s+(\d\d?)(?:st|nd|rd|th)?)?,?(?:\s+(\d{4}))?",
            text,
        )
        if parts and _word(parts[2]) in months and (parts[1] or parts[3]):
            yield from _in_year(parts[4], months[_word(parts[2])], int(parts[1] or parts[3]), today)


def _in_year(year: str | None, month: int, day: int, today: date) -> Iterator[date]:
    yield from (date(int(one), month, day) for one in ([year] if year else [today.year, today.year + 1]))


def read_hour(typed: str) -> int | None:
    """`9`, `9:30` or `9 am` as minutes after midnight."""
    found = re.fullmatch(r"\s*(\d{1,2})(?::(\d\d))?\s*(am|pm|h)?\s*", typed.casefold())
    if found is None:
        return None
    hour, minute = int(found[1]), int(found[2] or 0)
    if found[3] in ("am", "pm"):
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if found[3] == "pm" else 0)
    return hour * 60 + minute if hour < 24 and minute < 60 else None
