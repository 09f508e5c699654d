"""Announcements of a game's open seats elsewhere on the server."""

from __future__ import annotations

from typing import Any

from .database import Database, Row
from .records import Opening

_COLUMNS = ("level", "looking", "channel_id", "message_id", "post_id", "nonce_or_title", "shown")


class Openings:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def get(self, game_id: int) -> Opening | None:
        row = await self.db.row("SELECT * FROM openings WHERE game_id = ?", (game_id,))
        return None if row is None else _opening(row)

    async def change(self, game_id: int, **columns: Any) -> None:
        assert set(columns) <= set(_COLUMNS), columns
        sets = ", ".join(f"{name} = excluded.{name}" for name in columns)
        await self.db.write(
            f"INSERT INTO openings (game_id, {', '.join(columns)}) SELECT id{', ?' * len(columns)} FROM games"
            f" WHERE id = ? ON CONFLICT (game_id) DO UPDATE SET {sets}",
            (*columns.values(), game_id),
        )

    async def due(self, guild_id: int | None = None) -> list[int]:
        """Games, on one server or on all, whose announcement may have to be posted, edited or removed."""
        rows = await self.db.rows(
            "SELECT id FROM games WHERE (guild_id = ? OR ?) AND id IN ("
            " SELECT game_id FROM openings WHERE channel_id IS NOT NULL"
            " UNION SELECT o.game_id FROM openings o JOIN games g ON g.id = o.game_id"
            "  WHERE g.status = 'lobby' AND o.looking"
            " UNION SELECT g.id FROM games g JOIN servers s ON s.guild_id = g.guild_id"
            "  WHERE g.status = 'lobby' AND s.posts"
            " UNION SELECT game_id FROM free_seats WHERE newcomer IS NULL AND until > ?) ORDER BY id",
            (guild_id, guild_id is None, self.db.timestamp()),
        )
        return [row["id"] for row in rows]


def _opening(row: Row) -> Opening:
    columns = {name: row[name] for name in _COLUMNS}
    return Opening(row["game_id"], **columns | {"looking": bool(row["looking"])})
