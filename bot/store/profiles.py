"""Users' settings, and deleting a user's data."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Any

from .database import Database, Row, Transaction, moment, stamp
from .records import Absence, Caller, Profile

_COLUMNS = (
    "language", "time_zone", "quiet_from", "quiet_to", "reach", "palette", "dm_closed", "away", "digest", "digest_at",
    "next_up", "standing", "locale",
)  # fmt: skip
PROFILE_COLUMNS = ", ".join(f"p.{name}" for name in _COLUMNS)
"""Columns of `profiles p`, for queries that join it with other tables."""

MISSED = (
    "SELECT s.game_id FROM seats s JOIN games m ON m.id = s.game_id"
    " WHERE s.user_id = ? AND m.status IN ('running', 'paused') AND (s.kept"
    " OR EXISTS (SELECT 1 FROM free_seats f WHERE f.game_id = s.game_id AND f.seat = s.seat)"
    " OR EXISTS (SELECT 1 FROM votes v WHERE v.game_id = s.game_id AND v.about = s.seat AND NOT v.closed))"
)
"""Games under way in which a user's seat is played by a computer, voted about or free to take."""

_UNFINISHED = "game_id IN (SELECT id FROM games WHERE status IN ('lobby', 'running', 'paused'))"

PEOPLE = (
    *((table, "user_id") for table in (
        "seats", "profiles", "answers", "undone", "follows", "plans", "plan_reports", "notes", "mixed", "punctuality",
        "lists", "ratings", "rings", "sealed_words",
    )),
    ("games", "host_id"), ("votes", "opened_by"), ("votes", "newcomer"), ("free_seats", "holder"),
    ("free_seats", "newcomer"),
)  # fmt: skip
"""Every column with a user's id."""

MAX_KNOWN = 10_000
"""How many users' settings are held in memory."""


