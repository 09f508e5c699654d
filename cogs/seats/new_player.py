"""A player takes over somebody's seat: messages and votes about the former player end, and the new one is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.games import nonce_of
from bot.notices import ClockChanged, SeatsChanged, TableWanted
from bot.store.records import GameRecord, Kind, Ring, SeatRecord
from cogs.posts import hand, past_text, retire, send_direct, sync

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


async def settle_in(bot: Euphoria, game: GameRecord, seat: int, former: str | None) -> None:
    """Doing this twice does no harm. `former`: the name of the player before, if it is still known."""
    for kind in (Kind.OVERDUE, Kind.GONE):
        past: dict[str, Any] = {"view": None}
        if former is not None:
            past = {"content": await past_text(bot, game, kind, seat, name=former)}
        await retire(bot, game.id, kind, about=seat, **past)
    await sync(bot, game.id)
    await _ask_afresh(bot, game, seat)
    await _show_cards(bot, game, game.seats[seat])
    bot.publish(SeatsChanged(game))


async def _show_cards(bot: Euphoria, game: GameRecord, seat: SeatRecord) -> None:
    """What the new player may see."""
    assert seat.user_id is not None
    w = await bot.words_of(seat.user_id, game)
    cards = hand(await bot.games.view(game.id, seat.seat), w)
    nonce = nonce_of(game, "taken", seat.seat, seat.user_id)
    text = f"{w('lobby-welcome', channel=f'<#{game.channel_id}>')}\n{cards}"
    await send_direct(bot, game, seat, text, ring=Ring("welcome"), nonce=nonce)


async def _ask_afresh(bot: Euphoria, game: GameRecord, seat: int) -> None:
    """If the game waits for this seat, its new owner gets the whole time, and the question."""
    if game.status != "running":
        return
    position = await bot.games.position(game.id)
    if seat not in position.waiting:
        return
    await bot.games.reminders.restart_clock(game.id, seat)
    bot.publish(ClockChanged())
    bot.publish(TableWanted(position.game.id))
