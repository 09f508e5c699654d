"""Games and their seats."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from .asked import ASKED_COLUMNS, asked_of
from .database import Database, Result, Row, Transaction, moment, stamp
from .profiles import MISSED
from .records import GameRecord, MyGame, SeatRecord

OPEN_SQL = "status IN ('lobby', 'running', 'paused')"
_OPEN_ON = f"(SELECT count(*) FROM games WHERE guild_id = ? AND {OPEN_SQL})"
_LOBBIES_OF = "(SELECT count(*) FROM games WHERE guild_id = ? AND host_id = ? AND status = 'lobby')"
# Column names are formatted into SQL, so only these may be set.
_GAME_COLUMNS = {
    "host_id", "status", "edition", "variants", "pace", "hints", "fold_boards", "revision", "turn_reset",
    "ended_why", "started_at", "ended_at", "server_gone", "seed", "rematch_of", "language", "away_days",
    "live", "log_hash", "epoch", "starting", "picture",
}  # fmt: skip
_SEAT_COLUMNS = {
    "user_id", "name", "colour", "level", "personality", "kept", "kept_since", "anonymous", "won",
    "tokens_left", "overtime", "recruits",
}  # fmt: skip


class Games:
    def __init__(self, db: Database) -> None:
        self.db = db

    # Reading
    async def get(self, game_id: int) -> GameRecord | None:
        found = await self._games("id = ?", (game_id,))
        return found[0] if found else None

    async def open_in(self, channel_id: int) -> GameRecord | None:
        found = await self._games(f"channel_id = ? AND {OPEN_SQL}", (channel_id,))
        return found[0] if found else None

    async def open_on(self, guild_id: int | None) -> int:
        """The number of open lobbies and games on a server."""
        row = await self.db.row(f"SELECT {_OPEN_ON} AS open", (guild_id,))
        return 0 if row is None else int(row["open"])

    async def lobbies_of(self, guild_id: int | None, host_id: int) -> list[GameRecord]:
        """The open lobbies that a user hosts on a server."""
        return await self._games(
            "guild_id = ? AND host_id = ? AND status = 'lobby' ORDER BY id", (guild_id, host_id)
        )

    async def all_open_on(self, guild_id: int) -> list[GameRecord]:
        return await self._games(f"guild_id = ? AND {OPEN_SQL}", (guild_id,))

    async def counted_on(self, guild_id: int) -> tuple[int, int]:
        """How many games of a server are open, and how many are over."""
        row = await self.db.row(
            f"SELECT coalesce(sum(CASE WHEN {OPEN_SQL} THEN 1 ELSE 0 END), 0) AS open, count(*) AS every"
            " FROM games WHERE guild_id = ?",
            (guild_id,),
        )
        assert row is not None
        return int(row["open"]), int(row["every"] - row["open"])

    async def last_in(self, channel_id: int) -> GameRecord | None:
        """The channel's open game, or its newest one."""
        found = await self._games(f"channel_id = ? ORDER BY {OPEN_SQL} DESC, id DESC LIMIT 1", (channel_id,))
        return found[0] if found else None

    async def played_since(self, game: GameRecord) -> bool:
        """Whether a later game has started in the same channel."""
        row = await self.db.row(
            "SELECT 1 FROM games WHERE channel_id = ? AND id > ? AND started_at IS NOT NULL LIMIT 1",
            (game.channel_id, game.id),
        )
        return row is not None

    async def running(self) -> list[GameRecord]:
        return await self.with_status("running")

    async def with_status(self, status: str) -> list[GameRecord]:
        return await self._games("status = ? ORDER BY id", (status,))

    async def under_way(self) -> list[GameRecord]:
        """Running and paused games."""
        return await self._games("status IN ('running', 'paused') ORDER BY id", ())

    async def finished_since(self, when: datetime) -> list[GameRecord]:
        return await self._games("status = 'finished' AND ended_at >= ? ORDER BY id", (stamp(when),))

    async def unannounced(self, before: datetime, ended_since: datetime) -> list[GameRecord]:
        """Games idle since `before` whose channel or players have not been shown the whole log."""
        length = "(SELECT max(a.seq) + 1 FROM answers a WHERE a.game_id = games.id)"
        return await self._games(
            "(status = 'running' OR (status = 'finished' AND ended_at >= ?)) AND touched_at < ?"
            " AND (SELECT a.at FROM answers a WHERE a.game_id = games.id ORDER BY a.seq DESC LIMIT 1) < ?"
            " AND NOT EXISTS (SELECT 1 FROM table_messages s WHERE s.game_id = games.id AND s.revision = games.revision"
            f"   AND s.length = {length} AND s.told = {length}) ORDER BY id",
            (stamp(ended_since), stamp(before), stamp(before)),
        )

    async def all_open(self) -> list[GameRecord]:
        """Lobbies and games under way."""
        return await self._games(f"{OPEN_SQL} ORDER BY id", ())

    async def to_verify(self, rules: str | None) -> list[int]:
        """Games that have begun, without those that are finished and were verified with these rules or, with None, with
        any."""
        rows = await self.db.rows(
            "SELECT id FROM games WHERE started_at IS NOT NULL"
            " AND (status != 'finished' OR verified IS NULL OR verified != coalesce(?, verified)) ORDER BY id",
            (rules,),
        )
        return [row["id"] for row in rows]

    async def mark_verified(self, game_ids: Sequence[int], rules: str) -> None:
        for some in (game_ids[i : i + 500] for i in range(0, len(game_ids), 500)):
            async with self.db.transaction() as tx:
                tx.add_many(
                    "UPDATE games SET verified = ? WHERE id = ? AND status = 'finished'",
                    [(rules, game_id) for game_id in some],
                )

    async def begun(self) -> int:
        """How many games have begun."""
        row = await self.db.row("SELECT count(*) AS n FROM games WHERE started_at IS NOT NULL")
        return 0 if row is None else int(row["n"])

    async def rated_before(self, when: int, most: int) -> list[int]:
        """Games that ended before this time and count in the ratings, oldest first."""
        rows = await self.db.rows(
            "SELECT id FROM games WHERE ended_at < ? AND rated AND started_at IS NOT NULL"
            " ORDER BY ended_at, id LIMIT ?",
            (when, most),
        )
        return [row["id"] for row in rows]

    async def first_and_last(self) -> tuple[int, int] | None:
        row = await self.db.row("SELECT min(id) AS first, max(id) AS last FROM games")
        return None if row is None or row["first"] is None else (row["first"], row["last"])

    async def all_ids(self) -> list[int]:
        return [row["id"] for row in await self.db.rows("SELECT id FROM games ORDER BY id")]

    async def counted(self) -> dict[str, int]:
        """The number of games in each status that any game has."""
        rows = await self.db.rows("SELECT status, count(*) AS games FROM games GROUP BY status")
        return {row["status"]: row["games"] for row in rows}

    async def lobbies_before(self, when: datetime, alone: datetime) -> list[GameRecord]:
        """Lobbies that were last changed before `when` or, with one person in them, before `alone`."""
        return await self._games(
            "status = 'lobby' AND (touched_at < ? OR (touched_at < ? AND (SELECT count(*) FROM seats"
            " WHERE game_id = games.id AND user_id IS NOT NULL) < 2)) ORDER BY id",
            (stamp(when), stamp(alone)),
        )

    async def with_open_seats(self, guild_id: int) -> list[GameRecord]:
        """A server's lobbies, and its games with a free seat that is not reserved for one person."""
        return await self._games(
            "guild_id = ? AND (status = 'lobby' OR (status IN ('running', 'paused') AND id IN"
            " (SELECT game_id FROM free_seats WHERE newcomer IS NULL AND until > ?))) ORDER BY id",
            (guild_id, self.db.timestamp()),
        )

    async def of_user(self, user_id: int) -> list[MyGame]:
        """The user's open games; those waiting for this user come first, the longest wait before the others."""
        rows = await self.db.rows(
            f"SELECT g.*, s.*, {ASKED_COLUMNS} FROM (SELECT * FROM games"
            f" WHERE {OPEN_SQL} AND id IN (SELECT game_id FROM seats WHERE user_id = ?)) AS g"
            " JOIN seats s ON s.game_id = g.id"
            " LEFT JOIN asked a ON a.game_id = s.game_id AND a.seat = s.seat AND s.user_id = ?"
            " ORDER BY g.id, s.seat",
            (user_id, user_id),
        )
        mine = []
        for of_one in _by_game(rows):
            own = next(row for row in of_one if row["user_id"] == user_id)
            asked = None if own["question"] is None else asked_of(own)
            mine.append(MyGame(_game(of_one), _seat(own), asked))
        return sorted(
            mine, key=lambda one: (one.asked is None, one.asked.since if one.asked else one.game.created_at)
        )

    async def missed(self, user_id: int) -> list[GameRecord]:
        """Games under way in which this user's seat is played by a computer, voted about or free to take."""
        return await self._games(
            f"id IN ({MISSED}) ORDER BY id",
            (user_id,),
        )

    async def naming(self, user_id: int) -> list[GameRecord]:
        """Games in which an open vote names this user, or a free seat is held by or reserved for them."""
        return await self._games(
            "id IN (SELECT game_id FROM votes WHERE NOT closed AND newcomer = ?"
            " UNION SELECT game_id FROM free_seats WHERE ? IN (holder, newcomer)) ORDER BY id",
            (user_id, user_id),
        )

    async def _games(self, where: str, args: Sequence[Any]) -> list[GameRecord]:
        """Games sorted by id; an ORDER BY in `where` only affects its LIMIT."""
        rows = await self.db.rows(
            f"SELECT g.*, s.* FROM (SELECT * FROM games WHERE {where}) AS g"
            " LEFT JOIN seats s ON s.game_id = g.id ORDER BY g.id, s.seat",
            args,
        )
        games = [_game(of_one) for of_one in _by_game(rows)]
        return [
            await self._with_invited(game) if game.rematch_of and game.status == "lobby" else game
            for game in games
        ]

    async def _with_invited(self, lobby: GameRecord) -> GameRecord:
        rows = await self.db.rows(
            "SELECT * FROM seats WHERE game_id = ? AND user_id IS NOT NULL ORDER BY seat", (lobby.rematch_of,)
        )
        here = {seat.user_id for seat in lobby.humans}
        return replace(lobby, invited=tuple(seat for row in rows if (seat := _seat(row)).user_id not in here))

    async def rematch_of(self, game_id: int) -> GameRecord | None:
        """The lobby or game that was opened as a rematch of this one."""
        found = await self._games(
            "rematch_of = ? AND (status != 'ended' OR started_at IS NOT NULL)", (game_id,)
        )
        return found[0] if found else None

    # Writing
    def insert(
        self,
        tx: Transaction,
        *,
        guild_id: int | None,
        channel_id: int,
        host_id: int | None,
        seats: Sequence[SeatRecord],
        max_games: int | None = None,
        max_lobbies: int | None = None,
        **columns: Any,
    ) -> Result:
        """Insert a lobby with its seats; the result's value is the game's id. Raises Conflict if the channel has an
        open game, if the server has `max_games` games, or if the host has `max_lobbies` lobbies there: no game is
        inserted then, and the seats' reference fails."""
        now = self.db.timestamp()
        columns = _game_columns(columns) | {"created_at": now, "touched_at": now}
        columns = {"guild_id": guild_id, "channel_id": channel_id, "host_id": host_id} | columns
        limits: list[tuple[str, tuple[int | None, ...]]] = []
        if max_games is not None:
            limits.append((f"{_OPEN_ON} < ?", (guild_id, max_games)))
        if max_lobbies is not None:
            limits.append((f"{_LOBBIES_OF} < ?", (guild_id, host_id, max_lobbies)))
        room = " WHERE " + " AND ".join(limit for limit, _ in limits) if limits else ""
        args = [value for _, values in limits for value in values]
        result = tx.add(
            f"INSERT INTO games (status, {', '.join(columns)}) SELECT 'lobby'{', ?' * len(columns)}{room} RETURNING id",
            (*columns.values(), *args),
        )
        # A channel has only one open game: the one just inserted.
        tx.add_many(
            "INSERT INTO seats (game_id, seat, user_id, name, colour, level, personality)"
            f" VALUES ((SELECT id FROM games WHERE channel_id = ? AND {OPEN_SQL}), ?, ?, ?, ?, ?, ?)",
            [
                (channel_id, number, seat.user_id, seat.name, seat.colour, seat.level, seat.personality)
                for number, seat in enumerate(seats)
            ],
        )
        return result

    def update(self, tx: Transaction, game_id: int, **columns: Any) -> None:
        columns = _game_columns(columns)
        sets = "".join(f"{name} = ?, " for name in columns)
        tx.add(
            f"UPDATE games SET {sets} touched_at = ? WHERE id = ?",
            (*columns.values(), self.db.timestamp(), game_id),
        )

    def add_seat(self, tx: Transaction, seat: SeatRecord) -> None:
        tx.add(
            "INSERT INTO seats (game_id, seat, user_id, name, colour, level, personality)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (seat.game_id, seat.seat, seat.user_id, seat.name, seat.colour, seat.level, seat.personality),
        )

    def remove_seat(self, tx: Transaction, game_id: int, seat: int) -> None:
        """Only in a lobby: the following seats move up."""
        tx.add("DELETE FROM seats WHERE game_id = ? AND seat = ?", (game_id, seat))
        for behind in range(seat + 1, 6):
            tx.add("UPDATE seats SET seat = seat - 1 WHERE game_id = ? AND seat = ?", (game_id, behind))

    def update_seat(self, tx: Transaction, game_id: int, seat: int, **columns: Any) -> None:
        assert columns and set(columns) <= _SEAT_COLUMNS, columns
        if "recruits" in columns:
            columns = columns | {"recruits": json.dumps(list(columns["recruits"]))}
        sets = ", ".join(f"{name} = ?" for name in columns)
        tx.add(f"UPDATE seats SET {sets} WHERE game_id = ? AND seat = ?", (*columns.values(), game_id, seat))

    def delete(self, tx: Transaction, game_id: int) -> None:
        """Delete a game and everything that belongs to it."""
        tx.add("DELETE FROM games WHERE id = ?", (game_id,))

    async def delete_lobbies(self, ended_before: datetime) -> int:
        """Delete lobbies that never became a game and were closed before this time; return their number."""
        return await self.db.write(
            "DELETE FROM games WHERE status = 'ended' AND started_at IS NULL AND ended_at < ?",
            (stamp(ended_before),),
        )


