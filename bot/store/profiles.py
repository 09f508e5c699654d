"""What people set for themselves, and how they are forgotten."""

from __future__ import annotations

from typing import Any

from .database import Database, Row, Transaction
from .records import Profile

_COLUMNS = ("language", "time_zone", "quiet_from", "quiet_to", "reach", "palette", "dm_closed")
PROFILE_COLUMNS = ", ".join(f"p.{name}" for name in _COLUMNS)
"""Of `profiles p`, where they are read together with something else."""


class Profiles:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def get(self, user_id: int) -> Profile:
        """A person's choices; whoever never chose has the usual ones."""
        row = await self.db.row("SELECT * FROM profiles WHERE user_id = ?", (user_id,))
        return Profile(user_id) if row is None else profile_of(user_id, row)

    async def change(self, user_id: int, **columns: Any) -> Profile:
        """Set some of: language, time_zone, quiet_from, quiet_to, reach, palette, dm_closed."""
        assert columns and set(columns) <= set(_COLUMNS), columns
        names = ", ".join(columns)
        marks = ", ".join("?" * len(columns))
        sets = ", ".join(f"{name} = excluded.{name}" for name in columns)
        await self.db.write(
            f"INSERT INTO profiles (user_id, {names}) VALUES (?, {marks})"
            f" ON CONFLICT (user_id) DO UPDATE SET {sets}",
            (user_id, *columns.values()),
        )
        return await self.get(user_id)

    async def seats(self, user_id: int) -> list[tuple[int, int, str]]:
        """Every seat this person holds in any stored game: (game, seat, status)."""
        rows = await self.db.rows(
            "SELECT game_id, seat, status FROM seats JOIN games ON id = game_id"
            " WHERE user_id = ? ORDER BY game_id",
            (user_id,),
        )
        return [(row["game_id"], row["seat"], row["status"]) for row in rows]

    def forget(self, tx: Transaction, user_id: int, name: str) -> None:
        """What names this person goes; their seats stay, called `name`, so that games can be read."""
        tx.add(
            "UPDATE seats SET user_id = NULL, name = ?, anonymous = TRUE, kept = FALSE, kept_since = NULL,"
            " level = coalesce(level, 'normal') WHERE user_id = ?",
            (name, user_id),
        )
        tx.add("UPDATE games SET host_id = NULL WHERE host_id = ?", (user_id,))
        tx.add("UPDATE answers SET user_id = NULL WHERE user_id = ?", (user_id,))
        tx.add("UPDATE undone SET user_id = NULL WHERE user_id = ?", (user_id,))
        tx.add("UPDATE votes SET opened_by = NULL WHERE opened_by = ?", (user_id,))
        # Nothing comes of a vote to let them in.
        tx.add(
            "UPDATE votes SET newcomer = NULL, closed = TRUE, done = TRUE WHERE newcomer = ?",
            (user_id,),
        )
        tx.add("DELETE FROM free_seats WHERE holder = ? OR newcomer = ?", (user_id, user_id))
        tx.add("DELETE FROM follows WHERE user_id = ?", (user_id,))
        tx.add("DELETE FROM notes WHERE user_id = ?", (user_id,))
        tx.add("UPDATE mixed SET user_id = NULL WHERE user_id = ?", (user_id,))
        tx.add("DELETE FROM profiles WHERE user_id = ?", (user_id,))


def profile_of(user_id: int, row: Row) -> Profile:
    """Also where none was found: then its columns are empty."""
    if row["reach"] is None:
        return Profile(user_id)
    columns = {name: row[name] for name in _COLUMNS}
    return Profile(user_id, **columns | {"dm_closed": bool(row["dm_closed"])})
