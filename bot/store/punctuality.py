"""How often each player answered in time. Only counts are kept, and old ones lose weight over time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .database import Database, Transaction
from .records import GameRecord

MAX_COUNTED = 200
"""At this total, both counts are halved."""


class Punctuality(NamedTuple):
    in_time: int = 0
    late: int = 0


class PunctualityTable:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def of(self, user_id: int) -> Punctuality:
        row = await self.db.row("SELECT * FROM punctuality WHERE user_id = ?", (user_id,))
        return Punctuality() if row is None else Punctuality(row["in_time"], row["late"])

    def answered(self, tx: Transaction, game: GameRecord, seats: Iterable[int]) -> None:
        """Count that the players of these seats answered in person. Call it before the asked seats are cleared."""
        self._count(tx, game, seats, only_late=False)

    def missed(self, tx: Transaction, game: GameRecord, seat: int) -> None:
        """Another person or a computer answers for this seat: count its player as late if the deadline has passed."""
        self._count(tx, game, [seat], only_late=True)

    def taken_back(self, tx: Transaction, game: GameRecord, seq: int, question: int) -> None:
        """The answer `seq` to this question was undone: if it was counted, it is not any more. Call it after the row
        was moved to the undone ones. When the answer was given, the clock of its question stopped."""
        if game.live:
            return
        for column, when in (("in_time", "c.due_at >= c.stopped_at"), ("late", "c.due_at < c.stopped_at")):
            tx.add(
                f"UPDATE punctuality SET {column} = {column} - 1 WHERE {column} > 0 AND user_id IN"
                " (SELECT u.user_id FROM undone u JOIN stopped_clocks c ON c.game_id = u.game_id AND c.seat = u.seat"
                "  AND c.question = ? AND c.stopped_at BETWEEN u.at AND u.at + 1"
                f"  WHERE u.game_id = ? AND u.revision = ? AND u.seq = ? AND {when})",
                (question, game.id, game.revision, seq),
            )

    def _count(self, tx: Transaction, game: GameRecord, seats: Iterable[int], *, only_late: bool) -> None:
        """Live play does not count: agreeing to it is no promise to answer within its short time limit."""
        counted = sorted(seats)
        if game.live or not counted:
            return
        placeholders, now = ",".join("?" * len(counted)), self.db.timestamp()
        late = "CASE WHEN a.due_at < ? THEN 1 ELSE 0 END"
        tx.add(
            "INSERT INTO punctuality (user_id, in_time, late)"
            f" SELECT s.user_id, 1 - {late}, {late} FROM asked a JOIN seats s USING (game_id, seat)"
            f" WHERE a.game_id = ? AND a.seat IN ({placeholders}) AND a.due_at IS NOT NULL AND s.user_id IS NOT NULL"
            f" AND NOT s.kept AND ({late} = 1 OR ?)"
            " ON CONFLICT (user_id) DO UPDATE SET"
            " in_time = punctuality.in_time / (CASE WHEN punctuality.in_time + punctuality.late >= ? THEN 2 ELSE 1 END)"
            "   + excluded.in_time,"
            " late = punctuality.late / (CASE WHEN punctuality.in_time + punctuality.late >= ? THEN 2 ELSE 1 END)"
            "   + excluded.late",
            (now, now, game.id, *counted, now, not only_late, MAX_COUNTED, MAX_COUNTED),
        )
