"""Copying a whole PostgreSQL database: reading all rows, and inserting them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from .database import NOT_COPIED, Database, Row, in_order, insertion


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

    async def all_rows(self) -> AsyncIterator[tuple[str, list[Row]]]:
        tables = await self.tables()
        async with (
            self._pool.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            # This transaction blocks nobody, and writing the copy may be slow.
            await connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
            for table in tables:
                cursor = await connection.cursor(f"SELECT * FROM {table} ORDER BY 1")
                while rows := await cursor.fetch(500):
                    yield table, rows

    async def last_ids(self) -> dict[str, int]:
        rows = await self.rows(
            "SELECT table_name AS name, pg_sequence_last_value(pg_get_serial_sequence(table_name, column_name)) AS n"
            " FROM information_schema.columns WHERE is_identity = 'YES' AND table_schema = current_schema()"
        )
        return {row["name"]: row["n"] for row in rows if row["n"] is not None}

    async def continue_ids_after(self, numbers: Mapping[str, int]) -> None:
        async with self.transaction() as tx:
            for table, number in numbers.items():
                if number:
                    tx.add("SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", (table, number))

    async def insert_rows(self, table: str, rows: Sequence[Row]) -> None:
        names = list(rows[0].keys())
        booleans = {
            row[0]
            for row in await self.rows(
                "SELECT column_name FROM information_schema.columns WHERE table_name = ?"
                " AND table_schema = current_schema() AND data_type = 'boolean'",
                (table,),
            )
        }
        async with self.transaction() as tx:
            tx.add_many(
                insertion(table, names),
                [
                    tuple(
                        bool(row[name]) if name in booleans and row[name] is not None else row[name]
                        for name in names
                    )
                    for row in rows
                ],
            )
