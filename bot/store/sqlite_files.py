"""An SQLite file: migrating and copying it, and explaining errors to the host."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import aiosqlite

from .database import StoreError
from .versions import migrations

APPLICATION_ID = 0x45555048  # "EUPH": distinguishes our files from other SQLite databases


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


async def wait_for_worker_thread() -> None:
    """The thread of a connection that failed to open still reports to the event loop, which must not be closed yet."""
    await asyncio.sleep(0.02)


async def _pragma(connection: aiosqlite.Connection, name: str) -> int:
    return int(next(iter(await connection.execute_fetchall(f"PRAGMA {name}")))[0])


async def migrate(
    connection: aiosqlite.Connection,
    path: Path,
    scripts: Sequence[str],
    keep_copy: bool,
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
    if version and keep_copy:
        await back_up(connection, path, version)
    # Rebuilding a table would violate foreign keys in between; they are checked afterwards instead.
    await connection.execute("PRAGMA foreign_keys = OFF")
    for number, script in enumerate(scripts[version:], start=version + 1):
        stamp = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {number};"
        try:
            await connection.execute("BEGIN IMMEDIATE")
            # With the lock held: another process may have been faster.
            behind = await _pragma(connection, "user_version") < number
            for statement in _statements(f"{script}\n;{stamp}") if behind else ():
                await connection.execute(statement)
            if list(await connection.execute_fetchall("PRAGMA foreign_key_check")):
                raise StoreError(
                    "store-broken",
                    f"{path} is inconsistent after its update: restore the backup beside it.",
                )
            await connection.execute("COMMIT")
        except BaseException as error:
            with contextlib.suppress(sqlite3.Error):
                await connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error) and _is_a_mistake(error):
                raise StoreError(
                    "store-broken",
                    f"{path} cannot be updated from version {version} to {number}: {error}. It is as it was before; "
                    "use the version of the bot that wrote it, and report this.",
                ) from error
            raise
    await connection.execute("PRAGMA foreign_keys = ON")


def _statements(script: str) -> Iterator[str]:
    """The statements one by one: `executescript` would commit what was begun before it."""
    statement = ""
    for part in script.split(";"):
        statement += part + ";"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _is_a_mistake(error: sqlite3.Error) -> bool:
    """Whether the statement is wrong for these tables, as opposed to a disk that is full or a file that is locked."""
    return error.sqlite_errorname == "SQLITE_ERROR" or isinstance(error, sqlite3.IntegrityError)


async def back_up(connection: aiosqlite.Connection, path: Path, version: int) -> Path:
    """Write a copy next to the database and sync it to disk before anything is changed. There is one copy of each
    version: that of the last attempt."""
    target = path.with_name(f"{path.name}.version{version}.backup")
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
    return 0 < _version(path) < len(migrations())


def is_current(path: Path) -> bool:
    """Whether the file was written by this version of this bot, so that it can be read as it is."""
    return _version(path) == len(migrations())


def _version(path: Path) -> int:
    """0 if it is not a file of this bot."""
    address = _address(path)
    if address is None:
        return 0
    try:
        with contextlib.closing(sqlite3.connect(f"{address}?mode=ro", uri=True)) as file:
            ours = file.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
            return int(file.execute("PRAGMA user_version").fetchone()[0]) if ours else 0
    except sqlite3.Error:
        return 0


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
        await wait_for_worker_thread()
        raise explain(error, path) from error


def skip_ids(path: Path, used: Mapping[str, int]) -> None:
    """Give no id again that was used by one of these tables: its next one is higher than the number here."""
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        for table, last in used.items():
            row = {"name": table, "last": last}
            connection.execute("UPDATE sqlite_sequence SET seq = max(seq, :last) WHERE name = :name", row)
            connection.execute(
                "INSERT INTO sqlite_sequence (name, seq) SELECT :name, :last"
                " WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = :name)",
                row,
            )
