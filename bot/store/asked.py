"""The seats that each game waits for, with their deadlines: readable without loading the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from .database import Database, Result, Row, Transaction, moment, stamp
from .profiles import PROFILE_COLUMNS, profile_of
from .records import AskedRecord, Profile
from .stopped_clocks import StoppedClocks

ASKED_COLUMNS = (
    "a.question, a.ask, a.since, a.due_at, a.remind_at, a.reminded, a.notice_at, a.used_up_at,"
    " a.paused_at, a.paused_due, a.kept_at"
)
"""Columns of `asked a`, for queries that join it with the seat."""


class AskedSeats:
    def __init__(self, db: Database) -> None:
        self.db = db
        self.stopped = StoppedClocks(db)

    def set(
        self,
        tx: Transaction,
        game_id: int,
        question: int,
        asked: Sequence[AskedRecord],
        limit: timedelta | None = None,
        *,
        turn: int = 0,
    ) -> Result:
        """Replace the seats a game waits for. A seat that is asked the same question keeps its times. Time that the
        game waited beyond its `limit` for an absent player is added to that seat's overtime; the result counts those
        seats. The clocks of the replaced ones, asked in this `turn`, are kept for the case that they are asked
        again."""
        seats = [one.seat for one in asked]
        still_asked = ",".join(["-1"] + ["?"] * len(seats))
        over = f"game_id = ? AND (question != ? OR seat NOT IN ({still_asked}))"
        charged = Result()
        seconds = None if limit is None else int(limit.total_seconds())
        self.stopped.stop(tx, game_id, turn, question, over, (game_id, question, *seats), seconds)
        if seconds is not None:
            now = self.db.timestamp()
            charged = tx.add(
                "UPDATE seats SET overtime = overtime + (SELECT CASE WHEN due_at < ? THEN due_at ELSE ? END - since - ?"
                " FROM asked a WHERE a.game_id = seats.game_id AND a.seat = seats.seat)"
                f" WHERE game_id = ? AND seat IN (SELECT seat FROM asked WHERE {over}"
                "  AND due_at > since + ? AND since + ? < ?)",
                (now, now, seconds, game_id, game_id, question, *seats, seconds, seconds, now),
            )
        tx.add(f"DELETE FROM asked WHERE {over}", (game_id, question, *seats))
        tx.add_many(
            "INSERT INTO asked"
            " (game_id, seat, question, ask, since, due_at, remind_at, notice_at, used_up_at, reminded)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            [
                (game_id, one.seat, question, one.ask, stamp(one.since), *_times(one), one.reminded)
                for one in asked
            ],
        )
        return charged

    def clear(self, tx: Transaction, game_id: int) -> None:
        tx.add("DELETE FROM asked WHERE game_id = ?", (game_id,))
        self.stopped.forget(tx, game_id)

    def stop_clock(self, tx: Transaction, game_id: int) -> None:
        tx.add(
            "UPDATE asked SET paused_at = ?, paused_due = due_at,"
            " due_at = NULL, notice_at = NULL, remind_at = NULL, used_up_at = NULL WHERE game_id = ?",
            (self.db.timestamp(), game_id),
        )

    def keep(self, tx: Transaction, game_id: int, seat: int) -> None:
        """A computer gets a seat whose player may be asked."""
        tx.add(
            "UPDATE asked SET kept_at = ? WHERE game_id = ? AND seat = ?",
            (self.db.timestamp(), game_id, seat),
        )

    def set_times(self, tx: Transaction, asked: AskedRecord) -> None:
        """Store all times of an asked seat. Does nothing if the question has been answered in the meantime."""
        tx.add(
            "UPDATE asked SET since = ?, due_at = ?, remind_at = ?, notice_at = ?, used_up_at = ?, reminded = ?,"
            " paused_at = ?, paused_due = ?, kept_at = ? WHERE game_id = ? AND seat = ? AND question = ?",
            (
                stamp(asked.since), *_times(asked), asked.reminded,
                stamp(asked.paused_at), stamp(asked.paused_due), stamp(asked.kept_at),
                asked.game_id, asked.seat, asked.question,
            ),
        )  # fmt: skip

    async def of(self, game_id: int | None = None) -> list[AskedRecord]:
        """The seats that one game, or every running game, waits for."""
        if game_id is None:
            return await read_asked(self.db, "g.status = 'running'", ())
        return await read_asked(self.db, "a.game_id = ?", (game_id,))

    async def with_profiles(self, game_id: int) -> list[tuple[AskedRecord, Profile]]:
        """Like `of`, with each player's profile."""
        rows = await self.db.rows(
            f"SELECT a.*, s.user_id, {PROFILE_COLUMNS},"
            " EXISTS (SELECT 1 FROM plans n WHERE n.game_id = a.game_id AND n.seat = a.seat) AS planned"
            " FROM asked a JOIN seats s USING (game_id, seat)"
            " LEFT JOIN profiles p ON p.user_id = s.user_id WHERE a.game_id = ? ORDER BY a.since, a.seat",
            (game_id,),
        )
        return [
            (replace(asked_of(row), planned=bool(row["planned"])), profile_of(row["user_id"] or 0, row))
            for row in rows
        ]

    async def computers(self) -> list[tuple[int, int]]:
        rows = await self.db.rows(
            "SELECT game_id, seat FROM asked JOIN seats USING (game_id, seat)"
            " JOIN games ON games.id = game_id"
            " WHERE status = 'running' AND (kept OR user_id IS NULL) ORDER BY game_id, seat"
        )
        return [(row["game_id"], row["seat"]) for row in rows]

    async def to_remind(self, when: datetime) -> list[AskedRecord]:
        """Seats whose reminder is due; `set_reminder` schedules the first one and all that follow."""
        return await read_asked(self.db, "g.status = 'running' AND a.remind_at <= ?", (stamp(when),))

    async def overdue(self, when: datetime) -> list[AskedRecord]:
        """Seats past their deadline of which the players have not been notified yet."""
        return await read_asked(self.db, "g.status = 'running' AND a.notice_at <= ?", (stamp(when),))

    async def set_overdue_message(self, asked: AskedRecord, notice_at: datetime | None) -> None:
        """When to try again to notify the players (None: done). Does nothing if the question has been answered or has a
        different deadline by now."""
        await self.db.write(
            "UPDATE asked SET notice_at = ? WHERE game_id = ? AND seat = ? AND question = ? AND due_at = ?",
            (stamp(notice_at), asked.game_id, asked.seat, asked.question, stamp(asked.due_at)),
        )

    def announce_overdue(self, tx: Transaction, game_id: int, seat: int) -> None:
        """Somebody plays this seat in person again, and perhaps nobody did when others missed their deadlines."""
        tx.add(
            "UPDATE asked SET notice_at = due_at WHERE game_id = ? AND seat != ? AND due_at <= ?",
            (game_id, seat, self.db.timestamp()),
        )

    async def used_up(self, when: datetime) -> list[AskedRecord]:
        """Seats of absent players whose extra waiting time is used up and who have not been notified of it yet."""
        return await read_asked(self.db, "g.status = 'running' AND a.used_up_at <= ?", (stamp(when),))

    async def set_used_up(self, asked: AskedRecord, when: datetime | None) -> None:
        """When to try again to notify them (None: done)."""
        await self.db.write(
            "UPDATE asked SET used_up_at = ? WHERE game_id = ? AND seat = ? AND question = ?",
            (stamp(when), asked.game_id, asked.seat, asked.question),
        )

    async def of_absent(self) -> list[tuple[AskedRecord, Profile]]:
        """Asked seats whose players have any absence on record, whether or not it applies now."""
        rows = await self.db.rows(
            f"SELECT a.*, s.user_id, {PROFILE_COLUMNS} FROM asked a JOIN seats s USING (game_id, seat)"
            " JOIN games g ON g.id = a.game_id JOIN profiles p ON p.user_id = s.user_id"
            " WHERE g.status = 'running' AND p.away != '[]' AND NOT s.kept ORDER BY a.since, a.game_id, a.seat"
        )
        return [(asked_of(row), profile_of(row["user_id"], row)) for row in rows]

    async def next_alarm(self) -> datetime | None:
        """The time of the earliest scheduled reminder, digest or overdue message."""
        row = await self.db.row(
            "WITH running AS (SELECT remind_at, notice_at, used_up_at FROM asked JOIN games ON id = game_id"
            " WHERE status = 'running') SELECT min(alarm) AS next FROM"
            " (SELECT remind_at AS alarm FROM running UNION ALL SELECT notice_at FROM running"
            "  UNION ALL SELECT used_up_at FROM running"
            "  UNION ALL SELECT digest_at FROM profiles WHERE digest_at IS NOT NULL) AS alarms"
        )
        return moment(row["next"]) if row else None

    async def without_reminder(self) -> list[AskedRecord]:
        """Seats of human players with a deadline for which no reminder has been scheduled yet."""
        return await read_asked(
            self.db,
            "g.status = 'running' AND a.remind_at IS NULL AND a.reminded = 0 AND a.due_at IS NOT NULL"
            " AND NOT g.live AND s.user_id IS NOT NULL AND NOT s.kept",
            (),
        )

    async def set_reminder(
        self, asked: AskedRecord, remind_at: datetime | None, *, reminded: int | None = None
    ) -> None:
        """Schedule the next reminder (None: no more). `reminded` is the new number of reminders sent; with it, a time
        that the player chose in the meantime is kept. Does nothing if the question has been answered by now."""
        known = stamp(asked.remind_at) if reminded is not None else None
        await self.db.write(
            "UPDATE asked SET remind_at = CASE WHEN remind_at = coalesce(?, remind_at) OR remind_at IS NULL"
            " THEN ? ELSE remind_at END, reminded = coalesce(?, reminded)"
            " WHERE game_id = ? AND seat = ? AND question = ?",
            (known, stamp(remind_at), reminded, asked.game_id, asked.seat, asked.question),
        )


