"""Command names and descriptions from Fluent, in every language Discord and we both know; and names made safe."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar
from unicodedata import bidirectional

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation, TranslationContextTypes, locale_str

from bot.language.words import SOURCE_LANGUAGE, words
from bot.store.records import harmless
from cogs.kit.limits import MAX_DESCRIPTION

Command = TypeVar("Command")

_MARKDOWN = str.maketrans({sign: f"\\{sign}" for sign in "\\*_~|`[]"})
_LINE_START = re.compile(r"^(\s*)(#|>|-)")
"""Titles, quotes and lists."""
_ISOLATE, _END = "\u2068", "\u2069"
"""What stands between them has a reading direction of its own."""
LONGEST_TYPED = 200
"""The longest input, in characters: enough for every list of goods or workers, and quick to read."""

if TYPE_CHECKING:
    Typed: TypeAlias = str
else:
    Typed = app_commands.Range[str, 1, LONGEST_TYPED]
    """What somebody types, as long as Discord lets them."""


def says(message: str) -> locale_str:
    """The description `message` has in data/locales: English at once, other languages through the translator."""
    return locale_str(words(SOURCE_LANGUAGE)(message)[:MAX_DESCRIPTION], message=message)


def choice(message: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=says(message), value=value)


def escaped(name: str) -> str:
    """A name or what somebody typed, escaped for a message: Discord shows it as written, without mentions, links or
    bold type, and names of the Hebrew or Arabic script leave the rest of the line where it is.

    Discord takes `<@…>`, `<#…>` and `<t:…>` for what they stand for; a character without a width breaks them."""
    plain = discord.utils.escape_mentions(harmless(name).replace("<", "<\u200b"))
    text = "\n".join(_LINE_START.sub(r"\1\\\2", line) for line in plain.translate(_MARKDOWN).split("\n"))
    return f"{_ISOLATE}{text}{_END}" if any(bidirectional(char) in ("R", "AL") for char in text) else text


class Translator(app_commands.Translator):
    """Gives Discord the commands in every language there is: `discord.py` asks when it sends the list of them."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        w = words(locale.value)
        if w.language == SOURCE_LANGUAGE:
            return None  # as in most of Discord's languages
        message = message_of(string, context)
        return None if message is None else w(message)[:MAX_DESCRIPTION]


def message_of(string: locale_str, context: TranslationContextTypes) -> str | None:
    """The message with this text; a name stands beside its description, as the attribute `name`."""
    where, about = context.location, context.data
    if isinstance(about, (app_commands.Command, app_commands.Group)):
        if where in (TranslationContextLocation.command_name, TranslationContextLocation.group_name):
            return f"command-{about.qualified_name.replace(' ', '-')}.name"
    elif isinstance(about, app_commands.Parameter):
        described = about.locale_description
        if where is TranslationContextLocation.parameter_name and described is not None:
            return f"{described.extras['message']}.name"
    message: str | None = string.extras.get("message")
    return message


def anywhere(command: Command) -> Command:
    """Available also to users who have installed the bot only for themselves, and in private messages: no game is
    needed."""
    installed = app_commands.allowed_installs(guilds=True, users=True)
    return installed(app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command))


def context_menu(
    message: str, callback: Any, *, extras: dict[Any, Any] | None = None
) -> app_commands.ContextMenu:
    """An entry of the menu that Discord opens on a user or a message, depending on what `callback` takes."""
    menu = app_commands.ContextMenu(name=says(message), callback=callback, extras=extras or {})
    return app_commands.guild_only(menu)
