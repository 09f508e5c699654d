"""The command groups `/game` and `/games`: the first cog that is loaded creates a group, and each adds its commands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from discord import app_commands

from cogs.kit.command_texts import anywhere, says

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


def extend_game(bot: Euphoria, *subcommands: app_commands.Command[Any, ..., Any]) -> None:
    """Commands for a channel and its game."""
    group = bot.tree.get_command("game") or _new_group(bot, "game", guild_only=True)
    _extend(group, subcommands)


def extend_games(bot: Euphoria, *subcommands: app_commands.Command[Any, ..., Any]) -> None:
    """Commands across all games, also in direct messages and for users who installed the bot for themselves."""
    group = bot.tree.get_command("games") or anywhere(_new_group(bot, "games"))
    _extend(group, subcommands)


def _new_group(bot: Euphoria, name: str, *, guild_only: bool = False) -> app_commands.Group:
    group = app_commands.Group(name=name, description=says(f"command-{name}"), guild_only=guild_only)
    bot.tree.add_command(group)
    return group


def _extend(group: object, subcommands: Iterable[app_commands.Command[Any, ..., Any]]) -> None:
    assert isinstance(group, app_commands.Group)
    for command in subcommands:
        group.add_command(command)
