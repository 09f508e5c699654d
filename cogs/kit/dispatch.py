"""What happens before every command: it is checked, and acknowledged. Buttons and menus go through
`cogs.kit.controls`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.hosting.app import Euphoria
from cogs.kit import forms
from cogs.kit.apologies import fail
from cogs.kit.command_texts import LONGEST_TYPED, Translator
from cogs.kit.controls import Choose, Press
from cogs.kit.replies import Acknowledgement, Interaction, acknowledge, admit, say, words_at_once

PUBLIC: dict[Any, Any] = {"answer": "public"}
"""Extras of a command whose answer is public."""
FORM: dict[Any, Any] = {"answer": "form"}
"""Extras of a command that is answered by a form."""


async def receive(interaction: Interaction) -> bool:
    """Check a command and acknowledge it before it does anything. An autocompletion is an answer itself: if it is not
    allowed, nothing is offered."""
    try:
        if interaction.type is discord.InteractionType.autocomplete:
            bot = interaction.client
            if (
                bot.completions.allow(interaction.user.id)
                and bot.serves(interaction.guild_id)
                and what_is_wrong(interaction) is None
            ):
                return True
            await interaction.response.autocomplete([])
            return False
        if not await admit(interaction):
            return False
        if (wrong := what_is_wrong(interaction)) is not None:
            await say(interaction, words_at_once(interaction)(wrong))
            return False
        await acknowledge(interaction, answer_of(interaction))
    except discord.HTTPException as error:
        await fail(interaction, error)
        return False
    return True


def what_is_wrong(interaction: Interaction) -> str | None:
    """The message about an invalid argument that Discord should not have let through."""
    given = dict(iter(interaction.namespace))
    if any(isinstance(value, str) and len(value) > LONGEST_TYPED for value in given.values()):
        return "typed-too-long"
    command = interaction.command
    for parameter in command.parameters if isinstance(command, app_commands.Command) else ():
        value = given.get(parameter.display_name)
        if value is not None and parameter.choices and value not in [one.value for one in parameter.choices]:
            return "menu-not-offered"
    return None


def answer_of(interaction: Interaction) -> Acknowledgement:
    """Private, unless the command is public or was asked to post."""
    usual: Acknowledgement = "public" if getattr(interaction.namespace, "post", False) else "private"
    answer: Acknowledgement = (
        usual if interaction.command is None else interaction.command.extras.get("answer", usual)
    )
    return answer


class Dispatch(commands.Cog):
    """Loaded for its effect on the commands, controls and forms of the other cogs."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.modal_submit:
            await forms.receive(interaction)


async def setup(bot: Euphoria) -> None:
    @bot.tree.error
    async def explain(interaction: Interaction, error: app_commands.AppCommandError) -> None:
        await fail(interaction, error)

    setattr(bot.tree, "interaction_check", receive)  # noqa: B010 (for the type checker, a method is never replaced)
    await bot.tree.set_translator(Translator())
    bot.add_dynamic_items(Press, Choose)
    await bot.add_cog(Dispatch())
