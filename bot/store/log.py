"""The log of every game: answers with their events, checkpoints, undone answers, and processed clicks."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from pydantic import TypeAdapter, ValidationError

from bot.engine import events as event_types
from bot.engine.events import Event
from bot.engine.game import Row

from .archives import Archive, Archives
from .database import Database, Transaction, moment
from .records import LoggedRow


class Saved(NamedTuple):
    """The data a game is loaded from: its newest checkpoint and the answers after it."""

    checkpoint: str
    at: int
    rows: list[Row]


class Click(NamedTuple):
    game_id: int
    revision: int
    first: int
    length: int
    taken_back: int


class Log:
    def __init__(self, db: Database, archives: Archives) -> None:
        self.db = db
        self.archives = archives

    # Reading
    async def saved(self, game_id: int, to: int | None = None, *, turns: int = 1) -> Saved | None:
        """The newest checkpoint (or, with `turns`, an earlier one) and the answers after it. `to` ignores everything
        after that length of the log."""
        limit = 2**62 if to is None else to
        since = "SELECT seq FROM checkpoints WHERE game_id = ? AND seq <= ? ORDER BY seq DESC LIMIT ?"
        checkpoint = f"SELECT min(seq) FROM ({since}) AS newest"
        at = (game_id, limit, turns)
        states, answers = await self.db.read(
            (
                f"SELECT seq, state FROM checkpoints WHERE game_id = ? AND seq = ({checkpoint})",
                (game_id, *at),
            ),
            (
                "SELECT seat, key, answer, source FROM answers"
                f" WHERE game_id = ? AND seq >= ({checkpoint}) AND seq < ? ORDER BY seq",
                (game_id, *at, limit),
            ),
        )
        if not states:
            archive = await self.archives.of(game_id)
            return None if archive is None else _saved(archive, limit, turns)
        [state] = states
        rows = [Row(a["seat"], a["key"], json.loads(a["answer"]), a["source"]) for a in answers]
        return Saved(unpack(state["state"]), state["seq"], rows)

    async def rows(
        self, game_id: int, since: int = 0, to: int | None = None, *, last: int | None = None
    ) -> list[LoggedRow]:
        """Rows from number `since` up to but excluding `to`, or only the `last` ones; `row.seen_by(seat)` gives their
        events."""
        if last is not None:
            since = max(since, await self.length(game_id) - last)
        found = await self.db.rows(
            "SELECT * FROM answers WHERE game_id = ? AND seq >= ? AND seq < ? ORDER BY seq",
            (game_id, since, 2**62 if to is None else to),
        )
        if not found and (archive := await self.archives.of(game_id)) is not None:
            until = archive.length if to is None else to
            return [self._logged(row, None) for row in archive.answers if since <= row["seq"] < until]
        return [self._logged(row, row["user_id"]) for row in found]

    def _logged(self, row: Any, user_id: int | None) -> LoggedRow:
        return LoggedRow(
            seq=row["seq"],
            seat=row["seat"],
            key=row["key"],
            answer=json.loads(row["answer"]),
            source=row["source"],
            user_id=user_id,
            at=moment(row["at"]) or self.db.now(),
            facts=tuple(load_events(row["events"])),
            press=row["press"],
            hash=row["hash"],
        )

    async def length(self, game_id: int) -> int:
        row = await self.db.row(f"SELECT {LENGTH.format('?', '?')} AS n", (game_id, game_id))
        return row["n"] if row else 0

    async def versions(self, game_ids: Sequence[int]) -> dict[int, tuple[int, int]]:
        """Revision and length of each of these games' logs, in one query."""
        rows = await self.db.rows(
            f"SELECT id, revision, {LENGTH.format('games.id', 'games.id')} AS n"
            f" FROM games WHERE id IN ({', '.join('?' * len(game_ids))})",
            game_ids,
        )
        return {row["id"]: (row["revision"], row["n"]) for row in rows}

    async def last_by(self, game_id: int, seat: int) -> int:
        """The log's length just after the last answer that the seat's player gave in person, and after the rolls and
        draws that came of it."""
        if (archive := await self.archives.of(game_id)) is not None:
            return archive.last_by(seat)
        row = await self.db.row(
            "SELECT CASE WHEN max(own.seq) IS NULL THEN 0"
            "  ELSE coalesce(min(a.seq), (SELECT max(seq) + 1 FROM answers WHERE game_id = ?)) END AS n"
            " FROM (SELECT max(seq) AS seq FROM answers"
            "  WHERE game_id = ? AND seat = ? AND user_id IS NOT NULL) AS own"
            " LEFT JOIN answers a ON a.game_id = ? AND a.seq > own.seq AND a.source != 'chance'",
            (game_id, game_id, seat, game_id),
        )
        return row["n"] if row else 0

    async def by_hand(self, game_id: int, since: int) -> set[tuple[int, int]]:
        """(seat, user) of every answer that a person gave from this row on."""
        rows = await self.db.rows(
            "SELECT DISTINCT seat, user_id FROM answers WHERE game_id = ? AND seq >= ? AND user_id IS NOT NULL",
            (game_id, since),
        )
        return {(row["seat"], row["user_id"]) for row in rows}

    async def checkpoints(self, game_id: int) -> list[tuple[int, str]]:
        """(log length, state) at the start of every turn, oldest first."""
        rows = await self.db.rows(
            "SELECT seq, state FROM checkpoints WHERE game_id = ? ORDER BY seq", (game_id,)
        )
        if not rows and (archive := await self.archives.of(game_id)) is not None:
            return archive.checkpoints
        return [(row["seq"], unpack(row["state"])) for row in rows]

    async def whole(self, game_id: int) -> tuple[list[tuple[int, str]], list[Row]]:
        """All checkpoints and answers of a game, read at the same moment."""
        states, answers = await self.db.read(
            ("SELECT seq, state FROM checkpoints WHERE game_id = ? ORDER BY seq", (game_id,)),
            ("SELECT seat, key, answer, source FROM answers WHERE game_id = ? ORDER BY seq", (game_id,)),
        )
        if not states and (archive := await self.archives.of(game_id)) is not None:
            return archive.checkpoints, archive.rows()
        return [(row["seq"], unpack(row["state"])) for row in states], [
            Row(row["seat"], row["key"], json.loads(row["answer"]), row["source"]) for row in answers
        ]

    async def click(self, interaction_id: int) -> Click | None:
        row = await self.db.row("SELECT * FROM clicks WHERE interaction_id = ?", (interaction_id,))
        if row is None:
            return None
        return Click(row["game_id"], row["revision"], row["first"], row["length"], row["taken_back"])

    async def undone(self, game_id: int) -> list[dict[str, Any]]:
        rows = await self.db.rows("SELECT * FROM undone WHERE game_id = ? ORDER BY revision, seq", (game_id,))
        return [dict(row) | {"answer": json.loads(row["answer"])} for row in rows]

    async def taken_back_to(self, game_id: int, revision: int) -> int | None:
        """The shortest length of the log since this revision: rows from there on may have been replaced. None if
        nothing was undone."""
        row = await self.db.row(
            "SELECT min(seq) AS seq FROM undone WHERE game_id = ? AND revision >= ?", (game_id, revision)
        )
        return row["seq"] if row else None

    async def rewound_to(self, game_id: int, revision: int) -> int | None:
        """The length to which the log of this revision was cut by a unanimous vote."""
        row = await self.db.row(
            "SELECT min(seq) AS seq FROM undone WHERE game_id = ? AND revision = ? AND why = 'rewind'",
            (game_id, revision),
        )
        return row["seq"] if row else None

    # Writing
    def append(
        self,
        tx: Transaction,
        game_id: int,
        first: int,
        rows: Sequence[tuple[Row, Sequence[Event], int | None]],
        press: int | None = None,
        hashes: Sequence[str | None] = (),
    ) -> None:
        """Append answers with their events and, if a person gave the answer, the user id; the press behind all of them;
        and the running hash after each. Raises Conflict if the log is already longer than `first`."""
        now = self.db.timestamp()
        tx.add_many(
            "INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    game_id,
                    seq,
                    row.seat,
                    row.key,
                    json.dumps(row.answer),
                    row.source,
                    user,
                    now,
                    dump_events(events),
                    press,
                    hash,
                )
                for seq, ((row, events, user), hash) in enumerate(
                    zip(rows, hashes or [None] * len(rows), strict=True), start=first
                )
            ],
        )

    def save_checkpoint(self, tx: Transaction, game_id: int, at: int, state: str) -> None:
        tx.add(
            "INSERT INTO checkpoints VALUES (?, ?, ?)"
            " ON CONFLICT (game_id, seq) DO UPDATE SET state = excluded.state",
            (game_id, at, pack(state)),
        )

    def add_click(self, tx: Transaction, interaction_id: int, click: Click) -> None:
        tx.add("INSERT INTO clicks VALUES (?, ?, ?, ?, ?, ?)", (interaction_id, *click))

    async def drop_clicks(self, before: int) -> int:
        """Delete the presses whose answers were given before this time; return their number."""
        return await self.db.write(
            "DELETE FROM clicks WHERE EXISTS (SELECT 1 FROM answers a"
            " WHERE a.game_id = clicks.game_id AND a.seq = clicks.first AND a.at < ?)",
            (before,),
        )

    def keep_only_seated(self, tx: Transaction, game_id: int) -> None:
        """The game is over: its log keeps the ids of those who have a seat, not of those who had one before. So nobody
        has to read all logs to delete a user's data."""
        for table in ("answers", "undone"):
            tx.add(
                f"UPDATE {table} SET user_id = NULL WHERE game_id = ? AND user_id NOT IN"
                " (SELECT user_id FROM seats WHERE game_id = ? AND user_id IS NOT NULL)",
                (game_id, game_id),
            )

    def take_back(self, tx: Transaction, game_id: int, to: int, revision: int, why: str) -> None:
        """Shorten the log to length `to`. The removed answers are moved to `undone`, without their events."""
        tx.add(
            "INSERT INTO undone SELECT game_id, ?, seq, seat, key, answer, source, user_id, at, ?, press, hash"
            " FROM answers WHERE game_id = ? AND seq >= ?",
            (revision, why, game_id, to),
        )
        tx.add("DELETE FROM answers WHERE game_id = ? AND seq >= ?", (game_id, to))
        tx.add("DELETE FROM checkpoints WHERE game_id = ? AND seq > ?", (game_id, to))


