"""Seats that another player may take."""

from __future__ import annotations

from datetime import datetime

from .database import Database, Row, Transaction, moment, stamp
from .records import FreeSeat


class FreeSeats:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def of(self, game_id: int) -> list[FreeSeat]:
        """The free seats whose offer has not expired."""
        rows = await self.db.rows(
            "SELECT * FROM free_seats WHERE game_id = ? AND until > ? ORDER BY seat",
            (game_id, self.db.timestamp()),
        )
        return [_free_seat(row) for row in rows]

    def offer(
        self,
        tx: Transaction,
        game_id: int,
        seat: int,
        *,
        holder: int | None,
        newcomer: int | None,
        until: datetime,
    ) -> None:
        """Offer the seat; an earlier offer of the same seat is replaced."""
        tx.add(
            "INSERT INTO free_seats (game_id, seat, holder, newcomer, until) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (game_id, seat) DO UPDATE SET holder = excluded.holder,"
            " newcomer = excluded.newcomer, until = excluded.until",
            (game_id, seat, holder, newcomer, stamp(until)),
        )

    def close(self, tx: Transaction, game_id: int, seat: int | None = None) -> None:
        """Withdraw the offer of one seat, or of every seat of a game."""
        tx.add("DELETE FROM free_seats WHERE game_id = ? AND seat = coalesce(?, seat)", (game_id, seat))


def _free_seat(row: Row) -> FreeSeat:
    until = moment(row["until"])
    assert until is not None
    return FreeSeat(row["id"], row["game_id"], row["seat"], row["holder"], row["newcomer"], until)
