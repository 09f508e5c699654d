"""Old messages lose their buttons and no longer say whose turn it is: at once, or as soon as Discord accepts it, even
after a restart.

What has to be retired is recorded before it is tried (`bot/games/messages.py`).
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.hosting.outage import is_outage
from bot.language.words import Words
from bot.store.records import GameRecord, Kind, LoggedRow, StaleMessage, TableMessage
from cogs.kit.controls import clip
from cogs.kit.emoji import without_icons
from cogs.kit.layouts import BETWEEN, Part, layout, picture, without_pictures
from cogs.kit.public_text import TOGETHER, fitting, over_text, told, with_digits
from cogs.kit.replies import fit
from cogs.posts.kinds import DECLARED, past_text

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)

LONGEST_LINE = 300
BOARDS = ("board.png", "close_up.png")

ARCHIVED, LOCKED = 50083, 160005
"""Discord's codes for a thread that is archived and the bot may not reopen, and for a locked one."""


async def retire(bot: Euphoria, game_id: int, kind: Kind, *, about: int = -1, **changes: Any) -> None:
    """Retire the game's message of a kind: it loses its buttons, and gets these changes or a text in the past tense."""
    known = await bot.games.messages.retire(game_id, kind, about=about, says_past=not changes)
    if known is None or not known.message_id:
        return
    message = StaleMessage(known.channel_id, known.message_id, kind=kind)
    if not changes and (kind is Kind.TABLE or kind in DECLARED):
        stale = await bot.games.messages.stale(game_id)
        message = next((one for one in stale if one.message_id == known.message_id), message)
        changes = await _what_it_told(bot, await bot.games.game(game_id), message)
    await _take_off(bot, game_id, message, **changes)


async def supersede(
    bot: Euphoria, game: GameRecord, table_message: TableMessage | None
) -> discord.HTTPException | None:
    """The previous public message no longer asks anybody. Returns the error if Discord may accept the edit later: then
    it has to be recorded."""
    if table_message is None or table_message.message is None:
        return None
    _, _, channel_id, message_id, _ = table_message.message
    told = table_message.since, table_message.posted, table_message.turn, table_message.alt
    message = StaleMessage(channel_id, message_id, *told, digits=table_message.digits)
    return await change(bot, message, **await _what_it_told(bot, game, message))


async def retire_rest(bot: Euphoria, game_id: int) -> None:
    """Retire all messages of this game that are still due."""
    stale = await bot.games.messages.stale(game_id)
    game = await bot.games.game(game_id) if stale else None
    for message in stale:
        assert game is not None
        if not await _take_off(bot, game_id, message, **await _what_it_told(bot, game, message)):
            return
    bot.unretired.done(game_id)


async def forget_rest(bot: Euphoria, game_id: int) -> None:
    """The bot has left the game's server: nothing can be retired there."""
    for message in await bot.games.messages.stale(game_id):
        await bot.games.messages.done(message.message_id)


async def _what_it_told(bot: Euphoria, game: GameRecord, message: StaleMessage) -> dict[str, Any]:
    """A superseded public message keeps its news; a lobby's says how it ended; a message about a player becomes a line
    about the past."""
    if message.kind == Kind.LOBBY:
        return {"content": None, "view": layout(over_text(game, bot.words_in(game)))}
    if message.kind in DECLARED and message.about is not None:
        past = await past_text(bot, game, message.kind, message.about)
        return {} if past is None else {"content": past}
    if message.since is None or message.until is None or message.turn is None:
        if message.alt is None:
            return {}
        return {"view": layout(bot.words_in(game)("announce-replaced"), *boards_as_attached(message.alt))}
    rows = await bot.games.log.rows(game.id, since=message.since)
    events = [event for row in rows if row.seq < message.until for event in row.seen_by(None)]
    news = told(events, game, await bot.games.view(game.id, None), bot)
    asked = [row for row in rows if row.seq >= message.until]
    end = closing(bot.words_in(game), message.turn, asked)
    return superseded(bot, game, news, end, message.alt, message.digits)


def closing(w: Words, turn: int, answers: Sequence[LoggedRow]) -> str:
    """What a public message says in place of its question, which was answered by the first of these rows."""
    if answers and answers[0].key in TOGETHER:
        return w("announce-chosen")
    return w("announce-began", number=turn)


def superseded(
    bot: Euphoria, game: GameRecord, news: list[str], end: str, alt: str | None, digits: str | None
) -> dict[str, Any]:
    """What a superseded public message is changed to: its news and, instead of the question, `end`, with its picture
    and the picture's `alt` text; or one line, if the game is set so. The digits of the log stay."""
    w = bot.words_in(game)
    text, boards = fitting(news, with_digits(end, digits, w)), boards_as_attached(alt or "")
    more: dict[str, Any] = {}
    if game.fold_boards:
        line = clip(without_icons(w("told-together", sentences=news)), LONGEST_LINE)
        text = with_digits(w("announce-folded", what=line) if news else end, digits, w)
        boards, more = [], {"attachments": []}
    if alt is None:
        return {"content": fit(text), **more}  # a plain message of an earlier version
    return {"view": layout(text, *boards), **more}


def boards_as_attached(alt: str) -> list[Part]:
    """The pictures a message has, the board and perhaps a close-up; none without an alt text."""
    alts = alt.split(BETWEEN) if alt else []
    return [ui.MediaGallery(picture(name, one)) for name, one in zip(BOARDS, alts, strict=False)]


async def _take_off(bot: Euphoria, game_id: int, message: StaleMessage, **changes: Any) -> bool:
    """Edit the message; False: tried again later."""
    error = await change(bot, message, **changes)
    if error is not None:
        later(bot, game_id, error)
        return False
    await bot.games.messages.done(message.message_id)
    return True


def later(bot: Euphoria, game_id: int, error: discord.HTTPException) -> None:
    """Retire this game's recorded messages when Discord is back."""
    bot.unretired.put(game_id, error, lambda: retire_rest(bot, game_id))


async def change(bot: Euphoria, message: StaleMessage, **changes: Any) -> discord.HTTPException | None:
    """Edit the message; returns the error if Discord may accept it later. Given up if the message or its channel is
    gone, or the bot may not edit it."""
    partial = bot.get_partial_messageable(message.channel_id).get_partial_message(message.message_id)
    try:
        if message.kind in DECLARED and DECLARED[message.kind].deleted:
            await partial.delete()
            return None
        try:
            await partial.edit(**{"view": None, **changes})
        except discord.HTTPException as error:
            if error.status != 400 or not isinstance(changes.get("view"), ui.LayoutView):
                raise
            # Its picture was removed meanwhile; the question has to be removed in any case.
            await partial.edit(**changes | {"view": without_pictures(changes["view"])})
    except discord.HTTPException as error:
        if is_outage(error) or error.code in (ARCHIVED, LOCKED):
            return error
        log.info("an old message stays as it is: %s", error)
    return None
