"""A game's newest public message as a Discord layout: words, board and buttons in one container, in the colour of the
player who is asked."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord import ButtonStyle, ui

from bot.engine.board import AREAS, FACTION_OF_AREA
from bot.engine.view import View
from bot.games import Position
from bot.language.words import Words
from bot.notices import ThreadLocked
from bot.store.records import GameRecord, Kind, Message, TableMessage
from cogs.kit import emoji
from cogs.kit import pictures as picture_files
from cogs.kit.colours import accent, of_game
from cogs.kit.controls import Choose, Key, Press, button, menu, option
from cogs.kit.layouts import BETWEEN, Part, alts_of, layout, pictures, text_of
from cogs.kit.public_text import News, fitting, together, waited
from cogs.kit.ringing import send_rung
from cogs.posts import ARCHIVED, LOCKED, boards_as_attached

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)


def table_layout(bot: Euphoria, position: Position, text: str, *boards: Part) -> ui.LayoutView:
    return layout(text, *boards, *_buttons(bot, position), colour=_colour(position))


def _colour(position: Position) -> int:
    """The colour of the player who is asked; neutral if there are several."""
    asked = waited(position)
    return accent(asked[0].colour) if len(asked) == 1 else of_game()


def _buttons(bot: Euphoria, position: Position) -> tuple[list[Press], list[Choose]]:
    w = bot.words_in(position.game)
    key = Key("turn", position.game.id, position.question, position.revision)
    all_choose = together(position)
    on_turn = position.waiting == (position.turn,) and not all_choose
    label = w("announce-choose" if all_choose else "announce-take-turn" if on_turn else "announce-answer")
    game = position.game.id
    opens = [button(Key("page", game), w("touch-open"))] if bot.settings.page_url else []
    return [
        button(key, label, ButtonStyle.primary),
        *opens,
        button(Key("hand", game), w("panel-hand"), emoji=emoji.of(bot, "recruit")),
        button(Key("recap", game), w("announce-recap")),
    ], [_zoom(bot, w, game)]


def _zoom(bot: Euphoria, w: Words, game: int) -> Choose:
    """A menu that shows the board or an area of it large, to the user who chooses."""
    areas = [option(area, w.area(area), emoji=emoji.of(bot, FACTION_OF_AREA[area])) for area in AREAS]
    return menu(Key("area", game), [option("board", w("announce-board")), *areas], w("announce-zoom"))


class Draft(NamedTuple):
    """A message to be posted."""

    position: Position
    view: View
    text: str
    news: News
    silent: bool
    unpinged: frozenset[int] = frozenset()
    """Seats that are mentioned without a ping."""
    rung: frozenset[int] | None = None
    """Users for whom it may ring, if that was recorded with the move."""


async def post_table_message(
    bot: Euphoria, draft: Draft, left: str | None, *, again: bool
) -> tuple[discord.Message, bool]:
    """Post under a nonce that is recorded first; Discord accepts a nonce once within minutes.

    The recorded nonce is the move's own, or was left by a process that was killed or by an attempt whose reply was
    lost. In that case posting under it again shows whether Discord has a message that was never recorded: that one
    has to lose its buttons, and True is returned with the new one. `again`: the same message was posted before and is
    gone.
    """
    table_messages, game_id = bot.games.table_messages, draft.position.game.id
    nonce = secrets.token_hex(12) if again or draft.news.since is None else draft.position.nonce
    if left is None:
        await table_messages.will_post(game_id, nonce)
        draft = draft._replace(rung=None)
    elif left != nonce:
        sent, text = await _send(bot, draft, left)
        if emoji.without_icons(text_of(sent)).strip() == emoji.without_icons(text).strip():
            return sent, False
        unnoted = Message(Kind.TABLE, -1, sent.channel.id, sent.id)
        await table_messages.found_unnoted(game_id, unnoted, alts_of(sent), left, nonce)
        rung_by_it = {seat.seat for seat in waited(draft.position) if f"<@{seat.user_id}>" in text_of(sent)}
        draft = draft._replace(rung=None, unpinged=draft.unpinged | rung_by_it)
        return (await _send(bot, draft, nonce))[0], True
    return (await _send(bot, draft, nonce))[0], False


async def _send(bot: Euphoria, draft: Draft, nonce: str) -> tuple[discord.Message, str]:
    """The message that Discord has under this nonce, and the draft it was made from."""
    position, text, game = draft.position, draft.text, draft.position.game
    words = bot.words_in(game)
    boards = await picture_files.of_move(bot, draft.view, words, draft.news.events, game.picture)
    channel = bot.get_partial_messageable(game.channel_id, guild_id=game.guild_id)
    ping = {seat.user_id for seat in waited(position) if seat.user_id and seat.seat not in draft.unpinged}
    if game.live:
        ping.clear()  # everybody sees it without a ping
    rung = draft.rung
    if rung is None:
        rung = await bot.games.rings.claim_asked(game.id, nonce) if ping else frozenset()
    more: dict[str, Any] = {"ping": ping, "rung": ping & rung, "nonce": nonce, "silent": draft.silent}
    try:
        shown = table_layout(bot, position, text, *map(pictures, boards))
        return await send_rung(bot, game.id, channel, view=shown, files=boards, **more), text
    except discord.HTTPException as error:
        if not isinstance(error, discord.Forbidden) or error.code in (ARCHIVED, LOCKED):
            _not_sent(bot, game, error)
            raise
        log.warning("may not post with a picture in channel %s", game.channel_id)
    try:
        text = fitting(text.split("\n"), words("announce-no-picture"))
        more["rung"] = ping & await bot.games.rings.claim_asked(game.id, nonce) if ping else frozenset()
        shown = table_layout(bot, position, text)
        return await send_rung(bot, game.id, channel, view=shown, **more), text
    except discord.HTTPException as error:
        _not_sent(bot, game, error)
        raise


def _not_sent(bot: Euphoria, game: GameRecord, error: discord.HTTPException) -> None:
    if error.code in (ARCHIVED, LOCKED):
        bot.publish(ThreadLocked(game))


async def edit_table_message(
    bot: Euphoria, table_message: TableMessage, text: str, position: Position, view: View, news: News | None
) -> str | None:
    """Edit the message. Without news its picture stays; otherwise returns the alt text of the new picture."""
    message = table_message.message
    assert message is not None
    partial = bot.get_partial_messageable(message.channel_id).get_partial_message(message.message_id)
    if news is None and table_message.alt is not None:
        try:
            await partial.edit(view=table_layout(bot, position, text, *boards_as_attached(table_message.alt)))
            return None
        except discord.HTTPException as error:
            if error.status != 400:
                raise
            log.info("a message has lost its picture: %s", error)  # the game is set to fold its boards
    events = news.events if news is not None else ()
    words = bot.words_in(position.game)
    boards = await picture_files.of_move(bot, view, words, events, position.game.picture)
    # Messages of earlier versions were plain text: one that becomes a layout has to lose its text.
    was_text: dict[str, Any] = {"content": None} if table_message.alt is None else {}
    try:
        shown = table_layout(bot, position, text, *map(pictures, boards))
        await partial.edit(view=shown, attachments=boards, **was_text)
    except discord.Forbidden:
        # Attaching files is no longer allowed: better no picture than an outdated one.
        await partial.edit(view=table_layout(bot, position, text), attachments=[], **was_text)
        return ""
    return BETWEEN.join(board.description or "" for board in boards)
