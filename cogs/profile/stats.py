"""Results of finished games, read from the games themselves, so that there is nothing to keep up to date."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.games import Standing
from bot.hosting.app import Euphoria
from bot.language.words import Words
from bot.store.records import Stats
from cogs.kit.command_texts import escaped, says
from cogs.kit.context import shown_name
from cogs.kit.replies import Interaction, Sorry, fit, publish, say, words_for, words_here

MOST_LINES = 15
MOST_MET = 5
MOST_RECRUITS = 5


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
        name = escaped(one.name)
        percent = share(one.won, one.played)
        lines.append(w("stats-line", rank=rank, name=name, won=one.won, played=one.played, share=percent))
    return "\n".join(lines)


class Statistics(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @app_commands.command(name="stats", description=says("command-stats"))
    @app_commands.describe(player=says("command-stats-player"))
    async def stats(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """Other users' results only as far as this server saw them."""
        if player is not None and player.bot:
            raise Sorry("stats-computer")
        who = player or interaction.user
        w = await words_for(interaction)
        stats = await self.bot.games.stats.of(who.id, interaction.guild_id)
        if interaction.guild_id is None and who.id != interaction.user.id:
            stats = Stats(who.id)
        name = escaped(shown_name(who))
        lines = [stats_text(stats, name, w, server=interaction.guild_id is not None)]
        lines += await self._rating(interaction, who.id, w)
        await say(interaction, fit("\n".join(lines)))

    async def _rating(self, interaction: Interaction, user_id: int, w: Words) -> list[str]:
        """The user's own rating, if it is switched on; another user's only if they show it to everybody, and then only
        compared with the user who asks."""
        ratings, mine = self.bot.games.ratings, user_id == interaction.user.id
        shown = (await self.bot.games.profiles.get(user_id)).standing
        if not mine and (shown != "everybody" or interaction.guild_id is None):
            return []
        lines = [w("stats-reliability", tier=await ratings.reliability(user_id))]
        if shown == "off":
            return [*lines, w("stats-rating-off")]
        rated = await ratings.of(user_id)
        for players, rating in rated.items():
            lines.append(
                w("stats-rating", players=players, points=rating.points, spread=rating.spread, n=rating.games)
            )
        if not rated:
            lines.append(w("stats-rating-none"))
        met, with_recruits = await ratings.record(user_id)
        for one in list(met.values())[:MOST_MET] if mine else ():
            lines.append(w("stats-against", name=escaped(one.name), n=one.played, ahead=one.ahead))
        if not mine and interaction.user.id in met:
            one = met[interaction.user.id]
            lines.append(w("stats-against-you", n=one.played, ahead=one.ahead))
        for with_it in with_recruits[:MOST_RECRUITS]:
            recruit = w.recruit(with_it.recruit)
            lines.append(w("stats-recruit", recruit=recruit, n=with_it.played, won=with_it.won))
        return lines

    @app_commands.command(name="leaderboard", description=says("command-leaderboard"))
    @app_commands.guild_only()
    @app_commands.describe(post=says("command-post"))
    async def leaderboard(self, interaction: Interaction, post: bool = False) -> None:
        w = await words_here(interaction) if post else await words_for(interaction)
        standings = await self.bot.games.stats.leaderboard(interaction.guild_id, MOST_LINES)
        if not standings:
            raise Sorry("stats-none-yet")
        await (publish if post else say)(interaction, board_text(standings, w))


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Statistics(bot))
