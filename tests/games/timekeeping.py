"""A clock that the test sets, and a game in which the first seat is on turn."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from bot.games import Games, Moved
from bot.store.records import AskedRecord

from .helpers import PLACE, USERS, goods_for_all, seat_at

ADA, BO = USERS[:2]
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
MINUTE = timedelta(minutes=1)


class Time:
    """The database's clock, set by the test."""

    def __init__(self, games: Games, at: datetime = datetime(2026, 11, 18, 9, tzinfo=UTC)) -> None:
        self.at = at
        self.rule(games)

    def rule(self, games: Games) -> None:
        games.store.database.now = lambda: self.at

    def passes(self, by: timedelta) -> None:
        self.at += by


async def act(games: Games, game: int, seat: int, *answers: Any) -> Moved:
    return await games.play.answer(game, seat, list(answers), user_id=USERS[seat])


async def on_turn(games: Games, players: int = 2) -> int:
    """A game in which the first seat has just been asked for its second turn."""
    game = await seat_at(games, goods_for_all, players)
    for seat in range(players):
        await act(games, game, seat, PLACE)
    return game


async def asked(games: Games, game: int, seat: int = 0) -> AskedRecord:
    return next(one for one in await games.asked.of(game) if one.seat == seat)


async def times(games: Games, game: int, seat: int = 0) -> tuple[datetime, datetime | None]:
    one = await asked(games, game, seat)
    return one.since, one.due_at


ANOTHER = "place:2:farm"
