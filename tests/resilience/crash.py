"""Simulates a crash at a chosen moment: from a certain write on, nothing reaches the database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from bot.store.database import Transaction
from tests.cogs.table import Table


class Crash:
    """Crash before (`before`) or right after the `number`th write from now on. Everything still running is cancelled
    when it next accesses the database."""

    def __init__(self, table: Table, number: int, *, before: bool) -> None:
        self.number = number
        self.before = before
        self.writes = 0
        self.dead = False
        database = table.bot.store.database
        self._transaction, self._read = database.transaction, database.read
        setattr(database, "transaction", self.transaction)  # noqa: B010 (for the type checker)
        setattr(database, "read", self.read)  # noqa: B010

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

    def end(self) -> None:
        self.dead = True
        raise asyncio.CancelledError


async def count_writes(table: Table, act: Any) -> int:
    """The number of writes without a crash."""
    crash = Crash(table, 10**9, before=True)
    await act(table)
    return crash.writes
