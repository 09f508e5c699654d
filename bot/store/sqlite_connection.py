"""An SQLite connection in its own thread, used by passing it functions to run there."""

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
    """aiosqlite needs a round trip to its thread for every statement; `run` needs one for a whole transaction."""

    def __init__(self, path: Path, *, timeout: float = 5, readonly: bool = False) -> None:
        address = path.resolve().as_uri() + ("?mode=ro" if readonly else "")
        connect = partial(sqlite3.connect, address, uri=True, isolation_level=None, timeout=timeout)
        super().__init__(connect, iter_chunk_size=64)

    async def run(self, function: Callable[[sqlite3.Connection], T]) -> T:
        result: T = await self._execute(function, self._conn)  # type: ignore[no-untyped-call]
        return result

    async def settle(self) -> None:
        """Return once everything sent so far is done, even if its callers were cancelled."""
        await asyncio.shield(self.run(lambda _: None))


def fetch(statements: Iterable[tuple[str, tuple[Any, ...]]]) -> Callable[[sqlite3.Connection], list[Any]]:
    """Run several queries on one snapshot: no commit becomes visible between them."""
    queries = list(statements)

    def run(connection: sqlite3.Connection) -> list[Any]:
        if len(queries) == 1:
            return [connection.execute(*queries[0]).fetchall()]
        connection.execute("BEGIN")
        try:
            return [connection.execute(sql, args).fetchall() for sql, args in queries]
        finally:
            connection.execute("COMMIT")

    return run


def commit(statements: Iterable[Statement]) -> Callable[[sqlite3.Connection], None]:
    """Run all statements in one transaction."""

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
            with contextlib.suppress(sqlite3.Error):  # on a full disk SQLite may have rolled back already
                connection.execute("ROLLBACK")
            raise

    return run
