"""A game's newest public message, as Discord is given it."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord import ButtonStyle, ui

from bot.engine.board import AREAS, FACTION_OF_AREA
from bot.engine.view import View
from bot.notices import ThreadLocked
from bot.store.records import GameRecord, Message
from bot.tables import Position
from cogs.kit import drawings, emoji
from cogs.kit.controls import Key, Press, button, rows
from cogs.kit.public_text import News, fitting, together, waited
from cogs.kit.retired_buttons import ARCHIVED, LOCKED

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)


def buttons(bot: Euphoria, position: Position) -> ui.View:
    w = bot.public_words
    key = Key("turn", position.game.id, position.question, position.revision)
    all_choose = together(position)
    on_turn = position.waiting == (position.turn,) and not all_choose
    label = w("announce-choose" if all_choose else "announce-take-turn" if on_turn else "announce-answer")
    game = position.game.id
    return rows(
        button(key, label, ButtonStyle.primary),
        button(Key("hand", game), w("panel-hand"), emoji=emoji.of(bot, "recruit")),
        button(Key("recap", game), w("announce-recap")),
        button(Key("area", game), w("announce-board"), row=1),
        *(_area(bot, game, area) for area in AREAS),
    )


def _area(bot: Euphoria, game: int, area: str) -> Press:
    """Shows that area large, to whoever presses."""
    sign = emoji.of(bot, FACTION_OF_AREA[area])
    return button(Key("area", game, rest=area), bot.public_words.area(area), row=1, emoji=sign)


class Draft(NamedTuple):
    """A message that is to be posted."""

    position: Position
    view: View
    text: str
    news: News
    silent: bool


async def post(bot: Euphoria, draft: Draft, left: str | None, *, again: bool) -> discord.Message:
    """Under a mark that is on record first, and that Discord takes once within minutes. The mark that is `left` there
    is the move's own, or one of a process that was killed, or of a try whose answer was lost: Discord tells by it
    whether there is a message nobody noted: that one is retired. `again`: the same was posted before, and is not there
    any more."""
    fronts, game_id = bot.tables.fronts, draft.position.game.id
    mark = secrets.token_hex(12) if again or draft.news.since is None else draft.position.nonce
    if left is None:
        await fronts.will_post(game_id, mark)
    elif left != mark:
        sent, text = await _send(bot, draft, left)
        if emoji.without_icons(sent.content).strip() == emoji.without_icons(text).strip():
            return sent
        await fronts.found_unnoted(game_id, Message("front", -1, sent.channel.id, sent.id), mark)
    sent, _ = await _send(bot, draft, mark)
    return sent


async def _send(bot: Euphoria, draft: Draft, mark: str) -> tuple[discord.Message, str]:
    """The message Discord has under this mark, and what was to be in it."""
    position, text, game = draft.position, draft.text, draft.position.game
    picture = await drawings.board(bot, draft.view, draft.news.events)
    channel = bot.get_partial_messageable(game.channel_id, guild_id=game.guild_id)
    pinged = [seat.user_id for seat in waited(position) if seat.user_id is not None]
    more: dict[str, Any] = {
        "view": buttons(bot, position),
        "nonce": mark,
        "allowed_mentions": discord.AllowedMentions(
            users=[discord.Object(user) for user in pinged], everyone=False, roles=False
        ),
        "silent": draft.silent,
    }
    try:
        if picture is None:
            return await channel.send(text, **more), text
        return await channel.send(text, file=picture, **more), text
    except discord.HTTPException as error:
        if not isinstance(error, discord.Forbidden) or error.code in (ARCHIVED, LOCKED):
            _not_sent(bot, game, error)
            raise
        log.warning("may not post with a picture in channel %s", game.channel_id)
    try:
        text = fitting(text.split("\n"), bot.public_words("announce-no-picture"))
        return await channel.send(text, **more), text
    except discord.HTTPException as error:
        _not_sent(bot, game, error)
        raise


def _not_sent(bot: Euphoria, game: GameRecord, error: discord.HTTPException) -> None:
    if error.code in (ARCHIVED, LOCKED):
        bot.tell(ThreadLocked(game))


async def change(
    bot: Euphoria, message: Message, content: str, position: Position, view: View, news: News | None
) -> None:
    """The same message tells more. Without news its picture stays."""
    partial = bot.get_partial_messageable(message.channel_id).get_partial_message(message.message_id)
    if news is None:
        await partial.edit(content=content, view=buttons(bot, position))
        return
    picture = await drawings.board(bot, view, news.events)
    try:
        now = [] if picture is None else [picture]
        await partial.edit(content=content, view=buttons(bot, position), attachments=now)
    except discord.Forbidden:
        # No longer allowed to attach files: better no picture than that of a moment ago.
        await partial.edit(content=content, view=buttons(bot, position), attachments=[])