class Profiles:
    def __init__(self, db: Database) -> None:
        self.db = db
        self._known: dict[int, Profile] = {}
        """Settings in memory, if no other process can change them in the database."""
        self._changes = 0

    async def get(self, user_id: int) -> Profile:
        """The user's settings, or the defaults."""
        row = await self.db.row("SELECT * FROM profiles WHERE user_id = ?", (user_id,))
        return Profile(user_id) if row is None else profile_of(user_id, row)

    async def of_caller(self, user_id: int) -> Caller:
        """Like `get`, and whether a game misses the user: one query, since it runs at every press."""
        row = await self.db.row(
            f"SELECT {PROFILE_COLUMNS}, EXISTS ({MISSED}) AS missed"
            " FROM (SELECT CAST(? AS BIGINT) AS user_id) AS u LEFT JOIN profiles p ON p.user_id = u.user_id",
            (user_id, user_id),
        )
        assert row is not None
        return Caller(profile_of(user_id, row), bool(row["missed"]))

    async def of(self, user_ids: Collection[int]) -> dict[int, Profile]:
        """The settings of several users, from memory if possible: every move needs those of its game."""
        missing = [user for user in user_ids if user not in self._known]
        found = {user: self._known[user] for user in user_ids if user in self._known}
        if missing:
            changes = self._changes
            rows = await self.db.rows(
                f"SELECT * FROM profiles WHERE user_id IN ({', '.join('?' * len(missing))})", missing
            )
            read = {user: Profile(user) for user in missing}
            read |= {row["user_id"]: profile_of(row["user_id"], row) for row in rows}
            if not self.db.shared and self._changes == changes:
                if len(self._known) >= MAX_KNOWN:
                    self._known.clear()
                self._known |= read
            found |= read
        return found

    def _changing(self, tx: Transaction, user_id: int) -> None:
        """The copy in memory is dropped after the commit, and nothing read before it is remembered."""

        def drop() -> None:
            self._changes += 1
            self._known.pop(user_id, None)

        tx.at_end.append(drop)

    async def change(self, user_id: int, **columns: Any) -> Profile:
        """Set some of: language, time_zone, quiet_from, quiet_to, reach, palette, dm_closed, digest, digest_at,
        next_up, standing, locale."""
        assert columns and set(columns) <= set(_COLUMNS) - {"away"}, columns
        columns = {name: stamp(v) if isinstance(v, datetime) else v for name, v in columns.items()}
        names = ", ".join(columns)
        placeholders = ", ".join("?" * len(columns))
        sets = ", ".join(f"{name} = excluded.{name}" for name in columns)
        async with self.db.transaction() as tx:
            tx.add(
                f"INSERT INTO profiles (user_id, {names}) VALUES (?, {placeholders})"
                f" ON CONFLICT (user_id) DO UPDATE SET {sets}",
                (user_id, *columns.values()),
            )
            self._changing(tx, user_id)
        return await self.get(user_id)

    async def set_away(self, before: Profile, away: Iterable[Absence]) -> bool:
        """Replace the absences. False if they have changed since `before` was read."""
        async with self.db.transaction() as tx:
            tx.add("INSERT INTO profiles (user_id) VALUES (?) ON CONFLICT DO NOTHING", (before.user_id,))
            result = tx.add(
                "UPDATE profiles SET away = ? WHERE user_id = ? AND away = ?",
                (_dump(away), before.user_id, _dump(before.away)),
            )
            self._changing(tx, before.user_id)
        return bool(result.count)

    async def with_digest_due(self, when: datetime) -> list[Profile]:
        rows = await self.db.rows(
            "SELECT * FROM profiles WHERE digest_at <= ? ORDER BY digest_at, user_id", (stamp(when),)
        )
        return [profile_of(row["user_id"], row) for row in rows]

    async def seats(self, user_id: int) -> list[tuple[int, int, str]]:
        """(game, seat, status) of every seat this user holds in any stored game."""
        rows = await self.db.rows(
            "SELECT game_id, seat, status FROM seats JOIN games ON id = game_id"
            " WHERE user_id = ? ORDER BY game_id",
            (user_id,),
        )
        return [(row["game_id"], row["seat"], row["status"]) for row in rows]

    async def all_ids(self) -> list[int]:
        """Everybody of whom anything is stored. Reads all logs."""
        rows = await self.db.rows(
            " UNION ".join(f"SELECT {column} AS id FROM {table}" for table, column in PEOPLE) + " ORDER BY id"
        )
        return [row["id"] for row in rows if row["id"] is not None]

    async def names(self, user_id: int) -> set[str]:
        """The names of this user in stored games."""
        rows = await self.db.rows("SELECT DISTINCT name FROM seats WHERE user_id = ?", (user_id,))
        return {row["name"] for row in rows}

    def forget(
        self, tx: Transaction, user_id: int, name: str, alt: str = "", called: Collection[str] = ()
    ) -> None:
        """Delete everything that identifies this user. Their seats stay, under `name`, so that games remain
        readable. Descriptions of pictures that may name them (also one of the names in `called`) become `alt`."""
        mine = "SELECT game_id FROM seats WHERE user_id = ?"
        for table, scope in (("table_messages", _UNFINISHED), ("stale_messages", "TRUE")):
            tx.add(f"UPDATE {table} SET alt = ? WHERE alt != '' AND game_id IN ({mine})", (alt, user_id))
            for one in called:
                # They may have had a seat in this game before.
                tx.add(
                    f"UPDATE {table} SET alt = ? WHERE alt LIKE ? ESCAPE '!' AND {scope}",
                    (alt, f"%{_literal(one)}%"),
                )
        for table in ("answers", "undone"):
            # The log of a game that is over names only those who have a seat in it, so that not all logs are read.
            tx.add(
                f"UPDATE {table} SET user_id = NULL WHERE user_id = ? AND (game_id IN ({mine}) OR {_UNFINISHED})",
                (user_id, user_id),
            )
        tx.add(
            "UPDATE seats SET user_id = NULL, name = ?, anonymous = TRUE, kept = FALSE, kept_since = NULL,"
            # A finished game still counts as played by a person, for the other players' ratings.
            " level = CASE WHEN NOT kept AND (SELECT status FROM games g WHERE g.id = game_id) = 'finished'"
            "   THEN level ELSE coalesce(level, 'normal') END WHERE user_id = ?",
            (name, user_id),
        )
        tx.add("UPDATE games SET host_id = NULL WHERE host_id = ?", (user_id,))
        tx.add(
            "UPDATE votes SET done = TRUE WHERE kind IN ('leave', 'back', 'taken') AND opened_by = ?",
            (user_id,),
        )
        tx.add("UPDATE votes SET opened_by = NULL WHERE opened_by = ?", (user_id,))
        # Votes to let this user in have no outcome.
        tx.add(
            "UPDATE votes SET newcomer = NULL, closed = TRUE, done = TRUE WHERE newcomer = ?",
            (user_id,),
        )
        tx.add("DELETE FROM free_seats WHERE holder = ? OR newcomer = ?", (user_id, user_id))
        tx.add("DELETE FROM follows WHERE user_id = ?", (user_id,))
        tx.add("DELETE FROM rings WHERE user_id = ?", (user_id,))
        tx.add("DELETE FROM plans WHERE user_id = ?", (user_id,))
        tx.add("DELETE FROM plan_reports WHERE user_id = ?", (user_id,))
        tx.add("DELETE FROM notes WHERE user_id = ?", (user_id,))
        tx.add("UPDATE mixed SET user_id = NULL WHERE user_id = ?", (user_id,))
        tx.add("DELETE FROM sealed_words WHERE user_id = ?", (user_id,))
        tx.add("DELETE FROM punctuality WHERE user_id = ?", (user_id,))
        tx.add("DELETE FROM ratings WHERE user_id = ?", (user_id,))
        tx.add("DELETE FROM profiles WHERE user_id = ?", (user_id,))
        self._changing(tx, user_id)


def profile_of(user_id: int, row: Row) -> Profile:
    """The defaults if the join found no profile, which leaves its columns empty."""
    if row["reach"] is None:
        return Profile(user_id)
    columns = {name: row[name] for name in _COLUMNS}
    read: dict[str, Any] = {"dm_closed": bool(row["dm_closed"]), "next_up": bool(row["next_up"])}
    read |= {"away": _load(row["away"]), "digest_at": moment(row["digest_at"])}
    return Profile(user_id, **columns | read)


def _dump(away: Iterable[Absence]) -> str:
    return json.dumps([[rule.kind, stamp(rule.begins), stamp(rule.ends), rule.minute] for rule in away])


def _load(text: str) -> tuple[Absence, ...]:
    found = []
    for kind, begins, ends, minute in json.loads(text):
        began = moment(begins)
        assert began is not None
        found.append(Absence(kind, began, moment(ends), minute))
    return tuple(found)


def _literal(text: str) -> str:
    """Text for LIKE … ESCAPE '!' that stands for itself."""
    return text.replace("!", "!!").replace("%", "!%").replace("_", "!_")
