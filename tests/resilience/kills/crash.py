"""Simulates a crash at a chosen moment: from a certain write on, nothing reaches the database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import pytest

from bot.store import leases
from bot.store.database import Transaction
from bot.store.postgres import PostgreSQL
from tests.cogs.table import Table

T = TypeVar("T")
Act = Callable[[Table], Awaitable[Any]]


def crash_points(writes: int, *, on_postgres: range) -> Callable[[T], T]:
    """Run a test with many crash points as `number` and `before`. On SQLite: before and after each of that many writes
    of its action. On PostgreSQL, where claiming and releasing a lease are writes too: at these moments, counted as 1
    before the first write, 2 right after it, 3 before the second. A range with an odd step has both kinds."""
    moments = [("sqlite", moment) for moment in range(1, 2 * writes + 1)]
    moments += [("postgres", moment) for moment in on_postgres]
    points = [(place, (moment + 1) // 2, moment % 2 == 1) for place, moment in moments]

    def mark(test: T) -> T:
        at = pytest.mark.parametrize(("place", "number", "before"), points, indirect=["place"])
        pytest.mark.usefixtures("place")(test)
        at(test)
        return test

    return mark


class Crash:
    """Crash before (`before`) or right after the `number`th write from now on. Everything still running is cancelled
    when it next accesses the database."""

    def __init__(self, table: Table, number: int, *, before: bool) -> None:
        self.number = number
        self.before = before
        self.writes = 0
        self.dead = False
        self._table = table
        self._store = table.bot.store
        database = self._store.database
        self._close = self._store.close
        self._transaction, self._read = database.transaction, database.read
        setattr(database, "transaction", self.transaction)  # noqa: B010 (for the type checker)
        setattr(database, "read", self.read)  # noqa: B010
        setattr(self._store, "close", self.close)  # noqa: B010

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        self.writes += 1
        chosen = self.writes == self.number
        if self.dead or (self.before and chosen):
            self.end()
        async with self._transaction() as tx:
            yield tx
        if chosen or self.dead:
            self.end()

    async def read(self, *statements: tuple[str, Iterable[Any]]) -> Any:
        if self.dead:
            self.end()
        return await self._read(*statements)

    async def close(self) -> None:
        """A dead process releases no leases: they expire."""
        await (self._store.database.close() if self.dead else self._close())

    async def disconnect(self) -> None:
        """The server notices that the process is gone, and gives up its locks; then its short leases expire."""
        if isinstance(self._store.database, PostgreSQL):
            self._store.database._pool.terminate()
            await asyncio.sleep(2 * leases.LEASE_SECONDS)

    async def expire_leases(self) -> None:
        """Let the crashed process's other leases expire now: PostgreSQL measures that by its own clock."""
        owner = self._store.leases.owner
        await self._table.bot.store.database.write("UPDATE leases SET until = 0 WHERE owner = ?", (owner,))

    def end(self) -> None:
        self.dead = True
        raise asyncio.CancelledError


async def crash_and_restart(table: Table, act: Act, number: int, before: bool) -> None:
    """The next process starts when the short leases of the crashed one have expired: simcord cannot let two tasks of a
    bot wait for leases side by side. Starts before that are tested with processes (`tests/resilience/processes`)."""
    crash = Crash(table, number, before=before)
    await act(table)
    await table.env.settle()
    assert crash.dead, f"the action has only {crash.writes} writes, so it did not crash"
    await crash.disconnect()
    await table.restart()
    await table.env.settle()
    await crash.expire_leases()
