"""Copying a whole PostgreSQL database: reading all rows, and inserting them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from datetime import datetime
from typing import Any

import asyncpg

from .database import NOT_COPIED, Database, Differs, NotEmpty, Row, StoreError, checksum, content_of, in_order
from .leases import held_by_this_task
from .postgres_connection import OURS
from .postgres_errors import AWAY, explain
from .profiles import PEOPLE

ABOUT_USERS = (*dict.fromkeys(table for table, _ in PEOPLE), "table_messages", "stale_messages")
"""The tables with names, texts, settings and ids of users."""
MAX_REWRITTEN = 64 * 2**20
"""Bytes of a table that is written anew in a fraction of a second, for which everybody waits."""
SIZE = "SELECT pg_relation_size(to_regclass($1))"

LONGEST_COPY = 600.0
"""Seconds that the server may take to accept 500 rows."""


class Content(Database):
    def __init__(self, place: str, now: Callable[[], datetime], pool: Any) -> None:
        super().__init__(place, now)
        self._pool = pool

    async def tables(self) -> list[str]:
        names = await self.rows("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        references: dict[str, set[str]] = {row[0]: set() for row in names if row[0] not in NOT_COPIED}
        for row in await self.rows(
            "SELECT conrelid::regclass::text, confrelid::regclass::text FROM pg_constraint WHERE contype = 'f'"
        ):
            references[row[0]].add(row[1])
        return in_order(references)

    async def all_rows(self, *, apart: bool = False) -> AsyncIterator[tuple[str, list[Row]]]:
        tables = await self.tables()
        async with (
            self._pool.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            # This transaction blocks nobody, and writing the copy may be slow.
            await connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
            for table in tables:
                cursor = await connection.cursor(content_of(table, apart=apart))
                while rows := await cursor.fetch(500):
                    yield table, rows

    async def last_ids(self) -> dict[str, int]:
        rows = await self.rows(
            "SELECT table_name AS name, pg_sequence_last_value(pg_get_serial_sequence(table_name, column_name)) AS n"
            " FROM information_schema.columns WHERE is_identity = 'YES' AND table_schema = current_schema()"
        )
        return {row["name"]: row["n"] for row in rows if row["n"] is not None}

    async def fill(self, source: Database, *, replace: bool = False, apart: bool = False) -> dict[str, int]:
        tables, numbers = await self.tables(), await source.last_ids()
        counts, sums = dict.fromkeys(tables, 0), dict.fromkeys(tables, 0)
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
                if replace:
                    await connection.execute(f"TRUNCATE {', '.join(tables)}")
                for table in tables:
                    if await connection.fetchval(f"SELECT EXISTS (SELECT 1 FROM {table})"):
                        raise NotEmpty
                flags = {table: await self._flags(connection, table) for table in tables}
                async for table, rows in source.all_rows(apart=apart):
                    names = list(rows[0].keys())
                    booleans = [name in flags[table] for name in names]
                    await connection.copy_records_to_table(
                        table,
                        columns=names,
                        records=[_record(row, names, booleans) for row in rows],
                        timeout=LONGEST_COPY,
                    )
                    counts[table] += len(rows)
                    sums[table] += checksum(rows)
                for table, number in numbers.items():
                    if number:
                        await connection.execute(
                            "SELECT setval(pg_get_serial_sequence($1, 'id'), $2)", table, number
                        )
                for table in tables:
                    cursor = await connection.cursor(f"SELECT * FROM {table}")
                    while rows := await cursor.fetch(500):
                        sums[table] -= checksum(rows)
                if any(sums.values()):
                    raise Differs
                for lease in held_by_this_task(self):
                    if await connection.fetchval(OURS, lease.kind, lease.key, lease.owner) is None:
                        raise StoreError(
                            "store-away", f"The {self.place} was not reached for too long: try again."
                        )
        except (asyncpg.PostgresError, *AWAY) as error:
            raise explain(error, self.place) from error
        return counts

    async def _flags(self, connection: Any, table: str) -> set[str]:
        """Columns with true or false, which SQLite stores as numbers."""
        rows = await connection.fetch(
            "SELECT column_name FROM information_schema.columns WHERE table_name = $1"
            " AND table_schema = current_schema() AND data_type = 'boolean'",
            table,
        )
        return {row[0] for row in rows}


def _record(row: Row, names: Sequence[str], booleans: Sequence[bool]) -> tuple[Any, ...]:
    return tuple(
        bool(row[name]) if flag and row[name] is not None else row[name]
        for name, flag in zip(names, booleans, strict=True)
    )
