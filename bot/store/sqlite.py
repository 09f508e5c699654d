"""The database in an SQLite file: opening, migrating, backing up, and explaining errors to the host."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
import zlib
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import aiosqlite

from .database import (
    NOT_COPIED,
    Conflict,
    Database,
    Row,
    StoreError,
    Transaction,
    in_order,
    insertion,
    utc_now,
)
from .sqlite_connection import Connection, commit, fetch
from .versions import migrations

APPLICATION_ID = 0x45555048  # "EUPH": distinguishes our files from other SQLite databases

LOCK_TIMEOUT = 1.0
"""Seconds to wait while another program locks the file: Discord expects an answer to a press within three seconds."""
BUSY = 100
"""Milliseconds of each attempt that SQLite itself waits for the lock."""


def explain(error: Exception, path: Path) -> StoreError:
    """Turn an error into one sentence that tells the host what to do."""
    name = getattr(error, "sqlite_errorname", "") or ""
    if name.startswith("SQLITE_FULL") or getattr(error, "errno", None) == 28:
        return StoreError(
            "store-full",
            f"The disk with {path} is full: make room and start again; nothing was half stored.",
        )
    if name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
        return StoreError(
            "store-broken",
            f"{path} is damaged or not a database: restore a backup, or name another file in .env.",
        )
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreError("store-busy", f"{path} is in use by another program: stop that one first.")
    if name.startswith("SQLITE_IOERR"):
        return StoreError(
            "store-full",
            f"{path} could not be read or written: check that its disk works and has room.",
        )
    if isinstance(error, sqlite3.OperationalError | OSError):
        return StoreError(
            "store-closed",
            f"{path} cannot be opened or written: let this user write the file and its folder, "
            "or name another in .env.",
        )
    return StoreError("store-broken", f"{path} cannot be used: {error}.")


def _is_busy(error: sqlite3.Error) -> bool:
    return (getattr(error, "sqlite_errorname", "") or "").startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


class SQLite(Database):
    """Two connections to one file: one runs the writing transactions in sequence, one reads committed data."""

    def __init__(
        self, path: Path, writer: Connection, reader: Connection, now: Callable[[], datetime]
    ) -> None:
        super().__init__(str(path), now)
        self.path = path
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(
        cls, path: Path | str, *, now: Callable[[], datetime] = utc_now, scripts: Sequence[str] | None = None
    ) -> SQLite:
        path = Path(path)
        writer = reader = None
        try:
            writer = await _connect(path)
            await _migrate(writer, path, migrations() if scripts is None else scripts, now)
            reader = await _connect(path)
            await reader.execute("PRAGMA query_only = ON")
            await reader.execute_fetchall(f"PRAGMA busy_timeout = {1000 * LOCK_TIMEOUT:.0f}")
            await writer.execute_fetchall(f"PRAGMA busy_timeout = {BUSY}")
        except BaseException as error:
            for connection in (writer, reader):
                if connection is not None:
                    await connection.close()
            if isinstance(error, sqlite3.Error | OSError):
                raise explain(error, path) from error
            raise
        return cls(path, writer, reader, now)

    async def close(self) -> None:
        """Finish pending writes; SQLite then merges the write-ahead log into the database file."""
        await self._reader.close()
        await self._writer.close()

    async def read(self, *statements: tuple[str, Iterable[Any]]) -> list[list[Row]]:
        try:
            return await self._reader.run(fetch((sql, tuple(args)) for sql, args in statements))
        except sqlite3.Error as error:
            raise explain(error, self.path) from error

    async def commit(self, transaction: Transaction) -> None:
        try:
            await self._commit(transaction)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except sqlite3.Error as error:
            raise explain(error, self.path) from error
        except asyncio.CancelledError:
            # The commit may be running right now: wait for it, so that every later read sees the same outcome.
            await self._writer.settle()
            raise

    async def _commit(self, transaction: Transaction) -> None:
        """Retry while another program locks the file. Waiting here rather than in the connection's thread lets several
        waiting transactions time out at the same time instead of one after the other."""
        loop = asyncio.get_running_loop()
        until = loop.time() + LOCK_TIMEOUT
        while True:
            try:
                await self._writer.run(commit(transaction.statements))
                return
            except sqlite3.OperationalError as error:
                if not _is_busy(error) or loop.time() >= until:
                    raise
            await asyncio.sleep(0.05)

    async def erase_deleted(self) -> None:
        """Merge the write-ahead log into the database file and empty it, so that it holds no deleted data."""
        try:
            await self._writer.execute_fetchall("PRAGMA busy_timeout = 5000")
            await self._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            await self._writer.execute_fetchall(f"PRAGMA busy_timeout = {BUSY}")
        except sqlite3.Error as error:
            raise explain(error, self.path) from error

    # Copying a whole database
    async def tables(self) -> list[str]:
        names = await self.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
        return in_order(
            {
                row["name"]: {
                    one["table"] for one in await self.rows(f"PRAGMA foreign_key_list({row['name']})")
                }
                for row in names
                if row["name"] not in NOT_COPIED
            }
        )

    async def all_rows(self) -> AsyncIterator[tuple[str, list[Row]]]:
        tables = await self.tables()
        connection = await _connect(self.path)
        try:
            await connection.execute("BEGIN")
            for table in tables:
                async with connection.execute(f"SELECT * FROM {table} ORDER BY 1") as cursor:
                    while rows := await cursor.fetchmany(500):
                        yield table, list(rows)
        finally:
            await connection.close()

    async def last_ids(self) -> dict[str, int]:
        return {row["name"]: row["seq"] for row in await self.rows("SELECT name, seq FROM sqlite_sequence")}

    async def continue_ids_after(self, numbers: Mapping[str, int]) -> None:
        async with self.transaction() as tx:
            for table, number in numbers.items():
                tx.add("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
                tx.add("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, number))

    async def insert_rows(self, table: str, rows: Sequence[Row]) -> None:
        names = list(rows[0].keys())
        async with self.transaction() as tx:
            tx.add_many(insertion(table, names), [tuple(row[name] for name in names) for row in rows])


SETTINGS = (
    "busy_timeout = 5000",
    "journal_mode = WAL",
    # An acknowledged move survives a power cut, not only a crash of the process.
    "synchronous = FULL",
    "foreign_keys = ON",
    # Each checkpoint of the write-ahead log slows down one commit: about one in five hundred instead of one in a
    # hundred.
    "wal_autocheckpoint = 4000",
    # Deleted personal data must not survive in free pages.
    "secure_delete = ON",
)


def _set_up(connection: sqlite3.Connection) -> None:
    for setting in SETTINGS:
        # Some pragmas return a row, and an unfinished statement blocks COMMIT.
        connection.execute(f"PRAGMA {setting}").fetchall()


async def _connect(path: Path) -> Connection:
    try:
        connection = Connection(path)
        await connection
    except sqlite3.Error:
        await _wait_for_worker_thread()
        raise
    try:
        connection.row_factory = sqlite3.Row
        await connection.run(_set_up)
    except BaseException:
        await connection.close()
        raise
    return connection


async def _wait_for_worker_thread() -> None:
    """The thread of a connection that failed to open still reports to the event loop, which must not be closed yet."""
    await asyncio.sleep(0.02)


async def _pragma(connection: aiosqlite.Connection, name: str) -> int:
    return int(next(iter(await connection.execute_fetchall(f"PRAGMA {name}")))[0])


def _nameless(state: bytes) -> bytes:
    """Remove the players' names from a checkpoint: older versions stored them there as well as in the seats."""
    content = json.loads(zlib.decompress(state))
    for player in content["players"]:
        player.pop("name", None)
    return zlib.compress(json.dumps(content, separators=(",", ":")).encode(), 6)


