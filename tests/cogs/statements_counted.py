"""Counts what is asked of the database."""

from __future__ import annotations

from typing import Any, cast

from bot.store.sqlite import SQLite
from tests.cogs.table import Table


class Statements:
    """Records the statements sent to the database."""

    def __init__(self, table: Table) -> None:
        database = table.bot.store.database
        assert isinstance(database, SQLite)
        self.connections = (database._writer, database._reader)
        self.asked: list[str] = []

    async def __aenter__(self) -> list[str]:
        for connection in self.connections:
            await connection.set_trace_callback(self.asked.append)
        return self.asked

    async def __aexit__(self, *_: object) -> None:
        for connection in self.connections:
            await connection.set_trace_callback(cast(Any, None))


def reads(statements: list[str]) -> list[str]:
    return [one for one in statements if one.startswith(("SELECT", "WITH"))]


def transactions(statements: list[str]) -> int:
    return statements.count("BEGIN IMMEDIATE")
