"""The message that offers a seat: for whom and until when, and what it says when the seat is no longer free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ButtonStyle, ui

from bot.notices import OpenSeatsChanged, WaitsChanged
from bot.store.records import FreeSeat, GameRecord
from bot.tables import nonce_of
from cogs.kit.context import label
from cogs.kit.controls import Key, button, rows
from cogs.kit.discord_timestamps import full_stamp
from cogs.kit.messages import post, replace_message
from cogs.kit.retired_buttons import retire
from data.words import Words

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

KIND = "free"
"""The kind under which the message is recorded, with its seat."""


def text(game: GameRecord, free: FreeSeat, w: Words) -> str:
    who = f"<@{free.newcomer}>" if free.newcomer else w("vote-somebody")
    until = full_stamp(free.until)
    named = str(free.newcomer is not None)
    return w("free-now", name=label(game.seats[free.seat]), newcomer=who, named=named, until=until)


def view(free: FreeSeat, w: Words) -> ui.View:
    key = Key("seat", free.game_id, free.seat, rest=str(free.id))
    return rows(button(key, w("free-take"), ButtonStyle.primary))


async def settle(bot: Euphoria, game: GameRecord) -> None:
    """Edit the messages of seats that are no longer free: they say so and lose their button."""
    known = [m for m in await bot.tables.messages.of(game.id) if m.kind == KIND]
    if not known:
        return
    free = {one.seat for one in await bot.tables.seats.free(game.id)}
    # If somebody has taken it, the recorded decision announces that.
    decided = [vote for vote in await bot.tables.votes.undone() if vote.game_id == game.id]
    free |= {vote.about for vote in decided if vote.kind == "taken" and vote.about is not None}
    w = bot.words_in(game)
    for message in known:
        if message.about not in free:
            over = w("free-over", name=label(game.seats[message.about]))
            await retire(bot, game.id, KIND, about=message.about, content=over)
            bot.publish(OpenSeatsChanged(game.id))
            bot.publish(WaitsChanged(game.id))


async def show_missing(bot: Euphoria, game: GameRecord) -> None:
    """After a start: post the message of free seats that never got one."""
    for free in await bot.tables.seats.free(game.id):
        if await bot.tables.messages.get(game.id, KIND, about=free.seat) is None:
            w = bot.words_in(game)
            nonce = nonce_of(game, KIND, free.id)
            message = await post(bot, game, text(game, free, w), view(free, w), nonce=nonce)
            if message is not None:
                await replace_message(bot, game, KIND, message, about=free.seat)
