"""Reads days and times as people write them, in their language or in English: `Sunday`, `3 days`, `20 Nov 18:00`,
`jusqu'à dimanche`, `11月20日`, `2026-11-20`. How a language writes dates and spans comes from CLDR."""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from functools import cache
from typing import NamedTuple
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import get_day_names, get_month_names

from bot.language.folding import folded
from bot.language.words import SOURCE_LANGUAGE, Words
from cogs.kit.typed_hours import an_hour, read_hour
from cogs.kit.typed_words import any_of, apart, typed_words, with_figures, with_half_hours

END_OF_DAY = time(23, 59)
DAY = timedelta(days=1)
WEEK = timedelta(weeks=1)
UNITS = ("hour", "day", "week", "month")
MOST_FILLERS = 8
"""The most words that are passed over around a day: `until the end of the day on …` has four."""
_DATES = ("Md", "MMMd", "MMMMd", "yMd", "yMMMd")
"""CLDR's names for the ways to write a date."""
_FIELDS = {
    "y": r"(?P<year>\d{4})",
    "M": r"(?P<month>\d\d?)",
    "MMM": r"(?P<name>\D+?)\.?",
    "d": r"(?P<day>\d\d?)",
}
_ISO = re.compile(r"(?P<year>\d{4})-(?P<month>\d\d?)-(?P<day>\d\d?)")
_DOTS = re.compile(r"(?P<day>\d\d?)\. ?(?P<month>\d\d?)\.? ?(?P<year>\d{4})?")
_ISO_HOUR = re.compile(r"^(\d{4}-\d\d-\d\d)t")
_DECIMAL = re.compile(r"\d\d?\.\d\d")
_NAMED = re.compile(rf"{_FIELDS['d']}\.? {_FIELDS['MMM']}(?:,? (?P<year>\d{{4}}))?")


_COUNTED, _ALONE = re.compile(r"(\d{1,3}) ?(\D+)"), re.compile(r"() ?(\D+)")
"""A span with a number before it, and without: `3 days`, `a week`."""


class Calendar(NamedTuple):
    """How a language writes days."""

    weekdays: dict[str, int]
    """Monday is 0."""
    months: dict[str, int]
    """January is 1."""
    units: dict[str, str]
    dates: tuple[re.Pattern[str], ...]


@cache
def calendar(language: str) -> Calendar:
    """This language's and the English way, long and short."""
    found = Calendar({}, {}, {}, ())
    dates = {_ISO: None, _DOTS: None, _NAMED: None}
    for code in (language, SOURCE_LANGUAGE):
        locale = Locale.parse(code, sep="-")
        for width in ("wide", "abbreviated"):
            for context in ("format", "stand-alone"):
                for number, name in get_day_names(width, context, locale).items():
                    found.weekdays.setdefault(_word(name), number)
                for number, name in get_month_names(width, context, locale).items():
                    found.months.setdefault(_word(name), number)
        for unit in UNITS:
            for patterns in locale._data["unit_patterns"][f"duration-{unit}"].values():
                for form, pattern in patterns.items():
                    if form in ("one", "two", "few", "many", "other"):
                        found.units.setdefault(_word(pattern.replace("{0}", "")), unit)
        for name in _DATES:
            dates[_regex(locale.datetime_skeletons[name].pattern)] = None
    for unit in UNITS:
        found.units.update(dict.fromkeys(typed_words(language, unit), unit))
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
    whole = _ISO_HOUR.sub(r"\1 ", with_half_hours(folded(typed), w.language))
    whole = _day_and_part(w.language).sub(r"\1 ", whole)
    written = dict.fromkeys((whole, with_figures(whole, w.language)))
    return next(
        (found for text in written if (found := _moment(text, now.astimezone(zone), w, end=end))), None
    )


@cache
def _day_and_part(language: str) -> re.Pattern[str]:
    """A day that is one word with a part of it, as Dutch writes *vrijdagavond*."""
    days = {*calendar(language).weekdays, *typed_words(language, "tomorrow")}
    names = "|".join(re.escape(day) for day in sorted(days, key=len, reverse=True) if len(day) > 3)
    return re.compile(rf"(?<!\w)({names})(?=(?:{any_of(language, 'am', 'pm', 'evening')})(?!\w))")


def _moment(whole: str, here: datetime, w: Words, *, end: bool) -> datetime | None:
    try:
        if later := _after_a_span(whole, here, w, _COUNTED):
            return later
        clock, rest = _clock(whole, w)
        days = (
            _days(rest, here.date(), w, end=end)
            if rest or clock is None
            else [here.date(), here.date() + DAY]
        )
        if not days and (later := _after_a_span(whole, here, w, _ALONE)):
            return later
        moments = [
            datetime.combine(day, clock or (END_OF_DAY if end else time()), here.tzinfo) for day in days
        ]
    except (ValueError, OverflowError):  # the 31st of February, or 25 o'clock
        return None
    # The first one in the future; as the beginning of an absence, today counts too.
    return next((one for one in moments if one > here or (not end and one.date() == here.date())), None)


