"""Moves planned ahead, and reports of what became of them. Both are secret to their owner."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from .database import Database, Result, Row, Transaction
from .records import PlanRecord, PlanReport


class Plans:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def of(self, game_id: int, user_id: int | None = None) -> list[PlanRecord]:
        """The plans of one user, or of all, in the order in which they are tried."""
        rows = await self.db.rows(
            "SELECT * FROM plans WHERE game_id = ? AND user_id = coalesce(?, user_id) ORDER BY turn, rank, id",
            (game_id, user_id),
        )
        return [_plan(row) for row in rows]

    async def waiting(self) -> list[int]:
        """Running games that wait for a seat with a plan."""
        rows = await self.db.rows(
            "SELECT DISTINCT p.game_id FROM plans p JOIN asked a ON a.game_id = p.game_id AND a.seat = p.seat"
            " JOIN games g ON g.id = p.game_id WHERE g.status = 'running'"
        )
        return [row["game_id"] for row in rows]

    async def any(self, game_id: int) -> bool:
        """Whether this game has plans or undelivered reports."""
        row = await self.db.row(
            "SELECT 1 AS one WHERE EXISTS (SELECT 1 FROM plans WHERE game_id = ?)"
            " OR EXISTS (SELECT 1 FROM plan_reports WHERE game_id = ? AND told = FALSE)",
            (game_id, game_id),
        )
        return row is not None

    def after_move(self, tx: Transaction, game_id: int) -> Result:
        """A row `plan` for every seat with plans, `report` if there are undelivered reports, and `listed` if a list of
        what waits for somebody names the game: one query, since it runs at every move."""
        return tx.add(
            "SELECT 'plan' AS what, seat FROM plans WHERE game_id = ?"
            " UNION SELECT 'report', NULL FROM plan_reports WHERE game_id = ? AND told = FALSE"
            " UNION SELECT 'listed', NULL FROM listed WHERE game_id = ?",
            (game_id, game_id, game_id),
        )

    def add(
        self, tx: Transaction, game_id: int, seat: int, user_id: int, turn: int, made_at: int, body: str
    ) -> None:
        tx.add(
            "INSERT INTO plans (game_id, seat, user_id, turn, rank, made_at, body, used)"
            " SELECT ?, ?, ?, ?, coalesce(max(rank) + 1, 0), ?, ?, 0 FROM plans"
            " WHERE game_id = ? AND seat = ? AND turn = ?",
            (game_id, seat, user_id, turn, made_at, body, game_id, seat, turn),
        )

    def change(self, tx: Transaction, plan_id: int, body: str, made_at: int) -> None:
        tx.add("UPDATE plans SET body = ?, made_at = ? WHERE id = ?", (body, made_at, plan_id))

    def first(self, tx: Transaction, plan: PlanRecord) -> None:
        """Make this plan the first one to be tried in its turn."""
        tx.add(
            "UPDATE plans SET rank = (SELECT min(rank) - 1 FROM plans WHERE game_id = ? AND seat = ? AND turn = ?)"
            " WHERE id = ?",
            (plan.game_id, plan.seat, plan.turn, plan.id),
        )

    def play(self, tx: Transaction, plan: PlanRecord, used: int, first: int) -> None:
        """Record that `used` steps of this plan are played, and delete the alternatives for its turn."""
        tx.add(
            "DELETE FROM plans WHERE game_id = ? AND seat = ? AND turn <= ? AND id != ?",
            (plan.game_id, plan.seat, plan.turn, plan.id),
        )
        tx.add("UPDATE plans SET used = ?, first = coalesce(first, ?) WHERE id = ?", (used, first, plan.id))

    def drop(self, tx: Transaction, game_id: int, seat: int | None = None, since: int = 0) -> None:
        """Delete the plans of a seat, or of all seats, for turns from `since` on."""
        tx.add(
            "DELETE FROM plans WHERE game_id = ? AND seat = coalesce(?, seat) AND turn >= ?",
            (game_id, seat, since),
        )

    def drop_one(self, tx: Transaction, plan_id: int) -> None:
        tx.add("DELETE FROM plans WHERE id = ?", (plan_id,))

    def turn_begins(self, tx: Transaction, game_id: int, turn: int, at: int, revision: int) -> None:
        """Report the plans played in earlier turns, then delete all plans for earlier turns."""
        tx.add(
            "INSERT INTO plan_reports (game_id, seat, user_id, what, turn, first, until, revision, why, told)"
            " SELECT game_id, seat, user_id, 'played', turn, first, ?, ?, '{}', FALSE FROM plans"
            " WHERE game_id = ? AND turn < ? AND first IS NOT NULL",
            (at, revision, game_id, turn),
        )
        tx.add("DELETE FROM plans WHERE game_id = ? AND turn < ?", (game_id, turn))

    def go_back(self, tx: Transaction, game_id: int, to: int, revision: int) -> None:
        """Delete the plans made after this length of the log and report that to their owners. Plans for later turns go
        too, unless an older plan remains for the turn before. For a plan that was being played the player takes over,
        so there is no report."""
        tx.add(
            "DELETE FROM plans WHERE game_id = ? AND made_at <= ? AND first IS NULL AND EXISTS"
            " (SELECT 1 FROM plans b WHERE b.game_id = plans.game_id AND b.seat = plans.seat AND b.turn < plans.turn"
            "  AND b.made_at > ? AND b.first IS NULL AND NOT EXISTS"
            "   (SELECT 1 FROM plans k WHERE k.game_id = b.game_id AND k.seat = b.seat AND k.turn = b.turn"
            "    AND k.made_at <= ?))",
            (game_id, to, to, to),
        )
        behind = "game_id = ? AND (made_at > ? OR first >= ?)"
        tx.add(
            "INSERT INTO plan_reports (game_id, seat, user_id, what, turn, first, until, revision, why, told)"
            " SELECT game_id, seat, user_id, 'gone', min(turn), ?, ?, ?, '{}', FALSE FROM plans"
            f" WHERE {behind} AND first IS NULL GROUP BY game_id, seat, user_id",
            (to, to, revision, game_id, to, to),
        )
        tx.add(f"DELETE FROM plans WHERE {behind}", (game_id, to, to))

    # Reports
    def report(
        self, tx: Transaction, plan: PlanRecord, what: str, until: int, revision: int, why: Mapping[str, Any]
    ) -> None:
        tx.add(
            "INSERT INTO plan_reports (game_id, seat, user_id, what, turn, first, until, revision, why, told)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, FALSE)",
            (
                plan.game_id, plan.seat, plan.user_id, what, plan.turn,
                until if plan.first is None else plan.first, until, revision, json.dumps(why),
            ),
        )  # fmt: skip

    async def reports(self, game_id: int | None = None) -> list[PlanReport]:
        """Undelivered reports of one game, or of all games."""
        rows = await self.db.rows(
            "SELECT * FROM plan_reports WHERE told = FALSE AND game_id = coalesce(?, game_id) ORDER BY id",
            (game_id,),
        )
        return [_report(row) for row in rows]

    async def last_report(self, game_id: int, user_id: int) -> PlanReport | None:
        row = await self.db.row(
            "SELECT * FROM plan_reports WHERE game_id = ? AND user_id = ? ORDER BY id DESC LIMIT 1",
            (game_id, user_id),
        )
        return None if row is None else _report(row)

    async def told(self, report: PlanReport) -> None:
        """Mark a report as delivered. Each user's newest report is kept, so that it can be looked up."""
        await self.db.write("UPDATE plan_reports SET told = TRUE WHERE id = ?", (report.id,))
        await self.db.write(
            "DELETE FROM plan_reports WHERE game_id = ? AND user_id = ? AND id < ? AND told = TRUE",
            (report.game_id, report.user_id, report.id),
        )


def _plan(row: Row) -> PlanRecord:
    return PlanRecord(*(row[name] for name in PlanRecord._fields))


def _report(row: Row) -> PlanReport:
    values = {name: row[name] for name in PlanReport._fields}
    return PlanReport(**values | {"why": json.loads(row["why"]), "told": bool(row["told"])})
