"""Announces every change of a game in its channel, and brings all channels up to date after a start."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import timedelta
from functools import partial

from discord.ext import commands

from bot.games import Moved
from bot.hosting.app import Euphoria
from bot.hosting.outage import side_by_side
from bot.notices import ChannelOpen, GamesFound, Sweep, TableWanted, hears
from bot.store.records import GameRecord, Kind, TableMessage
from cogs.announcements.announcer import Announcer
from cogs.posts import retire_rest

log = logging.getLogger(__name__)

RECENTLY = timedelta(days=2)
"""For how long after a game's end a start still checks that the end was announced."""

QUIET = timedelta(seconds=15)
"""How long a process has to announce its own move before another one does."""
AGAIN = 600
"""Seconds before a game that could not be announced is tried again by the sweep."""


class Announcements(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self.announcer = Announcer(bot)

    async def cog_unload(self) -> None:
        self.announcer.stop()
        self.bot.unretired.stop()

    @hears(Moved)
    async def on_moved(self, moved: Moved) -> None:
        await self.announcer.show(moved)

    @hears(TableWanted)
    async def on_table_wanted(self, notice: TableWanted) -> None:
        """The seat that is asked changed hands, or messages were lost: post the table message again."""
        await self.announcer.show_again(notice.game_id)

    @hears(ChannelOpen)
    async def on_channel_open(self, notice: ChannelOpen) -> None:
        """The channel can be written to again: announce what was missed meanwhile."""
        await self.announcer.show_unseen(notice.game_id)

    @hears(GamesFound)
    async def on_games_found(self, notice: GamesFound) -> None:
        """After a start: announce what was committed but not announced before the stop, and post missing table messages
        again. A simulated Discord begins empty, so there they are always posted."""
        if self.bot.local and not notice.games:
            channel = self.bot.guilds[0].text_channels[0]
            await channel.send(self.bot.default_words("local-welcome"))
        recently = self.bot.games.now() - RECENTLY
        over = [] if self.bot.local else await self.bot.games.records.finished_since(recently)
        over = [game for game in over if self.bot.share.has(game.guild_id)]
        known: dict[int, TableMessage] = {}
        if not self.bot.local:
            known = await self.bot.games.store.table_messages.all_up_to_date(recently)
        await side_by_side(partial(self._look_after, known), (*notice.games, *over))
        await side_by_side(partial(retire_rest, self.bot), await self.bot.games.messages.games_with_stale())

    @hears(Sweep)
    async def on_sweep(self, notice: Sweep) -> None:
        """The process that made a move announces it. If it died before, another process does so here, from time to
        time."""
        now = self.bot.games.now()
        for game in await self.bot.games.records.unannounced(now - QUIET, now - RECENTLY):
            if self.bot.untold.waits(game.id):
                continue  # it is tried again in any case
            if await self.bot.games.leases.claim("sweep", game.id, AGAIN):
                await self._catch_up(game)

    async def _look_after(self, known: Mapping[int, TableMessage], game: GameRecord) -> None:
        """Of a game whose channel and players know everything, nothing more is read if its message still exists."""
        table_message = known.get(game.id)
        if table_message is None or (
            game.status == "running" and not await self.announcer.still_stands(table_message)
        ):
            await self._catch_up(game)

    async def _catch_up(self, game: GameRecord) -> None:
        try:
            if game.status == "paused" or (game.status == "finished" and not await self._was_shown(game)):
                return
            await self.announcer.catch_up(game, anew=self.bot.local)
        except Exception:
            # One game that cannot be loaded must not keep the others from being announced.
            log.exception("game %s could not be shown after the start", game.id)

    async def _was_shown(self, game: GameRecord) -> bool:
        """Whether anything was ever announced; False also for a game whose channel is gone."""
        return await self.bot.games.messages.get(game.id, Kind.TABLE) is not None


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Announcements(bot))
