"""The people of a table: votes, pausing, ending, and being forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

from bot.engine.events import Refused
from bot.store.records import OPEN, GameRecord, Vote, VoteKind

from .live import NOT_RUNNING
from .seats import Seats


class People(Seats):
    # Votes
    async def open_vote(
        self,
        game_id: int,
        kind: VoteKind,
        *,
        user_id: int,
        about: int | None = None,
        details: Mapping[str, Any] | None = None,
    ) -> Vote:
        """Open a vote, the opener's yes in it; if one of this kind is open, it is a voice in that one. What a
        vote decides, the caller does. Computers and players whose seat is kept are not asked."""
        async with self._lock(game_id):
            game = await self._record(game_id)
            opener = game.seat_of(user_id)
            if opener is None:
                raise Refused("refused-not-seated")
            for vote in await self.store.talk.open_votes(game_id):
                if (vote.kind, vote.about) == (kind, about):
                    return await self._cast(vote, opener.seat, True)
            # Whom a vote is about has no say in it: nobody may be kept waiting by just the one who is gone.
            spared = about if about != opener.seat else None
            voters = [
                s.seat for s in game.humans if s.seat == opener.seat or not (s.kept or s.seat == spared)
            ]
            async with self.store.database.transaction() as tx:
                vote_id = await self.store.talk.open_vote(
                    tx, game_id, kind, about=about, details=details or {}, opened_by=user_id, voters=voters
                )
            return await self._cast(await self._vote(vote_id), opener.seat, True)

    async def cast(self, vote_id: int, user_id: int, yes: bool) -> Vote:
        """A voice, or another than before. A vote that is decided is closed: `passed` tells how. Whoever
        casts the deciding voice gets `closed`, acts on it and calls `settle_vote`; afterwards it is
        refused-vote-closed."""
        vote = await self._vote(vote_id)
        async with self._lock(vote.game_id):
            seat = (await self._record(vote.game_id)).seat_of(user_id)
            if seat is None:
                raise Refused("refused-not-seated")
            return await self._cast(await self._vote(vote_id), seat.seat, yes)

    async def _cast(self, vote: Vote, seat: int, yes: bool) -> Vote:
        if vote.closed:
            raise Refused("refused-vote-closed")
        if seat not in vote.voters:
            raise Refused("refused-no-voice")
        async with self.store.database.transaction() as tx:
            await self.store.talk.cast(tx, vote.id, seat, yes)
            if _counted(vote, seat, yes) is not None:
                await self.store.talk.close_vote(tx, vote.id)
        return await self._vote(vote.id)

    async def votes(self, game_id: int) -> list[Vote]:
        """Those still open."""
        return await self.store.talk.open_votes(game_id)

    async def vote(self, vote_id: int) -> Vote:
        return await self._vote(vote_id)

    async def settle_vote(self, vote_id: int) -> Vote:
        """What a vote decided is done; or it is broken off, and nothing came of it."""
        async with self.store.database.transaction() as tx:
            await self.store.talk.settle_vote(tx, vote_id)
        return await self._vote(vote_id)

    async def undone_votes(self) -> list[Vote]:
        """Decided, but not carried out: the process went away in between."""
        return await self.store.talk.undone_votes()

    async def excuse(self, game_id: int) -> list[Vote]:
        """Nobody's vote waits for somebody who is gone: whoever is away and has not spoken is not asked any more, nor a
        seat that has no player. Returns the votes this changed; one may be decided by it (`closed`, as in `cast`), or
        have nobody left in it."""
        async with self._lock(game_id):
            seats = (await self._record(game_id)).seats
            changed: list[Vote] = []
            for vote in await self.store.talk.open_votes(game_id):
                gone = [
                    seat
                    for seat in vote.voters
                    if seats[seat].user_id is None or (seats[seat].kept and seat not in (*vote.yes, *vote.no))
                ]
                if not gone:
                    continue
                left = replace(
                    vote,
                    voters=_without(vote.voters, gone),
                    yes=_without(vote.yes, gone),
                    no=_without(vote.no, gone),
                )
                async with self.store.database.transaction() as tx:
                    for seat in gone:
                        await self.store.talk.excuse(tx, vote.id, seat)
                    if left.voters and left.passed is not None:
                        await self.store.talk.close_vote(tx, vote.id)
                changed.append(await self._vote(vote.id))
            return changed

    async def _vote(self, vote_id: int) -> Vote:
        vote = await self.store.talk.vote(vote_id)
        if vote is None:
            raise Refused("refused-vote-closed")
        return vote

    async def rename(self, user_id: int, name: str) -> None:
        """A player has a new display name."""
        for game_id in await self.store.games.rename(user_id, name):
            async with self._lock(game_id):
                self._drop(game_id)

    # The whole game
    async def pause(self, game_id: int) -> GameRecord:
        async with self._lock(game_id):
            game = await self._under_way(game_id, "running")
            async with self.store.database.transaction() as tx:
                await self.store.games.update(tx, game.id, status="paused")
                await self.store.talk.close_votes(tx, game.id, "pause", "resume")
                await self.store.games.stop_clock(tx, game.id)
            self._drop(game_id)
            return await self._record(game_id)

    async def resume(self, game_id: int) -> GameRecord:
        """Time limits begin anew."""
        async with self._lock(game_id):
            game = await self._under_way(game_id)
            if game.status != "paused":
                raise Refused("refused-not-paused")
            async with self.store.database.transaction() as tx:
                await self.store.games.update(tx, game.id, status="running")
                await self.store.talk.close_votes(tx, game.id, "pause", "resume")
                await self.store.games.start_clock(tx, game.id, game.pace)
            self._drop(game_id)
            return await self._record(game_id)

    async def end(self, game_id: int, why: str) -> GameRecord:
        """Close a lobby or break a game off: no winner, no statistics."""
        async with self._lock(game_id):
            game = await self._record(game_id)
            if not game.open:
                raise Refused(NOT_RUNNING[game.status], game=game_id)
            now = self.store.database.now()
            async with self.store.database.transaction() as tx:
                await self.store.games.update(tx, game_id, status="ended", ended_why=why, ended_at=now)
                await self.store.games.clear_asked(tx, game_id)
                await self.store.talk.expire_offers(tx, game_id)
                await self.store.talk.close_votes(tx, game_id)
                await self.store.talk.close_seat(tx, game_id)
            self._drop(game_id)
            return await self._record(game_id)

    async def forget(self, user_id: int, *, name: str) -> list[GameRecord]:
        """Delete a person's data: seats in stored games become anonymous ones called `name`, the rest goes.
        Returns the open games this changed: a computer plays on there."""
        async with AsyncExitStack() as stack:
            seats = await self.store.profiles.seats(user_id)
            for game_id, _, _ in seats:
                await stack.enter_async_context(self._lock(game_id))
            lobbies = [await self._record(game_id) for game_id, _, status in seats if status == "lobby"]
            async with self.store.database.transaction() as tx:
                for lobby in lobbies:
                    seat = lobby.seat_of(user_id)
                    if seat is not None:
                        await self._unseat(tx, lobby, seat)
                for game_id, number, _ in seats:
                    await self.store.talk.withdraw_offers(tx, game_id, number, to_it=True)
                await self.store.profiles.forget(tx, user_id, name)
            for game_id, _, _ in seats:
                self._drop(game_id)
        await self.store.database.fold()
        changed = [game_id for game_id, _, status in seats if status in OPEN]
        return [await self._record(game_id) for game_id in changed]


def _without(seats: tuple[int, ...], gone: list[int]) -> tuple[int, ...]:
    return tuple(seat for seat in seats if seat not in gone)


def _counted(vote: Vote, seat: int, yes: bool) -> bool | None:
    """How the vote stands with one more voice in it."""
    others_yes = tuple(other for other in vote.yes if other != seat)
    others_no = tuple(other for other in vote.no if other != seat)
    if yes:
        return replace(vote, yes=(*others_yes, seat), no=others_no).passed
    return replace(vote, yes=others_yes, no=(*others_no, seat)).passed
