"""Trade offers from one seat to another."""

from __future__ import annotations

import json

from .database import Database, Result, Row, Transaction, moment
from .records import Offer, OfferStatus


class Offers:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def get(self, offer_id: int) -> Offer | None:
        row = await self.db.row("SELECT * FROM offers WHERE id = ?", (offer_id,))
        return _offer(row) if row else None

    async def open(self, game_id: int, seat: int | None = None) -> list[Offer]:
        """All open offers of a game, or those from and to one seat."""
        rows = await self.db.rows(
            "SELECT * FROM offers WHERE game_id = ? AND status = 'open'"
            " AND coalesce(?, seat) IN (seat, partner) ORDER BY id",
            (game_id, seat),
        )
        return [_offer(row) for row in rows]

    def add(self, tx: Transaction, offer: Offer) -> Result:
        """The result's value is the offer's id."""
        return tx.add(
            "INSERT INTO offers (game_id, seat, partner, give, get, counter_of, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
            (
                offer.game_id, offer.seat, offer.to, json.dumps(dict(offer.give)), json.dumps(dict(offer.get)),
                offer.counter_of, self.db.timestamp(),
            ),
        )  # fmt: skip

    def close(self, tx: Transaction, offer_id: int, status: OfferStatus) -> Result:
        """The result counts 0 rows if the offer was closed already."""
        return tx.add("UPDATE offers SET status = ? WHERE id = ? AND status = 'open'", (status, offer_id))

    def expire(self, tx: Transaction, game_id: int) -> Result:
        """Expire all open offers; the result's rows are their ids."""
        return tx.add(
            "UPDATE offers SET status = 'expired' WHERE game_id = ? AND status = 'open' RETURNING id",
            (game_id,),
        )

    def withdraw(self, tx: Transaction, game_id: int, seat: int, *, to_it: bool) -> None:
        """Withdraw the open offers made by a seat; with `to_it`, also those made to it."""
        sides = "seat, partner" if to_it else "seat"
        tx.add(
            f"UPDATE offers SET status = 'withdrawn' WHERE game_id = ? AND status = 'open' AND ? IN ({sides})",
            (game_id, seat),
        )


def _offer(row: Row) -> Offer:
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
