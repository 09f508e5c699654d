"""Votes: who may vote, counted again with every yes and no.

Everybody who plays in person may, also whoever comes back to a kept seat or takes over a seat while the vote is open.
Whoever is away may not until they are back; what they said before stays. Whom a vote is about has no say in it: the
others need not wait for just the one who is gone. Nobody is undone in their absence: who is away is asked all the
same whether something they did by hand is taken back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.engine.events import Refused
from bot.store.records import GameRecord, SeatRecord, Vote, VoteKind

from .loaded_games import Part


class Votes(Part):
    async def open(
        self,
        game_id: int,
        kind: VoteKind,
        *,
        user_id: int,
        about: int | None = None,
        details: Mapping[str, Any] | None = None,
    ) -> Vote:
        """Open a vote with its opener's yes; if one of this kind is open, the yes counts in that one. What a vote
        decides, the caller does."""
        async with self.games.lock(game_id):
            game = await self.games.record(game_id)
            opener = game.seat_of(user_id)
            if opener is None:
                raise Refused("refused-not-seated")
            for vote in await self.store.votes.open(game_id):
                if (vote.kind, vote.about) == (kind, about):
                    return await self._cast(game, vote, opener, True)
            async with self.store.database.transaction() as tx:
                begun = self.store.votes.begin(
                    tx, game_id, kind, about=about, details=details or {}, opened_by=user_id
                )
            return await self._cast(game, await self.get(begun.value), opener, True)

    async def put(self, game_id: int, kind: VoteKind, details: Mapping[str, Any]) -> Vote:
        """A vote that nobody at the table proposed, or the one of this kind that is open."""
        async with self.games.lock(game_id):
            game = await self.games.record(game_id)
            vote = next((one for one in await self.store.votes.open(game_id) if one.kind == kind), None)
            if vote is None:
                async with self.store.database.transaction() as tx:
                    begun = self.store.votes.begin(
                        tx, game_id, kind, about=None, details=details, opened_by=None
                    )
                vote = await self.get(begun.value)
            return await self._count(game, vote)

    async def expired(self) -> list[Vote]:
        """Offers of all games whose time is over, and that are not decided."""
        now = self.store.database.now()
        return [vote for vote in await self.store.votes.offers() if vote.expired(now)]

    async def last(self, game_id: int, kind: VoteKind) -> Vote | None:
        """The newest of a kind, also if it is decided."""
        return await self.store.votes.last(game_id, kind)

    async def decide(
        self,
        game_id: int,
        kind: VoteKind,
        *,
        by: int | None = None,
        about: int | None = None,
        details: Mapping[str, Any] | None = None,
    ) -> Vote:
        """Without a vote, `by` somebody who manages the channel, or by whoever leaves. It is on record like a vote that
        has passed: the caller does what was decided, tells it and calls `settle`, or the next start does."""
        async with self.games.lock(game_id), self.store.database.transaction() as tx:
            begun = self.store.votes.begin(
                tx, game_id, kind, about=about, details=details or {}, opened_by=by, closed=True
            )
        return await self.get(begun.value)

    async def cast(self, vote_id: int, user_id: int, yes: bool) -> Vote:
        """A yes or no, in place of the one given before. A vote that is decided is closed: `passed` tells how. Whoever
        casts the deciding one gets `closed`, acts on it and calls `settle`; afterwards it is refused-vote-closed."""
        vote = await self.get(vote_id)
        async with self.games.lock(vote.game_id):
            game = await self.games.record(vote.game_id)
            seat = game.seat_of(user_id)
            if seat is None:
                raise Refused("refused-not-seated")
            return await self._cast(game, await self.get(vote_id), seat, yes)

    async def _cast(self, game: GameRecord, vote: Vote, seat: SeatRecord, yes: bool) -> Vote:
        if vote.closed:
            raise Refused("refused-vote-closed")
        if _spared(vote, seat):
            raise Refused("refused-no-voice")
        others_yes = {other for other in vote.yes if other != seat.seat}
        others_no = {other for other in vote.no if other != seat.seat}
        given = {seat.seat}
        spoken = replace(
            vote,
            yes=tuple(others_yes | given if yes else others_yes),
            no=tuple(others_no if yes else others_no | given),
        )
        return await self._count(game, spoken)

    async def recount(self, game_id: int) -> list[Vote]:
        """Somebody left or came back: the open votes with those who may vote now. One may be decided by it (`closed`,
        as in `cast`), or have nobody left in it."""
        async with self.games.lock(game_id):
            game = await self.games.record(game_id)
            return [await self._count(game, vote) for vote in await self.store.votes.open(game_id)]

    async def _count(self, game: GameRecord, vote: Vote) -> Vote:
        """Keep what was cast so far by those who may vote; close the vote if that decides it."""
        voters = await self._voters(game, vote)
        counted = replace(
            vote,
            voters=tuple(voters),
            yes=tuple(seat for seat in voters if seat in vote.yes),
            no=tuple(seat for seat in voters if seat in vote.no),
        )
        async with self.store.database.transaction() as tx:
            self.store.votes.set_ballots(tx, counted)
            if voters and counted.passed is not None:
                self.store.votes.close(tx, vote.id)
        return await self.get(vote.id)

    async def _voters(self, game: GameRecord, vote: Vote) -> list[int]:
        undone: set[tuple[int, int]] = set()
        if vote.kind == "undo":
            undone = await self.store.log.by_hand(game.id, vote.details["to"])
        return [
            seat.seat
            for seat in game.humans
            if not _spared(vote, seat)
            and (not seat.kept or seat.seat in (*vote.yes, *vote.no) or (seat.seat, seat.user_id) in undone)
        ]

    async def of(self, game_id: int) -> list[Vote]:
        """Those still open."""
        return await self.store.votes.open(game_id)

    async def get(self, vote_id: int) -> Vote:
        vote = await self.store.votes.get(vote_id)
        if vote is None:
            raise Refused("refused-vote-closed")
        return vote

    async def settle(self, vote_id: int) -> Vote:
        """What a vote decided is done; or it is broken off, and nothing came of it."""
        async with self.store.database.transaction() as tx:
            self.store.votes.settle(tx, vote_id)
        return await self.get(vote_id)

    async def undone(self) -> list[Vote]:
        """Decided, but not carried out: the process went away in between."""
        return await self.store.votes.undone()


def _spared(vote: Vote, seat: SeatRecord) -> bool:
    """Whom a vote is about, unless they opened it themselves."""
    return seat.seat == vote.about and seat.user_id != vote.opened_by
