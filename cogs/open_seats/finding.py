"""`/games open`: the seats a user could take on this server, in channels they can see."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.hosting.app import Euphoria
from bot.language.words import Words
from bot.store.records import GameRecord, OpenSeats
from cogs.kit.command_texts import says
from cogs.kit.context import label
from cogs.kit.game_group import extend_games
from cogs.kit.replies import Interaction, Sorry, fit, say, words_for
from cogs.posts import language_name

MOST_LISTED = 10


@app_commands.command(name="open", description=says("command-games-open"))
async def open_seats(interaction: Interaction) -> None:
    if interaction.guild_id is None:
        raise Sorry("open-on-a-server")
    bot, w = interaction.client, await words_for(interaction)
    found = [
        (game, seats)
        for game, seats in await bot.games.openings.on(interaction.guild_id)
        if game.seat_of(interaction.user.id) is None and _sees(interaction, game)
    ]
    if not found:
        raise Sorry("open-none")
    lines = [w("open-title", n=len(found))]
    for game, seats in found[:MOST_LISTED]:
        lines += await _lines(bot, game, seats, w)
    if len(found) > MOST_LISTED:
        lines.append(w("open-more", n=len(found) - MOST_LISTED))
    await say(interaction, fit("\n".join(lines)))


def _sees(interaction: Interaction, game: GameRecord) -> bool:
    """Whether this user can see the game's channel, by their roles as Discord reports them. It does not report the
    members of a private thread."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    if game.channel_id == interaction.channel_id:
        return True
    channel = guild.get_channel_or_thread(game.channel_id)
    if channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    may = channel.permissions_for(member)
    return may.view_channel and may.read_message_history


async def _lines(bot: Euphoria, game: GameRecord, seats: OpenSeats, w: Words) -> list[str]:
    opening = await bot.games.openings.get(game.id)
    about: dict[str, Any] = {
        "game": game.id,
        "channel": f"<#{game.channel_id}>",
        "n": seats.count,
        "names": w.list([label(seat) for seat in game.seats]),
        "status": "lobby" if game.status == "lobby" else "running",
    }
    how = w(
        "open-line-how",
        pace=w(f"pace-{game.pace}.time"),
        edition=w(f"edition-{game.edition}"),
        language=language_name(game, bot.words_in(game)),
        level=opening.level,
    )
    return [w("open-line", **about), how]


def setup(bot: Euphoria) -> None:
    extend_games(bot, open_seats)
