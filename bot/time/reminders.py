"""The deadlines of open questions, computed again when a seat or its player's absences change."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Protocol

from bot.store import Store

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
