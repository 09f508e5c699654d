"""`/game follow`: spectators are notified of a game's turning points and of its end."""

from __future__ import annotations

import logging

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.events import Event, GameWon, MarketBuilt, TokenPlaced
from bot.games import Moved, nonce_of
from bot.hosting.app import Euphoria
from bot.notices import hears
from bot.store.records import GameRecord, Ring
from bot.wording import reports
from cogs.kit.command_texts import says
from cogs.kit.context import game_here, names_of
from cogs.kit.game_group import extend_game
from cogs.kit.replies import Interaction, Sorry, fit, say, words_for
from cogs.kit.ringing import send
from cogs.posts import post

log = logging.getLogger(__name__)

NEAR_THE_END = (3, 1)
"""Tokens left to place at which followers are notified."""


@app_commands.command(name="follow", description=says("command-game-follow"))
async def follow(interaction: Interaction) -> None:
    """Follow the game, or stop following it."""
    game = await game_here(interaction)
    if not game.open:
        raise Sorry("game-over")
    w = await words_for(interaction)
    if game.seat_of(interaction.user.id) is not None:
        raise Sorry("follow-player")
    followers = interaction.client.games.followers
    if await followers.add(game.id, interaction.user.id):
        await say(interaction, w("follow-now"))
    else:
        await followers.remove(game.id, interaction.user.id)
        await say(interaction, w("follow-no-more"))


def turning_point(event: Event) -> bool:
    match event:
        case MarketBuilt() | GameWon():
            return True
        case TokenPlaced(left=left):
            return left in NEAR_THE_END
    return False


class Following(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @hears(Moved)
    async def on_moved(self, moved: Moved) -> None:
        points = [] if moved.duplicate else [event for event in moved.events if turning_point(event)]
        if not points:
            return
        view = await self.bot.games.view(moved.game.id, None)
        # The same again after an undo is the same thing.
        ring = Ring(f"follow {nonce_of(moved.game, *points)}", "", moved.revision)
        in_channel = []
        for user_id in await self.bot.games.followers.of(moved.game.id):
            if moved.game.seat_of(user_id) is not None:
                continue  # has taken a seat since
            w = await self.bot.words_of(user_id, moved.game)
            names = names_of(moved.game)
            told = [reports.line(event, w, names, built=view.built) for event in points]
            text = "\n".join([w("follow-news", channel=f"<#{moved.game.channel_id}>"), *filter(None, told)])
            if not await self._write(moved.game, user_id, text, ring):
                in_channel.append(user_id)
        if in_channel:
            who = " ".join(f"<@{user_id}>" for user_id in in_channel)
            words = self.bot.words_in(moved.game)("follow-look", names=who)
            await post(self.bot, moved.game, words, ping=in_channel, ring=ring)

    async def _write(self, game: GameRecord, user_id: int, text: str, ring: Ring) -> bool:
        """Send a direct message if they want one and it arrives; False: write in the channel instead."""
        profile = await self.bot.games.profiles.get(user_id)
        if profile.reach == "none":
            return True
        if profile.reach == "channel" or profile.dm_closed:
            return False
        try:
            direct = await self.bot.create_dm(discord.Object(user_id))
            await send(self.bot, game.id, direct, content=fit(text), ping=[user_id], ring=ring)
        except discord.HTTPException as error:
            log.info("a follower could not be notified: %s", error)
            return False
        return profile.reach == "dm"


async def setup(bot: Euphoria) -> None:
    extend_game(bot, follow)
    await bot.add_cog(Following(bot))
