"""Days and hours as people write them."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from cogs.away.dates import names, read_hour, read_moment
from data.words import words

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 18, 11, tzinfo=UTC)  # a Wednesday, noon in Berlin


def read(typed: str, *, end: bool = True) -> str | None:
    moment = read_moment(typed, NOW, BERLIN, words(), end=end)
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


def test_in_their_own_language_too() -> None:
    for language, sunday, november in (
        ("fr", "dimanche", "novembre"),
        ("nl", "zondag", "november"),
        ("ru", "воскресенье", "ноября"),
        ("ja", "日曜日", "11月"),
    ):
        days, months = names(language)
        assert days[sunday] == days["sunday"] == 6 and months[november] == months["nov"] == 11


def test_a_day_to_begin_on() -> None:
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
def test_what_nobody_can_read(typed: str) -> None:
    assert read(typed) is None


@pytest.mark.parametrize(
    ("typed", "minute"),
    [
        ("9", 540),
        ("9:30", 570),
        ("9 am", 540),
        ("12am", 0),
        ("1 pm", 780),
        ("24", None),
        ("x", None),
        ("0 am", None),
    ],
)
def test_hours(typed: str, minute: int | None) -> None:
    assert read_hour(typed) == minute
