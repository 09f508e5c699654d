"""The seats that games wait for, their reminders, and overdue messages: the public ones about missed deadlines."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from datetime import datetime
from typing import Protocol

from bot.store import Store
from bot.store.records import AskedRecord, Profile

from .clocks import whole_time, with_profiles
from .reminder_times import timed


class Locks(Protocol):
    def lock(self, game_id: int) -> AbstractAsyncContextManager[None]:
        """Lock a game across all processes."""
        ...


class Reminders:
    def __init__(self, store: Store, games: Locks) -> None:
        self.store = store
        self.games = games

    async def asked(self, game_id: int | None = None) -> list[AskedRecord]:
        """The seats that one game, or every running game, waits for; longest wait first."""
        return await self.store.asked.of(game_id)

    async def waits(self, game_id: int) -> list[tuple[AskedRecord, Profile]]:
        """The seats that a game waits for, with their players' profiles."""
        return await self.store.asked.with_profiles(game_id)

    async def unplanned(self) -> list[AskedRecord]:
        """Seats of human players for which no reminder has been scheduled yet."""
        return await self.store.asked.unplanned()

    async def due(self, when: datetime) -> list[AskedRecord]:
        """Seats whose reminder is due at this time."""
        return await self.store.asked.to_remind(when)

    async def plan(
        self, asked: AskedRecord, remind_at: datetime | None, *, reminded: int | None = None
    ) -> None:
        """Schedule the next reminder (None: no more); `reminded` is the new number of reminders sent. Does nothing if
        the question has been answered in the meantime."""
        await self.store.asked.set_reminder(asked, remind_at, reminded=reminded)

    async def overdue(self, when: datetime) -> list[AskedRecord]:
        """Seats past their deadline of which the players have not been notified yet."""
        return await self.store.asked.overdue(when)

    async def plan_overdue_message(self, asked: AskedRecord, notice_at: datetime | None) -> None:
        """When to try again to notify the players (None: done)."""
        await self.store.asked.set_overdue_message(asked, notice_at)

    async def next_alarm(self) -> datetime | None:
        """The time of the earliest scheduled reminder, digest or overdue message."""
        return await self.store.asked.next_alarm()

    async def restart_clock(self, game_id: int, seat: int) -> None:
        """Give whoever has taken over a seat the whole time."""
        async with self.games.lock(game_id):
            game, now = await self.store.games.get(game_id), self.store.database.now()
            if game is None:
                return
            async with self.store.database.transaction() as tx:
                for asked, profile in await with_profiles(self.store, game):
                    if asked.seat == seat:
                        self.store.asked.set_times(tx, whole_time(asked, game, profile, now))

    async def recompute(self, user_id: int) -> None:
        """Recompute the deadlines of this user that have not passed yet, after their absences have changed."""
        now = self.store.database.now()
        for mine in await self.store.games.of_user(user_id):
            if mine.asked is None or mine.game.status != "running":
                continue
            async with self.games.lock(mine.game.id):
                game = await self.store.games.get(mine.game.id)
                for asked, profile in await self.store.asked.with_profiles(mine.game.id):
                    if (
                        game is None
                        or asked.user_id != user_id
                        or asked.due_at is None
                        or asked.due_at <= now
                    ):
                        continue
                    changed = timed(asked, game, profile)
                    if changed.used_up_at is not None and changed.used_up_at <= now:
                        # None if they were told already
                        changed = replace(changed, used_up_at=asked.used_up_at)
                    async with self.store.database.transaction() as tx:
                        self.store.asked.set_times(tx, changed)

    async def used_up(self, when: datetime) -> list[AskedRecord]:
        """Seats of absent players whose extra waiting time is used up and who have not been notified of it yet."""
        return await self.store.asked.used_up(when)

    async def plan_used_up(self, asked: AskedRecord, when: datetime | None) -> None:
        """When to try again to notify them (None: done)."""
        await self.store.asked.set_used_up(asked, when)

    async def of_absent(self) -> list[tuple[AskedRecord, Profile]]:
        """Asked seats whose players have any absence on record, whether or not it applies now."""
        return await self.store.asked.of_absent()