def _game_columns(columns: dict[str, Any]) -> dict[str, Any]:
    """Convert values to what the table stores."""
    assert set(columns) <= _GAME_COLUMNS, columns
    if "variants" in columns:
        columns = columns | {"variants": json.dumps(list(columns["variants"]))}
    return {name: stamp(v) if isinstance(v, datetime) else v for name, v in columns.items()}


def _by_game(rows: Iterable[Row]) -> list[list[Row]]:
    games: dict[int, list[Row]] = {}
    for row in rows:
        games.setdefault(row["id"], []).append(row)
    return list(games.values())


def _seat(row: Row) -> SeatRecord:
    return SeatRecord(
        game_id=row["game_id"],
        seat=row["seat"],
        user_id=row["user_id"],
        name=row["name"],
        colour=row["colour"],
        level=row["level"],
        personality=row["personality"],
        kept=bool(row["kept"]),
        kept_since=row["kept_since"],
        anonymous=bool(row["anonymous"]),
        won=None if row["won"] is None else bool(row["won"]),
        tokens_left=row["tokens_left"],
        overtime=row["overtime"],
    )


def _game(rows: Sequence[Row]) -> GameRecord:
    """Build a game from one row per seat, each of which also holds the game's columns."""
    row = rows[0]
    created = moment(row["created_at"])
    assert created is not None
    return GameRecord(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        host_id=row["host_id"],
        status=row["status"],
        edition=row["edition"],
        variants=tuple(json.loads(row["variants"])),
        pace=row["pace"],
        hints=bool(row["hints"]),
        fold_boards=bool(row["fold_boards"]),
        picture=row["picture"],
        revision=row["revision"],
        turn_reset=bool(row["turn_reset"]),
        ended_why=row["ended_why"],
        server_gone=bool(row["server_gone"]),
        created_at=created,
        started_at=moment(row["started_at"]),
        ended_at=moment(row["ended_at"]),
        commitment=row["commitment"],
        seed=row["seed"],
        log_hash=row["log_hash"],
        epoch=row["epoch"],
        starting=row["starting"],
        language=row["language"],
        rematch_of=row["rematch_of"],
        away_days=row["away_days"],
        live=bool(row["live"]),
        seats=tuple(_seat(one) for one in rows if one["seat"] is not None),
    )
