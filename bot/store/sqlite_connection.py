"""A connection to an SQLite file on a thread of its own, with one way in: a function that is run there."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from .database import Statement

T = TypeVar("T")


class Connection(aiosqlite.Connection):
    """aiosqlite sends every statement to its thread by itself and waits for the answer; here a whole transaction goes
    there and back once."""

    def __init__(self, path: Path, *, timeout: float = 5) -> None:
        super().__init__(
            partial(sqlite3.connect, str(path), isolation_level=None, timeout=timeout), iter_chunk_size=64
        )

    async def run(self, function: Callable[[sqlite3.Connection], T]) -> T:
        result: T = await self._execute(function, self._conn)  # type: ignore[no-untyped-call]
        return result

    async def settle(self) -> None:
        """Return once everything sent so far is done, whoever waits for it."""
        await asyncio.shield(self.run(lambda _: None))


def fetch(statements: Iterable[tuple[str, tuple[Any, ...]]]) -> Callable[[sqlite3.Connection], list[Any]]:
    """Several questions at one moment: nothing is committed between them for whoever asks."""
    asked = list(statements)

    def run(connection: sqlite3.Connection) -> list[Any]:
        if len(asked) == 1:
            return [connection.execute(*asked[0]).fetchall()]
        connection.execute("BEGIN")
        try:
            return [connection.execute(sql, args).fetchall() for sql, args in asked]
        finally:
            connection.execute("COMMIT")

    return run


def commit(statements: Iterable[Statement]) -> Callable[[sqlite3.Connection], None]:
    """All of them or none."""

    def run(connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements:
                if statement.many is not None:
                    connection.executemany(statement.sql, statement.many)
                    continue
                cursor = connection.execute(statement.sql, statement.args)
                statement.result.rows = cursor.fetchall()
                statement.result.count = cursor.rowcount
            connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):  # a full disk may have rolled back already
                connection.execute("ROLLBACK")
            raise

    return run
