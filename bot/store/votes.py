"""Votes and their ballots."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .database import Database, Result, Row, Transaction, moment
from .records import SeatRecord, Vote, VoteKind


class Votes:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def get(self, vote_id: int) -> Vote | None:
        found = await self._votes("id = ?", (vote_id,))
        return found[0] if found else None

    async def open(self, game_id: int) -> list[Vote]:
        return await self._votes("game_id = ? AND NOT closed", (game_id,))

    async def offers(self) -> list[Vote]:
        """Open offers to play live, in all games: nobody proposed these votes."""
        return await self._votes("kind = 'live' AND NOT closed", ())

    async def last(self, game_id: int, kind: VoteKind, about: int = -1) -> Vote | None:
        """The newest vote of a kind about this seat, or about none; open or closed."""
        found = await self._votes(
            "id = (SELECT max(id) FROM votes WHERE game_id = ? AND kind = ? AND coalesce(about, -1) = ?)",
            (game_id, kind, about),
        )
        return found[0] if found else None

    async def undone(self) -> list[Vote]:
        """Closed votes, in all games, whose outcome has not been carried out yet."""
        return await self._votes("closed AND NOT done", ())

    async def _votes(self, where: str, args: Iterable[Any]) -> list[Vote]:
        rows = await self.db.rows(
            f"SELECT v.*, b.seat, b.yes FROM (SELECT * FROM votes WHERE {where}) AS v"
            " LEFT JOIN ballots b ON b.vote_id = v.id ORDER BY v.id, b.seat",
            args,
        )
        votes: dict[int, list[Row]] = {}
        for row in rows:
            votes.setdefault(row["id"], []).append(row)
        return [_vote(of_one) for of_one in votes.values()]

    def begin(
        self,
        tx: Transaction,
        game_id: int,
        kind: VoteKind,
        *,
        about: int | None,
        details: Mapping[str, Any],
        opened_by: int | None,
        closed: bool = False,
    ) -> Result:
        """Add a vote; the result's value is its id. Raises Conflict if a vote of this kind is open. `closed` records a
        decision that is already made."""
        newcomer = details.get("newcomer")
        rest = {name: value for name, value in details.items() if name != "newcomer"}
        return tx.add(
            "INSERT INTO votes (game_id, kind, about, details, newcomer, opened_by, opened_at, closed)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            (game_id, kind, about, json.dumps(rest), newcomer, opened_by, self.db.timestamp(), closed),
        )

    def note_back(self, tx: Transaction, seat: SeatRecord, game_id: int) -> None:
        """Record that a player has their seat back, as a decided vote, so that the players are told exactly once."""
        self.begin(tx, game_id, "back", about=seat.seat, details={}, opened_by=seat.user_id, closed=True)

    def note_taken(self, tx: Transaction, game_id: int, seat: int, user_id: int) -> None:
        """Record in the same way that a player has taken over a seat."""
        self.begin(tx, game_id, "taken", about=seat, details={}, opened_by=user_id, closed=True)

    def note_forgotten(self, tx: Transaction, game_id: int, seat: int) -> None:
        """Record in the same way that a seat's player has asked to be forgotten."""
        self.begin(tx, game_id, "forgotten", about=seat, details={}, opened_by=None, closed=True)

    def set_ballots(self, tx: Transaction, vote: Vote) -> None:
        """Replace the voters and their ballots."""
        said = dict.fromkeys(vote.yes, True) | dict.fromkeys(vote.no, False)
        tx.add("DELETE FROM ballots WHERE vote_id = ?", (vote.id,))
        ballots = [(vote.id, seat, said.get(seat)) for seat in vote.voters]
        tx.add_many("INSERT INTO ballots (vote_id, seat, yes) VALUES (?, ?, ?)", ballots)

    def silence(self, tx: Transaction, game_id: int, seat: int) -> None:
        """Delete this seat's ballots in open votes: they belong to the person who leaves it."""
        tx.add(
            "DELETE FROM ballots WHERE seat = ? AND vote_id IN (SELECT id FROM votes WHERE game_id = ? AND NOT closed)",
            (seat, game_id),
        )

    def close(self, tx: Transaction, vote_id: int) -> None:
        tx.add("UPDATE votes SET closed = TRUE WHERE id = ?", (vote_id,))

    def mark_done(self, tx: Transaction, vote_id: int) -> None:
        """Record that the vote's outcome has been carried out."""
        tx.add("UPDATE votes SET closed = TRUE, done = TRUE WHERE id = ?", (vote_id,))

    def break_off(self, tx: Transaction, game_id: int, *kinds: VoteKind) -> None:
        """Close open votes, of all kinds or of some, without an outcome."""
        placeholders = ",".join("?" * len(kinds))
        which = f" AND kind IN ({placeholders})" if kinds else ""
        tx.add(
            f"UPDATE votes SET closed = TRUE, done = TRUE WHERE game_id = ? AND NOT closed{which}",
            (game_id, *kinds),
        )

    def overtake(self, tx: Transaction, game_id: int, *kinds: VoteKind, about: int = -1) -> None:
        """Mark decisions that are not carried out yet as done, because the opposite has happened since."""
        placeholders = ",".join("?" * len(kinds))
        tx.add(
            "UPDATE votes SET done = TRUE WHERE game_id = ? AND closed AND NOT done"
            f" AND coalesce(about, -1) = ? AND kind IN ({placeholders})",
            (game_id, about, *kinds),
        )


def _vote(rows: Sequence[Row]) -> Vote:
    """Build a vote from one row per ballot, each of which also holds the vote's columns."""
    row = rows[0]
    opened_at = moment(row["opened_at"])
    assert opened_at is not None
    newcomer = {} if row["newcomer"] is None else {"newcomer": row["newcomer"]}
    return Vote(
        id=row["id"],
        game_id=row["game_id"],
        kind=row["kind"],
        about=row["about"],
        details=json.loads(row["details"]) | newcomer,
        opened_by=row["opened_by"],
        opened_at=opened_at,
        voters=tuple(ballot["seat"] for ballot in rows if ballot["seat"] is not None),
        yes=tuple(ballot["seat"] for ballot in rows if ballot["yes"] == 1),
        no=tuple(ballot["seat"] for ballot in rows if ballot["yes"] == 0),
        closed=bool(row["closed"]),
    )
