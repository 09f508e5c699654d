"""Old messages lose their buttons, and no longer say whose turn it is: at once, or when Discord takes it, be it after
another start.

What is to be retired is on record before it is tried (`bot/tables/messages.py`).
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.hosting.outage import is_outage
from bot.store.records import GameRecord, StaleMessage
from cogs.kit.controls import clip
from cogs.kit.emoji import without_icons
from cogs.kit.public_text import fitting, told

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)

LONGEST_LINE = 300

ARCHIVED, LOCKED = 50083, 160005
"""Discord's codes for a thread that is archived and must not be woken by the bot, or locked."""


async def retire(bot: Euphoria, game_id: int, kind: str, *, about: int = -1, **changes: Any) -> None:
    """The message of a kind is the game's no longer: it loses its buttons, and tells these changes."""
    known = await bot.tables.messages.retire(game_id, kind, about=about)
    if known is not None and known.message_id:
        await _take_off(bot, game_id, StaleMessage(known.channel_id, known.message_id), **changes)


async def retire_rest(bot: Euphoria, game_id: int) -> None:
    """Whatever of this game still has its buttons to lose."""
    for message in await bot.tables.messages.stale(game_id):
        if not await _take_off(bot, game_id, message, **await _what_it_told(bot, game_id, message)):
            return
    bot.unretired.done(game_id)


async def _what_it_told(bot: Euphoria, game_id: int, message: StaleMessage) -> dict[str, Any]:
    """A public message that another one follows keeps its news."""
    if message.since is None or message.until is None or message.turn is None:
        return {}
    game = await bot.tables.game(game_id)
    rows = await bot.tables.log(game_id, since=message.since)
    events = [event for row in rows if row.seq < message.until for event in row.seen_by(None)]
    return superseded(bot, game, told(events, game, await bot.tables.view(game_id, None), bot), message.turn)


def superseded(bot: Euphoria, game: GameRecord, news: list[str], turn: int) -> dict[str, Any]:
    """What a public message is changed to when it asks nobody anything any more: its news without the question, with
    its picture; or, as the game wishes, one line."""
    w = bot.public_words
    began = w("announce-began", number=turn)
    if not game.fold_boards:
        return {"content": fitting(news, began)}
    line = w("announce-folded", what=clip(without_icons(" ".join(news)), LONGEST_LINE)) if news else began
    return {"content": line, "attachments": []}


async def _take_off(bot: Euphoria, game_id: int, message: StaleMessage, **changes: Any) -> bool:
    """False: tried again later. Given up where the message or its channel is gone, or the bot may not change it."""
    partial = bot.get_partial_messageable(message.channel_id).get_partial_message(message.message_id)
    try:
        await partial.edit(view=None, **changes)
    except discord.HTTPException as error:
        if is_outage(error) or error.code in (ARCHIVED, LOCKED):
            bot.unretired.put(game_id, error, lambda: retire_rest(bot, game_id))
            return False
        log.info("an old message stays as it is: %s", error)
    await bot.tables.messages.done(message.message_id)
    return True
