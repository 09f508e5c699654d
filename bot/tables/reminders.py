"""Who is waited for, when they are to be reminded, and when a table hears that somebody's time is up."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.store.records import PACES, AskedRecord, Pace

from .live import Part

INTERVALS: dict[Pace, timedelta] = {
    "live": timedelta(minutes=5),
    "day": timedelta(hours=12),
    "three_days": timedelta(days=1),
    "none": timedelta(days=1),
}
"""Two reminders of one question are at least so far apart; the first comes so long before it is due."""

AFTERWARDS = 3
"""So often is somebody reminded after the one that says that their time is up. Then it is for the table to act."""


class Reminders(Part):
    async def asked(self, game_id: int | None = None) -> list[AskedRecord]:
        """Seats that running games wait for: one game's, or all, the longest wait first."""
        return await self.store.asked.of(game_id)

    async def unplanned(self) -> list[AskedRecord]:
        """People asked for whom no reminder was planned yet."""
        return await self.store.asked.unplanned()

    async def due(self, when: datetime) -> list[AskedRecord]:
        """Seats whose reminder is due by then."""
        return await self.store.asked.to_remind(when)

    async def plan(
        self, asked: AskedRecord, remind_at: datetime | None, *, reminded: int | None = None
    ) -> None:
        """The next reminder (None: no more); `reminded` is how many went out, if that changes. Nothing happens if the
        question was answered meanwhile."""
        await self.store.asked.set_reminder(asked, remind_at, reminded=reminded)

    async def overdue(self, when: datetime) -> list[AskedRecord]:
        """Seats whose time is up, of which the table was not told yet."""
        return await self.store.asked.overdue(when)

    async def plan_notice(self, asked: AskedRecord, notice_at: datetime | None) -> None:
        """Try again then to tell the table that time is up (None: it was told)."""
        await self.store.asked.set_notice(asked, notice_at)

    async def next_alarm(self) -> datetime | None:
        """When the earliest planned reminder is to go out, or a table to be told that time is up."""
        return await self.store.asked.next_alarm()

    async def begin_anew(self, game_id: int) -> None:
        """Whoever is asked has the whole time again, as somebody who has just taken over a seat."""
        async with self.games.lock(game_id):
            game = await self.games.record(game_id)
            async with self.store.database.transaction() as tx:
                self.store.asked.start_clock(tx, game_id, game.pace)


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
