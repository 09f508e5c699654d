"""Syncs a game's messages when something has happened in it."""

from __future__ import annotations

from discord.ext import commands

from bot.games import Moved
from bot.hosting.app import Euphoria
from bot.notices import GamesFound, HourPassed, SeatsChanged, Sweep, WaitsChanged, hears

from . import asked, away, free_seats  # noqa: F401 (they declare their kinds)
from .keeper import sync
from .kinds import DECLARED


class Posts(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @hears(HourPassed)
    async def on_hour_passed(self, notice: HourPassed) -> None:
        """What has ended by itself, such as an offer of a seat that nobody took in time."""
        await self._sync_all()

    @hears(GamesFound)
    async def on_games_found(self, notice: GamesFound) -> None:
        await self._sync_all()

    async def _sync_all(self) -> None:
        """All games with messages that are kept, or with one that was never posted."""
        for game_id, guild_id in await self.bot.games.messages.games_with(*DECLARED):
            if self.bot.share.has(guild_id):
                await sync(self.bot, game_id)

    @hears(Moved)
    async def on_moved(self, moved: Moved) -> None:
        """What is new is posted after the move was announced; what no longer holds ends at once."""
        known = await self.bot.games.messages.of(moved.game.id)
        if any(message.kind in DECLARED for message in known):
            await sync(self.bot, moved.game.id)

    @hears(Sweep)
    async def on_sweep(self, notice: Sweep) -> None:
        """Send what was put on record by a process that died."""
        for game_id in await self.bot.games.messages.games_with_unsent(*DECLARED):
            await sync(self.bot, game_id)

    @hears(WaitsChanged)
    async def on_waits_changed(self, notice: WaitsChanged) -> None:
        """Also a pause."""
        if notice.game_id is not None:
            await sync(self.bot, notice.game_id)

    @hears(SeatsChanged)
    async def on_seats_changed(self, notice: SeatsChanged) -> None:
        await sync(self.bot, notice.game.id)


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Posts(bot))
