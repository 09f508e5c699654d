"""The text of an announcement of open seats, and what is left of it when nobody is wanted any more."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from bot.language.words import Words
from bot.store.records import FreeSeat, GameRecord, Opening, OpenSeats
from cogs.kit.context import label
from cogs.kit.discord_timestamps import full_stamp
from cogs.posts import how_text


class Announcement(NamedTuple):
    text: str
    statuses: tuple[str, ...]
    """The tags of a forum post."""
    open: bool
    over: bool
    """Nothing more will change."""

    @property
    def digest(self) -> str:
        told = repr((self.text, self.statuses, self.over))
        return hashlib.sha256(told.encode()).hexdigest()[:16]


def announcement(
    game: GameRecord, seats: OpenSeats, opening: Opening, w: Words, *, keeps: bool
) -> Announcement:
    """How the announcement of a game has to read now. `keeps`: it stays the game's post to the end."""
    looking = seats.count > 0 and (game.status != "lobby" or opening.looking or keeps)
    if looking:
        return Announcement(opened(game, seats, opening, w), _statuses(game, seats), True, False)
    if keeps:
        text = w(
            "open-post-now",
            game=game.id,
            status=_now(game),
            channel=f"<#{game.channel_id}>",
            names=_names(game, w),
        )
        return Announcement(text, _statuses(game, seats), False, not game.open)
    return Announcement(
        w("open-over", game=game.id, status=_now(game)),
        ("finished",),
        False,
        game.status != "lobby" or not opening.looking,
    )


def opened(game: GameRecord, seats: OpenSeats, opening: Opening, w: Words) -> str:
    where = f"<#{game.channel_id}>"
    if game.status == "lobby":
        lines = [w("open-lobby", n=seats.count, game=game.id, channel=where, names=_names(game, w))]
    else:
        lines = [w("open-game", n=seats.count, game=game.id, channel=where, names=_names(game, w))]
        lines += [_seat(game, free, w) for free in seats.free]
    return "\n".join([*lines, how_text(game, w), w(f"wanted-{opening.level}")])


def _seat(game: GameRecord, free: FreeSeat, w: Words) -> str:
    return w("open-seat", name=label(game.seats[free.seat]), until=full_stamp(free.until))


def _names(game: GameRecord, w: Words) -> str:
    return w.list([label(seat) for seat in game.seats])


def _now(game: GameRecord) -> str:
    if game.status == "lobby":
        return "lobby"
    if game.status == "ended":
        return "closed" if game.started_at is None else "ended"
    return game.status


def _statuses(game: GameRecord, seats: OpenSeats) -> tuple[str, ...]:
    if game.status == "lobby":
        return ("open",)
    if not game.open:
        return ("finished",)
    return (*(("open",) if seats.count else ()), game.status)