async def _migrate(
    connection: aiosqlite.Connection, path: Path, scripts: Sequence[str], now: Callable[[], datetime]
) -> None:
    version = await _pragma(connection, "user_version")
    if version > len(scripts):
        raise StoreError(
            "store-newer",
            f"{path} was written by a newer version of this bot: update the bot, or restore an older backup.",
        )
    tables = await connection.execute_fetchall("SELECT 1 FROM sqlite_master LIMIT 1")
    ours = await _pragma(connection, "application_id") == APPLICATION_ID
    if not ours and (version or list(tables)):
        raise StoreError(
            "store-broken",
            f"{path} belongs to another program: name another file for this bot's games in .env.",
        )
    if version == len(scripts):
        return
    if version:
        await back_up(connection, path, version, now)
    # Rebuilding a table would violate foreign keys in between; they are checked afterwards instead.
    await connection.execute("PRAGMA foreign_keys = OFF")
    await connection.create_function("nameless", 1, _nameless, deterministic=True)
    for number, script in enumerate(scripts[version:], start=version + 1):
        stamp = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {number};"
        try:
            await connection.executescript(f"BEGIN IMMEDIATE;\n{script}\n;{stamp}")
            if list(await connection.execute_fetchall("PRAGMA foreign_key_check")):
                raise StoreError(
                    "store-broken",
                    f"{path} is inconsistent after its update: restore the backup beside it.",
                )
            await connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                await connection.execute("ROLLBACK")
            raise
    await connection.execute("PRAGMA foreign_keys = ON")


async def back_up(
    connection: aiosqlite.Connection, path: Path, version: int, now: Callable[[], datetime]
) -> Path:
    """Write a copy next to the database and sync it to disk before anything is changed."""
    target = path.with_name(f"{path.name}.version{version}-{now():%Y%m%dT%H%M%SZ}.backup")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        async with aiosqlite.connect(part) as copy:
            await connection.backup(copy)
        descriptor = os.open(part, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return target


def is_older(path: Path) -> bool:
    """Whether the file was written by an older version of this bot, so that opening it would migrate it."""
    address = _address(path)
    if address is None:
        return False
    try:
        with contextlib.closing(sqlite3.connect(f"{address}?mode=ro", uri=True)) as file:
            version = int(file.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error:
        return False
    return 0 < version < len(migrations())


def _address(path: Path) -> str | None:
    return path.resolve().as_uri() if path.is_file() else None


async def copy_to(path: Path, target: Path) -> None:
    """Copy all committed data, including the write-ahead log."""
    address = _address(path)
    if address is None:
        raise StoreError(
            "store-missing", f"There is no database at {path}: name the right one with --database."
        )
    try:
        async with (
            aiosqlite.connect(f"{address}?mode=ro", uri=True, timeout=5) as source,
            aiosqlite.connect(target) as copy,
        ):
            await source.backup(copy)
    except sqlite3.Error as error:
        await _wait_for_worker_thread()
        raise explain(error, path) from error
