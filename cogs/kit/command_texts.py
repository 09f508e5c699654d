"""Command names and descriptions from Fluent, in every language Discord and we both know; and names made safe."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from data.words import FIRST, LANGUAGES, words

LONGEST = 100
LONGEST_TYPED = 200
"""More than any list of goods or workers; reading much more would keep everybody waiting."""

if TYPE_CHECKING:
    Typed: TypeAlias = str
else:
    Typed = app_commands.Range[str, 1, LONGEST_TYPED]
    """What somebody types, as long as Discord lets them."""


def says(message: str) -> locale_str:
    """The description `message` has in data/locales: English at once, other languages through the translator."""
    return locale_str(words(FIRST)(message)[:LONGEST], message=message)


def choice(message: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=says(message), value=value)


def plain(name: str) -> str:
    """Somebody's name to be put into a message: it reads as it is written, and is no mention, link or bold type.

    Discord takes `<@…>`, `<#…>` and `<t:…>` for what they stand for; a character without a width breaks them."""
    return discord.utils.escape_markdown(discord.utils.escape_mentions(name.replace("<", "<\u200b")))


class Translator(app_commands.Translator):
    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        message: Any = string.extras.get("message")
        language = next(
            (code for code in (locale.value, locale.value.split("-")[0]) if code in LANGUAGES), FIRST
        )
        if message is None or language == FIRST:
            return None
        return words(language)(message)[:LONGEST]
