"""Results of finished games. A seat that a computer played for its player at the end does not count for that player."""

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


class Result(NamedTuple):
    """How one seat did in a finished game."""

    game_id: int
    seat: int
    user_id: int | None
    name: str
    won: bool
    tokens_left: int
    kept: bool

    @property
    def place(self) -> tuple[bool, int]:
        """Sort key: winners first, then by fewer tokens left. Equal keys share a place."""
        return (not self.won, self.tokens_left)


def _in(guild_id: int | None) -> tuple[str, tuple[int, ...]]:
    """An SQL condition and its arguments for the games of one server, or of all."""
    return ("", ()) if guild_id is None else (" AND g.guild_id = ?", (guild_id,))


class StatsTable:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def of(self, user_id: int, guild_id: int | None = None) -> Stats:
        """On one server, or everywhere (None)."""
        there, server = _in(guild_id)
        rows = await self.db.rows(
            "SELECT g.edition, s.won, s.tokens_left,"
            " EXISTS (SELECT 1 FROM seats o WHERE o.game_id = g.id AND o.seat != s.seat AND NOT o.kept"
            "   AND (o.user_id IS NOT NULL OR o.anonymous)) AS people"
            f" FROM seats s JOIN games g ON g.id = s.game_id WHERE {_MINE} AND s.user_id = ?{there}",
            (user_id, *server),
        )
        running = await self.db.row(
            "SELECT count(*) AS n FROM seats s JOIN games g ON g.id = s.game_id"
            f" WHERE s.user_id = ? AND g.status IN ('running', 'paused'){there}",
            (user_id, *server),
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

    async def fingerprint(self) -> tuple[int, ...]:
        """Changes whenever `results` changes: a game ended, a user's data was deleted, a result was corrected."""
        row = await self.db.row(
            "SELECT count(*), count(s.user_id), coalesce(max(g.ended_at), 0),"
            " coalesce(sum((s.seat + 1) * s.tokens_left), 0),"
            " coalesce(sum(CASE WHEN s.won THEN s.seat + 1 ELSE 0 END), 0),"
            " coalesce(sum(CASE WHEN s.kept THEN 1 ELSE 0 END), 0)"
            " FROM games g JOIN seats s ON s.game_id = g.id WHERE g.status = 'finished'"
        )
        assert row is not None
        return tuple(int(row[column]) for column in range(6))

    async def results(self, user_id: int | None = None) -> list[Result]:
        """Results of all seats in finished games, oldest game first: either all games that count for ratings, which are
        those played to the end by people only, or all games of one user."""
        counts = (
            "NOT EXISTS (SELECT 1 FROM seats c WHERE c.game_id = g.id"
            " AND (c.kept OR (c.user_id IS NULL AND NOT (c.anonymous AND c.level IS NULL))))"
            if user_id is None
            else "g.id IN (SELECT m.game_id FROM seats m WHERE m.user_id = ? AND NOT m.kept)"
        )
        rows = await self.db.rows(
            "SELECT s.game_id, s.seat, s.user_id, s.name, s.won, s.tokens_left, s.kept"
            " FROM games g JOIN seats s ON s.game_id = g.id"
            f" WHERE g.status = 'finished' AND {counts} ORDER BY g.ended_at, g.id, s.seat",
            () if user_id is None else (user_id,),
        )
        return [
            Result(
                row["game_id"], row["seat"], row["user_id"], row["name"],
                bool(row["won"]), row["tokens_left"], bool(row["kept"]),
            )
            for row in rows
        ]  # fmt: skip

    async def leaderboard(self, guild_id: int | None, most: int = 10) -> list[Standing]:
        """Sorted by most wins, then fewest games. A user's name is the one from their newest game."""
        there, server = _in(guild_id)
        rows = await self.db.rows(
            f"WITH mine AS (SELECT s.user_id, s.name, s.won, g.ended_at, g.id"
            f"   FROM seats s JOIN games g ON g.id = s.game_id WHERE {_MINE}{there})"
            " SELECT user_id, count(*) AS played, sum(CASE WHEN won THEN 1 ELSE 0 END) AS won,"
            "   (SELECT name FROM mine AS newest WHERE newest.user_id = mine.user_id"
            "    ORDER BY ended_at DESC, id DESC LIMIT 1) AS name"
            " FROM mine GROUP BY user_id ORDER BY won DESC, played, user_id LIMIT ?",
            (*server, most),
        )
        return [Standing(row["user_id"], row["name"], row["played"], row["won"]) for row in rows]
