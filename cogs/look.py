"""Looking at the table: the board as a picture, the state of the game in words."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.app import Euphoria
from cogs import pictures
from cogs.announce import asking
from cogs.people import names_of, running_game_here
from cogs.replies import Interaction, fit, say, words_for
from cogs.status import status_lines
from cogs.text import says


class Look(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @app_commands.command(name="status", description=says("command-status"))
    async def status(self, interaction: Interaction) -> None:
        game = await running_game_here(interaction)
        w = await words_for(interaction)
        view = await self.bot.tables.view(game.id, None)
        lines = status_lines(view, w, names_of(game))
        if game.open:
            lines.append(await asking(self.bot, await self.bot.tables.position(game.id), view, w))
        await say(interaction, fit("\n".join(lines)))

    @app_commands.command(name="board", description=says("command-board"))
    @app_commands.describe(post=says("command-board-post"))
    async def board(self, interaction: Interaction, post: bool = False) -> None:
        game = await running_game_here(interaction)
        await interaction.response.defer(ephemeral=not post, thinking=True)
        profile = await self.bot.store.profiles.get(interaction.user.id)
        w = self.bot.public_words if post else await words_for(interaction)
        view = await self.bot.tables.view(game.id, None)
        picture = await pictures.board(view, w, "printed" if post else profile.palette)
        await interaction.followup.send(file=picture, ephemeral=not post)


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Look(bot))
