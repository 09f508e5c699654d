"""Whoever changes a game says so; here every table is told, and after a start brought up to date."""

from __future__ import annotations

import logging
from datetime import timedelta
from functools import partial

from discord.ext import commands

from bot.hosting.app import Euphoria
from bot.hosting.outage import side_by_side
from bot.notices import ChannelOpen, GamesFound, Sweep, TableWanted, hears
from bot.store.records import TABLE_MESSAGE, GameRecord
from bot.tables import Moved
from cogs.announcements.announcer import Announcer
from cogs.kit.retired_buttons import retire_rest

log = logging.getLogger(__name__)

RECENTLY = timedelta(days=2)
"""For how long after a game's end a start still checks that its channel was told."""

QUIET = timedelta(seconds=15)
"""How long a process has to tell a move it made before others do it."""
AGAIN = 600
"""Seconds in which a game that cannot be shown is not swept again."""


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
        """Somebody else holds the seat that is asked, or messages were lost: post the table as it stands."""
        await self.announcer.show_again(notice.game_id)

    @hears(ChannelOpen)
    async def on_channel_open(self, notice: ChannelOpen) -> None:
        """The channel can be written to again: what was not shown meanwhile is shown now."""
        await self.announcer.show_unseen(notice.game_id)

    @hears(GamesFound)
    async def on_games_found(self, notice: GamesFound) -> None:
        """After a start: tell every channel what was kept but not shown before the stop, and post the table message
        again where it is gone. A simulated Discord begins empty, so there it is always posted."""
        if self.bot.local and not notice.games:
            channel = self.bot.guilds[0].text_channels[0]
            await channel.send(self.bot.default_words("local-welcome"))
        recently = self.bot.tables.now() - RECENTLY
        over = [] if self.bot.local else await self.bot.tables.finished_since(recently)
        over = [game for game in over if self.bot.share.has(game.guild_id)]
        await side_by_side(self._catch_up, (*notice.games, *over))
        await side_by_side(partial(retire_rest, self.bot), await self.bot.tables.messages.games_with_stale())

    @hears(Sweep)
    async def on_sweep(self, notice: Sweep) -> None:
        """The process that made a move tells it. Where it died before, another does, and tries so once in a while."""
        now = self.bot.tables.now()
        for game in await self.bot.tables.untold(now - QUIET, now - RECENTLY):
            if self.bot.untold.waits(game.id):
                continue  # tried again in any case
            if await self.bot.tables.leases.claim("sweep", game.id, AGAIN):
                await self._catch_up(game)

    async def _catch_up(self, game: GameRecord) -> None:
        try:
            if game.status == "paused" or (game.status == "finished" and not await self._was_shown(game)):
                return
            await self.announcer.catch_up(game, anew=self.bot.local)
        except Exception:
            # One game that cannot be loaded does not keep the others from being shown.
            log.exception("game %s could not be shown after the start", game.id)

    async def _was_shown(self, game: GameRecord) -> bool:
        """Nothing was ever told of a game whose channel is gone."""
        return await self.bot.tables.messages.get(game.id, TABLE_MESSAGE) is not None


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Announcements(bot))
