"""When a player can be reached, in their local time: quiet hours and absences.

An absence stops the clock for questions to that player until the extra time the game allows is used up (`deadline`).
Deadlines are computed from the stored rules, including expired ones, so a question always gets the same deadline.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from bot.store.records import Absence, Profile

LONGEST_ABSENCE = timedelta(days=90)
"""The longest absence allowed."""

SATURDAY = 5
DAY = timedelta(days=1)
ALWAYS = datetime(9999, 1, 1, tzinfo=UTC)


def zone_of(profile: Profile) -> ZoneInfo:
    try:
        return ZoneInfo(profile.time_zone or "UTC")
    except (KeyError, OSError, ValueError):  # a zone that an update of the zone list has removed
        return ZoneInfo("UTC")


def at(day: date, minute: int, zone: ZoneInfo) -> datetime:
    """A local time of day in UTC; computed by date, so that it is correct across daylight saving changes."""
    return datetime.combine(day, time(minute // 60, minute % 60), zone).astimezone(UTC)


# Quiet hours


def outside_quiet_hours(when: datetime, profile: Profile) -> datetime:
    """The given moment, or the end of the quiet hours it falls into."""
    start, end = profile.quiet_from, profile.quiet_to
    if start is None or end is None or start == end:
        return when
    zone = zone_of(profile)
    there = when.astimezone(zone)
    minute = there.hour * 60 + there.minute
    quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not quiet:
        return when
    return max(when, at(there.date() + (DAY if minute >= end else timedelta()), end, zone))


def reachable(when: datetime, profile: Profile) -> datetime:
    """The given moment, or the first one after it outside absences and quiet hours."""
    while True:
        later = outside_quiet_hours(away_until(when, profile) or when, profile)
        if later == when:
            return when
        when = later


def next_digest(profile: Profile, after: datetime) -> datetime | None:
    """The time of the player's next daily digest."""
    if profile.digest is None:
        return None
    zone = zone_of(profile)
    today = after.astimezone(zone).date()
    return next(when for days in range(3) if (when := at(today + days * DAY, profile.digest, zone)) > after)


# Absence


class Stop(NamedTuple):
    begins: datetime
    ends: datetime


def stops(profile: Profile, since: datetime, until: datetime) -> list[Stop]:
    """The player's absences of a day or more between two moments; overlapping or adjacent ones are merged."""
    if not profile.away:
        return []
    zone = zone_of(profile)
    found: list[Stop] = []
    of_all = (stop for rule in profile.away for stop in _stops_of(rule, since, until, zone))
    for stop in sorted(stop for stop in of_all if max(since, stop.begins) < stop.ends):
        if found and stop.begins <= found[-1].ends:
            found[-1] = Stop(found[-1].begins, max(found[-1].ends, stop.ends))
        else:
            found.append(stop)
    return found


def _stops_of(rule: Absence, since: datetime, until: datetime, zone: ZoneInfo) -> Iterator[Stop]:
    """All stops of one rule; a stop that began before `since` is not cut off."""
    ends = rule.ends or ALWAYS
    if rule.begins > until or ends <= since:
        return
    if rule.kind == "once":
        yield Stop(rule.begins, ends)
    elif rule.kind == "weekends":
        here = since.astimezone(zone).date()
        saturday = here - DAY * ((here.weekday() - SATURDAY) % 7)
        while (begins := at(saturday, 0, zone)) <= until:
            yield Stop(max(begins, rule.begins), min(at(saturday + 2 * DAY, 0, zone), ends))
            saturday += 7 * DAY


def days_off(when: datetime, profile: Profile) -> datetime | None:
    """The end of the player's current absence of a day or more; None if there is none."""
    found = stops(profile, when, when + LONGEST_ABSENCE)
    return next((stop.ends for stop in found if stop.begins <= when), None)


def away_until(when: datetime, profile: Profile) -> datetime | None:
    """Like `days_off`, including free mornings."""
    until = days_off(when, profile)
    morning = _morning(until or when, profile)
    return morning or until


def _morning(when: datetime, profile: Profile) -> datetime | None:
    """The end of the player's free morning, if `when` falls into one."""
    if not profile.away:
        return None
    zone = zone_of(profile)
    there = when.astimezone(zone)
    for rule in profile.away:
        counts = rule.kind == "mornings" and rule.begins <= when < (rule.ends or ALWAYS)
        if counts and there.hour * 60 + there.minute < rule.minute:
            return max(when, at(there.date(), rule.minute, zone))
    return None


# Time limits


class Deadline(NamedTuple):
    due: datetime
    used_up: datetime | None
    """When the allowed extra time is used up while the player is still away; None if that does not happen."""


def deadline(since: datetime, limit: timedelta, profile: Profile, allowed: timedelta) -> Deadline:
    """The deadline of a question. The clock stops while the player is away, for at most `allowed` in total. A deadline
    in a free morning moves to its end, if that fits into `allowed` too."""
    now, running, left = since, limit, max(allowed, timedelta())
    used_up = None
    for stop in stops(profile, since, since + limit + left) if left else ():
        begins = max(stop.begins, now)
        if begins - now >= running:
            break
        running -= begins - now
        stopped = min(stop.ends - begins, left)
        left -= stopped
        now = begins + stopped
        if now < stop.ends:
            used_up = now
            break
    due = now + running
    morning = _morning(due, profile)
    if morning is not None and morning - due <= left:
        due = morning
    return Deadline(due, used_up)
