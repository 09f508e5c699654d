"""Results of finished games. They are read off the games themselves, so there is nothing to keep up to date."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.hosting.app import Euphoria
from bot.store.records import Stats
from bot.tables import Standing
from cogs.kit.command_texts import plain, says
from cogs.kit.replies import Interaction, Sorry, publish, say, words_for
from data.words import Words

MOST_LINES = 15


def share(won: int, played: int) -> int:
    return round(100 * won / played) if played else 0


def stats_text(stats: Stats, name: str, w: Words, *, server: bool) -> str:
    if not stats.played:
        lines = [w("stats-none", name=f"**{name}**")]
    else:
        lines = [w("stats-title", name=name, where="server" if server else "everywhere")]
        percent = share(stats.won, stats.played)
        lines.append(w("stats-played", played=stats.played, won=stats.won, share=percent))
        played, won = stats.against_people
        lines.append(w("stats-people", played=played, won=won))
        if len(stats.by_edition) > 1:
            for edition, (of_it, won_it) in sorted(stats.by_edition.items()):
                lines.append(w("stats-edition", edition=w(f"edition-{edition}"), played=of_it, won=won_it))
        lines.append(w("stats-tokens", tokens=round(stats.tokens_placed, 1)))
    if stats.running:
        lines.append(w("stats-running", n=stats.running))
    return "\n".join(lines)


def board_text(standings: list[Standing], w: Words) -> str:
    """Equal results share a rank."""
    lines = [w("stats-board")]
    rank = 0
    for number, one in enumerate(standings, start=1):
        before = standings[number - 2] if number > 1 else None
        if before is None or (before.won, before.played) != (one.won, one.played):
            rank = number
        name = plain(one.name)
        percent = share(one.won, one.played)
        lines.append(w("stats-line", rank=rank, name=name, won=one.won, played=one.played, share=percent))
    return "\n".join(lines)


class Statistics(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @app_commands.command(name="stats", description=says("command-stats"))
    @app_commands.describe(player=says("command-stats-player"))
    async def stats(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Somebody else's results only as far as this server saw them."""
        if player is not None and player.bot:
            raise Sorry("stats-computer")
        who = player or interaction.user
        w = await words_for(interaction)
        stats = await self.bot.tables.stats.of(who.id, interaction.guild_id)
        if interaction.guild_id is None and who.id != interaction.user.id:
            stats = Stats(who.id)
        name = plain(who.display_name)
        await say(interaction, stats_text(stats, name, w, server=interaction.guild_id is not None))

    @app_commands.command(name="leaderboard", description=says("command-leaderboard"))
    @app_commands.guild_only()
    @app_commands.describe(post=says("command-post"))
    async def leaderboard(self, interaction: Interaction, post: bool = False) -> None:
        w = self.bot.public_words if post else await words_for(interaction)
        standings = await self.bot.tables.stats.leaderboard(interaction.guild_id, MOST_LINES)
        if not standings:
            raise Sorry("stats-none-yet")
        await (publish if post else say)(interaction, board_text(standings, w))


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Statistics(bot))
