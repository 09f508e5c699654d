"""Logs of games that have been over for a while: compressed, and without anybody's id.

Nothing changes such a log any more. So it is stored as one piece, a tenth as large, and a backup needs to write it only
once: a copy names it by its digest, and all copies in a folder share one file with the pieces.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
import zlib
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from bot.engine.game import Row as Answered

from .database import Database, Row, StoreError, Transaction

SHARED = "finished-games.sqlite3"
"""The file beside the backups with the logs of finished games, for all of them."""
_ANSWER = ("seq", "seat", "key", "answer", "source", "at", "events", "press", "hash")
_DRAW = ("revision", "seq", "key", "cards", "deck")
ENDS = 2
"""How many of the newest checkpoints are kept: the end, and the start of the last turn, which is played again when a
game is loaded. The first is kept as well: from it the whole game can be played again."""


class Archive(NamedTuple):
    answers: list[dict[str, Any]]
    """As in the table, but without `game_id` and `user_id`."""
    draws: list[dict[str, Any]]
    checkpoints: list[tuple[int, str]]
    """(length of the log, state): the first and the last."""

    @property
    def length(self) -> int:
        return len(self.answers)

    def rows(self, since: int = 0, to: int | None = None) -> list[Answered]:
        return [
            Answered(row["seat"], row["key"], json.loads(row["answer"]), row["source"])
            for row in self.answers[since:to]
        ]

    def last_by(self, seat: int) -> int:
        """The log's length just after the last answer of the seat's player, and after what was rolled for it."""
        own = max(
            (row["seq"] for row in self.answers if row["seat"] == seat and row["source"] == "player"),
            default=-1,
        )
        if own < 0:
            return 0
        later = (row["seq"] for row in self.answers[own + 1 :] if row["source"] != "chance")
        return next(later, self.length)


class Archives:
    def __init__(self, db: Database) -> None:
        self.db = db

    async def of(self, game_id: int) -> Archive | None:
        """None for a game whose log is in rows."""
        row = await self.db.row("SELECT digest, content FROM archives WHERE game_id = ?", (game_id,))
        if row is None:
            return None
        content = row["content"]
        return unpack(_shared(self.db.path, row["digest"]) if content is None else content)

    async def has(self, game_id: int) -> bool:
        return await self.db.row("SELECT 1 FROM archives WHERE game_id = ?", (game_id,)) is not None

    async def incomplete(self) -> bool:
        """Whether this is a backup, with the logs of finished games in the file beside it."""
        return await self.db.row("SELECT 1 FROM archives WHERE content IS NULL LIMIT 1") is not None

    async def due(self, ended_before: int, most: int) -> list[int]:
        """Games with a log in rows that ended before this time, oldest first."""
        rows = await self.db.rows(
            "SELECT id FROM games WHERE ended_at < ? AND started_at IS NOT NULL"
            " AND id NOT IN (SELECT game_id FROM archives) AND EXISTS (SELECT 1 FROM answers WHERE game_id = id)"
            " ORDER BY ended_at, id LIMIT ?",
            (ended_before, most),
        )
        return [row["id"] for row in rows]

    async def read(self, game_id: int) -> tuple[list[Row], list[Row], list[Row]]:
        """What is to be packed."""
        newest = "SELECT seq FROM checkpoints WHERE game_id = ? ORDER BY seq DESC LIMIT ?"
        answers, draws, checkpoints = await self.db.read(
            (f"SELECT {', '.join(_ANSWER)} FROM answers WHERE game_id = ? ORDER BY seq", (game_id,)),
            (f"SELECT {', '.join(_DRAW)} FROM draws WHERE game_id = ? ORDER BY revision, seq", (game_id,)),
            (
                f"SELECT seq, state FROM checkpoints WHERE game_id = ? AND (seq IN ({newest})"
                " OR seq = (SELECT min(seq) FROM checkpoints WHERE game_id = ?)) ORDER BY seq",
                (game_id, game_id, ENDS, game_id),
            ),
        )
        return answers, draws, checkpoints

    def put(self, tx: Transaction, game_id: int, length: int, content: bytes) -> None:
        """Replace the rows of a game's log by this."""
        tx.add(
            "INSERT INTO archives (game_id, length, digest, content) VALUES (?, ?, ?, ?)",
            (game_id, length, digest_of(content), content),
        )
        for table in ("answers", "draws", "checkpoints", "clicks"):
            tx.add(f"DELETE FROM {table} WHERE game_id = ?", (game_id,))


def pack(answers: Iterable[Row], draws: Iterable[Row], checkpoints: Iterable[Row]) -> bytes:
    content = {
        "answers": [[row[name] for name in _ANSWER] for row in answers],
        "draws": [[row[name] for name in _DRAW] for row in draws],
        "checkpoints": [[row["seq"], zlib.decompress(row["state"]).decode()] for row in checkpoints],
    }
    return zlib.compress(json.dumps(content, separators=(",", ":")).encode(), 9)


def unpack(content: bytes) -> Archive:
    found = json.loads(zlib.decompress(content))
    return Archive(
        [dict(zip(_ANSWER, row, strict=True)) for row in found["answers"]],
        [dict(zip(_DRAW, row, strict=True)) for row in found["draws"]],
        [(seq, state) for seq, state in found["checkpoints"]],
    )


def digest_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:32]


def _shared(copy: Path | None, digest: str) -> bytes:
    """From the file beside a backup, or from the one among the backups of a database."""
    assert copy is not None, "only backups share their finished games"
    for folder in (copy.parent, copy.parent / "backups"):
        path = folder / SHARED
        if path.is_file():
            with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as file:
                row = file.execute("SELECT content FROM archives WHERE digest = ?", (digest,)).fetchone()
            if row is not None:
                return bytes(row[0])
    raise missing(copy)


def missing(copy: Path) -> StoreError:
    return StoreError(
        "store-broken", f"{copy} needs the file {SHARED} that was written with it: put that file beside it."
    )
