"""Quiet hours, absences and deadlines in local time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.store.records import Absence, AbsenceKind, Profile
from bot.time.hours import Deadline, away_until, days_off, deadline, next_digest, reachable, stops

DAY = timedelta(days=1)
WEEK = timedelta(days=7)
LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)


def utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def once(begins: str, ends: str) -> Absence:
    return Absence("once", utc(begins), utc(ends))


def usual(kind: AbsenceKind, minute: int = 0, ends: datetime | None = None) -> Absence:
    return Absence(kind, LONG_AGO, ends, minute)


def somebody(*away: Absence, zone: str = "UTC", **more: int) -> Profile:
    return Profile(1, time_zone=zone, away=away, **more)  # type: ignore[arg-type]


# 2026-11-20 is a Friday.
AT_WEEKENDS = somebody(usual("weekends"))


def test_the_clock_stops_while_somebody_is_away() -> None:
    away = somebody(once("2026-11-18T12:00", "2026-11-20T12:00"))
    assert deadline(utc("2026-11-18T00:00"), DAY, away, WEEK) == Deadline(utc("2026-11-21T00:00"), None)
    assert deadline(utc("2026-11-19T00:00"), DAY, away, WEEK).due == utc("2026-11-21T12:00")
    assert deadline(utc("2026-11-17T00:00"), DAY, away, WEEK).due == utc("2026-11-18T00:00"), (
        "an absence that begins after the deadline must not change it"
    )
    assert deadline(utc("2026-11-17T12:00"), DAY, away, WEEK).due == utc("2026-11-18T12:00"), (
        "an absence that begins at the deadline must not change it"
    )
    assert deadline(utc("2026-11-21T00:00"), DAY, away, WEEK).due == utc("2026-11-22T00:00"), (
        "an absence that is over must not change the deadline"
    )


def test_the_clock_stops_no_longer_than_the_game_allows() -> None:
    away = somebody(once("2026-11-18T00:00", "2026-11-30T00:00"))
    begun = utc("2026-11-18T00:00")
    assert deadline(begun, DAY, away, 2 * DAY) == Deadline(begun + 3 * DAY, begun + 2 * DAY)
    assert deadline(begun, DAY, away, timedelta()) == Deadline(begun + DAY, None), (
        "if no absence is allowed, nothing can be used up"
    )
    assert deadline(begun, DAY, away, -DAY).due == begun + DAY
    assert deadline(begun, DAY, away, 12 * DAY) == Deadline(begun + 13 * DAY, None), (
        "an allowance as long as the absence must be enough"
    )


def test_periods_that_overlap_count_once() -> None:
    away = somebody(
        once("2026-11-18T00:00", "2026-11-20T00:00"),
        once("2026-11-19T00:00", "2026-11-21T00:00"),
        usual("weekends"),
    )
    assert deadline(utc("2026-11-18T00:00"), DAY, away, WEEK).due == utc("2026-11-24T00:00")
    assert days_off(utc("2026-11-18T10:00"), away) == utc("2026-11-23T00:00")
    [one] = stops(away, utc("2026-11-18T00:00"), utc("2026-11-22T00:00"))
    assert one.ends == utc("2026-11-23T00:00")


def test_weekends_follow_the_users_time_zone() -> None:
    in_tokyo = somebody(usual("weekends"), zone="Asia/Tokyo")
    assert days_off(utc("2026-11-20T14:59"), in_tokyo) is None
    assert days_off(utc("2026-11-20T15:00"), in_tokyo) == utc("2026-11-22T15:00")
    assert days_off(utc("2026-11-22T14:59"), in_tokyo) == utc("2026-11-22T15:00")
    assert days_off(utc("2026-11-22T15:00"), in_tokyo) is None


def test_a_weekend_in_which_the_clocks_change_is_an_hour_longer() -> None:
    in_berlin = somebody(usual("weekends"), zone="Europe/Berlin")
    asked = utc("2026-10-23T10:00")  # Friday noon; clocks go back on Sunday
    assert deadline(asked, DAY, in_berlin, WEEK).due == utc("2026-10-26T11:00")
    asked = utc("2026-03-27T11:00")  # Friday noon; clocks go forward on Sunday
    assert deadline(asked, DAY, in_berlin, WEEK).due == utc("2026-03-30T10:00")


def test_past_weekends_count_after_the_rule_is_removed() -> None:
    given_up = somebody(usual("weekends", ends=utc("2026-11-22T12:00")))
    assert deadline(utc("2026-11-20T12:00"), DAY, given_up, WEEK).due == utc("2026-11-23T00:00")
    assert days_off(utc("2026-11-22T13:00"), given_up) is None


def test_nothing_falls_due_in_the_morning() -> None:
    sleeps = somebody(usual("mornings", 9 * 60), zone="Europe/Berlin")
    assert deadline(utc("2026-11-18T05:00"), DAY, sleeps, WEEK).due == utc("2026-11-19T08:00")
    assert deadline(utc("2026-11-18T12:00"), DAY, sleeps, WEEK).due == utc("2026-11-19T12:00")
    assert deadline(utc("2026-11-18T05:00"), DAY, sleeps, timedelta(hours=1)).due == utc("2026-11-19T05:00")
    assert away_until(utc("2026-11-18T05:00"), sleeps) == utc("2026-11-18T08:00")
    assert days_off(utc("2026-11-18T05:00"), sleeps) is None
    both = somebody(usual("mornings", 9 * 60), usual("weekends"))
    assert away_until(utc("2026-11-21T15:00"), both) == utc("2026-11-23T09:00")


def test_a_morning_that_ends_in_the_hour_skipped_by_summer_time() -> None:
    """02:30 does not exist in Berlin that night."""
    early = somebody(usual("mornings", 150), zone="Europe/Berlin")
    assert away_until(utc("2026-03-28T23:30"), early) == utc("2026-03-29T01:30")


def test_reachable_means_neither_away_nor_in_quiet_hours() -> None:
    profile = somebody(once("2026-11-18T12:00", "2026-11-19T23:59"), quiet_from=22 * 60, quiet_to=8 * 60)
    assert reachable(utc("2026-11-18T11:00"), profile) == utc("2026-11-18T11:00")
    assert reachable(utc("2026-11-18T12:00"), profile) == utc("2026-11-20T08:00")
    assert reachable(utc("2026-11-20T23:00"), AT_WEEKENDS) == utc("2026-11-20T23:00")
    assert reachable(utc("2026-11-21T00:00"), AT_WEEKENDS) == utc("2026-11-23T00:00")


@pytest.mark.parametrize("zone", ["Not/There", "UTC"])
def test_an_unknown_time_zone_counts_as_utc(zone: str) -> None:
    assert days_off(utc("2026-11-21T00:00"), somebody(usual("weekends"), zone=zone)) == utc(
        "2026-11-23T00:00"
    )


def test_a_digest_comes_at_the_same_hour_all_year() -> None:
    at_eight = somebody(zone="Europe/Berlin", digest=8 * 60)
    assert next_digest(at_eight, utc("2026-10-24T05:59")) == utc("2026-10-24T06:00")
    assert next_digest(at_eight, utc("2026-10-24T06:00")) == utc("2026-10-25T07:00")
    assert next_digest(somebody(), utc("2026-10-24T06:00")) is None
