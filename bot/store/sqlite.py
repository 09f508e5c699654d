"""The database in an SQLite file: opening, migrating, backing up, and explaining errors to the host."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from .database import (
    NOT_COPIED,
    Conflict,
    Database,
    Differs,
    NotEmpty,
    Row,
    Transaction,
    checksum,
    content_of,
    in_order,
    insertion,
    utc_now,
)
from .sqlite_connection import Connection, commit, fetch
from .sqlite_files import explain, migrate, wait_for_worker_thread
from .versions import migrations

LOCK_TIMEOUT = 1.0
"""Seconds to wait while another program locks the file: Discord expects an answer to a press within three seconds."""
BUSY = 100
"""Milliseconds of each attempt that SQLite itself waits for the lock."""


def _is_busy(error: sqlite3.Error) -> bool:
    return (getattr(error, "sqlite_errorname", "") or "").startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))


class SQLite(Database):
    """Two connections to one file: one runs the writing transactions in sequence, one reads committed data."""

    def __init__(
        self, path: Path, writer: Connection, reader: Connection, now: Callable[[], datetime]
    ) -> None:
        super().__init__(str(path), now)
        self.path: Path = path
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(
        cls,
        path: Path | str,
        *,
        now: Callable[[], datetime] = utc_now,
        scripts: Sequence[str] | None = None,
        keep_copy: bool = True,
    ) -> SQLite:
        """With `keep_copy`, a file that has to be migrated is copied first."""
        path = Path(path)
        writer = reader = None
        try:
            writer = await _connect(path)
            scripts = migrations() if scripts is None else scripts
            await migrate(writer, path, scripts, keep_copy)
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

    @classmethod
    async def open_to_read(cls, path: Path) -> SQLite:
        """Open a file of this version as it is, also while a bot uses it."""
        reader = None
        try:
            reader = await _connect(path, TO_READ)
            writer = await _connect(path, TO_READ)
        except sqlite3.Error as error:
            if reader is not None:
                await reader.close()
            raise explain(error, path) from error
        database = cls(path, writer, reader, utc_now)
        database.readonly = True
        return database

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

    async def erase_deleted(self) -> bool:
        """Merge the write-ahead log into the database file and empty it, so that it holds no deleted data. False if
        somebody is reading, such as a backup."""
        try:
            await self._writer.execute_fetchall(f"PRAGMA busy_timeout = {1000 * LOCK_TIMEOUT:.0f}")
            [done] = await self._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            await self._writer.execute_fetchall(f"PRAGMA busy_timeout = {BUSY}")
        except sqlite3.Error as error:
            raise explain(error, self.path) from error
        return not done[0]

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

    async def all_rows(self, *, apart: bool = False) -> AsyncIterator[tuple[str, list[Row]]]:
        tables = await self.tables()
        connection = await _connect(self.path)
        try:
            await connection.execute("BEGIN")
            for table in tables:
                async with connection.execute(content_of(table, apart=apart)) as cursor:
                    while rows := await cursor.fetchmany(500):
                        yield table, list(rows)
        finally:
            await connection.close()

    async def last_ids(self) -> dict[str, int]:
        return {row["name"]: row["seq"] for row in await self.rows("SELECT name, seq FROM sqlite_sequence")}

    async def fill(self, source: Database, *, replace: bool = False, apart: bool = False) -> dict[str, int]:
        tables, numbers = await self.tables(), await source.last_ids()
        counts, sums = dict.fromkeys(tables, 0), dict.fromkeys(tables, 0)
        writer = self._writer
        try:
            await writer.execute_fetchall("BEGIN IMMEDIATE")
            try:
                for table in reversed(tables):
                    if replace:
                        await writer.execute_fetchall(f"DELETE FROM {table}")
                    elif list(await writer.execute_fetchall(f"SELECT 1 FROM {table} LIMIT 1")):
                        raise NotEmpty
                async for table, rows in source.all_rows(apart=apart):
                    names = list(rows[0].keys())
                    values = [tuple(row[name] for name in names) for row in rows]
                    await writer.executemany(insertion(table, names), values)
                    counts[table] += len(rows)
                    sums[table] += checksum(rows)
                await writer.execute_fetchall("DELETE FROM sqlite_sequence")
                await writer.executemany(
                    "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", list(numbers.items())
                )
                for table in tables:
                    async with writer.execute(f"SELECT * FROM {table}") as cursor:
                        while rows := list(await cursor.fetchmany(500)):
                            sums[table] -= checksum(rows)
                if any(sums.values()):
                    raise Differs
                await writer.execute_fetchall("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):
                    await writer.execute_fetchall("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise explain(error, self.path) from error
        return counts


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


TO_READ = ("busy_timeout = 5000",)


async def _connect(path: Path, settings: Sequence[str] = SETTINGS) -> Connection:
    try:
        connection = Connection(path, readonly=settings is TO_READ)
        await connection
    except sqlite3.Error:
        await wait_for_worker_thread()
        raise
    try:
        connection.row_factory = sqlite3.Row
        await connection.run(lambda raw: _set_up(raw, settings))
    except BaseException:
        await connection.close()
        raise
    return connection


def _set_up(connection: sqlite3.Connection, settings: Sequence[str]) -> None:
    """SQLite waits for locks, but refuses at once to change the journal of a new file while another process does."""
    give_up_at = time.monotonic() + LOCK_TIMEOUT
    for setting in settings:
        while True:
            try:
                # Some pragmas return a row, and an unfinished statement blocks COMMIT.
                connection.execute(f"PRAGMA {setting}").fetchall()
                break
            except sqlite3.OperationalError as error:
                locked = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
                if not locked or time.monotonic() > give_up_at:
                    raise
                time.sleep(0.01)
