"""Games, their seats, who is waited for, and the messages to find again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Any

from bot.engine.prompts import Prompt

from .database import Database, Result, Row, Transaction, moment, stamp
from .records import PACES, AskedRecord, GameRecord, Message, MyGame, Pace, SeatRecord
from .stale import ADD_STALE

OPEN_SQL = "status IN ('lobby', 'running', 'paused')"
# Names of columns are never taken from outside: these are all that may be set.
_GAME_COLUMNS = {
    "host_id", "status", "edition", "variants", "pace", "hints", "revision", "turn_reset", "ended_why",
    "started_at", "ended_at", "server_gone", "seed",
}  # fmt: skip
_SEAT_COLUMNS = {
    "user_id", "name", "colour", "level", "personality", "kept", "kept_since", "anonymous", "won",
    "tokens_left",
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

    async def last_in(self, channel_id: int) -> GameRecord | None:
        """The open game, or the newest that was played here."""
        found = await self._games(f"channel_id = ? ORDER BY {OPEN_SQL} DESC, id DESC LIMIT 1", (channel_id,))
        return found[0] if found else None

    async def running(self) -> list[GameRecord]:
        return await self._games("status = 'running' ORDER BY id", ())

    async def under_way(self) -> list[GameRecord]:
        """Running and paused games."""
        return await self._games("status IN ('running', 'paused') ORDER BY id", ())

    async def finished_since(self, when: datetime) -> list[GameRecord]:
        return await self._games("status = 'finished' AND ended_at >= ? ORDER BY id", (stamp(when),))

    async def all_ids(self) -> list[int]:
        return [row["id"] for row in await self.db.rows("SELECT id FROM games ORDER BY id")]

    async def counted(self) -> dict[str, int]:
        """How many games there are in each state."""
        rows = await self.db.rows("SELECT status, count(*) AS games FROM games GROUP BY status")
        return {row["status"]: row["games"] for row in rows}

    async def lobbies_before(self, when: datetime) -> list[GameRecord]:
        return await self._games("status = 'lobby' AND touched_at < ? ORDER BY id", (stamp(when),))

    async def of_user(self, user_id: int) -> list[MyGame]:
        """Open games, those that wait for this player first, the longest wait first."""
        games = await self._games(
            f"{OPEN_SQL} AND id IN (SELECT game_id FROM seats WHERE user_id = ?) ORDER BY id", (user_id,)
        )
        waits = {asked.game_id: asked for asked in await self._asked("s.user_id = ?", (user_id,))}
        mine = [
            MyGame(game, seat, waits.get(game.id))
            for game in games
            if (seat := game.seat_of(user_id)) is not None
        ]
        return sorted(
            mine, key=lambda one: (one.asked is None, one.asked.since if one.asked else one.game.created_at)
        )

    async def missed(self, user_id: int) -> list[GameRecord]:
        """Games under way in which this person's seat is kept, voted about or free to take."""
        return await self._games(
            "status IN ('running', 'paused') AND id IN (SELECT s.game_id FROM seats s WHERE s.user_id = ? AND (s.kept"
            " OR EXISTS (SELECT 1 FROM free_seats f WHERE f.game_id = s.game_id AND f.seat = s.seat)"
            " OR EXISTS (SELECT 1 FROM votes v WHERE v.game_id = s.game_id AND v.about = s.seat AND NOT v.closed)))"
            " ORDER BY id",
            (user_id,),
        )

    async def naming(self, user_id: int) -> list[GameRecord]:
        """Games in which an open vote names this person, or a free seat is theirs or for them."""
        return await self._games(
            "id IN (SELECT game_id FROM votes WHERE NOT closed AND newcomer = ?"
            " UNION SELECT game_id FROM free_seats WHERE ? IN (holder, newcomer)) ORDER BY id",
            (user_id, user_id),
        )

    async def _games(self, where: str, args: Sequence[Any]) -> list[GameRecord]:
        """By their ids, whatever `where` was ordered by to limit it."""
        rows = await self.db.rows(
            f"SELECT g.*, s.* FROM (SELECT * FROM games WHERE {where}) AS g"
            " LEFT JOIN seats s ON s.game_id = g.id ORDER BY g.id, s.seat",
            args,
        )
        games: dict[int, list[Row]] = {}
        for row in rows:
            games.setdefault(row["id"], []).append(row)
        return [_game(of_one) for of_one in games.values()]

    # Writing
    def insert(
        self,
        tx: Transaction,
        *,
        guild_id: int | None,
        channel_id: int,
        host_id: int | None,
        seats: Sequence[SeatRecord],
        **columns: Any,
    ) -> Result:
        """A lobby with its seats; the result's value is the game's id. Conflict where a game is open."""
        now = self.db.timestamp()
        columns = _game_columns(columns)
        names = "".join(f", {name}" for name in columns)
        marks = ", ?" * len(columns)
        result = tx.add(
            f"INSERT INTO games (guild_id, channel_id, host_id, status, created_at, touched_at{names})"
            f" VALUES (?, ?, ?, 'lobby', ?, ?{marks}) RETURNING id",
            (guild_id, channel_id, host_id, now, now, *columns.values()),
        )
        # A channel has one open game: the one that is new.
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
        """Only in a lobby: the seats behind move up."""
        tx.add("DELETE FROM seats WHERE game_id = ? AND seat = ?", (game_id, seat))
        for behind in range(seat + 1, 6):
            tx.add("UPDATE seats SET seat = seat - 1 WHERE game_id = ? AND seat = ?", (game_id, behind))

    def update_seat(self, tx: Transaction, game_id: int, seat: int, **columns: Any) -> None:
        assert columns and set(columns) <= _SEAT_COLUMNS, columns
        sets = ", ".join(f"{name} = ?" for name in columns)
        tx.add(f"UPDATE seats SET {sets} WHERE game_id = ? AND seat = ?", (*columns.values(), game_id, seat))

    # Who is waited for
    def set_asked(
        self, tx: Transaction, game_id: int, question: int, prompts: Iterable[Prompt], pace: Pace
    ) -> None:
        """Somebody asked the same as before goes on waiting; everybody else begins now."""
        now = self.db.timestamp()
        limit = PACES[pace]
        due = None if limit is None else now + int(limit.total_seconds())
        asked = [(game_id, prompt.seat, question, prompt.ask, now, due, due) for prompt in prompts]
        seats = [row[1] for row in asked]
        nobody_else = ",".join(["-1"] + ["?"] * len(seats))
        tx.add(
            f"DELETE FROM asked WHERE game_id = ? AND (question != ? OR seat NOT IN ({nobody_else}))",
            (game_id, question, *seats),
        )
        tx.add_many(
            "INSERT INTO asked (game_id, seat, question, ask, since, due_at, notice_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            asked,
        )

    def clear_asked(self, tx: Transaction, game_id: int) -> None:
        tx.add("DELETE FROM asked WHERE game_id = ?", (game_id,))

    def stop_clock(self, tx: Transaction, game_id: int) -> None:
        tx.add(
            "UPDATE asked SET due_at = NULL, notice_at = NULL, remind_at = NULL WHERE game_id = ?", (game_id,)
        )

    def start_clock(self, tx: Transaction, game_id: int, pace: Pace) -> None:
        """Time limits and waiting begin anew, as after a pause."""
        limit, now = PACES[pace], self.db.timestamp()
        due = None if limit is None else now + int(limit.total_seconds())
        tx.add(
            "UPDATE asked SET since = ?, due_at = ?, notice_at = ?, remind_at = NULL, reminded = 0"
            " WHERE game_id = ?",
            (now, due, due, game_id),
        )

    async def asked(self, game_id: int | None = None) -> list[AskedRecord]:
        """Seats that running games wait for: one game's, or all."""
        if game_id is None:
            return await self._asked("g.status = 'running'", ())
        return await self._asked("a.game_id = ?", (game_id,))

    async def computers_asked(self) -> list[tuple[int, int]]:
        rows = await self.db.rows(
            "SELECT game_id, seat FROM asked JOIN seats USING (game_id, seat)"
            " JOIN games ON games.id = game_id"
            " WHERE status = 'running' AND (kept OR user_id IS NULL) ORDER BY game_id, seat"
        )
        return [(row["game_id"], row["seat"]) for row in rows]

    async def to_remind(self, when: datetime) -> list[AskedRecord]:
        """Seats whose reminder is due by now; `set_reminder` plans the first and every next one."""
        return await self._asked("g.status = 'running' AND a.remind_at <= ?", (stamp(when),))

    async def overdue(self, when: datetime) -> list[AskedRecord]:
        """Seats whose time is up, of which the table was not told yet."""
        return await self._asked("g.status = 'running' AND a.notice_at <= ?", (stamp(when),))

    async def set_notice(self, asked: AskedRecord, notice_at: datetime | None) -> None:
        """Try again then to tell the table (None: it was told). Nothing happens if the question was answered, or has
        another time limit now."""
        await self.db.write(
            "UPDATE asked SET notice_at = ? WHERE game_id = ? AND seat = ? AND question = ? AND due_at = ?",
            (stamp(notice_at), asked.game_id, asked.seat, asked.question, stamp(asked.due_at)),
        )

    async def next_alarm(self) -> datetime | None:
        """When the earliest planned reminder is to go out, or a table to be told that time is up."""
        row = await self.db.row(
            "WITH running AS (SELECT remind_at, notice_at FROM asked JOIN games ON id = game_id"
            " WHERE status = 'running') SELECT min(alarm) AS next FROM"
            " (SELECT remind_at AS alarm FROM running UNION ALL SELECT notice_at FROM running) AS alarms"
        )
        return moment(row["next"]) if row else None

    async def unplanned(self) -> list[AskedRecord]:
        """Seats of people asked for whom no reminder was planned yet."""
        return await self._asked(
            "g.status = 'running' AND a.remind_at IS NULL AND a.reminded = 0 AND a.due_at IS NOT NULL"
            " AND s.user_id IS NOT NULL AND NOT s.kept",
            (),
        )

    async def set_reminder(
        self, asked: AskedRecord, remind_at: datetime | None, *, reminded: int | None = None
    ) -> None:
        """Plan the next reminder (None: no more); `reminded` is how many went out, if that changes. Nothing happens if
        the question was answered meanwhile."""
        await self.db.write(
            "UPDATE asked SET remind_at = ?, reminded = coalesce(?, reminded)"
            " WHERE game_id = ? AND seat = ? AND question = ?",
            (stamp(remind_at), reminded, asked.game_id, asked.seat, asked.question),
        )

    async def _asked(self, where: str, args: Sequence[Any]) -> list[AskedRecord]:
        rows = await self.db.rows(
            "SELECT a.*, s.user_id FROM asked a JOIN seats s USING (game_id, seat)"
            f" JOIN games g ON g.id = a.game_id WHERE {where} ORDER BY a.since, a.game_id, a.seat",
            args,
        )
        return [_asked(row) for row in rows]

    # Messages
    async def set_message(
        self, game_id: int, kind: str, channel_id: int, message_id: int, *, about: int = -1
    ) -> Message | None:
        """Remember the newest message of a kind; returns the one before it, which is on record to lose its
        buttons."""
        async with self.db.transaction() as tx:
            before = set_message(tx, game_id, Message(kind, about, channel_id, message_id))
        return before()

    async def message(self, game_id: int, kind: str, *, about: int = -1) -> Message | None:
        row = await self.db.row(
            "SELECT * FROM messages WHERE game_id = ? AND kind = ? AND about = ?", (game_id, kind, about)
        )
        return _message(row) if row else None

    async def messages(self, game_id: int) -> list[Message]:
        return [
            _message(row)
            for row in await self.db.rows("SELECT * FROM messages WHERE game_id = ?", (game_id,))
        ]

    async def with_message(self, kind: str) -> list[GameRecord]:
        return await self._games("id IN (SELECT game_id FROM messages WHERE kind = ?) ORDER BY id", (kind,))

    async def forget_message(self, game_id: int, kind: str, *, about: int = -1) -> None:
        await self.db.write(
            "DELETE FROM messages WHERE game_id = ? AND kind = ? AND about = ?", (game_id, kind, about)
        )

    async def delete_lobbies(self, ended_before: datetime) -> int:
        """Lobbies that never became a game, once they are over for so long; how many there were."""
        return await self.db.write(
            "DELETE FROM games WHERE status = 'ended' AND started_at IS NULL AND ended_at < ?",
            (stamp(ended_before),),
        )


