"""`python -m bot copy --from … --to …`: copy a database into another, and check it by replaying every game."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from pathlib import Path
from typing import NamedTuple

from bot.commands.check import check
from bot.hosting.errors import HostError
from bot.store import Store
from bot.store.database import Database, Row
from bot.store.sqlite import SQLite
from bot.store.store import copy as copy_rows
from bot.store.store import named, place_named

Place = Path | str


class Copied(NamedTuple):
    games: int
    rows: int
    broken: list[str]
    """Games that cannot be resumed from either database."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--from", dest="source", type=place_named, required=True, metavar="DATABASE",
        help="a file's path, or a URL such as postgresql://user:password@host/database",
    )  # fmt: skip
    parser.add_argument(
        "--to", dest="target", type=place_named, required=True, metavar="DATABASE",
        help="the same; nothing may be stored there yet",
    )  # fmt: skip


def main(args: argparse.Namespace) -> int:
    copied = asyncio.run(copy(args.source, args.target))
    for finding in copied.broken:
        print(finding)
    games = f"{copied.games} game{'' if copied.games == 1 else 's'}"
    print(f"{games} in {copied.rows} rows are in {named(args.target)} now, and all were replayed.")
    return 1 if copied.broken else 0


async def copy(source: Place, target: Place) -> Copied:
    """If copying fails, the target is emptied, so that it can be tried again."""
    async with Store.snapshot(source) as old:
        new = await Store.open(target)
        try:
            if not await is_empty(new.database):
                raise HostError(f"There are games in {named(target)} already: name an empty database.")
            try:
                counts = await copy_rows(old.database, new.database)
                await _compare(old.database, new.database, target)
            except BaseException:
                with contextlib.suppress(Exception):
                    await empty(new.database)
                raise
        finally:
            await new.close()
        assert isinstance(old.database, SQLite), "a snapshot is a file"
        played = await check(old.database.path)
    games, again = await check(target)
    if played != (games, again):
        raise HostError(
            *map(str, again), f"{named(target)} does not replay like {named(source)}: do not use it."
        )
    return Copied(games, sum(counts.values()), [str(one) for one in again if not one.resumes])


async def is_empty(database: Database) -> bool:
    rows = [await database.row(f"SELECT 1 FROM {table} LIMIT 1") for table in await database.tables()]
    return not any(rows)


async def empty(database: Database) -> None:
    """Delete all rows, in one transaction."""
    tables = await database.tables()
    async with database.transaction() as tx:
        for table in reversed(tables):
            tx.add(f"DELETE FROM {table}")


async def _compare(old: Database, new: Database, target: Place) -> None:
    """Compare a checksum of each table that does not depend on the order of its rows."""
    if await _sums(old) != await _sums(new):
        raise HostError(f"{named(target)} differs from what was copied: try again.")


async def _sums(database: Database) -> dict[str, int]:
    sums: dict[str, int] = {}
    async for table, rows in database.all_rows():
        sums[table] = sums.get(table, 0) + sum(map(_number, rows))
    return sums


def _number(row: Row) -> int:
    """A hash that is the same for True and for SQLite's 1."""
    return hash(tuple((name, row[name]) for name in row.keys()))  # noqa: SIM118 (a Row iterates values)
