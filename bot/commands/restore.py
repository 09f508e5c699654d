"""`python -m bot restore COPY`: replace the database by a copy made by `backup`. The old contents are kept: an SQLite
file beside the new one, the contents of PostgreSQL as another copy."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sqlite3
import sys
from datetime import UTC, datetime
from pathlib import Path

from bot.commands.backup import backup, finish
from bot.commands.check import check, database_of
from bot.commands.copy import copy as copy_games
from bot.commands.copy import empty, is_empty
from bot.hosting.errors import HostError
from bot.hosting.shards import PROCESS
from bot.store import Store
from bot.store.sqlite import copy_to
from bot.store.store import named, place_named


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("copy", type=Path, metavar="COPY", help="a file made by `python -m bot backup`")
    parser.add_argument(
        "--database", type=place_named, help="the file or URL to fill, instead of the one in .env"
    )


def main(args: argparse.Namespace) -> int:
    database = database_of(args)
    if isinstance(database, Path):
        before, games = asyncio.run(restore(args.copy, database))
    else:
        before, games = asyncio.run(restore_into(args.copy, database, Path("backups")))
    print(f"Now {named(database)} contains the {games} game{'' if games == 1 else 's'} of {args.copy}.")
    if before is not None:
        print(f"The old contents are kept as {before}.")
    return 0


async def restore(copy: Path, database: Path) -> tuple[Path | None, int]:
    """Returns where the old database was moved, and the number of restored games. Refused while a bot runs on it, and
    if a game in the copy cannot be resumed."""
    games = await _sound(copy)
    _refuse_while_used(copy, database)
    part = database.with_name(database.name + ".part")
    try:
        await copy_to(copy, part)
        before = _put_aside(database)
        await asyncio.to_thread(finish, part, database)
    finally:
        part.unlink(missing_ok=True)
    return before, games


async def restore_into(copy: Path, url: str, folder: Path) -> tuple[Path | None, int]:
    """The same for PostgreSQL: its contents are first copied to this folder."""
    await _sound(copy)
    store = await Store.open(url)
    try:
        if await store.leases.held(PROCESS):
            raise HostError(
                f"A bot runs on {named(url)}: stop all of its processes (after a kill, wait half a minute), then "
                "restore the copy."
            )
        before = None
        if not await is_empty(store.database):
            before, *_ = await backup(url, folder)
            await empty(store.database)
    finally:
        await store.close()
    try:
        return before, (await copy_games(copy, url)).games
    except BaseException:
        if before is not None:
            print(f"{named(url)} is empty now. The old contents are kept as {before}.", file=sys.stderr)
        raise


async def _sound(copy: Path) -> int:
    """The number of games in a copy. Refused if one of them cannot be resumed."""
    games, findings = await check(copy)
    broken = [str(finding) for finding in findings if not finding.resumes]
    if broken:
        raise HostError(*broken, f"{copy} is not restored: use an older copy.")
    return games


def _refuse_while_used(copy: Path, database: Path) -> None:
    """Refuse if the file cannot be locked exclusively: a running bot has it open."""
    if not database.exists():
        return
    if database.samefile(copy):
        raise HostError(f"{copy} is the database itself: name a copy of it.")
    try:
        with contextlib.closing(sqlite3.connect(database, timeout=0, isolation_level=None)) as connection:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("ROLLBACK")
    except sqlite3.OperationalError:
        raise HostError(f"A bot runs on {database}: stop it, then restore the copy.") from None
    except sqlite3.DatabaseError:
        pass  # damaged: probably the reason for restoring


def _put_aside(database: Path) -> Path | None:
    if not database.exists():
        return None
    aside = database.with_name(f"{database.name}.before-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}")
    # The old database's write-ahead log must not be applied to the new one. Its index ("-shm") holds no data: SQLite
    # creates it again when needed.
    with contextlib.suppress(FileNotFoundError):
        database.with_name(database.name + "-wal").replace(aside.with_name(aside.name + "-wal"))
    database.with_name(database.name + "-shm").unlink(missing_ok=True)
    database.replace(aside)
    return aside
