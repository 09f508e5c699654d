"""When a question is due and when somebody is reminded of it, if they have no quiet hours and do not say *later*."""

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
"""Two reminders of one question are at least so far apart; the first comes so long before it is due."""

AFTERWARDS = 3
"""How often somebody is reminded after the reminder that says that their time is up. Then it is for the table to
act."""


def reminders(asked: AskedRecord, pace: Pace, profile: Profile | None = None) -> list[datetime]:
    """When to remind if nobody has quiet hours or says *later*: before it is due, then, and after. Who was away when
    they were asked hears of it when they are back. Whoever gets a digest has it there, until time is up."""
    limit = PACES[pace]
    if asked.due_at is None or limit is None:
        return []
    if profile is not None and profile.gets_digest:
        return [asked.due_at]
    first = asked.due_at - INTERVALS[pace]
    back = None if profile is None else away_until(asked.since, profile)
    after = [asked.due_at + n * limit for n in range(AFTERWARDS + 1)]
    return [first if back is None else min(first, back), *after]


def next_reminder(
    asked: AskedRecord, pace: Pace, sent: datetime | None = None, profile: Profile | None = None
) -> datetime | None:
    """The first, or after one was `sent` the next; None when there were enough."""
    number = asked.reminded + (sent is not None)
    planned = reminders(asked, pace, profile)
    if number >= len(planned):
        return None
    return planned[number] if sent is None else max(planned[number], sent + INTERVALS[pace])


def allowed(game: GameRecord, seat: int) -> timedelta:
    """How much longer than its pace the game still waits for this player while they are away. In live play it never
    does."""
    if game.clock == "live":
        return timedelta()
    return max(timedelta(), timedelta(days=game.away_days, seconds=-game.seats[seat].overtime))


def timed(asked: AskedRecord, game: GameRecord, profile: Profile | None) -> AskedRecord:
    """With its time limit, counted from `since`, and the next reminder. Without a profile: a computer's. Who plays live
    is here and needs no reminding."""
    limit = PACES[game.clock]
    if limit is None:
        return replace(asked, due_at=None, notice_at=None, remind_at=None, used_up_at=None)
    if profile is None:
        due = asked.since + limit
        return replace(asked, due_at=due, notice_at=due, remind_at=None, used_up_at=None)
    due, used_up = deadline(asked.since, limit, profile, allowed(game, asked.seat))
    asked = replace(asked, due_at=due, notice_at=due, used_up_at=used_up)
    return replace(asked, remind_at=None if game.live else next_reminder(asked, game.clock, profile=profile))
