"""Players' private notes in a game."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from .database import Database, moment


class Note(NamedTuple):
    text: str
    at: datetime


class Notes:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def of(self, game_id: int, user_id: int) -> list[Note]:
        """Oldest first."""
        rows = await self.db.rows(
            "SELECT text, at FROM notes WHERE game_id = ? AND user_id = ? ORDER BY id", (game_id, user_id)
        )
        return [Note(row["text"], moment(row["at"]) or self.db.now()) for row in rows]

    async def add(self, game_id: int, user_id: int, text: str, *, max_notes: int) -> int | None:
        """Add a note and return its number, from 1; None if the user has `max_notes` already."""
        added = await self.db.write(
            "INSERT INTO notes (game_id, user_id, text, at) SELECT ?, ?, ?, ?"
            " WHERE (SELECT count(*) FROM notes WHERE game_id = ? AND user_id = ?) < ?",
            (game_id, user_id, text, self.db.timestamp(), game_id, user_id, max_notes),
        )
        return len(await self.of(game_id, user_id)) if added else None

    async def clear(self, game_id: int, user_id: int, number: int | None = None) -> int:
        """Delete one note, counted from 1, or all of them; return the number of deleted notes."""
        which, args = "game_id = ? AND user_id = ?", (game_id, user_id)
        if number is None:
            return await self.db.write(f"DELETE FROM notes WHERE {which}", args)
        return await self.db.write(
            f"DELETE FROM notes WHERE id = (SELECT id FROM notes WHERE {which} ORDER BY id LIMIT 1 OFFSET ?)",
            (*args, number - 1),
        )