def _after_a_span(text: str, here: datetime, w: Words, span: re.Pattern[str]) -> datetime | None:
    """`3 days`, `for a week`, `неделю`. But `until 18h` is an hour of the day, and `20日` a day of the month, where
    these are written alike."""
    known = calendar(w.language).units
    for said in _barer(text, w):
        found = span.fullmatch(with_figures(said, w.language))
        if found is None or (unit := known.get(_word(found[2]))) is None:
            continue
        n = int(found[1] or 1)
        alike = {"hour": "oclock", "day": "ordinals"}.get(unit)
        told = (unit == "hour" and n >= 24) or _whole_words(w.language, "for").match(text)
        if alike and not told and _word(found[2]) in typed_words(w.language, alike):
            continue
        if unit == "month":
            months = here.month - 1 + n
            year, month = here.year + months // 12, months % 12 + 1
            return here.replace(year=year, month=month, day=min(here.day, monthrange(year, month)[1]))
        return here + n * timedelta(**{f"{unit}s": 1})
    return None


def _clock(text: str, w: Words) -> tuple[time | None, str]:
    """The hour at the text's end, and what stands before it: `tomorrow at 9:30`."""
    for bare in _barer(text, w):
        for at in _hour_at_the_end(w.language).finditer(bare):
            told = at["hour"] is None or any(at[part] for part in ("before", "after", "told"))
            if told and not _DECIMAL.fullmatch(at[0]):
                minutes = read_hour(at[0], w)
                if minutes is None:
                    raise ValueError("no hour of the day")
                before = bare[: at.start()].strip(" ,")
                return time(*divmod(minutes, 60)), before if _fillers(w.language).sub("", before) else ""
    return None, text


@cache
def _hour_at_the_end(language: str) -> re.Pattern[str]:
    some = rf"(?:{any_of(language, 'noon', 'midnight')}|{an_hour(language)})$"
    return re.compile(rf"(?:^|(?<=[ ,])|(?=[\u3000-\uffff])|(?<=[\u3000-\uffff])){some}")


@cache
def _whole_words(language: str, message: str) -> re.Pattern[str]:
    return re.compile(apart(any_of(language, message)))


@cache
def _fillers(language: str) -> re.Pattern[str]:
    around = apart(any_of(language, "around"))
    return re.compile(rf"^{around}|{around}$")


def _barer(text: str, w: Words) -> Iterator[str]:
    """The text, and again without each of the words that stand around a day: until, on, next; まで."""
    for _ in range(MOST_FILLERS + 1):
        if not (text := text.strip(" ,")):
            return
        yield text
        if (shorter := _fillers(w.language).sub("", text, count=1)) == text:
            return
        text = shorter


def _days(text: str, today: date, w: Words, *, end: bool) -> list[date]:
    """Possible meanings of a text, the likeliest first."""
    for said in _barer(text, w):
        if found := list(_day(said, today, w, end=end)):
            return found
    return []


def _day(text: str, today: date, w: Words, *, end: bool) -> Iterator[date]:
    known, word = calendar(w.language), _word(text)
    for name, (first, last) in _spans(today).items():
        if word in typed_words(w.language, name):
            yield last if end else first
            return
    for name, monday in (("this-week", 0), ("next-week", 1)):
        rest = _whole_words(w.language, name).sub("", text, count=1)
        if rest != text:
            for said in _barer(rest, w):
                if (weekday := _weekday(_word(said), known)) is not None:
                    yield today + DAY * (weekday - today.weekday()) + WEEK * monday
                    return
    if (weekday := _weekday(word, known)) is not None:
        yield from (today + DAY * ((weekday - today.weekday()) % 7 + later) for later in (0, 7))
        return
    alone_in_month, ordinal = _ordinals(w.language)
    if alone := alone_in_month.fullmatch(text):
        for first in (today.replace(day=1), (today.replace(day=1) + 31 * DAY).replace(day=1)):
            if int(alone[1]) <= monthrange(first.year, first.month)[1]:
                yield first.replace(day=int(alone[1]))
        return
    for said in (text, ordinal.sub("", text)):
        for pattern in known.dates:
            if (found := pattern.fullmatch(said)) and (days := list(_named(found.groupdict(), known, today))):
                yield from days
                return


@cache
def _ordinals(language: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """`20th` alone, and what makes it an ordinal."""
    some = f"(?:{any_of(language, 'ordinals')})"
    return re.compile(rf"(\d\d?) ?{some}"), re.compile(rf"(?<=\d){some}(?!\w)")


def _spans(today: date) -> dict[str, tuple[date, date]]:
    """Days that have a word of their own: the first and the last of each."""
    monday = today - DAY * today.weekday()
    first = today.replace(day=1)
    following = (first + 31 * DAY).replace(day=1)
    after = (following + 31 * DAY).replace(day=1)
    return {
        "today": (today, today),
        "tomorrow": (today + DAY, today + DAY),
        "day-after-tomorrow": (today + 2 * DAY, today + 2 * DAY),
        "this-week": (today, monday + 6 * DAY),
        "weekend": (max(today, monday + 5 * DAY), monday + 6 * DAY),
        "next-week": (monday + WEEK, monday + WEEK + 6 * DAY),
        "this-month": (today, following - DAY),
        "next-month": (following, after - DAY),
    }


def _weekday(word: str, known: Calendar) -> int | None:
    """A weekday, also declined or shortened: до воскресенья, 日曜. Nothing else may follow it: what is not understood
    could change the day."""
    long = {name: n for name, n in known.weekdays.items() if len(name) > (2 if name >= "\u3000" else 3)}
    alike = (n for name, n in long.items() if word.startswith(name[:-1]) and " " not in word)
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
