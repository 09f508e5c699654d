"""`/plan`: what to do when one's turn comes. Nobody else is told, not even that there is a plan."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.hosting.app import Euphoria
from cogs.kit.command_texts import says
from cogs.kit.context import my_seat, running_game_here
from cogs.kit.controls import Key, control
from cogs.kit.replies import Interaction, words_for
from cogs.plans.building import begin
from cogs.plans.pages import show_book, show_plan


async def open_plans(interaction: Interaction, game_id: int) -> None:
    """The list of plans; without any, a new one is begun at once."""
    game = await interaction.client.games.game(game_id)
    my_seat(game, interaction.user)
    book = await interaction.client.games.plans.book(game_id, interaction.user.id)
    if book.plans or book.position.turn == book.seat:
        await show_book(interaction, game_id)
        return
    await begin(interaction, game_id, book.turns[0], (await words_for(interaction))("plan-intro"))


@control("plans", "quick")
async def plans_button(interaction: Interaction, key: Key, values: list[str]) -> None:
    await open_plans(interaction, key.game)


@control("planned", "quick")
async def planned(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Back to the list."""
    await show_book(interaction, key.game)


@control("plan_edit", "quick")
async def edit(interaction: Interaction, key: Key, values: list[str]) -> None:
    await show_plan(interaction, key.game, key.revision)


@control("plan_only")
async def only(interaction: Interaction, key: Key, values: list[str]) -> None:
    """The conditions of a stored plan."""
    await interaction.client.games.plans.condition(key.game, interaction.user.id, key.revision, values)
    await show_plan(
        interaction, key.game, key.revision, before=(await words_for(interaction))("plan-changed")
    )


@control("plan_first")
async def first(interaction: Interaction, key: Key, values: list[str]) -> None:
    await interaction.client.games.plans.first(key.game, interaction.user.id, key.revision)
    await show_book(interaction, key.game, before=(await words_for(interaction))("plan-changed"))


@control("plan_drop")
async def drop(interaction: Interaction, key: Key, values: list[str]) -> None:
    await interaction.client.games.plans.drop(key.game, interaction.user.id, key.revision or None)
    await show_book(interaction, key.game, before=(await words_for(interaction))("plan-dropped"))


class PlanCommand(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @app_commands.command(name="plan", description=says("command-plan"))
    async def plan(self, interaction: Interaction) -> None:
        await open_plans(interaction, (await running_game_here(interaction)).id)


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(PlanCommand(bot))
