"""Settings of Discord servers."""

from __future__ import annotations

from typing import Any

from bot.store.records import ServerSettings

from .loaded_games import Part


class Servers(Part):
    async def get(self, guild_id: int | None) -> ServerSettings:
        """The server's settings; the defaults if none are stored or there is no server."""
        return await self.store.servers.get(guild_id)

    async def change(self, guild_id: int, **columns: Any) -> ServerSettings:
        """Change some settings; the others stay unchanged."""
        return await self.store.servers.change(guild_id, **columns)
