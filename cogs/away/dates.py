"""Reads days and times as people write them, in their language or in English: `Sunday`, `3 days`, `20 Nov 18:00`,
`jusqu'à dimanche`, `11月20日`, `2026-11-20`. How a language writes dates and spans comes from CLDR."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from functools import cache
from typing import NamedTuple
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import get_day_names, get_month_names

from cogs.kit.typed_hours import read_hour
from data.folding import folded
from data.words import FIRST, Words, words

END_OF_DAY = time(23, 59)
DAY = timedelta(days=1)
UNITS = {"hour": timedelta(hours=1), "day": DAY, "week": timedelta(weeks=1)}
_DATES = ("Md", "MMMd", "MMMMd", "yMd", "yMMMd")
"""CLDR's names for the ways to write a date."""
_FIELDS = {
    "y": r"(?P<year>\d{4})",
    "M": r"(?P<month>\d\d?)",
    "MMM": r"(?P<name>\D+?)\.?",
    "d": r"(?P<day>\d\d?)(?:st|nd|rd|th|er)?",
}
_ISO = re.compile(r"(?P<year>\d{4})-(?P<month>\d\d?)-(?P<day>\d\d?)")
_DOTS = re.compile(r"(?P<day>\d\d?)\. ?(?P<month>\d\d?)\.? ?(?P<year>\d{4})?")
_NAMED = re.compile(rf"{_FIELDS['d']}\.? {_FIELDS['MMM']}(?:,? (?P<year>\d{{4}}))?")
_CLOCK = re.compile(r"(?:^|(?<=\D))(午前|午後)?(?<!\d)\d{1,2}(?:[:h]\d\d|時(?:\d\d?分|半)?)$")


class Calendar(NamedTuple):
    """How a language writes days."""

    weekdays: dict[str, int]
    """Monday is 0."""
    months: dict[str, int]
    """January is 1."""
    units: dict[str, timedelta]
    dates: tuple[re.Pattern[str], ...]


@cache
def calendar(language: str) -> Calendar:
    """This language's and the English way, long and short."""
    found = Calendar({}, {}, {}, ())
    dates = {_ISO: None, _DOTS: None, _NAMED: None}
    for code in (language, FIRST):
        locale = Locale.parse(code, sep="-")
        for width in ("wide", "abbreviated"):
            for context in ("format", "stand-alone"):
                for number, name in get_day_names(width, context, locale).items():
                    found.weekdays.setdefault(_word(name), number)
                for number, name in get_month_names(width, context, locale).items():
                    found.months.setdefault(_word(name), number)
        for unit, span in UNITS.items():
            for patterns in locale._data["unit_patterns"][f"duration-{unit}"].values():
                for form, pattern in patterns.items():
                    if form in ("one", "two", "few", "many", "other"):
                        found.units.setdefault(_word(pattern.replace("{0}", "")), span)
        for name in _DATES:
            dates[_regex(locale.datetime_skeletons[name].pattern)] = None
    return found._replace(dates=tuple(dates))


def _regex(pattern: str) -> re.Pattern[str]:
    """What CLDR writes as `d MMM y 'г'.`"""
    made = ""
    for quoted, letters, other in re.findall(r"'([^']*)'|([A-Za-z]+)|([^A-Za-z'])", pattern):
        if letters:
            field = "MMM" if letters[:3] in ("MMM", "LLL") else letters[0].replace("L", "M")
            made += _FIELDS[field]
        else:
            made += re.escape(folded(quoted or other) or " ")
    return re.compile(made)


def _word(text: str) -> str:
    return folded(text).strip(". ")


def read_moment(typed: str, now: datetime, zone: ZoneInfo, w: Words, *, end: bool) -> datetime | None:
    """The moment that was meant, counted from `now`: without a time the beginning of a day, or its `end`. None if
    unclear."""
    whole = re.sub(r"^(\d{4}-\d\d-\d\d)t", r"\1 ", folded(typed))
    text = _bare(whole, w)
    if not text:
        return None
    for said in (whole, text):
        span = re.fullmatch(r"(\d{1,3}) ?(\D+)", said)
        if span and (unit := calendar(w.language).units.get(_word(span[2]))):
            return now + int(span[1]) * unit
    here = now.astimezone(zone)
    clock = None
    if at := _CLOCK.search(text):
        minutes = read_hour(at[0])
        if minutes is None:
            return None
        clock, text = time(*divmod(minutes, 60)), _bare(text[: at.start()], w)
    try:
        days = list(_days(text, here.date(), w)) if text else [here.date(), here.date() + DAY]
        moments = [datetime.combine(day, clock or (END_OF_DAY if end else time()), zone) for day in days]
    except (ValueError, OverflowError):  # the 31st of February
        return None
    # The first that is still to come; a day that has begun counts as begun.
    return next((one for one in moments if one > here or (not end and one.date() == here.date())), None)


def _bare(text: str, w: Words) -> str:
    """Without the words around a day: until, on, next; まで."""
    fillers = _fillers(w.language)
    while True:
        text = text.strip(" ,")
        shorter = fillers.sub("", text)
        if shorter == text:
            return text
        text = shorter


@cache
def _fillers(language: str) -> re.Pattern[str]:
    both = [word for code in (language, FIRST) for word in re.split("[,、]", words(code)("away-around"))]
    some = "|".join(re.escape(folded(word)) for word in sorted(both, key=len, reverse=True))
    # Languages with spaces between words have them here; Japanese has none.
    return re.compile(rf"^(?:{some})(?:(?<=')|\b|(?<=[^\x00-\u2fff]))|(?:\b|(?=[^\x00-\u2fff]))(?:{some})$")


def _days(text: str, today: date, w: Words) -> Iterator[date]:
    """Possible meanings of a text, the likeliest first."""
    known, word = calendar(w.language), _word(text)
    if word in ("today", folded(w("away-today"))):
        yield today
    elif word in ("tomorrow", folded(w("away-tomorrow"))):
        yield today + DAY
    elif (weekday := _weekday(word, known)) is not None:
        yield from (today + DAY * ((weekday - today.weekday()) % 7 + later) for later in (0, 7))
    else:
        for pattern in known.dates:
            if (found := pattern.fullmatch(text)) and (days := list(_named(found.groupdict(), known, today))):
                yield from days
                return


def _weekday(word: str, known: Calendar) -> int | None:
    """A weekday, also declined or shortened: до воскресенья, 日曜."""
    long = {name: n for name, n in known.weekdays.items() if len(name) > (2 if name >= "\u3000" else 3)}
    alike = (n for name, n in long.items() if word.startswith(name[:-1]))
    return known.weekdays.get(word, next(alike, None))


def _named(found: dict[str, str | None], known: Calendar, today: date) -> Iterator[date]:
    name = found.get("name")
    month = known.months.get(_word(name)) if name else int(found["month"] or 0)
    day = int(found["day"] or 0)
    if month is not None and month > 12 and day <= 12:  # 20/11 where others write 11/20
        month, day = day, month
    if month is not None:
        years = [int(found["year"] or 0)] if found.get("year") else [today.year, today.year + 1]
        yield from (date(year, month, day) for year in years)
