"""Users' settings."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bot.store.records import Caller, GameRecord, Profile

from .loaded_games import Part


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
