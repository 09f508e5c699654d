"""Who is waited for, when they are to be reminded, and when a table hears that somebody's time is up."""

from __future__ import annotations

from datetime import datetime

from bot.store.records import AskedRecord, Profile

from .live import Part


class Reminders(Part):
    async def asked(self, game_id: int | None = None) -> list[AskedRecord]:
        """Seats that running games wait for: one game's, or all, the longest wait first."""
        return await self.store.asked.of(game_id)

    async def waits(self, game_id: int) -> list[tuple[AskedRecord, Profile]]:
        """Whom a game waits for, with what they set for themselves."""
        return await self.store.asked.with_profiles(game_id)

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
