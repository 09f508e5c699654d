"""Messages to players: in the channel, or as each has chosen in their profile."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from discord.http import handle_message_parameters

from bot.games import nonce_of
from bot.language.words import Words
from bot.store.records import GameRecord, Kind, Message, Ring, SeatRecord
from cogs.kit.replies import fit
from cogs.kit.ringing import send
from cogs.posts.direct_messages import may_pass, send_direct
from cogs.posts.kinds import Situation, Wanted, declares
from cogs.posts.retired_buttons import retire_rest

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)


async def post(
    bot: Euphoria,
    game: GameRecord,
    text: str,
    view: ui.View | None = None,
    *,
    ping: Sequence[int] = (),
    ring: Ring | None = None,
    nonce: str | None = None,
    patient: bool = False,
    silent: bool | None = None,
) -> discord.Message | None:
    """Post in the game's channel, as `send` does. None if the bot may not post: the game does not depend on it. With
    `patient`, errors that may pass are raised."""
    channel = bot.get_partial_messageable(game.channel_id, guild_id=game.guild_id)
    ping = () if game.live else ping  # they are present
    more: dict[str, Any] = {} if view is None else {"view": view}
    try:
        return await send(
            bot, game.id, channel, content=fit(text), ping=ping, ring=ring, nonce=nonce, silent=silent, **more
        )
    except discord.HTTPException as error:
        log.warning("could not post in channel %s: %s", game.channel_id, error)
        if patient and may_pass(error):
            raise
        return None


Say = Callable[[Words], str]
"""A text in the language of its reader."""


async def write(
    bot: Euphoria,
    game: GameRecord,
    seat: SeatRecord,
    say: Say,
    buttons: Callable[[Words], ui.View | None],
    *,
    ring: Ring,
) -> bool:
    """Reach a player as they wish: by direct message, in the channel, both, or not at all. If direct messages are
    closed, the channel is used. However many messages it takes, there is one sound.

    False if nothing could be sent; raises if Discord may accept it later.
    """
    assert seat.user_id is not None
    profile = await bot.games.profiles.get(seat.user_id)
    if profile.reach == "none":
        return False
    w = await bot.words_of(seat.user_id, game)
    message = private = None
    if profile.reach in ("channel", "both"):
        message = await _call(bot, game, seat, say, buttons, ring)
    if profile.reach in ("dm", "both"):
        nonce, patient = nonce_of(game, seat.seat, *ring, "private"), message is None
        private = await send_direct(
            bot, game, seat, say(w), buttons(w), patient=patient, ring=ring, nonce=nonce
        )
        if private is not None:
            await replace_message(bot, game, Kind.REMINDER_PRIVATE, private, about=seat.seat)
        if private is None and profile.reach == "dm":
            # The channel may just have been told that direct messages are closed: one sound is enough for both.
            called = not profile.dm_closed and (await bot.games.profiles.get(seat.user_id)).dm_closed
            message = await _call(bot, game, seat, say, buttons, ring, silent=called or None)
    return message is not None or private is not None


@declares(Kind.REMINDER, past="remind-past")
async def reminder(s: Situation) -> Wanted:
    return await _still_due(s, Kind.REMINDER)


@declares(Kind.REMINDER_PRIVATE, past="remind-past-private")
async def private_reminder(s: Situation) -> Wanted:
    return await _still_due(s, Kind.REMINDER_PRIVATE)


async def _still_due(s: Situation, kind: Kind) -> Wanted:
    """Written when the clock says so (`write`), until the question is answered or the game is paused."""
    if s.game.status != "running":
        return {}
    return {seat: None for seat in s.posted(kind) if await s.waits_for(seat)}


async def _call(
    bot: Euphoria,
    game: GameRecord,
    seat: SeatRecord,
    say: Say,
    buttons: Callable[[Words], ui.View | None],
    ring: Ring,
    *,
    silent: bool | None = None,
) -> discord.Message | None:
    """In the channel."""
    assert seat.user_id is not None
    public = bot.words_in(game)
    text, nonce = f"<@{seat.user_id}> {say(public)}", nonce_of(game, seat.seat, *ring, "public")
    message = await post(
        *(bot, game, text, buttons(public)),
        ping=[seat.user_id],
        ring=ring,
        patient=True,
        nonce=nonce,
        silent=silent,
    )
    if message is not None:
        await replace_message(bot, game, Kind.REMINDER, message, about=seat.seat)
    return message


async def replace_message(
    bot: Euphoria, game: GameRecord, kind: Kind, message: discord.Message, *, about: int = -1
) -> None:
    """Record the newest message of a kind; the previous one loses its buttons."""
    await record_message(bot, game, Message(kind, about, message.channel.id, message.id))


async def record_message(bot: Euphoria, game: GameRecord, message: Message, nonce: str | None = None) -> None:
    """As `replace_message`."""
    kind, about, channel_id, message_id, shown = message
    more: dict[str, Any] = {"about": about, "nonce": nonce, "shown": shown}
    if await bot.games.messages.set(game.id, kind, channel_id, message_id, **more) is not None:
        await retire_rest(bot, game.id)


async def edit(bot: Euphoria, message: Message, **changes: Any) -> bool:
    """Edit a message, if it still exists and is ours. False: it stays as it is."""
    partial = bot.get_partial_messageable(message.channel_id).get_partial_message(message.message_id)
    try:
        await partial.edit(**changes)
    except discord.HTTPException as error:
        log.info("an old message stays as it is: %s", error)
        return False
    return True


async def stands(bot: Euphoria, message: Message | None, *, layout: bool = False, **changes: Any) -> bool:
    """Whether a message still exists. It is edited with these changes, or with none, because reading it would take a
    permission that the bot does not ask for. A `layout` must stay one. Raises if Discord cannot tell now."""
    if message is None:
        return False
    try:
        if changes:
            partial = bot.get_partial_messageable(message.channel_id).get_partial_message(message.message_id)
            await partial.edit(**changes)
        else:
            # The flags stay as they were.
            flags = discord.MessageFlags(components_v2=layout)
            with handle_message_parameters(flags=flags) as nothing:
                await bot.http.edit_message(message.channel_id, message.message_id, params=nothing)
    except discord.NotFound:
        return False
    except discord.HTTPException as error:
        if may_pass(error):
            raise
        log.info("could not look for a message: %s", error)
    return True


def on_its_server(bot: Euphoria, game: GameRecord) -> bool:
    """Whether the bot is on the game's server, even if that is unavailable. Assumed of servers that another process
    handles."""
    return (
        game.guild_id is None or bot.get_guild(game.guild_id) is not None or not bot.share.has(game.guild_id)
    )


def link(game: GameRecord, message: Message | None = None) -> str:
    """The URL of a message, or of the game's channel."""
    where = f"https://discord.com/channels/{game.guild_id or '@me'}"
    return (
        f"{where}/{game.channel_id}"
        if message is None
        else f"{where}/{message.channel_id}/{message.message_id}"
    )
