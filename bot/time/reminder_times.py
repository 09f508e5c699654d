"""Deadlines and reminder times, before quiet hours and *later* requests are applied."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from bot.store.records import PACES, AskedRecord, GameRecord, Pace, Profile

from .hours import away_until, deadline

INTERVALS: dict[Pace, timedelta] = {
    "live": timedelta(minutes=5),
    "day": timedelta(hours=12),
    "three_days": timedelta(days=1),
    "none": timedelta(days=1),
}
"""The minimum time between two reminders of a question, and how long before the deadline the first one is sent."""

LATE_REMINDERS = 3
"""How many reminders follow the one at the deadline. After that it is up to the players to act."""


def reminders(asked: AskedRecord, pace: Pace, profile: Profile | None = None) -> list[datetime]:
    """The reminder times without quiet hours and *later* requests: before, at and after the deadline. A player who was
    away when asked is reminded on return. A player with a daily digest is only reminded at the deadline."""
    limit = PACES[pace]
    if asked.due_at is None or limit is None:
        return []
    if profile is not None and profile.gets_digest:
        return [asked.due_at]
    first = asked.due_at - INTERVALS[pace]
    back = None if profile is None else away_until(asked.since, profile)
    after = [asked.due_at + n * limit for n in range(LATE_REMINDERS + 1)]
    return [first if back is None else min(first, back), *after]


def next_reminder(
    asked: AskedRecord, pace: Pace, sent: datetime | None = None, profile: Profile | None = None
) -> datetime | None:
    """The time of the first reminder or, after one was `sent`, of the next; None if there are no more."""
    number = asked.reminded + (sent is not None)
    times = reminders(asked, pace, profile)
    if number >= len(times):
        return None
    return times[number] if sent is None else max(times[number], sent + INTERVALS[pace])


def allowed(game: GameRecord, seat: int) -> timedelta:
    """How much longer than its pace the game still waits for this player while they are away; nothing in live play."""
    if game.clock == "live":
        return timedelta()
    return max(timedelta(), timedelta(days=game.away_days, seconds=-game.seats[seat].overtime))


def timed(asked: AskedRecord, game: GameRecord, profile: Profile | None) -> AskedRecord:
    """The record with its deadline, counted from `since`, and its first reminder. A seat without a profile is played
    by a computer. In live play there are no reminders, because everybody is present."""
    limit = PACES[game.clock]
    if limit is None:
        return replace(asked, due_at=None, notice_at=None, remind_at=None, used_up_at=None)
    if profile is None:
        due = asked.since + limit
        return replace(asked, due_at=due, notice_at=due, remind_at=None, used_up_at=None)
    due, used_up = deadline(asked.since, limit, profile, allowed(game, asked.seat))
    asked = replace(asked, due_at=due, notice_at=due, used_up_at=used_up)
    return replace(asked, remind_at=None if game.live else next_reminder(asked, game.clock, profile=profile))
