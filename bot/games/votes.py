"""Votes. The voters are determined again with every ballot:

- Everybody who plays in person may vote, including those who return to a kept seat or take over a seat during the vote.
- A player whose seat is kept by a computer may not vote until they return, but an earlier ballot of theirs counts.
- The player whom a vote concerns may not vote: the others need not wait for the one who is gone.
- In a vote to undo, a player whose own answers would be undone may vote even if their seat is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.engine.events import Refused
from bot.store.records import GameRecord, Kind, SeatRecord, Vote, VoteKind

from .loaded_games import LoadedGames, Part
from .messages import Messages

CARRYING_OUT = 60
"""Seconds in which no other process takes over a decision."""


class Votes(Part):
    def __init__(self, games: LoadedGames, messages: Messages) -> None:
        super().__init__(games)
        self.messages = messages

    async def open(
        self,
        game_id: int,
        kind: VoteKind,
        *,
        user_id: int,
        about: int | None = None,
        details: Mapping[str, Any] | None = None,
        manager: bool = False,
    ) -> Vote:
        """Open a vote with its opener's yes; if a vote of this kind is open, the yes counts there. A `manager` of the
        channel who does not play has no ballot. The caller carries out what the vote decides."""
        async with self.loaded.lock(game_id):
            game = await self.loaded.record(game_id)
            opener = game.seat_of(user_id)
            if opener is None and not manager:
                raise Refused("refused-not-seated")
            for vote in await self.store.votes.open(game_id):
                if (vote.kind, vote.about) == (kind, about):
                    return vote if opener is None else await self._cast(game, vote, opener, True)
            async with self.store.database.transaction() as tx:
                begun = self.store.votes.begin(
                    tx, game_id, kind, about=about, details=details or {}, opened_by=user_id
                )
            vote = await self.get(begun.value)
            return (
                await self._count(game, vote)
                if opener is None
                else await self._cast(game, vote, opener, True)
            )

    async def put(self, game_id: int, kind: VoteKind, details: Mapping[str, Any]) -> Vote:
        """Open a vote proposed by the bot, or recount the open one of this kind."""
        async with self.loaded.lock(game_id):
            game = await self.loaded.record(game_id)
            vote = next((one for one in await self.store.votes.open(game_id) if one.kind == kind), None)
            if vote is None:
                async with self.store.database.transaction() as tx:
                    begun = self.store.votes.begin(
                        tx, game_id, kind, about=None, details=details, opened_by=None
                    )
                vote = await self.get(begun.value)
            return await self._count(game, vote)

    async def expired(self) -> list[Vote]:
        """Undecided offers to play live, in all games, that have expired."""
        now = self.store.database.now()
        return [vote for vote in await self.store.votes.offers() if vote.expired(now)]

    async def decide(
        self,
        game_id: int,
        kind: VoteKind,
        *,
        by: int | None = None,
        about: int | None = None,
        details: Mapping[str, Any] | None = None,
    ) -> Vote:
        """Record a decision made without a vote, `by` a manager of the channel or a player who leaves, as a vote that
        has passed. The caller carries it out, announces it and calls `mark_done`; after a crash the next start does."""
        async with self.loaded.lock(game_id), self.store.database.transaction() as tx:
            begun = self.store.votes.begin(
                tx, game_id, kind, about=about, details=details or {}, opened_by=by, closed=True
            )
        return await self.get(begun.value)

    async def cast(self, vote: Vote, user_id: int, yes: bool) -> Vote:
        """Cast a ballot, replacing an earlier one. The deciding ballot closes the vote; its caller gets a `closed`
        vote, acts on `passed` and calls `mark_done`. Later ballots are refused: refused-vote-closed."""
        async with self.loaded.lock(vote.game_id):
            game = await self.loaded.known(vote.game_id)
            seat = game.seat_of(user_id)
            if seat is None:
                raise Refused("refused-not-seated")
            return await self._cast(game, await self.get(vote.id), seat, yes)

    async def _cast(self, game: GameRecord, vote: Vote, seat: SeatRecord, yes: bool) -> Vote:
        if vote.closed:
            raise Refused("refused-vote-closed")
        if _may_not_vote(vote, seat):
            raise Refused("refused-no-voice")
        others_yes = {other for other in vote.yes if other != seat.seat}
        others_no = {other for other in vote.no if other != seat.seat}
        own = {seat.seat}
        cast = replace(
            vote,
            yes=tuple(others_yes | own if yes else others_yes),
            no=tuple(others_no if yes else others_no | own),
        )
        return await self._count(game, cast)

    async def recount(self, game_id: int) -> list[Vote]:
        """Determine the voters of all open votes again, after a player left or returned. That may decide a vote
        (`closed`, as in `cast`) or leave it without voters."""
        async with self.loaded.lock(game_id):
            game = await self.loaded.record(game_id)
            return [await self._count(game, vote) for vote in await self.store.votes.open(game_id)]

    async def _count(self, game: GameRecord, vote: Vote) -> Vote:
        """Store the ballots of those who may vote; close the vote if they decide it."""
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
                counted = replace(counted, closed=True)
        return counted

    async def _voters(self, game: GameRecord, vote: Vote) -> list[int]:
        undone: set[tuple[int, int]] = set()
        if vote.kind == "undo":
            undone = await self.store.log.by_hand(game.id, vote.details["to"])
        return [
            seat.seat
            for seat in game.humans
            if not _may_not_vote(vote, seat)
            and (not seat.kept or seat.seat in (*vote.yes, *vote.no) or (seat.seat, seat.user_id) in undone)
        ]

    async def get(self, vote_id: int) -> Vote:
        vote = await self.store.votes.get(vote_id)
        if vote is None:
            raise Refused("refused-vote-closed")
        return vote

    async def mark_done(self, vote: Vote, *, announced: bool = False) -> None:
        """Record that a vote's outcome has been carried out, or that it was cancelled; if it was `announced`, its
        message is no longer needed."""
        async with self.store.database.transaction() as tx:
            self.store.votes.mark_done(tx, vote.id)
            if announced:
                self.store.messages.forget(tx, vote.game_id, Kind.VOTE, about=vote.id)
        self.messages.changed(vote.game_id)

    async def claim(self, vote: Vote, *, again: bool = True) -> bool:
        """Keep other processes and sweeps from carrying out a decision too. With `again=False` it also fails if this
        process has claimed it already, and so may be busy with it."""
        return await self.store.leases.claim("vote", vote.id, CARRYING_OUT, again=again)


def _may_not_vote(vote: Vote, seat: SeatRecord) -> bool:
    """Whether the vote concerns this seat's player and was not opened by them."""
    return seat.seat == vote.about and seat.user_id != vote.opened_by
