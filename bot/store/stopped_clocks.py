"""Clocks of questions that are not asked any more: if an undo or the end of a trade asks the same again, the clock goes
on where it stood, so that nobody gets new time without a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .database import Database, Transaction, moment
from .records import StoppedClock

TURNS_KEPT = 2
"""How many turns before the current one their clocks are kept: an undo reaches the last answer of the turn before."""


class StoppedClocks:
    def __init__(self, db: Database) -> None:
        self.db = db

    def stop(
        self,
        tx: Transaction,
        game_id: int,
        turn: int,
        question: int,
        over: str,
        args: Sequence[Any],
        limit: int | None,
    ) -> None:
        """Keep the clocks of the asked seats that the condition `over` finds, before they are removed. `turn` is the
        turn in which they were asked, `question` the next question. `limit` in seconds: waiting beyond it is overtime,
        as in `AskedSeats.set`."""
        now = self.db.timestamp()
        overtime, times = "0", []
        if limit is not None:
            overtime = (
                "CASE WHEN due_at > since + ? AND since + ? < ?"
                " THEN CASE WHEN due_at < ? THEN due_at ELSE ? END - since - ? ELSE 0 END"
            )
            times = [limit, limit, now, now, now, limit]
        tx.add(
            "INSERT INTO stopped_clocks"
            " (game_id, seat, question, until, turn, ask, since, due_at, reminded, stopped_at, overtime)"
            " SELECT game_id, seat, question, CASE WHEN question < ? THEN ? ELSE question END, ?, ask, since, due_at,"
            f" reminded, ?, {overtime} FROM asked WHERE {over}"
            " ON CONFLICT (game_id, seat, question) DO UPDATE SET until = excluded.until, turn = excluded.turn,"
            " ask = excluded.ask, since = excluded.since, due_at = excluded.due_at, reminded = excluded.reminded,"
            " stopped_at = excluded.stopped_at, overtime = excluded.overtime",
            (question, question - 1, turn, now, *times, *args),
        )

    async def of(self, game_id: int, turn: int) -> list[StoppedClock]:
        """The stopped clocks of one turn, in the order of their questions."""
        rows = await self.db.rows(
            "SELECT * FROM stopped_clocks WHERE game_id = ? AND turn = ? ORDER BY question, seat",
            (game_id, turn),
        )
        return [
            StoppedClock(
                seat=row["seat"],
                question=row["question"],
                until=row["until"],
                ask=row["ask"],
                since=moment(row["since"]),  # type: ignore[arg-type]
                due_at=moment(row["due_at"]),
                reminded=row["reminded"],
                stopped_at=moment(row["stopped_at"]),  # type: ignore[arg-type]
            )
            for row in rows
        ]

    def give_back(self, tx: Transaction, game_id: int, clocks: Sequence[StoppedClock]) -> None:
        """Take back the overtime of clocks that go on: all of it is counted when the question is answered."""
        for clock in clocks:
            this = (game_id, clock.seat, clock.question)
            tx.add(
                "UPDATE seats SET overtime = overtime - coalesce((SELECT overtime FROM stopped_clocks c"
                " WHERE c.game_id = ? AND c.seat = ? AND c.question = ?), 0) WHERE game_id = ? AND seat = ?",
                (*this, game_id, clock.seat),
            )
            tx.add(
                "UPDATE stopped_clocks SET overtime = 0 WHERE game_id = ? AND seat = ? AND question = ?", this
            )

    def forget(self, tx: Transaction, game_id: int, *, turn: int | None = None) -> None:
        """Remove the clocks of turns that are long over or, without a `turn`, all of the game."""
        if turn is None:
            tx.add("DELETE FROM stopped_clocks WHERE game_id = ?", (game_id,))
        else:
            tx.add("DELETE FROM stopped_clocks WHERE game_id = ? AND turn < ?", (game_id, turn - TURNS_KEPT))
