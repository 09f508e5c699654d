"""Users who follow a game without playing in it."""

from __future__ import annotations

from .loaded_games import Part


class Followers(Part):
    async def of(self, game_id: int) -> list[int]:
        return await self.store.followers.of(game_id)

    async def add(self, game_id: int, user_id: int) -> bool:
        """Return False if the user follows the game already."""
        return await self.store.followers.add(game_id, user_id)

    async def remove(self, game_id: int, user_id: int) -> bool:
        """Return False if the user did not follow the game."""
        return await self.store.followers.remove(game_id, user_id)
