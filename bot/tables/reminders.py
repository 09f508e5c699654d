"""Who is waited for, when they are to be reminded, and when a table hears that somebody's time is up."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.store import Store
from bot.store.records import AskedRecord, GameRecord, Profile

from .loaded_games import Part
from .reminder_times import timed


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
            asked = await begun_anew(self.store, await self.games.record(game_id))
            async with self.store.database.transaction() as tx:
                for one in asked:
                    self.store.asked.set_times(tx, one)

    async def reckon(self, user_id: int) -> None:
        """This person is away at other times than before: what they have not let pass yet is due then."""
        now = self.store.database.now()
        for mine in await self.store.games.of_user(user_id):
            if mine.asked is None or mine.game.status != "running":
                continue
            async with self.games.lock(mine.game.id):
                game = await self.games.record(mine.game.id)
                for asked, profile in await self.store.asked.with_profiles(game.id):
                    if asked.user_id != user_id or asked.due_at is None or asked.due_at <= now:
                        continue
                    again = timed(asked, game, profile)
                    if again.used_up_at is not None and again.used_up_at <= now:
                        again = replace(again, used_up_at=asked.used_up_at)  # None, where that was told
                    async with self.store.database.transaction() as tx:
                        self.store.asked.set_times(tx, again)

    async def used_up(self, when: datetime) -> list[AskedRecord]:
        """Seats of people who are away, and for whom the game waits no longer, of which nobody was told yet."""
        return await self.store.asked.used_up(when)

    async def plan_used_up(self, asked: AskedRecord, when: datetime | None) -> None:
        """Try again then to tell of it (None: it was told)."""
        await self.store.asked.set_used_up(asked, when)

    async def of_absent(self) -> list[tuple[AskedRecord, Profile]]:
        """Those who are asked and have said that they are away, now or at another time."""
        return await self.store.asked.of_absent()


async def begun_anew(store: Store, game: GameRecord) -> list[AskedRecord]:
    """Whoever the game waits for, with the whole time from now on, as after a pause."""
    now = store.database.now()
    found = []
    for asked, profile in await store.asked.with_profiles(game.id):
        in_person = asked.user_id is not None and not game.seats[asked.seat].kept
        begun = replace(asked, since=now, reminded=0)
        found.append(timed(begun, game, profile if in_person else None))
    return found
