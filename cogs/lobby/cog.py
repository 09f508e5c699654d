"""Before a game: `/game new`, rematches, and lobbies that nobody joins."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.games import ChannelTaken, RematchOpen, TooManyLobbies, nonce_of
from bot.hosting.app import Euphoria
from bot.language.words import Words
from bot.notices import HourPassed, OpenSeatsChanged, hears
from bot.store.records import PACES, GameRecord, Kind, Ring
from cogs.kit.command_texts import choice, says
from cogs.kit.context import check_here, shown_name
from cogs.kit.controls import Key, control
from cogs.kit.dispatch import PUBLIC
from cogs.kit.game_group import extend_game
from cogs.kit.replies import Interaction, Sorry, publish, say, update, words_for
from cogs.kit.ringing import send
from cogs.lobby.buttons import check_permissions, welcome
from cogs.lobby.language import change
from cogs.posts import forget_rest, link, lobby_layout, lobby_now, on_its_server, retire_rest, stands
from cogs.server import check_may_open

log = logging.getLogger(__name__)

STALE, STALE_ALONE = timedelta(days=2), timedelta(days=1)
"""Time after which a lobby closes in which nothing happens; sooner if only one person is in it."""
MAX_LOBBIES = 3
"""How many open lobbies one user may host on a server, so that nobody uses up all its games."""
FORGOTTEN = timedelta(days=30)
"""Time after which a lobby that never became a game is deleted."""


async def show(interaction: Interaction, game: GameRecord) -> None:
    bot = interaction.client
    shown = lobby_layout(game, bot.words_in(game))
    message = await publish(interaction, "", shown, game=game)
    if message is not None:
        await bot.games.messages.set(game.id, Kind.LOBBY, message.channel.id, message.id)


async def _lost(bot: Euphoria, game: GameRecord) -> bool:
    """Whether a lobby's message was deleted or never sent."""
    known = await bot.games.messages.get(game.id, Kind.LOBBY)
    return not await stands(bot, known, **lobby_now(game, bot.words_in(game)))


async def point_at(interaction: Interaction, game: GameRecord) -> None:
    """The channel has a game: say where it is, and what can be done."""
    if game.status == "lobby" and await _lost(interaction.client, game):
        await show(interaction, game)
        return
    w = await words_for(interaction)
    await say(
        interaction,
        w("lobby-taken", status=game.status, game=game.id, link=await _link(interaction.client, game, w)),
    )


async def _link(bot: Euphoria, game: GameRecord, w: Words) -> str:
    message = await bot.games.messages.get(game.id, Kind.LOBBY if game.status == "lobby" else Kind.TABLE)
    return w("lobby-here") if message is None else link(game, message)


async def _own_lobbies(interaction: Interaction, many: TooManyLobbies) -> Sorry:
    """Say which lobbies this user has, so that they can start or close one."""
    w = await words_for(interaction)
    channels = w.list([f"<#{lobby.channel_id}>" for lobby in many.lobbies])
    return Sorry("refused-too-many-lobbies", n=len(many.lobbies), channels=channels)


@control("rematch")
async def rematch(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Open a rematch. Only players of the game may do so, once, and only until another game was played in its channel.
    The user who presses gets a seat; the others are invited."""
    bot = interaction.client
    old = await bot.games.game(key.game)
    if old.seat_of(interaction.user.id) is None:
        raise Sorry("game-spectator")
    check_here(interaction, old)
    w = await words_for(interaction)
    try:
        await _check_newest(bot, old)
        check_permissions(interaction, w)
        await check_may_open(interaction)
        most = bot.settings.games_a_server
        game = await bot.games.lobby.rematch(
            old.id, host_id=interaction.user.id, max_games=most, max_lobbies=MAX_LOBBIES
        )
    except RematchOpen as there:
        if there.game.status == "lobby" and await _lost(bot, there.game):
            await _invite(bot, there.game)
        where = await _link(bot, there.game, w)
        await update(interaction, w("rematch-there", status=there.game.status, link=where))
        return
    except ChannelTaken as taken:
        await point_at(interaction, taken.game)
        return
    except TooManyLobbies as many:
        raise await _own_lobbies(interaction, many) from None
    await _invite(bot, game)
    bot.publish(OpenSeatsChanged(game.id))
    await update(interaction, w("lobby-rematch"))


async def _check_newest(bot: Euphoria, old: GameRecord) -> None:
    """Refuse if there is a rematch already, or if another game was played since."""
    records = bot.games.records
    there = await records.rematch_of(old.id)
    if there is not None:
        raise RematchOpen(there)
    if await records.open_in(old.channel_id) is None and await records.played_since(old):
        raise Sorry("rematch-old")


async def _invite(bot: Euphoria, game: GameRecord) -> None:
    """The lobby of a rematch: one message, which pings the others."""
    channel = bot.get_partial_messageable(game.channel_id, guild_id=game.guild_id)
    people = [seat.user_id for seat in game.invited if seat.user_id is not None]
    # One thing for the game that was played, however many lobbies are opened and closed after it.
    message = await send(
        *(bot, game.rematch_of or game.id, channel),
        view=lobby_layout(game, bot.words_in(game)),
        ping=people,
        ring=Ring("rematch", "", game.id),
        nonce=nonce_of(game, "lobby"),
    )
    await bot.games.messages.set(game.id, Kind.LOBBY, message.channel.id, message.id)


@app_commands.command(name="new", description=says("command-game-new"), extras=PUBLIC)
@app_commands.describe(pace=says("command-game-new-pace"))
@app_commands.choices(pace=[choice(f"pace-{name}", name) for name in PACES])
async def new(interaction: Interaction, pace: str | None = None) -> None:
    bot = interaction.client
    check_permissions(interaction, await words_for(interaction))
    await check_may_open(interaction)
    assert interaction.channel_id is not None
    chosen: Any = pace
    try:
        game = await bot.games.lobby.open(
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id,
            host_id=interaction.user.id,
            name=shown_name(interaction.user),
            pace=chosen,
            language=await bot.language_of(interaction.guild_id),
            max_games=bot.settings.games_a_server,
            max_lobbies=MAX_LOBBIES,
        )
    except ChannelTaken as taken:
        await point_at(interaction, taken.game)
        return
    except TooManyLobbies as many:
        raise await _own_lobbies(interaction, many) from None
    await show(interaction, game)
    bot.publish(OpenSeatsChanged(game.id))
    await welcome(interaction, game)


class Lobby(commands.Cog):
    """Opens lobbies, and closes those that nobody joins."""

    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @hears(HourPassed)
    async def on_hour_passed(self, notice: HourPassed) -> None:
        """Close lobbies that nobody joins, and delete them later."""
        for game in await self.bot.games.lobby.stale(STALE, STALE_ALONE):
            if not self.bot.share.has(game.guild_id):
                continue
            await self.bot.games.lifecycle.end(game.id, "stale")
            self.bot.publish(OpenSeatsChanged(game.id))
            if on_its_server(self.bot, game):
                await retire_rest(self.bot, game.id)
            else:
                await forget_rest(self.bot, game.id)
        await self.bot.games.lobby.delete_old(FORGOTTEN)


async def setup(bot: Euphoria) -> None:
    extend_game(bot, new, change)
    await bot.add_cog(Lobby(bot))
