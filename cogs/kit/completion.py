"""Completion of what somebody types, and what they meant by it."""

from __future__ import annotations

import discord
from discord.app_commands import Choice

from cogs.kit.replies import Sorry

MOST_CHOICES = 25


def matching(choices: list[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """Names that contain what was typed, those that begin with it first; at most 25."""
    typed = typed.casefold().strip()
    found = [(name, value) for name, value in choices if typed in name.casefold()]
    found.sort(key=lambda one: not one[0].casefold().startswith(typed))
    return [Choice(name=name[:100], value=value[:100]) for name, value in found[:MOST_CHOICES]]


def resolve(choices: list[tuple[str, str]], typed: str, sorry: str) -> str:
    """What somebody meant: a completed value, or a name written out, or the only one that fits."""
    for name, value in choices:
        if typed in (name, value):
            return value
    found = {value for name, value in choices if typed.casefold().strip() in name.casefold()}
    if len(found) != 1:
        raise Sorry("typed-ambiguous" if found else sorry, typed=discord.utils.escape_markdown(typed[:60]))
    return found.pop()
