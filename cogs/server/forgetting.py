"""Deleting everything about a server: when its managers want it, and some time after the bot was removed from it."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import TYPE_CHECKING

from bot.games import Refused
from bot.notices import WaitsChanged
from bot.store.records import GameRecord
from cogs.kit.controls import Key, control
from cogs.kit.replies import Interaction, update, words_for
from cogs.open_seats import sync_openings
from cogs.posts import on_its_server, post, retire, retire_rest
from cogs.server.panel import managed_server

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)


@control("serverforget")
async def forget(interaction: Interaction, key: Key, values: list[str]) -> None:
    guild_id = managed_server(interaction)
    bot, w = interaction.client, await words_for(interaction)
    await bot.games.forgetting.plan_server(guild_id)
    games = await forget_server(bot, guild_id)
    await update(interaction, w("server-forgotten", games=games))


async def forget_server(bot: Euphoria, guild_id: int) -> int:
    """End its open games and delete everything; return the number of games that were deleted."""
    for game in await bot.games.records.all_open_on(guild_id):
        if on_its_server(bot, game):
            await _end(bot, game)
    games = await bot.games.forgetting.server(guild_id)
    log.info("everything about server %s is deleted: its settings and %s games", guild_id, games)
    bot.publish(WaitsChanged(None))
    return games


async def _end(bot: Euphoria, game: GameRecord) -> None:
    """Tell the players, and take the buttons off what was posted."""
    try:
        ended = await bot.games.lifecycle.end(game.id, "server forgotten")
    except Refused:
        return
    for message in await bot.games.messages.of(game.id):
        await retire(bot, game.id, message.kind, about=message.about)
    await retire_rest(bot, game.id)
    await sync_openings(bot, game.id)
    await post(bot, ended, bot.words_in(game)("server-forgotten-game"))


async def look_after(bot: Euphoria) -> None:
    """Delete what is due by now, and erase what could not be erased before."""
    for guild_id in await bot.games.forgetting.servers_due():
        if await bot.games.leases.claim("forgetting", guild_id, 3600.0):
            await forget_server(bot, guild_id)
    if bot.games.forgetting.unerased:
        await bot.games.forgetting.erase()


async def match_servers(bot: Euphoria) -> None:
    """Note which servers have removed the bot. One that SERVERS does not name has not."""
    days = bot.settings.forget_servers_after
    after = None if days is None else timedelta(days=days)
    here = {guild.id for guild in bot.guilds}
    await bot.games.forgetting.match_servers(here, bot.share.has, after)
