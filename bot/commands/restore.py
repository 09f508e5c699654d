"""`python -m bot restore COPY`: put a copy made by `backup` in the place of the database, which is kept beside it."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from bot.commands.backup import finish
from bot.commands.check import check, database_of
from bot.hosting.errors import HostError
from bot.store.sqlite import copy_to
from bot.store.store import named, place_named


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("copy", type=Path, metavar="COPY", help="a file made by `python -m bot backup`")
    parser.add_argument(
        "--database", type=place_named, help="the file to replace, instead of the one in .env"
    )


def main(args: argparse.Namespace) -> int:
    database = database_of(args)
    if not isinstance(database, Path):
        raise HostError(
            f"A copy is not put over {named(database)}: make an empty one, fill it with "
            f"`python -m bot copy --from {args.copy} --to …`, and name it in DATABASE_URL."
        )
    before, games = asyncio.run(restore(args.copy, database))
    print(f"{database} holds the {games} game{'' if games == 1 else 's'} of {args.copy} now.")
    if before is not None:
        print(f"What it held before is kept as {before}.")
    return 0


async def restore(copy: Path, database: Path) -> tuple[Path | None, int]:
    """Where the database went that was there, and how many games came in its place. Refused while a bot runs on it,
    and for a copy with a game that would not resume."""
    games, findings = await check(copy)
    broken = [str(finding) for finding in findings if not finding.resumes]
    if broken:
        raise HostError(*broken, f"{copy} is not restored: take an older copy.")
    _refuse_while_used(copy, database)
    part = database.with_name(database.name + ".part")
    try:
        await copy_to(copy, part)
        before = _put_aside(database)
        await asyncio.to_thread(finish, part, database)
    finally:
        part.unlink(missing_ok=True)
    return before, games


def _refuse_while_used(copy: Path, database: Path) -> None:
    """A bot keeps its file open in a way that lets nobody else have it alone."""
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
        raise HostError(f"A bot runs on {database}: stop it, and restore the copy then.") from None
    except sqlite3.DatabaseError:
        pass  # damaged: that is why it is replaced


def _put_aside(database: Path) -> Path | None:
    if not database.exists():
        return None
    aside = database.with_name(f"{database.name}.before-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}")
    # A damaged file's write-ahead file belongs to it, and must not be taken for the new one's.
    for ending in ("-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            database.with_name(database.name + ending).replace(aside.with_name(aside.name + ending))
    database.replace(aside)
    return aside
