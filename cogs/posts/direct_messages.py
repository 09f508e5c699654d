"""Direct messages: a player's own cards when they change, and questions off turn.

A direct message is a convenience: everything in it is available in the channel too. If a player's direct messages are
closed, that is noted and said in the channel once, and never stops a game.
"""

from __future__ import annotations

import logging
from collections import Counter
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.engine.board import FACTION_OF
from bot.engine.view import View
from bot.games import Position, nonce_of
from bot.language.words import Words
from bot.store.records import GameRecord, Ring, SeatRecord
from cogs.kit.colours import accent
from cogs.kit.emoji import illustrated
from cogs.kit.layouts import layout
from cogs.kit.public_text import TOGETHER
from cogs.kit.replies import fit
from cogs.kit.ringing import send

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)

CANNOT_REACH = 50007


def may_pass(error: discord.HTTPException) -> bool:
    """Whether Discord is down or overloaded, and may accept the same later."""
    return error.status >= 500 or error.status == 429


async def send_direct(
    bot: Euphoria,
    game: GameRecord,
    seat: SeatRecord,
    text: str,
    view: ui.View | ui.LayoutView | None = None,
    *,
    ring: Ring | None = None,
    force: bool = False,
    patient: bool = False,
    nonce: str | None = None,
) -> discord.Message | None:
    """Write to a player. There is a sound for this `ring`, unless they have heard it already; without one it is silent.

    `force` tries even if direct messages were closed before. With `patient`, errors that may pass are raised. With a
    `nonce`, Discord accepts the message once within minutes. A layout contains its text: then `text` is empty.
    """
    if seat.user_id is None:
        return None
    profile = await bot.games.profiles.get(seat.user_id)
    if (profile.dm_closed and not force) or profile.reach in ("channel", "none"):
        return None
    try:
        direct = await bot.create_dm(discord.Object(seat.user_id))
        more: dict[str, Any] = {} if view is None else {"view": view}
        ping, silent = [seat.user_id], None if ring is not None else True
        message = await send(
            bot,
            game.id,
            direct,
            content=fit(text) or None,
            ping=ping,
            ring=ring,
            nonce=nonce,
            silent=silent,
            **more,
        )
    except discord.Forbidden as error:
        if error.code == CANNOT_REACH and not profile.dm_closed:
            await bot.games.profiles.change(seat.user_id, dm_closed=True)
            await _say_closed(bot, game, seat)
        return None
    except discord.HTTPException as error:
        log.warning("a direct message could not be sent: %s", error)
        if patient and may_pass(error):
            raise
        return None
    if profile.dm_closed:
        await bot.games.profiles.change(seat.user_id, dm_closed=False)
    return message


async def tell_confidentially(
    bot: Euphoria, game: GameRecord, user_id: int, text: str, view: ui.View, *, ring: Ring | None, nonce: str
) -> bool:
    """Like `send_direct`, for something that nobody else may learn, not even that it could not be sent. False if the
    user's direct messages are closed although they want them. Raises if Discord may accept it later."""
    profile = await bot.games.profiles.get(user_id)
    if profile.dm_closed or profile.reach in ("channel", "none"):
        return True
    try:
        direct = await bot.create_dm(discord.Object(user_id))
        silent = None if ring is not None else True
        await send(
            *(bot, game.id, direct),
            content=fit(text),
            view=view,
            ping=[user_id],
            ring=ring,
            nonce=nonce,
            silent=silent,
        )
    except discord.HTTPException as error:
        log.warning("a direct message could not be sent: %s", error)
        if may_pass(error):
            raise
        return False
    return True


async def _say_closed(bot: Euphoria, game: GameRecord, seat: SeatRecord) -> None:
    assert seat.user_id is not None
    channel = bot.get_partial_messageable(game.channel_id, guild_id=game.guild_id)
    text, ring = (
        bot.words_in(game)("private-closed", player=f"<@{seat.user_id}>"),
        Ring("closed", "", bot.games.now()),
    )
    try:
        await send(bot, game.id, channel, content=text, ping=[seat.user_id], ring=ring)
    except discord.HTTPException as error:
        log.warning("could not say that direct messages are closed: %s", error)


async def tell_hands(bot: Euphoria, moved: Position, changed: frozenset[int]) -> None:
    """Send players their cards after these changed. This is for reference and asks for no move, so it is silent. If
    a question to everybody comes at the same moment, that message contains the cards. Raises if Discord may accept them
    later."""
    for number in sorted(changed):
        seat = moved.game.seats[number]
        prompt = moved.prompt_for(number)
        if seat.by_computer or seat.user_id is None or (prompt is not None and prompt.ask in TOGETHER):
            continue
        w = await bot.words_of(seat.user_id, moved.game)
        view = await bot.games.view(moved.game.id, number)
        nonce = nonce_of(moved.game, "hand", number, moved.length, moved.revision)
        cards = layout(_cards(bot, moved.game, view, w), colour=accent(seat.colour))
        await send_direct(bot, moved.game, seat, "", cards, patient=True, nonce=nonce)


def _cards(bot: Euphoria, game: GameRecord, view: View, w: Words) -> str:
    where = w("private-where", channel=f"<#{game.channel_id}>")
    cards = hand if view.turn_number <= 1 else brief_hand
    return illustrated(bot, w, lambda w: f"{where}\n{cards(view, w)}")


def hand(view: View, w: Words) -> str:
    """What only this player may see, and what else they have."""
    me = view.me
    lines = [w("hand-title")]
    for title, cards in (("hand-recruits", me.recruits), ("hand-hidden", me.hidden or ())):
        for card in cards:
            lines.append(
                w(
                    title,
                    recruit=card,
                    faction=FACTION_OF[card],
                    ability=w.ability(card, view.edition),
                )
            )
    if me.artifacts is not None:
        lines.append(w("hand-artifacts", cards=Counter(me.artifacts)))
    if me.dilemma:
        lines.append(
            w(
                "hand-dilemma",
                dilemma=f"dilemma_{me.dilemma}",
                artifact=me.dilemma,
                choice=me.dilemma_choice or "open",
            )
        )
    return "\n".join(lines)


def brief_hand(view: View, w: Words) -> str:
    """The same in the middle of a game, without the texts of the recruits, which the player knows."""
    me = view.me
    lines = [
        w("hand-title"),
        w("hand-artifacts", cards=Counter(me.artifacts or ())),
        w("hand-active", recruits=me.recruits),
    ]
    if me.hidden:
        lines.append(w("hand-face-down", recruits=me.hidden))
    if me.dilemma:
        lines.append(
            w("hand-dilemma-brief", dilemma=f"dilemma_{me.dilemma}", choice=me.dilemma_choice or "open")
        )
    return "\n".join([*lines, w("hand-more")])
