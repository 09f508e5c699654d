"""Players' private notes in a game."""

from __future__ import annotations

from bot.engine.events import Refused
from bot.store.notes import Note

from .loaded_games import Part

MOST_NOTES = 20
"""The limit per user and game."""


class Notes(Part):
    async def add(self, game_id: int, user_id: int, text: str) -> int | None:
        """Add a note and return its number, from 1; None if there are already too many. Refused: refused-not-seated."""
        if (await self.loaded.record(game_id)).seat_of(user_id) is None:
            raise Refused("refused-not-seated")
        if not await self.store.notes.add(game_id, user_id, text, most=MOST_NOTES):
            return None
        return len(await self.of(game_id, user_id))

    async def of(self, game_id: int, user_id: int) -> list[Note]:
        """Oldest first; a player who has left can still read their notes."""
        return await self.store.notes.of(game_id, user_id)

    async def clear(self, game_id: int, user_id: int, number: int | None = None) -> int:
        """Delete one note or all of them; return the number of deleted notes."""
        return await self.store.notes.clear(game_id, user_id, number)
