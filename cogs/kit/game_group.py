"""The group of commands `/game`: whoever is loaded first makes it, and everybody adds their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from cogs.kit.command_texts import says

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


def extend_game(bot: Euphoria, *subcommands: app_commands.Command[Any, ..., Any]) -> None:
    group = bot.tree.get_command("game")
    if group is None:
        group = app_commands.Group(name="game", description=says("command-game"), guild_only=True)
        bot.tree.add_command(group)
    assert isinstance(group, app_commands.Group)
    for command in subcommands:
        group.add_command(command)