LENGTH = (
    "coalesce((SELECT max(seq) + 1 FROM answers WHERE game_id = {}),"
    " (SELECT length FROM archives WHERE game_id = {}), 0)"
)


def _saved(archive: Archive, limit: int, turns: int) -> Saved | None:
    """From the last checkpoints that an archive has; the start of any other turn is played again from the first."""
    found = [one for one in archive.checkpoints if one[0] <= limit][-turns:]
    if not found:
        return None
    at, state = found[0]
    return Saved(state, at, archive.rows(at, limit))


def pack(state: str) -> bytes:
    # Level 6 would be 1.4 % smaller and take a third longer, at every turn.
    return zlib.compress(state.encode(), 4)


def unpack(state: bytes) -> str:
    return zlib.decompress(state).decode()


_encode_events = json.JSONEncoder(separators=(",", ":"), default=dict).encode


def dump_events(events: Iterable[Event]) -> str:
    return _encode_events([event.as_dict() for event in events])


def load_events(text: str) -> list[Event]:
    return read_events(json.loads(text))


def read_events(items: Iterable[Mapping[str, Any]]) -> list[Event]:
    """Events of an older version that this one does not know are skipped: they are only displayed, not replayed."""
    found = []
    for item in items:
        adapter = _adapters().get(item.get("event", ""))
        if adapter is not None:
            try:
                found.append(adapter.validate_python({k: v for k, v in item.items() if k != "event"}))
            except ValidationError:
                continue
    return found


@cache
def _adapters() -> dict[str, TypeAdapter[Event]]:
    kinds = (kind for kind in vars(event_types).values() if isinstance(kind, type))
    return {
        kind.__name__: TypeAdapter(kind) for kind in kinds if issubclass(kind, Event) and kind is not Event
    }
