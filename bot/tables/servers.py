"""What those who manage a server set for the games there."""

from __future__ import annotations

from typing import Any

from bot.store.records import ServerSettings

from .loaded_games import Part


class Servers(Part):
    async def get(self, guild_id: int | None) -> ServerSettings:
        """A server where nothing was set has the usual; so has a game without a server."""
        return await self.store.servers.get(guild_id)

    async def change(self, guild_id: int, **columns: Any) -> ServerSettings:
        """Set some of its fields; what is left out stays as it is."""
        return await self.store.servers.change(guild_id, **columns)