def _times(asked: AskedRecord) -> tuple[int | None, ...]:
    """The deadline and the times of all notifications."""
    return tuple(map(stamp, (asked.due_at, asked.remind_at, asked.notice_at, asked.used_up_at)))


async def read_asked(db: Database, where: str, args: Sequence[Any]) -> list[AskedRecord]:
    rows = await db.rows(
        "SELECT a.*, s.user_id FROM asked a JOIN seats s USING (game_id, seat)"
        f" JOIN games g ON g.id = a.game_id WHERE {where} ORDER BY a.since, a.game_id, a.seat",
        args,
    )
    return [asked_of(row) for row in rows]


def asked_of(row: Row) -> AskedRecord:
    since = moment(row["since"])
    assert since is not None
    return AskedRecord(
        game_id=row["game_id"],
        seat=row["seat"],
        user_id=row["user_id"],
        question=row["question"],
        ask=row["ask"],
        since=since,
        due_at=moment(row["due_at"]),
        remind_at=moment(row["remind_at"]),
        reminded=row["reminded"],
        notice_at=moment(row["notice_at"]),
        used_up_at=moment(row["used_up_at"]),
        paused_at=moment(row["paused_at"]),
        paused_due=moment(row["paused_due"]),
        kept_at=moment(row["kept_at"]),
    )
