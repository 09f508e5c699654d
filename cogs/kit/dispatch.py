"""What happens before every command: it is checked, and acknowledged. Buttons and menus go through
`cogs.kit.controls`."""

from __future__ import annotations

from typing import Any

import discord
from discord import AppCommandOptionType, app_commands
from discord.ext import commands

from bot.hosting.app import Euphoria
from cogs.kit import forms
from cogs.kit.apologies import fail
from cogs.kit.command_texts import LONGEST_TYPED, Translator
from cogs.kit.controls import Choose, Press
from cogs.kit.replies import Acknowledgement, Interaction, acknowledge, admit, say, words_at_once

_TYPES: dict[AppCommandOptionType, Any] = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.number: int | float,
    AppCommandOptionType.boolean: bool,
}
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
            if not bot.completions.allow(interaction.user.id):
                bot.metrics.limited.labels("completions").inc()
            elif bot.serves(interaction.guild_id) and what_is_wrong(interaction) is None:
                return True
            await interaction.response.autocomplete([])
            return False
        if not await admit(interaction):
            return False
        if (wrong := what_is_wrong(interaction) or too_many_posts(interaction)) is not None:
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
    known = command.parameters if isinstance(command, app_commands.Command) else ()
    while_typing = interaction.type is discord.InteractionType.autocomplete
    for parameter in known:
        if parameter.display_name not in given:
            continue
        value = given[parameter.display_name]
        if value is not None and parameter.choices and value not in [one.value for one in parameter.choices]:
            return "menu-not-offered"
        if not while_typing and not _fits(value, parameter):
            return "menu-not-offered"
    return None


def _fits(value: Any, parameter: app_commands.Parameter) -> bool:
    """Whether a value is of the type and size that the command declares. What Discord did not resolve, such as a user
    who does not exist, is only an id."""
    if (
        value is None
        or isinstance(value, discord.Object)
        or not isinstance(value, _TYPES.get(parameter.type, object))
    ):
        return False
    if isinstance(value, bool):
        return parameter.type is AppCommandOptionType.boolean
    size = len(value) if isinstance(value, str) else value
    if not isinstance(size, int | float):
        return True
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)


def too_many_posts(interaction: Interaction) -> str | None:
    """Anybody may show something to the channel, but not fill it."""
    posts = interaction.client.posts
    if not getattr(interaction.namespace, "post", False):
        return None
    if posts.allow(interaction.user.id, interaction.channel_id):
        return None
    interaction.client.metrics.limited.labels("posts").inc()
    return "post-slower"


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
