"""Our icons in Discord messages. Each accompanies a word, which stands alone if Discord does not have the emoji."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import discord

from bot.language.words import Words
from bot.store.records import Palette
from cogs.kit.limits import MAX_MESSAGE

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

_MARKUP = re.compile(r"<:\w+:\d+> ?")


def of(bot: Euphoria, name: str) -> discord.PartialEmoji | None:
    """For a button or an entry of a menu: `food`, `token`, `wastelander`, `die_3`, `player_green` (`renderers/emoji.py`
    has all the names)."""
    return bot.icons.get(name)


def with_icons(bot: Euphoria, w: Words) -> Words:
    """The same language with icons where `ICON` says so, for the text of a message. Not for labels, menus, forms and
    alt texts: Discord shows markup there."""
    return w.with_icons({name: str(emoji) for name, emoji in bot.icons.items()}) if bot.icons else w


def illustrated(
    bot: Euphoria,
    w: Words,
    text_in: Callable[[Words], str],
    most: int = MAX_MESSAGE,
    *,
    palette: Palette = "printed",
) -> str:
    """A text with icons; without them if it would be too long, and for users who want no pictures: a screen reader
    would read the names of the icons aloud."""
    if palette == "none":
        return text_in(w)
    text = text_in(with_icons(bot, w))
    return text if len(text) <= most else text_in(w)


def without_icons(text: str) -> str:
    return _MARKUP.sub("", text)
