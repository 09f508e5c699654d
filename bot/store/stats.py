"""Results of finished games. A seat that a computer played for its player at the end does not count for that player."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import NamedTuple

from .database import Database, Row, Transaction
from .records import Stats, safe_name

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
    recruits: tuple[str, ...] = ()
    """Those that were active at the end."""

    @property
    def place(self) -> tuple[bool, int]:
        """Sort key: winners first, then by fewer tokens left. Equal keys share a place."""
        return (not self.won, self.tokens_left)


class Strength(NamedTuple):
    """What is stored of a rating."""

    mu: float
    sigma: float
    games: int


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

    async def results(self, user_id: int) -> list[Result]:
        """Results of all seats in a user's finished games, oldest game first."""
        rows = await self.db.rows(
            f"SELECT {_RESULT} FROM games g JOIN seats s ON s.game_id = g.id WHERE g.status = 'finished'"
            " AND g.id IN (SELECT m.game_id FROM seats m WHERE m.user_id = ? AND NOT m.kept)"
            " ORDER BY g.ended_at, g.id, s.seat",
            (user_id,),
        )
        return [_result(row) for row in rows]

    # Ratings
    async def unrated(self, limit: int) -> tuple[list[int], list[Result]]:
        """The games that are over and not rated yet, oldest first, and the results of those that count: games played
        to the end by people only."""
        rows = await self.db.rows(
            "SELECT id FROM games WHERE rated = FALSE AND ended_at IS NOT NULL ORDER BY ended_at, id LIMIT ?",
            (limit,),
        )
        games = [row["id"] for row in rows]
        if not games:
            return [], []
        rows = await self.db.rows(
            f"SELECT {_RESULT} FROM games g JOIN seats s ON s.game_id = g.id"
            f" WHERE g.status = 'finished' AND g.id IN ({', '.join('?' * len(games))})"
            " AND NOT EXISTS (SELECT 1 FROM seats c WHERE c.game_id = g.id"
            "   AND (c.kept OR (c.user_id IS NULL AND NOT (c.anonymous AND c.level IS NULL))))"
            " ORDER BY g.ended_at, g.id, s.seat",
            games,
        )
        return games, [_result(row) for row in rows]

    async def ratings(self, user_ids: Collection[int]) -> dict[tuple[int, int], Strength]:
        """(number of players, user) → strength."""
        if not user_ids:
            return {}
        rows = await self.db.rows(
            f"SELECT * FROM ratings WHERE user_id IN ({', '.join('?' * len(user_ids))})", user_ids
        )
        return {
            (row["players"], row["user_id"]): Strength(row["mu"], row["sigma"], row["games"]) for row in rows
        }

    def rate(
        self, tx: Transaction, games: Collection[int], strengths: Mapping[tuple[int, int], Strength]
    ) -> None:
        """Store the strengths after these games."""
        tx.add_many(
            "INSERT INTO ratings (players, user_id, mu, sigma, games) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (user_id, players) DO UPDATE SET"
            " mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
            [(*person, *strength) for person, strength in strengths.items()],
        )
        tx.add_many("UPDATE games SET rated = TRUE WHERE id = ?", [(game,) for game in games])

    def rate_again(self, tx: Transaction) -> None:
        """Results were deleted: all ratings are computed again, without them."""
        tx.add("DELETE FROM ratings")
        tx.add("UPDATE games SET rated = FALSE WHERE rated")

    async def leaderboard(self, guild_id: int | None, limit: int = 10) -> list[Standing]:
        """Sorted by most wins, then fewest games. A user's name is the one from their newest game."""
        there, server = _in(guild_id)
        rows = await self.db.rows(
            f"WITH mine AS (SELECT s.user_id, s.name, s.won, g.ended_at, g.id"
            f"   FROM seats s JOIN games g ON g.id = s.game_id WHERE {_MINE}{there})"
            " , best AS (SELECT user_id, count(*) AS played, sum(CASE WHEN won THEN 1 ELSE 0 END) AS won"
            "   FROM mine GROUP BY user_id ORDER BY won DESC, played, user_id LIMIT ?)"
            " SELECT best.*, (SELECT name FROM mine WHERE mine.user_id = best.user_id"
            "   ORDER BY ended_at DESC, id DESC LIMIT 1) AS name"
            " FROM best ORDER BY won DESC, played, user_id",
            (*server, limit),
        )
        return [Standing(row["user_id"], safe_name(row["name"]), row["played"], row["won"]) for row in rows]


_RESULT = "s.game_id, s.seat, s.user_id, s.name, s.won, s.tokens_left, s.kept, s.recruits"


def _result(row: Row) -> Result:
    return Result(
        row["game_id"], row["seat"], row["user_id"], row["name"],
        bool(row["won"]), row["tokens_left"], bool(row["kept"]), tuple(json.loads(row["recruits"] or "[]")),
    )  # fmt: skip
