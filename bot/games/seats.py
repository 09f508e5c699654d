"""Seats that change hands: kept by a computer, handed back, offered to others, taken over, or left for good."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.engine.events import Refused
from bot.store.records import FreeSeat, GameRecord, Level
from bot.time.clocks import back_in_person

from .loaded_games import Part

FREE_FOR = timedelta(days=3)
"""How long an offered seat may be taken."""


class Seats(Part):
    # Taking over
    async def offer(self, game_id: int, seat: int, *, newcomer: int | None = None) -> FreeSeat:
        """Offer a seat with all its possessions to `newcomer`, or to the first person who takes it.

        The offer ends when the current holder answers anything or comes back (`hand_back`), when the seat changes hands
        in another way, when the game ends, and after `FREE_FOR`."""
        async with self.loaded.lock(game_id):
            game = await self.loaded.under_way(game_id)
            _check_seat(game, seat)
            async with self.store.database.transaction() as tx:
                self.store.free_seats.offer(
                    tx, game_id, seat,
                    holder=game.seats[seat].user_id, newcomer=newcomer,
                    until=self.store.database.now() + FREE_FOR,
                )  # fmt: skip
            return next(free for free in await self.store.free_seats.of(game_id) if free.seat == seat)

    async def take(self, game_id: int, free_id: int, *, user_id: int, name: str) -> GameRecord:
        """Take over a free seat with all its possessions. Refused: refused-seat-not-free, -seat-for-another,
        -already-seated."""
        async with self.loaded.lock(game_id):
            game = await self.loaded.under_way(game_id)
            free = next((one for one in await self.store.free_seats.of(game_id) if one.id == free_id), None)
            if free is None or game.seats[free.seat].user_id != free.holder:
                raise Refused("refused-seat-not-free")
            if free.newcomer not in (None, user_id):
                raise Refused("refused-seat-for-another")
            if game.seat_of(user_id) is not None:
                raise Refused("refused-already-seated", name=name)
            return await self._change_seat(
                game, free.seat, taken=True, user_id=user_id, name=name, level=None, personality=None, kept=False,
                kept_since=None, anonymous=False,
            )  # fmt: skip

    # Keeping
    async def keep(self, game_id: int, seat: int, *, level: Level = "normal") -> GameRecord:
        """Let a computer play the seat until its owner acts."""
        async with self.loaded.lock(game_id):
            game = await self.loaded.under_way(game_id)
            if 0 <= seat < len(game.seats) and game.seats[seat].by_computer:
                return game
            since = await self.store.log.length(game_id)
            return await self._change_seat(game, seat, kept=True, kept_since=since, level=level)

    async def hand_back(self, game_id: int, user_id: int) -> tuple[int, int] | None:
        """The owner is back, so nobody else may take the seat. Return the log's length when the computer took over and
        the current one, or None if no computer had taken over."""
        async with self.loaded.lock(game_id):
            game = await self.loaded.record(game_id)
            seat = game.seat_of(user_id)
            if seat is None:
                return None
            if not seat.kept:
                async with self.store.database.transaction() as tx:
                    self.store.free_seats.close(tx, game_id, seat.seat)
                    self.store.votes.overtake(tx, game_id, "replace", about=seat.seat)
                return None
            await self._change_seat(game, seat.seat, kept=False, kept_since=None, level=None)
            await self._set_clock(game, seat.seat)
            now = await self.store.log.length(game_id)
            return (now if seat.kept_since is None else seat.kept_since), now

    async def _set_clock(self, game: GameRecord, seat: int) -> None:
        """A player is back who may be asked. `game` is as it was before."""
        asked = [one for one in await self.store.asked.with_profiles(game.id) if one[0].seat == seat]
        if game.status != "running" or not asked:
            return
        one, profile = asked[0]
        async with self.store.database.transaction() as tx:
            self.store.asked.set_times(tx, back_in_person(one, game, profile, self.store.database.now()))

    async def vacate(self, game_id: int, seat: int, *, name: str, level: Level = "normal") -> GameRecord:
        """The player leaves for good: a computer plays the seat, under `name`, until another player takes it."""
        async with self.loaded.lock(game_id):
            game = await self.loaded.under_way(game_id)
            return await self._change_seat(
                game, seat, user_id=None, name=name, level=level, kept=False, kept_since=None
            )

    async def _change_seat(
        self, game: GameRecord, seat: int, *, taken: bool = False, **columns: Any
    ) -> GameRecord:
        _check_seat(game, seat)
        async with self.store.database.transaction() as tx:
            another = columns.get("user_id", game.seats[seat].user_id) != game.seats[seat].user_id
            if another or columns.get("kept"):
                self.store.punctuality.missed(tx, game, seat)
            if another:
                # Standing answers and ballots belong to the person, not to the seat.
                self.store.standing_answers.clear(tx, game.id, seat, None, None)
                self.store.votes.silence(tx, game.id, seat)
                self.store.messages.keep_texts(tx, game.id, seat)
                columns = {"overtime": 0} | columns
            self.store.games.update_seat(tx, game.id, seat, **columns)
            if another or not columns.get("kept"):
                self.store.free_seats.close(tx, game.id, seat)
                self.store.votes.overtake(tx, game.id, "keep", "replace", about=seat)
            if another and columns.get("user_id") is not None:
                self.store.votes.overtake(tx, game.id, "leave", about=seat)
            if not another and game.seats[seat].kept and not columns.get("kept", True):
                self.store.votes.note_back(tx, game.seats[seat], game.id)
            if columns.get("kept"):
                self.store.asked.keep(tx, game.id, seat)
            elif columns.get("user_id", game.seats[seat].user_id) is not None:
                self.store.asked.announce_overdue(tx, game.id, seat)
            if another or columns.get("kept"):
                self.store.votes.overtake(tx, game.id, "back", "taken", about=seat)
                self.store.plans.drop(tx, game.id, seat)
                # An absent player's offers must not be accepted, nor those of a previous player.
                self.store.offers.withdraw(tx, game.id, seat, to_it=another)
            if taken:
                self.store.votes.note_taken(tx, game.id, seat, columns["user_id"])
        self.loaded.drop(game.id)
        return await self.loaded.record(game.id)


def _check_seat(game: GameRecord, seat: int) -> None:
    if not 0 <= seat < len(game.seats):
        raise Refused("refused-no-such-seat", seat=seat)
