"""Before a game: `/game new`, a rematch, and lobbies nobody comes to."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands, tasks

from bot.hosting.app import Euphoria
from bot.store.records import PACES, GameRecord
from bot.tables import ChannelTaken, nonce
from cogs.kit.command_texts import choice, says
from cogs.kit.context import check_here
from cogs.kit.controls import Key, control
from cogs.kit.dispatch import PUBLIC
from cogs.kit.game_group import extend_game
from cogs.kit.lobby_message import lobby_text, lobby_view
from cogs.kit.messages import edit, on_its_server, stands
from cogs.kit.quiet_hours import hushed
from cogs.kit.replies import Interaction, Sorry, publish, say, update, words_for
from cogs.lobby.buttons import check_permissions, shown_name, welcome

log = logging.getLogger(__name__)

STALE = timedelta(days=2)
FORGOTTEN = timedelta(days=30)
"""After so long a lobby that never became a game is deleted."""


async def show(interaction: Interaction, game: GameRecord) -> None:
    bot = interaction.client
    w = bot.public_words
    message = await publish(interaction, lobby_text(game, w), lobby_view(game, w), channel=game.channel_id)
    if message is not None:
        await bot.tables.messages.set(game.id, "lobby", message.channel.id, message.id)


async def _lost(bot: Euphoria, game: GameRecord) -> bool:
    """Whether a lobby's message was deleted, or never could be sent."""
    known, w = await bot.tables.messages.get(game.id, "lobby"), bot.public_words
    return not await stands(bot, known, content=lobby_text(game, w), view=lobby_view(game, w))


async def point_at(interaction: Interaction, game: GameRecord) -> None:
    """The channel has a game: where it is, and what can be done."""
    bot = interaction.client
    if game.status == "lobby" and await _lost(bot, game):
        await show(interaction, game)
        return
    w = await words_for(interaction)
    front = await bot.tables.messages.get(game.id, "lobby" if game.status == "lobby" else "front")
    link = w("lobby-here")
    if front is not None:
        link = f"https://discord.com/channels/{game.guild_id or '@me'}/{front.channel_id}/{front.message_id}"
    await say(interaction, w("lobby-taken", status=game.status, game=game.id, link=link))


@control("rematch")
async def rematch(interaction: Interaction, key: Key, values: list[str]) -> None:
    """For the players of a game, until another was played in its channel."""
    bot = interaction.client
    old = await bot.tables.game(key.game)
    if old.seat_of(interaction.user.id) is None:
        raise Sorry("game-spectator")
    check_here(interaction, old)
    last = await bot.tables.last_game_in(old.channel_id)
    if last is not None and last.id != old.id and not last.open:
        raise Sorry("rematch-old")
    check_permissions(interaction, await words_for(interaction))
    try:
        game = await bot.tables.lobby.rematch(old.id, host_id=interaction.user.id)
    except ChannelTaken as taken:
        await point_at(interaction, taken.game)
        return
    w = bot.public_words
    channel = bot.get_partial_messageable(game.channel_id, guild_id=game.guild_id)
    people = [seat.user_id for seat in game.humans if seat.user_id is not None]
    message = await channel.send(
        lobby_text(game, w),
        view=lobby_view(game, w),
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in people]),
        silent=await hushed(bot, people),
        nonce=nonce(game, "lobby"),
    )
    await bot.tables.messages.set(game.id, "lobby", message.channel.id, message.id)
    await update(interaction, (await words_for(interaction))("lobby-rematch"))


@app_commands.command(name="new", description=says("command-game-new"), extras=PUBLIC)
@app_commands.describe(pace=says("command-game-new-pace"))
@app_commands.choices(pace=[choice(f"pace-{name}", name) for name in PACES])
async def new(interaction: Interaction, pace: str = "day") -> None:
    bot = interaction.client
    check_permissions(interaction, await words_for(interaction))
    assert interaction.channel_id is not None
    chosen: Any = pace
    try:
        game = await bot.tables.lobby.open(
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id,
            host_id=interaction.user.id,
            name=shown_name(interaction),
            pace=chosen,
        )
    except ChannelTaken as taken:
        await point_at(interaction, taken.game)
        return
    await show(interaction, game)
    await welcome(interaction, game)


class Lobby(commands.Cog):
    """Closes the lobbies that nobody comes to."""

    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.close_stale.start()

    async def cog_unload(self) -> None:
        self.close_stale.cancel()

    @tasks.loop(hours=1)
    async def close_stale(self) -> None:
        try:
            await self._close_stale()
        except Exception:
            # An error would stop the loop for good; in an hour the disk may have room again.
            log.exception("stale lobbies stay open for another hour")

    async def _close_stale(self) -> None:
        """Lobbies nobody comes to close themselves, and are deleted later."""
        for game in await self.bot.tables.lobby.stale(STALE):
            await self.bot.tables.lifecycle.end(game.id, "stale")
            known = await self.bot.tables.messages.get(game.id, "lobby")
            if known is not None and on_its_server(self.bot, game):
                await edit(self.bot, known, content=self.bot.public_words("lobby-stale"), view=None)
        await self.bot.tables.lobby.delete_old(FORGOTTEN)

    @close_stale.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()


async def setup(bot: Euphoria) -> None:
    extend_game(bot, new)
    await bot.add_cog(Lobby(bot))
