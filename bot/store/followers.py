"""Users who follow a game without playing in it."""

from __future__ import annotations

from .database import Database


class Followers:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def of(self, game_id: int) -> list[int]:
        rows = await self.db.rows(
            "SELECT user_id FROM follows WHERE game_id = ? ORDER BY user_id", (game_id,)
        )
        return [row["user_id"] for row in rows]

    async def add(self, game_id: int, user_id: int) -> bool:
        """Return False if the user follows the game already."""
        sql = "INSERT INTO follows (game_id, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
        return bool(await self.db.write(sql, (game_id, user_id)))

    async def remove(self, game_id: int, user_id: int) -> bool:
        """Return False if the user did not follow the game."""
        sql = "DELETE FROM follows WHERE game_id = ? AND user_id = ?"
        return bool(await self.db.write(sql, (game_id, user_id)))
