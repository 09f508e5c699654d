"""What the people of a table settle among themselves: standing answers, offers, votes, free seats, and
who follows."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from .database import Database, Transaction, moment, run_many, stamp
from .records import FreeSeat, Offer, OfferStatus, StandingAnswer, Vote, VoteKind


class Talk:
    def __init__(self, db: Database) -> None:
        self.db = db

    # Standing answers
    async def standing(self, game_id: int, seat: int | None = None) -> list[StandingAnswer]:
        rows = await self.db.rows(
            "SELECT * FROM standing_answers WHERE game_id = ? AND (? IS NULL OR seat = ?)"
            " ORDER BY seat, ask, key",
            (game_id, seat, seat),
        )
        return [
            StandingAnswer(row["seat"], row["ask"], row["key"], json.loads(row["answer"])) for row in rows
        ]

    async def set_standing(self, tx: Transaction, game_id: int, standing: StandingAnswer) -> None:
        await tx.execute(
            "INSERT OR REPLACE INTO standing_answers VALUES (?, ?, ?, ?, ?)",
            (game_id, standing.seat, standing.ask, standing.key, json.dumps(standing.answer)),
        )

    async def clear_standing(
        self, tx: Transaction, game_id: int, seat: int, ask: str | None, key: str | None
    ) -> int:
        cursor = await tx.execute(
            "DELETE FROM standing_answers WHERE game_id = ? AND seat = ? AND (? IS NULL OR ask = ?)"
            " AND (? IS NULL OR key = ?)",
            (game_id, seat, ask, ask, key, key),
        )
        return cursor.rowcount

    # Trade offers
    async def add_offer(self, tx: Transaction, offer: Offer) -> int:
        cursor = await tx.execute(
            "INSERT INTO offers (game_id, seat, partner, give, get, counter_of, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                offer.game_id, offer.seat, offer.to, json.dumps(dict(offer.give)),
                json.dumps(dict(offer.get)),
                offer.counter_of, self.db.timestamp(),
            ),
        )  # fmt: skip
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    async def offer(self, offer_id: int) -> Offer | None:
        row = await self.db.row("SELECT * FROM offers WHERE id = ?", (offer_id,))
        return _offer(row) if row else None

    async def open_offers(self, game_id: int, seat: int | None = None) -> list[Offer]:
        rows = await self.db.rows(
            "SELECT * FROM offers WHERE game_id = ? AND status = 'open'"
            " AND (? IS NULL OR ? IN (seat, partner)) ORDER BY id",
            (game_id, seat, seat),
        )
        return [_offer(row) for row in rows]

    async def close_offer(self, tx: Transaction, offer_id: int, status: OfferStatus) -> bool:
        """False if it was closed already."""
        cursor = await tx.execute(
            "UPDATE offers SET status = ? WHERE id = ? AND status = 'open'", (status, offer_id)
        )
        return cursor.rowcount == 1

    async def expire_offers(self, tx: Transaction, game_id: int) -> tuple[int, ...]:
        rows = await tx.execute_fetchall(
            "UPDATE offers SET status = 'expired' WHERE game_id = ? AND status = 'open' RETURNING id",
            (game_id,),
        )
        return tuple(row[0] for row in rows)

    async def withdraw_offers(self, tx: Transaction, game_id: int, seat: int, *, to_it: bool) -> None:
        """The open offers of a seat; with `to_it`, also those it was to answer."""
        await tx.execute(
            "UPDATE offers SET status = 'withdrawn' WHERE game_id = ? AND status = 'open'"
            " AND (seat = ? OR (? AND partner = ?))",
            (game_id, seat, to_it, seat),
        )

    # Votes
    async def open_vote(
        self,
        tx: Transaction,
        game_id: int,
        kind: VoteKind,
        *,
        about: int | None,
        details: Mapping[str, Any],
        opened_by: int,
    ) -> int:
        """Raises IntegrityError if one of this kind is open."""
        cursor = await tx.execute(
            "INSERT INTO votes (game_id, kind, about, details, opened_by, opened_at)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (game_id, kind, about, json.dumps(dict(details)), opened_by, self.db.timestamp()),
        )
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    async def set_ballots(self, tx: Transaction, vote: Vote) -> None:
        """Who is asked, and what they have said."""
        said = dict.fromkeys(vote.yes, True) | dict.fromkeys(vote.no, False)
        await tx.execute("DELETE FROM ballots WHERE vote_id = ?", (vote.id,))
        ballots = [(vote.id, seat, said.get(seat)) for seat in vote.voters]
        await run_many(tx, "INSERT INTO ballots (vote_id, seat, yes) VALUES (?, ?, ?)", ballots)

    async def silence(self, tx: Transaction, game_id: int, seat: int) -> None:
        """A voice is a person's: what was said from this seat in open votes does not count any more."""
        await tx.execute(
            "DELETE FROM ballots WHERE seat = ? AND vote_id IN (SELECT id FROM votes WHERE game_id = ? AND NOT closed)",
            (seat, game_id),
        )

    async def close_vote(self, tx: Transaction, vote_id: int) -> None:
        await tx.execute("UPDATE votes SET closed = 1 WHERE id = ?", (vote_id,))

    async def settle_vote(self, tx: Transaction, vote_id: int) -> None:
        """What it decided is done."""
        await tx.execute("UPDATE votes SET closed = 1, done = 1 WHERE id = ?", (vote_id,))

    async def close_votes(self, tx: Transaction, game_id: int, *kinds: VoteKind) -> None:
        """Nothing comes of those that are open: all, or those of some kinds."""
        marks = ",".join("?" * len(kinds))
        which = f" AND kind IN ({marks})" if kinds else ""
        await tx.execute(
            f"UPDATE votes SET closed = 1, done = 1 WHERE game_id = ? AND NOT closed{which}",
            (game_id, *kinds),
        )

    async def vote(self, vote_id: int) -> Vote | None:
        row = await self.db.row("SELECT * FROM votes WHERE id = ?", (vote_id,))
        return await self._vote(row) if row else None

    async def open_votes(self, game_id: int) -> list[Vote]:
        rows = await self.db.rows(
            "SELECT * FROM votes WHERE game_id = ? AND NOT closed ORDER BY id", (game_id,)
        )
        return [await self._vote(row) for row in rows]

    async def undone_votes(self) -> list[Vote]:
        """Votes of all games that are decided, but whose outcome was not carried out."""
        rows = await self.db.rows("SELECT * FROM votes WHERE closed AND NOT done ORDER BY id")
        return [await self._vote(row) for row in rows]

    async def _vote(self, row: sqlite3.Row) -> Vote:
        ballots = await self.db.rows(
            "SELECT seat, yes FROM ballots WHERE vote_id = ? ORDER BY seat", (row["id"],)
        )
        return Vote(
            id=row["id"],
            game_id=row["game_id"],
            kind=row["kind"],
            about=row["about"],
            details=json.loads(row["details"]),
            opened_by=row["opened_by"],
            opened_at=moment(row["opened_at"]) or self.db.now(),
            voters=tuple(ballot["seat"] for ballot in ballots),
            yes=tuple(ballot["seat"] for ballot in ballots if ballot["yes"] == 1),
            no=tuple(ballot["seat"] for ballot in ballots if ballot["yes"] == 0),
            closed=bool(row["closed"]),
        )

    # Free seats
    async def free_seat(
        self,
        tx: Transaction,
        game_id: int,
        seat: int,
        *,
        holder: int | None,
        newcomer: int | None,
        until: datetime,
    ) -> None:
        """Offer a seat; what was offered of it before is this offer now."""
        await tx.execute(
            "INSERT INTO free_seats (game_id, seat, holder, newcomer, until) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (game_id, seat) DO UPDATE SET holder = excluded.holder,"
            " newcomer = excluded.newcomer, until = excluded.until",
            (game_id, seat, holder, newcomer, stamp(until)),
        )

    async def free_seats(self, game_id: int) -> list[FreeSeat]:
        """Those whose time is not over."""
        rows = await self.db.rows(
            "SELECT * FROM free_seats WHERE game_id = ? AND until > ? ORDER BY seat",
            (game_id, self.db.timestamp()),
        )
        return [_free_seat(row) for row in rows]

    async def close_seat(self, tx: Transaction, game_id: int, seat: int | None = None) -> None:
        """A seat, or every seat of a game, is not free any more."""
        await tx.execute(
            "DELETE FROM free_seats WHERE game_id = ? AND (? IS NULL OR seat = ?)", (game_id, seat, seat)
        )

    # Followers
    async def follow(self, game_id: int, user_id: int) -> bool:
        """False if they follow already."""
        return bool(
            await self.db.write(
                "INSERT INTO follows VALUES (?, ?) ON CONFLICT DO NOTHING", (game_id, user_id)
            )
        )

    async def unfollow(self, game_id: int, user_id: int) -> bool:
        return bool(
            await self.db.write("DELETE FROM follows WHERE game_id = ? AND user_id = ?", (game_id, user_id))
        )

    async def followers(self, game_id: int) -> list[int]:
        rows = await self.db.rows(
            "SELECT user_id FROM follows WHERE game_id = ? ORDER BY user_id", (game_id,)
        )
        return [row["user_id"] for row in rows]


def _free_seat(row: sqlite3.Row) -> FreeSeat:
    until = moment(row["until"])
    assert until is not None
    return FreeSeat(row["id"], row["game_id"], row["seat"], row["holder"], row["newcomer"], until)


def _offer(row: sqlite3.Row) -> Offer:
    at = moment(row["at"])
    assert at is not None
    return Offer(
        id=row["id"],
        game_id=row["game_id"],
        seat=row["seat"],
        to=row["partner"],
        give=json.loads(row["give"]),
        get=json.loads(row["get"]),
        status=row["status"],
        counter_of=row["counter_of"],
        at=at,
    )
