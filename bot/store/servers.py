"""Settings of Discord servers."""

from __future__ import annotations

import json
from collections.abc import Collection
from datetime import datetime
from typing import Any

from .database import Database, Row, Transaction, stamp
from .records import ServerSettings

_LISTS = ("variants", "openers", "channels")
_FLAGS = ("hints", "fold_boards", "posts")
_COLUMNS = ("language", "pace", "edition", "picture", "max_games", "seats_channel", *_LISTS, *_FLAGS)


class Servers:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def get(self, guild_id: int | None) -> ServerSettings:
        """The server's settings; the defaults if none are stored or there is no server."""
        if guild_id is None:
            return ServerSettings(0)
        row = await self.db.row("SELECT * FROM servers WHERE guild_id = ?", (guild_id,))
        return ServerSettings(guild_id) if row is None else _settings(row)

    async def change(self, guild_id: int, **columns: Any) -> ServerSettings:
        assert columns and set(columns) <= set(_COLUMNS), columns
        values = [json.dumps(list(v)) if name in _LISTS else v for name, v in columns.items()]
        sets = ", ".join(f"{name} = excluded.{name}" for name in columns)
        await self.db.write(
            f"INSERT INTO servers (guild_id, {', '.join(columns)}) VALUES (?{', ?' * len(columns)})"
            f" ON CONFLICT (guild_id) DO UPDATE SET {sets}",
            (guild_id, *values),
        )
        return await self.get(guild_id)

    # Deleting everything about a server
    async def all_ids(self) -> list[int]:
        """Every server of which anything is stored."""
        rows = await self.db.rows(
            "SELECT guild_id FROM servers UNION SELECT guild_id FROM games WHERE guild_id IS NOT NULL ORDER BY 1"
        )
        return [row[0] for row in rows]

    async def to_forget(self, when: datetime) -> list[int]:
        """Servers whose data is to be deleted by this time."""
        rows = await self.db.rows(
            "SELECT guild_id FROM servers WHERE forget_at <= ? ORDER BY guild_id", (stamp(when),)
        )
        return [row["guild_id"] for row in rows]

    async def leaving(self, when: datetime) -> list[int]:
        """Servers whose data is to be deleted, but not before this time: the bot was removed from them."""
        rows = await self.db.rows("SELECT guild_id FROM servers WHERE forget_at > ?", (stamp(when),))
        return [row["guild_id"] for row in rows]

    def forget_at(self, tx: Transaction, guild_ids: Collection[int], when: datetime | None) -> None:
        """Delete these servers' data at this time, or (None) keep it."""
        tx.add_many(
            "INSERT INTO servers (guild_id, forget_at) VALUES (?, ?)"
            " ON CONFLICT (guild_id) DO UPDATE SET forget_at = excluded.forget_at",
            [(guild_id, stamp(when)) for guild_id in guild_ids],
        )

    async def games(self, guild_id: int) -> list[int]:
        rows = await self.db.rows("SELECT id FROM games WHERE guild_id = ? ORDER BY id", (guild_id,))
        return [row["id"] for row in rows]

    def delete(self, tx: Transaction, guild_id: int) -> None:
        tx.add("DELETE FROM servers WHERE guild_id = ?", (guild_id,))


def _settings(row: Row) -> ServerSettings:
    columns = {name: row[name] for name in _COLUMNS}
    columns |= {name: tuple(json.loads(row[name])) for name in _LISTS}
    columns |= {name: bool(row[name]) for name in _FLAGS}
    return ServerSettings(row["guild_id"], **columns)
