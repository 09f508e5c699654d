"""Users' settings, and deleting a user's data."""

from __future__ import annotations

from contextlib import AsyncExitStack
from datetime import datetime
from typing import Any

from bot.store.records import OPEN, Caller, GameRecord, Profile

from .loaded_games import Part
from .lobby import unseat


class Profiles(Part):
    async def get(self, user_id: int) -> Profile:
        """The user's settings, or the defaults."""
        return await self.store.profiles.get(user_id)

    async def of_caller(self, user_id: int) -> Caller:
        """Like `get`, and whether a game misses the user."""
        return await self.store.profiles.of_caller(user_id)

    async def change(self, user_id: int, **columns: Any) -> Profile:
        """Set some of: language, time_zone, quiet_from, quiet_to, reach, palette, dm_closed, digest, digest_at,
        next_up, standing, locale."""
        return await self.store.profiles.change(user_id, **columns)

    async def with_digest_due(self, when: datetime) -> list[Profile]:
        """Profiles of users whose daily digest is due."""
        return await self.store.profiles.with_digest_due(when)

    async def seats(self, user_id: int) -> list[tuple[int, int, str]]:
        """(game, seat, status) of every seat this user holds in any stored game."""
        return await self.store.profiles.seats(user_id)

    async def naming(self, user_id: int) -> list[GameRecord]:
        """Games in which an open vote names this user, or a free seat is held by or reserved for them."""
        return await self.store.games.naming(user_id)

    async def forget(self, user_id: int, *, name: str) -> list[GameRecord]:
        """Delete a user's data. Their seats in stored games become anonymous, under `name`. Return the open games that
        changed, in which a computer plays on."""
        async with AsyncExitStack() as stack:
            seats = await self.store.profiles.seats(user_id)
            for game_id, _, _ in seats:
                await stack.enter_async_context(self.games.lock(game_id))
            lobbies = [await self.games.record(game_id) for game_id, _, status in seats if status == "lobby"]
            async with self.store.database.transaction() as tx:
                for lobby in lobbies:
                    seat = lobby.seat_of(user_id)
                    if seat is not None:
                        unseat(self.store, tx, lobby, seat)
                for game_id, number, status in seats:
                    self.store.offers.withdraw(tx, game_id, number, to_it=True)
                    self.store.votes.silence(tx, game_id, number)
                    if status in ("running", "paused"):
                        self.store.votes.note_forgotten(tx, game_id, number)
                self.store.lists.forget(tx, user_id)
                self.store.profiles.forget(tx, user_id, name)
            for game_id, _, _ in seats:
                self.games.drop(game_id)
        await self.store.database.erase_deleted()
        changed = [game_id for game_id, _, status in seats if status in OPEN]
        return [await self.games.record(game_id) for game_id in changed]
