"""When somebody is reminded, if they have no quiet hours and do not say *later*."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.store.records import PACES, AskedRecord, Pace

INTERVALS: dict[Pace, timedelta] = {
    "live": timedelta(minutes=5),
    "day": timedelta(hours=12),
    "three_days": timedelta(days=1),
    "none": timedelta(days=1),
}
"""Two reminders of one question are at least so far apart; the first comes so long before it is due."""

AFTERWARDS = 3
"""So often is somebody reminded after the one that says that their time is up. Then it is for the table to act."""


def reminders(asked: AskedRecord, pace: Pace) -> list[datetime]:
    """When to remind if nobody has quiet hours or says *later*: before it is due, then, and after."""
    limit = PACES[pace]
    if asked.due_at is None or limit is None:
        return []
    after = [asked.due_at + n * limit for n in range(AFTERWARDS + 1)]
    return [asked.due_at - INTERVALS[pace], *after]


def next_reminder(asked: AskedRecord, pace: Pace, sent: datetime | None = None) -> datetime | None:
    """The first, or after one was `sent` the next; None when there were enough."""
    number = asked.reminded + (sent is not None)
    planned = reminders(asked, pace)
    if number >= len(planned):
        return None
    return planned[number] if sent is None else max(planned[number], sent + INTERVALS[pace])
