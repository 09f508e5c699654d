"""Settings of Discord servers."""

from __future__ import annotations

import json
from typing import Any

from .database import Database, Row
from .records import ServerSettings

_LISTS = ("variants", "openers", "channels")
_FLAGS = ("hints", "fold_boards", "posts")
_COLUMNS = ("language", "pace", "edition", "most_games", "seats_channel", *_LISTS, *_FLAGS)


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


def _settings(row: Row) -> ServerSettings:
    columns = {name: row[name] for name in _COLUMNS}
    columns |= {name: tuple(json.loads(row[name])) for name in _LISTS}
    columns |= {name: bool(row[name]) for name in _FLAGS}
    return ServerSettings(row["guild_id"], **columns)
