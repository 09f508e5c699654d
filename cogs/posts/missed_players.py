"""Missed players: whether they have left the server, and what the others are told and can decide."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.games import nonce_of
from bot.language.words import Words
from bot.store.records import AskedRecord, GameRecord, Kind, SeatRecord
from cogs.kit.context import label
from cogs.kit.controls import Key, button, rows
from cogs.posts.messages import on_its_server, post, replace_message

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


log = logging.getLogger(__name__)


NOT_HERE = (10007, 10013)
"""Discord's codes for a user who is not a member, and for a deleted account."""


async def has_left(bot: Euphoria, game: GameRecord, user_id: int) -> bool:
    """Whether a user is no longer on the game's server; if Discord does not say, they are assumed to be."""
    if game.guild_id is None or not on_its_server(bot, game):
        return False
    try:
        await bot.http.get_member(game.guild_id, user_id)
    except discord.NotFound as error:
        return error.code in NOT_HERE
    except discord.HTTPException as error:
        log.info("could not look up whether a player is still here: %s", error)
    return False


async def tell_overdue(bot: Euphoria, game: GameRecord, asked: AskedRecord) -> bool:
    """Announce once that a player's time is up, or that they have left, and what the players can do. False if Discord
    did not accept it.

    Nobody is pinged: the late player gets reminders at the hours they want.
    """
    seat = game.seats[asked.seat]
    if seat.user_id is not None and await has_left(bot, game, seat.user_id):
        await tell_left(bot, game, seat)
    elif await bot.games.messages.get(game.id, Kind.OVERDUE, about=seat.seat) is None:
        nonce = nonce_of(game, "overdue", asked.seat, asked.question, asked.due_at)
        await offer_votes(bot, game, seat.seat, "overdue-notice", nonce)
    told = await bot.games.messages.get(game.id, Kind.OVERDUE, about=seat.seat) is not None
    return told or nobody_to_tell(game, seat.seat)


async def tell_left(bot: Euphoria, game: GameRecord, seat: SeatRecord) -> None:
    """Announce once that a player has left, and what the players can do. It takes precedence over their being late."""
    messages = bot.games.messages
    if seat.by_computer or await messages.get(game.id, Kind.GONE, about=seat.seat) is not None:
        return
    nonce = nonce_of(game, "gone", seat.seat, seat.user_id)
    message = await offer_votes(bot, game, seat.seat, "gone-notice", nonce)
    if message is not None:
        await messages.set(game.id, Kind.GONE, message.channel.id, message.id, about=seat.seat)


def nobody_to_tell(game: GameRecord, seat: int) -> bool:
    """Whether no person is left to tell."""
    return all(other.seat == seat or other.kept for other in game.humans)


async def offer_votes(
    bot: Euphoria, game: GameRecord, seat: int, text_id: str, nonce: str | None = None
) -> discord.Message | None:
    """Announce that the game waits for a player who does not answer, and what the others can decide. Discord accepts
    the same `nonce` once."""
    if nobody_to_tell(game, seat):
        return None
    w = bot.words_in(game)
    text = w(text_id, name=label(game.seats[seat]))
    message = await post(bot, game, text, vote_buttons(game, seat, w), nonce=nonce)
    if message is not None:
        await replace_message(bot, game, Kind.OVERDUE, message, about=seat)
    return message


def vote_buttons(game: GameRecord, seat: int, w: Words, *, keep: bool = True) -> ui.View:
    """A button for each vote about the seat."""
    kinds = ("keep", "replace", "end") if keep else ("replace", "end")
    return rows(
        *(button(Key("propose", game.id, rest=f"{kind}.{seat}"), w(f"propose-{kind}")) for kind in kinds)
    )
