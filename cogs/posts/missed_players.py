"""Missed players: whether they have left the server, and what the others are told and can decide."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.language.words import Words
from bot.store.records import AskedRecord, GameRecord, Kind, SeatRecord
from cogs.kit.context import label
from cogs.kit.controls import Key, button, rows
from cogs.posts.keeper import sync
from cogs.posts.kinds import Draft, Situation, Wanted, declares
from cogs.posts.messages import on_its_server

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


@declares(Kind.OVERDUE, past="overdue-past")
async def overdue(s: Situation) -> Wanted:
    """Nobody is pinged: the late player gets reminders at the hours they want. It stays until they have answered."""
    posted, left, found = s.posted(Kind.OVERDUE), s.posted(Kind.GONE), dict[int, Draft | None]()
    for asked, _ in await s.waits():
        seat = asked.seat
        if seat in left:
            continue  # says more
        if seat in posted:
            found[seat] = None
        elif _is_late(s, asked) and not nobody_to_tell(s.game, seat):
            found[seat] = _offer_votes(s, seat, "overdue-notice", "overdue", (asked.question, asked.due_at))
    return found


def _is_late(s: Situation, asked: AskedRecord) -> bool:
    """Whether the players have to be told; the clock notes when they are (`bot/time/clock.py`)."""
    seat = s.game.seats[asked.seat]
    if s.game.status != "running" or s.game.live or seat.by_computer:
        return False
    return asked.notice_at is not None and asked.notice_at <= s.now


@declares(Kind.GONE, past="gone-past")
async def gone(s: Situation) -> Wanted:
    """It stays until the player has answered in person, or a computer has for them. Its version is the length of the
    log when they were found to have left."""
    found: dict[int, Draft | None] = {}
    for seat, message in s.posted(Kind.GONE).items() if s.game.open else ():
        since = message.shown.partition(":")[0]
        if s.game.seats[seat].by_computer:
            stays = await s.waits_for(seat)
        else:
            rows = await s.bot.games.log.rows(s.game.id, since=int(since))
            stays = not any(row.seat == seat and row.user_id is not None for row in rows)
        if stays:
            user = s.game.seats[seat].user_id
            found[seat] = None if message.message_id else _offer_votes(s, seat, "gone-notice", since, (user,))
    return found


async def who_left(bot: Euphoria, game: GameRecord, seat: int) -> str:
    leaving = await bot.games.store.votes.last(game.id, "leave", seat)
    who = None if leaving is None else leaving.opened_by
    return bot.words_in(game)("leave-past", name=f"<@{who}>", known=str(who is not None))


@declares(Kind.LEFT, past=who_left)
async def left(s: Situation) -> Wanted:
    """Posted with the decision to leave; votes about the seat are offered until it is taken or the game ends."""
    return {seat: None for seat in s.posted(Kind.LEFT) if s.game.open and s.game.seats[seat].user_id is None}


async def tell_overdue(bot: Euphoria, game: GameRecord, asked: AskedRecord) -> bool:
    """A player's time is up. False if the others could not be told."""
    seat = game.seats[asked.seat]
    if seat.user_id is not None and await has_left(bot, game, seat.user_id):
        await tell_left(bot, game, seat)
    await sync(bot, game.id)
    told = await bot.games.messages.of(game.id)
    kinds = (Kind.OVERDUE, Kind.GONE)
    return nobody_to_tell(game, asked.seat) or any(
        one.kind in kinds and one.about == asked.seat and one.message_id for one in told
    )


async def tell_left(bot: Euphoria, game: GameRecord, seat: SeatRecord) -> None:
    """A player has left the server: put on record that the others have to be told, once."""
    if seat.by_computer or nobody_to_tell(game, seat.seat):
        return
    messages = bot.games.messages
    if await messages.get(game.id, Kind.GONE, about=seat.seat) is None:
        length = await bot.games.log.length(game.id)
        await messages.set(game.id, Kind.GONE, 0, 0, about=seat.seat, shown=str(length))
        await sync(bot, game.id)


def nobody_to_tell(game: GameRecord, seat: int) -> bool:
    """Whether no person is left to tell."""
    return all(other.seat == seat or other.kept for other in game.humans)


def _offer_votes(s: Situation, seat: int, text: str, version: str, nonce: tuple[object, ...]) -> Draft:
    words = s.w(text, name=label(s.game.seats[seat]))
    return Draft(words, vote_buttons(s.game, seat, s.w), version=version, nonce=nonce)


def vote_buttons(game: GameRecord, seat: int, w: Words, *, keep: bool = True) -> ui.View:
    """A button for each vote about the seat."""
    kinds = ("keep", "replace", "end") if keep else ("replace", "end")
    return rows(
        *(button(Key("propose", game.id, rest=f"{kind}.{seat}"), w(f"propose-{kind}")) for kind in kinds)
    )
