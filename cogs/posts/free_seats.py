"""The message that offers a seat of a running game: for whom and until when.

The decision to offer it is announced with this message (`cogs/kit/decisions.py`); here it is posted if that did not
happen. It is in the channel, and says that the seat is no longer free when its player is back or nobody took it in
time. Who takes the seat is announced in its place.
"""

from __future__ import annotations

from bot.notices import OpenSeatsChanged, WaitsChanged
from bot.store.records import Kind
from cogs.kit import free_seats
from cogs.kit.context import label

from .keeper import Draft, Situation, declares


def no_longer(s: Situation, seat: int) -> str:
    return s.w("free-over", name=label(s.game.seats[seat]))


@declares(Kind.FREE, past=no_longer, then=(OpenSeatsChanged, WaitsChanged))
async def free(s: Situation) -> dict[int, Draft | None]:
    offered = await s.bot.games.seats.free(s.game.id)
    found: dict[int, Draft | None] = {
        one.seat: Draft(
            free_seats.text(s.game, one, s.w), free_seats.view(one, s.w), version="free", nonce=(one.id,)
        )
        for one in offered
    }
    if found or s.posted(Kind.FREE):
        for vote in await s.bot.games.votes.undone():
            if vote.game_id == s.game.id and vote.about is not None and vote.kind in ("replace", "taken"):
                found[vote.about] = None  # being announced
    return found
