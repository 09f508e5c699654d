"""*You are next*, for those who want it: silent, and removed when their turn comes.

Whom it is for is recorded with the move itself; it is sent after a restart if a process died before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games import nonce_of
from bot.store.records import GameRecord, Kind, Message
from cogs.posts import retire, send_direct

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

SENDING = 60
"""Seconds in which no other process sends the same."""


async def settle(bot: Euphoria, game: GameRecord, known: Sequence[Message], seat: int | None) -> None:
    """Send what is recorded to players who are next, and remove what is no longer true."""
    for message in known:
        if message.kind != Kind.NEXT:
            continue
        if message.about != seat or game.status != "running":
            await retire(bot, game.id, Kind.NEXT, about=message.about)
        elif not message.message_id:
            await _tell(bot, game, message)


async def _tell(bot: Euphoria, game: GameRecord, message: Message) -> None:
    seat = game.seats[message.about]
    if seat.user_id is None or not await bot.games.leases.claim(Kind.NEXT, f"{game.id}.{seat.seat}", SENDING):
        return
    w = await bot.words_of(seat.user_id, game)
    nonce = nonce_of(game, Kind.NEXT, seat.seat, game.revision, await bot.games.length(game.id))
    sent = await send_direct(bot, game, seat, w("next-up", channel=f"<#{game.channel_id}>"), nonce=nonce)
    if sent is None:
        await bot.games.messages.forget(game.id, Kind.NEXT, about=seat.seat)
    else:
        await bot.games.messages.set(game.id, Kind.NEXT, sent.channel.id, sent.id, about=seat.seat)


async def tell_rest(bot: Euphoria) -> None:
    """Send what a process that died left unsent, if it is still true."""
    for game_id, message in await bot.games.messages.unsent(Kind.NEXT):
        game = await bot.games.find(game_id)
        if game is None:
            continue
        turn = next((one.seat for one in await bot.games.asked.of(game_id) if one.ask == "act"), None)
        await settle(bot, game, [message], None if turn is None else game.person_after(turn))