def set_message(tx: Transaction, game_id: int, message: Message) -> Callable[[], Message | None]:
    """Remember the newest message of a kind. The one before it is on record to lose its buttons, and known once the
    transaction is kept."""
    key = (game_id, message.kind, message.about)
    another = (*key, message.message_id)
    before = tx.add(
        "SELECT * FROM messages WHERE game_id = ? AND kind = ? AND about = ? AND message_id != ?", another
    )
    tx.add(
        f"{ADD_STALE} SELECT message_id, channel_id, game_id FROM messages"
        " WHERE game_id = ? AND kind = ? AND about = ? AND message_id NOT IN (0, ?) ON CONFLICT DO NOTHING",
        another,
    )
    tx.add(
        "INSERT INTO messages (game_id, kind, about, channel_id, message_id) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (game_id, kind, about)"
        " DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id",
        (*key, message.channel_id, message.message_id),
    )
    tx.add("DELETE FROM stale_messages WHERE message_id = ?", (message.message_id,))
    return lambda: _message(before.rows[0]) if before.rows else None


def _game_columns(columns: dict[str, Any]) -> dict[str, Any]:
    """As the table holds them."""
    assert set(columns) <= _GAME_COLUMNS, columns
    if "variants" in columns:
        columns = columns | {"variants": json.dumps(list(columns["variants"]))}
    return {name: stamp(v) if isinstance(v, datetime) else v for name, v in columns.items()}


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
    )


def _game(rows: Sequence[Row]) -> GameRecord:
    """One row a seat, with the game in each."""
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
        revision=row["revision"],
        turn_reset=bool(row["turn_reset"]),
        ended_why=row["ended_why"],
        server_gone=bool(row["server_gone"]),
        created_at=created,
        started_at=moment(row["started_at"]),
        ended_at=moment(row["ended_at"]),
        commitment=row["commitment"],
        seed=row["seed"],
        seats=tuple(_seat(one) for one in rows if one["seat"] is not None),
    )


def _asked(row: Row) -> AskedRecord:
    times = {name: moment(row[name]) for name in ("since", "due_at", "notice_at", "remind_at")}
    return AskedRecord(**{name: row[name] for name in row.keys()} | times)  # noqa: SIM118 (a Row iterates values)


def _message(row: Row) -> Message:
    return Message(row["kind"], row["about"], row["channel_id"], row["message_id"])
