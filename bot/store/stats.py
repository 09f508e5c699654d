"""Results, read off finished games. A seat that a computer kept to the end counts for nobody."""

from __future__ import annotations

from typing import NamedTuple

from .database import Database
from .records import Stats

_MINE = "g.status = 'finished' AND s.user_id IS NOT NULL AND NOT s.kept"


class Standing(NamedTuple):
    """One line of a leaderboard."""

    user_id: int
    name: str
    played: int
    won: int


class StatsTable:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def of(self, user_id: int, guild_id: int | None = None) -> Stats:
        """In one server, or everywhere (None)."""
        rows = await self.db.rows(
            "SELECT g.edition, s.won, s.tokens_left,"
            " EXISTS (SELECT 1 FROM seats o WHERE o.game_id = g.id AND o.seat != s.seat AND NOT o.kept"
            "   AND (o.user_id IS NOT NULL OR o.anonymous)) AS people"
            f" FROM seats s JOIN games g ON g.id = s.game_id WHERE {_MINE} AND s.user_id = ?"
            " AND (? IS NULL OR g.guild_id = ?)",
            (user_id, guild_id, guild_id),
        )
        running = await self.db.row(
            "SELECT count(*) AS n FROM seats s JOIN games g ON g.id = s.game_id"
            " WHERE s.user_id = ? AND g.status IN ('running', 'paused') AND (? IS NULL OR g.guild_id = ?)",
            (user_id, guild_id, guild_id),
        )
        by_edition: dict[str, tuple[int, int]] = {}
        for row in rows:
            played, won = by_edition.get(row["edition"], (0, 0))
            by_edition[row["edition"]] = (played + 1, won + row["won"])
        with_people = [row for row in rows if row["people"]]
        return Stats(
            user_id=user_id,
            played=len(rows),
            won=sum(row["won"] for row in rows),
            by_edition=by_edition,
            against_people=(len(with_people), sum(row["won"] for row in with_people)),
            tokens_placed=sum(10 - row["tokens_left"] for row in rows) / len(rows) if rows else 0.0,
            running=running["n"] if running else 0,
        )

    async def leaderboard(self, guild_id: int | None, most: int = 10) -> list[Standing]:
        """Most wins first, then the fewer games for them. A person's name is that of their newest game."""
        rows = await self.db.rows(
            "SELECT s.user_id, s.name, count(*) AS played, sum(s.won) AS won, max(g.ended_at)"
            f" FROM seats s JOIN games g ON g.id = s.game_id WHERE {_MINE} AND (? IS NULL OR g.guild_id = ?)"
            " GROUP BY s.user_id ORDER BY won DESC, played, s.user_id LIMIT ?",
            (guild_id, guild_id, most),
        )
        return [Standing(row["user_id"], row["name"], row["played"], row["won"]) for row in rows]
