"""Days and hours as people write them."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.language.words import LANGUAGES, SOURCE_LANGUAGE, words
from cogs.away.dates import read_moment

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 18, 11, tzinfo=UTC)  # a Wednesday, noon in Berlin


def read(typed: str, *, end: bool = True, language: str = SOURCE_LANGUAGE) -> str | None:
    moment = read_moment(typed, NOW, BERLIN, words(language), end=end)
    return None if moment is None else f"{moment.astimezone(BERLIN):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Sunday", "2026-11-22 23:59"),
        ("until sunday", "2026-11-22 23:59"),
        ("next Tue", "2026-11-24 23:59"),
        ("wednesday", "2026-11-18 23:59"),
        ("wednesday 10:00", "2026-11-25 10:00"),
        ("today", "2026-11-18 23:59"),
        ("tomorrow at 9:30", "2026-11-19 09:30"),
        ("18:00", "2026-11-18 18:00"),
        ("10:00", "2026-11-19 10:00"),
        ("3 days", "2026-11-21 12:00"),
        ("for 2 weeks", "2026-12-02 12:00"),
        ("36h", "2026-11-20 00:00"),
        ("5h", "2026-11-18 17:00"),
        ("20 Nov", "2026-11-20 23:59"),
        ("Nov 20th", "2026-11-20 23:59"),
        ("20 November 2026 18:00", "2026-11-20 18:00"),
        ("3. Feb", "2027-02-03 23:59"),
        ("20.11.", "2026-11-20 23:59"),
        ("20.11.2026 8:15", "2026-11-20 08:15"),
        ("2026-11-20", "2026-11-20 23:59"),
        ("2026-11-20 18:00", "2026-11-20 18:00"),
        ("2026-11-20T18:00", "2026-11-20 18:00"),
    ],
)
def test_days_as_people_write_them(typed: str, meant: str) -> None:
    assert read(typed) == meant


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "a week", "2026-11-25 12:00"),
        ("en", "until the end of next week", "2026-11-29 23:59"),
        ("en", "monday next week at 9 am", "2026-11-23 09:00"),
        ("en", "this weekend", "2026-11-22 23:59"),
        ("en", "a month", "2026-12-18 12:00"),
        ("en", "the 20th", "2026-11-20 23:59"),
        ("fr", "après-demain", "2026-11-20 23:59"),
        ("fr", "jusqu’à la fin du mois", "2026-11-30 23:59"),
        ("fr", "jusqu’à 18h", "2026-11-18 18:00"),
        ("fr", "pendant 5 h", "2026-11-18 17:00"),
        ("fr", "la semaine prochaine", "2026-11-29 23:59"),
        ("fr", "dans deux semaines", "2026-12-02 12:00"),
        ("nl", "overmorgen", "2026-11-20 23:59"),
        ("nl", "tot het einde van de maand", "2026-11-30 23:59"),
        ("nl", "zondagavond om 20.30 uur", "2026-11-22 20:30"),
        ("nl", "een week", "2026-11-25 12:00"),
        ("nl", "vrijdagavond 8 uur", "2026-11-20 20:00"),
        ("nl", "vrijdagavond acht uur", "2026-11-20 20:00"),
        ("nl", "morgenavond om 8 uur", "2026-11-19 20:00"),
        ("nl", "zondagmiddag 3 uur", "2026-11-22 15:00"),
        ("nl", "maandagochtend 9:00", "2026-11-23 09:00"),
        ("nl", "vanavond om 8 uur", "2026-11-18 20:00"),
        ("nl", "vanavond 20:00", "2026-11-18 20:00"),
        ("nl", "’s avonds 9 uur", "2026-11-18 21:00"),
        ("nl", "tot zondagavond", "2026-11-22 23:59"),
        ("nl", "een paar dagen", "2026-11-20 12:00"),
        ("nl", "veertien dagen", "2026-12-02 12:00"),
        ("nl", "komend weekend", "2026-11-22 23:59"),
        ("nl", "aankomende vrijdag", "2026-11-20 23:59"),
        ("ru", "послезавтра", "2026-11-20 23:59"),
        ("ru", "на неделю", "2026-11-25 12:00"),
        ("ru", "до 18 часов", "2026-11-18 18:00"),
        ("ru", "через 3 часа", "2026-11-18 15:00"),
        ("ru", "до 20-го", "2026-11-20 23:59"),
        ("ru", "всю неделю", "2026-11-22 23:59"),
        ("ru", "1 декабря в 9 утра", "2026-12-01 09:00"),
        ("ru", "в понедельник на следующей неделе", "2026-11-23 23:59"),
        ("ja", "明後日", "2026-11-20 23:59"),
        ("ja", "来週", "2026-11-29 23:59"),
        ("ja", "来週の月曜日まで", "2026-11-23 23:59"),
        ("ja", "20日まで", "2026-11-20 23:59"),
        ("ja", "3日後", "2026-11-21 12:00"),
        ("ja", "一週間", "2026-11-25 12:00"),
        ("ja", "明日の夜9時", "2026-11-19 21:00"),
        ("ja", "月末", "2026-11-30 23:59"),
        ("fr", "dimanche", "2026-11-22 23:59"),
        ("fr", "jusqu'à dimanche", "2026-11-22 23:59"),
        ("fr", "jusqu’au 1er décembre", "2026-12-01 23:59"),
        ("fr", "3 jours", "2026-11-21 12:00"),
        ("fr", "pendant 2 semaines", "2026-12-02 12:00"),
        ("fr", "20/11 18:00", "2026-11-20 18:00"),
        ("fr", "demain à 18h30", "2026-11-19 18:30"),
        ("fr", "20 novembre 2026", "2026-11-20 23:59"),
        ("fr", "20 NOV", "2026-11-20 23:59"),
        ("fr", "03/12", "2026-12-03 23:59"),
        ("nl", "3 dagen", "2026-11-21 12:00"),
        ("nl", "tot en met zondag", "2026-11-22 23:59"),
        ("nl", "20-11", "2026-11-20 23:59"),
        ("nl", "morgen om 9:30", "2026-11-19 09:30"),
        ("nl", "20 nov 18:00", "2026-11-20 18:00"),
        ("ru", "3 дня", "2026-11-21 12:00"),
        ("ru", "на 2 недели", "2026-12-02 12:00"),
        ("ru", "до воскресенья", "2026-11-22 23:59"),
        ("ru", "20 ноября 18:00", "2026-11-20 18:00"),
        ("ru", "20.11", "2026-11-20 23:59"),
        ("ru", "завтра в 9:30", "2026-11-19 09:30"),
        ("ja", "日曜日まで", "2026-11-22 23:59"),
        ("ja", "3日間", "2026-11-21 12:00"),
        ("ja", "３日間", "2026-11-21 12:00"),
        ("ja", "2週間", "2026-12-02 12:00"),
        ("ja", "11月20日", "2026-11-20 23:59"),
        ("ja", "11月20日18時まで", "2026-11-20 18:00"),
        ("ja", "2026年11月20日 18:00", "2026-11-20 18:00"),
        ("ja", "11/20", "2026-11-20 23:59"),
        ("ja", "明日の9時30分", "2026-11-19 09:30"),
        ("ja", "日曜", "2026-11-22 23:59"),
        ("ja", "日曜の18:00まで", "2026-11-22 18:00"),
        ("ja", "金曜午後6時半", "2026-11-20 18:30"),
        ("ja", "10:00まで", "2026-11-19 10:00"),
        ("ja", "until Sunday", "2026-11-22 23:59"),
        ("ja", "十二月一日", "2026-12-01 23:59"),
        ("ja", "十一月二十日まで", "2026-11-20 23:59"),
        ("ja", "明日の十八時半", "2026-11-19 18:30"),
        ("nl", "morgen om half tien", "2026-11-19 09:30"),
        ("en", "tomorrow at half past 9", "2026-11-19 09:30"),
        ("ru", "завтра в половине десятого", "2026-11-19 09:30"),
        ("fr", "demain à neuf heures et demie", "2026-11-19 09:30"),
    ],
)
def test_dates_in_other_languages(language: str, typed: str, meant: str) -> None:
    assert read(typed, language=language) == meant


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("nl", "maandag over een week"),
        ("nl", "vrijdag in het café"),
        ("fr", "lundi en huit"),
        ("en", "monday week or so"),
    ],
)
def test_what_is_not_understood_behind_a_weekday_is_not_passed_over(language: str, typed: str) -> None:
    assert read(typed, language=language) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_can_be_read(language: str) -> None:
    """The examples that the bot shows in each language."""
    examples = re.split(
        r"(?:例：|par exemple|bijvoorbeeld|Try|например:?)\s*",
        words(language)("away-no-such-day", typed="?"),
    )[1]
    said = [
        one.strip() for one in re.split(r",|、| or | ou | of | или ", examples.rstrip(".。")) if one.strip()
    ]
    assert len(said) == 4
    for example in said:
        assert read(example, language=language), example


def test_dates_as_the_begin_of_an_absence() -> None:
    assert read("next week", end=False) == "2026-11-23 00:00"
    assert read("来月", end=False, language="ja") == "2026-12-01 00:00"
    assert read("friday", end=False) == "2026-11-20 00:00"
    assert read("today", end=False) == "2026-11-18 00:00"


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "31 Feb",
        "31.2.",
        "2026-13-01",
        "2020-01-01",
        "25:00",
        "20",
        "Nov",
        "9" * 30,
        "999999 days",
    ],
)
def test_unreadable_dates_are_refused(typed: str) -> None:
    assert read(typed) is None
