"""The message that offers a seat of a running game: for whom and until when.

The decision to offer it is announced with this message (`cogs/votes/decisions.py`); here it is posted if that did not
happen. It is in the channel, and says that the seat is no longer free when its player is back or nobody took it in
time. Who takes the seat is announced in its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ButtonStyle, ui

from bot.language.words import Words
from bot.notices import OpenSeatsChanged, WaitsChanged
from bot.store.records import FreeSeat, GameRecord, Kind
from cogs.kit.context import label
from cogs.kit.controls import Key, button, rows
from cogs.kit.discord_timestamps import full_stamp

from .kinds import Draft, Situation, Wanted, declares

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


async def no_longer(bot: Euphoria, game: GameRecord, seat: int) -> str:
    return bot.words_in(game)("free-over", name=label(game.seats[seat]))


@declares(Kind.FREE, past=no_longer, then=(OpenSeatsChanged, WaitsChanged))
async def free(s: Situation) -> Wanted:
    offered = await s.bot.games.free_seats.of(s.game.id)
    found: dict[int, Draft | None] = {
        one.seat: Draft(
            free_seat_text(s.game, one, s.w), free_seat_view(one, s.w), version="free", nonce=(one.id,)
        )
        for one in offered
    }
    if found or s.posted(Kind.FREE):
        for vote in await s.bot.games.store.votes.undone():
            if vote.game_id == s.game.id and vote.about is not None and vote.kind in ("replace", "taken"):
                found[vote.about] = None  # being announced
    return found


def free_seat_text(game: GameRecord, free: FreeSeat, w: Words) -> str:
    who = f"<@{free.newcomer}>" if free.newcomer else w("vote-somebody")
    until = full_stamp(free.until)
    named = str(free.newcomer is not None)
    return w("free-now", name=label(game.seats[free.seat]), newcomer=who, named=named, until=until)


def free_seat_view(free: FreeSeat, w: Words) -> ui.View:
    key = Key("seat", free.game_id, free.seat, rest=str(free.id))
    return rows(button(key, w("free-take"), ButtonStyle.primary))
