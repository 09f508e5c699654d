"""Standing answers: answers given automatically for a seat."""

from __future__ import annotations

import json

from .database import Database, Result, Transaction
from .records import StandingAnswer


class StandingAnswers:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def of(self, game_id: int, seat: int | None = None) -> list[StandingAnswer]:
        """The standing answers of one seat, or of all."""
        rows = await self.db.rows(
            "SELECT * FROM standing_answers WHERE game_id = ? AND seat = coalesce(?, seat) ORDER BY seat, ask, key",
            (game_id, seat),
        )
        return [
            StandingAnswer(row["seat"], row["ask"], row["key"], json.loads(row["answer"])) for row in rows
        ]

    def set(self, tx: Transaction, game_id: int, standing: StandingAnswer) -> None:
        tx.add(
            "INSERT INTO standing_answers (game_id, seat, ask, key, answer) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (game_id, seat, ask, key) DO UPDATE SET answer = excluded.answer",
            (game_id, standing.seat, standing.ask, standing.key, json.dumps(standing.answer)),
        )

    def clear(self, tx: Transaction, game_id: int, seat: int, ask: str | None, key: str | None) -> Result:
        """Delete the standing answers to a question; without `ask` and `key`, all of the seat. The result counts
        them."""
        return tx.add(
            "DELETE FROM standing_answers WHERE game_id = ? AND seat = ? AND ask = coalesce(?, ask)"
            " AND key = coalesce(?, key)",
            (game_id, seat, ask, key),
        )
