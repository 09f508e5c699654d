"""Keeps announcements of open seats up to date: after every change, after a start, and once an hour."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

import discord
from discord.ext import commands

from bot.games import Moved
from bot.hosting.app import Euphoria
from bot.hosting.outage import side_by_side
from bot.notices import (
    GamesFound,
    HourPassed,
    OpenSeatsChanged,
    SeatsChanged,
    SeatsChannelChanged,
    Sweep,
    hears,
)
from cogs.open_seats.announcing import sync_openings

log = logging.getLogger(__name__)

SWEPT = timedelta(minutes=5)
"""How long a process waits before it looks again for changes made by other processes, any of which may receive a
press in a direct message."""


class OpenSeats(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self._swept: datetime | None = None

    async def cog_unload(self) -> None:
        self.bot.unannounced.stop()

    @hears(OpenSeatsChanged)
    async def on_open_seats_changed(self, notice: OpenSeatsChanged) -> None:
        await sync_openings(self.bot, notice.game_id)

    @hears(SeatsChanged)
    async def on_seats_changed(self, notice: SeatsChanged) -> None:
        await sync_openings(self.bot, notice.game.id)

    @hears(Moved)
    async def on_moved(self, moved: Moved) -> None:
        """A move may win the game. Seats that are no longer free are reported by `OpenSeatsChanged`."""
        if moved.over:
            await sync_openings(self.bot, moved.game.id)

    @hears(GamesFound)
    async def on_games_found(self, notice: GamesFound) -> None:
        await self.sync_all()

    @hears(Sweep)
    async def on_sweep(self, notice: Sweep) -> None:
        now = self.bot.games.now()
        if self._swept is None or now - self._swept >= SWEPT:
            self._swept = now
            await self.sync_all()

    @hears(SeatsChannelChanged)
    async def on_seats_channel_changed(self, notice: SeatsChannelChanged) -> None:
        await self.sync_all(notice.guild_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Try again to announce: the bot's permissions may have changed."""
        rules = await self.bot.games.servers.get(after.guild.id)
        if rules.seats_channel == after.id:
            await self.sync_all(after.guild.id)

    @hears(HourPassed)
    async def on_hour_passed(self, notice: HourPassed) -> None:
        """Seats that nobody took in time, and announcements that could not be made."""
        await self.sync_all()

    async def sync_all(self, guild_id: int | None = None) -> None:
        await side_by_side(self._sync, await self.bot.games.store.openings.due(guild_id))

    async def _sync(self, game_id: int) -> None:
        await sync_openings(self.bot, game_id)


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(OpenSeats(bot))
