"""Copies for backups: each has all tables, and all of them share one file with the logs of finished games.

What is written is what is new, and a small row for each game: a log that is archived never changes, so it is written to
the shared file once, under the digest of its content, and the copies only name it.
"""

from __future__ import annotations

import sqlite3
from asyncio import to_thread
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from .archives import SHARED, missing
from .postgres import PostgreSQL
from .sqlite import SQLite
from .sqlite_files import explain
from .versions import migrations

AT_ONCE = 100
"""How many logs are read from PostgreSQL at a time."""


async def copy_file(path: Path, copy: Path) -> None:
    """Copy a file of this version, also while a bot uses it."""
    try:
        await to_thread(_copy_file, path, copy)
    except sqlite3.Error as error:
        raise explain(error, path) from error


def _copy_file(path: Path, copy: Path) -> None:
    with (
        closing(sqlite3.connect(copy, isolation_level=None, uri=True)) as new,
        _shared(copy.parent) as shared,
    ):
        new.execute("PRAGMA journal_mode = OFF")
        new.execute("PRAGMA synchronous = OFF")
        new.execute("ATTACH ? AS old", (f"{path.resolve().as_uri()}?mode=ro",))
        new.execute("BEGIN")
        tables = []
        for kind, name, sql in new.execute(
            "SELECT type, name, sql FROM old.sqlite_master"
            " WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY type != 'table'"
        ).fetchall():
            new.execute(sql)
            if kind == "table":
                tables.append(name)
        for table in [*tables, "sqlite_sequence"]:
            if table == "archives":
                columns = "game_id, length, digest"
                new.execute(f"INSERT INTO archives ({columns}) SELECT {columns} FROM old.archives")
            else:
                new.execute(f"INSERT INTO main.{table} SELECT * FROM old.{table}")
        for digest, game_id in _unknown(new, shared):
            sql = "SELECT content FROM old.archives WHERE game_id = ? AND content IS NOT NULL"
            _add(shared, ((digest, *row) for row in new.execute(sql, (game_id,))))
        for name in ("application_id", "user_version"):
            [(value,)] = new.execute(f"PRAGMA old.{name}").fetchall()
            new.execute(f"PRAGMA main.{name} = {value}")
        new.execute("COMMIT")


async def copy_server(server: PostgreSQL, copy: Path) -> None:
    """Copy a PostgreSQL database of this version into a file."""
    file = await SQLite.open(copy, scripts=migrations())
    try:
        await file.fill(server, apart=True)
    finally:
        await file.close()
    wanted = await to_thread(_unknown_of, copy)
    for some in (wanted[i : i + AT_ONCE] for i in range(0, len(wanted), AT_ONCE)):
        rows = await server.rows(
            f"SELECT digest, content FROM archives WHERE game_id IN ({', '.join('?' * len(some))})"
            " AND content IS NOT NULL",
            [game_id for _, game_id in some],
        )
        await to_thread(_add_to, copy.parent, [(row["digest"], row["content"]) for row in rows])
    await to_thread(_drop_deleted, copy)


def _unknown_of(copy: Path) -> list[tuple[str, int]]:
    with closing(sqlite3.connect(copy)) as file, _shared(copy.parent) as shared:
        return _unknown(file, shared)


def _add_to(folder: Path, logs: Sequence[tuple[str, bytes]]) -> None:
    with _shared(folder) as shared:
        _add(shared, logs)


def _drop_deleted(copy: Path) -> None:
    """Games that were deleted at the server after their rows were read, before their logs were."""
    with closing(sqlite3.connect(copy)) as file, _shared(copy.parent) as shared:
        file.execute("PRAGMA foreign_keys = ON")
        file.executemany("DELETE FROM games WHERE id = ?", [(game,) for _, game in _unknown(file, shared)])
        file.commit()


def complete(copy: Path, folder: Path) -> None:
    """Put the logs of finished games into a copy, from the shared file in this folder."""
    with closing(sqlite3.connect(copy, isolation_level=None, uri=True)) as file:
        wanted = "SELECT 1 FROM archives WHERE content IS NULL LIMIT 1"
        if not _has_archives(file) or not file.execute(wanted).fetchone():
            return
        if not (folder / SHARED).is_file():
            raise missing(copy)
        file.execute("ATTACH ? AS shared", (f"{(folder / SHARED).resolve().as_uri()}?mode=ro",))
        file.execute(
            "UPDATE archives SET content = (SELECT s.content FROM shared.archives s WHERE s.digest = archives.digest)"
            " WHERE content IS NULL"
        )
        if file.execute(wanted).fetchone():
            raise missing(copy)


def drop_unused(folder: Path, copies: Iterable[Path]) -> None:
    """Delete from the shared file what none of these copies names."""
    if not (folder / SHARED).is_file():
        return
    with _shared(folder) as shared:
        unused = {row[0] for row in shared.execute("SELECT digest FROM archives")}
        for copy in copies:
            with closing(sqlite3.connect(copy)) as file:
                if _has_archives(file):
                    unused -= {row[0] for row in file.execute("SELECT digest FROM archives")}
        shared.executemany("DELETE FROM archives WHERE digest = ?", [(digest,) for digest in unused])


@contextmanager
def _shared(folder: Path) -> Iterator[sqlite3.Connection]:
    """The shared file, in one transaction that is on disk before a copy gets its name."""
    with closing(sqlite3.connect(folder / SHARED, isolation_level=None)) as shared:
        shared.execute("PRAGMA synchronous = FULL")
        shared.execute("BEGIN IMMEDIATE")
        shared.execute("CREATE TABLE IF NOT EXISTS archives (digest TEXT PRIMARY KEY, content BLOB NOT NULL)")
        yield shared
        shared.execute("COMMIT")


def _add(shared: sqlite3.Connection, logs: Iterable[tuple[str, bytes]]) -> None:
    shared.executemany("INSERT OR IGNORE INTO archives VALUES (?, ?)", logs)


def _unknown(copy: sqlite3.Connection, shared: sqlite3.Connection) -> list[tuple[str, int]]:
    """(digest, game) of the logs that the shared file does not have."""
    known = {row[0] for row in shared.execute("SELECT digest FROM archives")}
    rows = copy.execute("SELECT digest, game_id FROM main.archives")
    return [(digest, game) for digest, game in rows if digest not in known]


def _has_archives(file: sqlite3.Connection) -> bool:
    return file.execute("SELECT 1 FROM sqlite_master WHERE name = 'archives'").fetchone() is not None
