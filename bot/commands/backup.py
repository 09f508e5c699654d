"""`python -m bot backup`: copy the database, also while the bot runs, and check the copy by replaying every game."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from bot.commands.check import check, database_of
from bot.hosting.errors import HostError
from bot.store.store import copy_into_file, place_named

PREFIX, SUFFIX = "euphoria-", ".sqlite3"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", type=place_named, help="the file or URL to copy, instead of the one in .env"
    )
    parser.add_argument(
        "--to", type=Path, help="the folder for copies (default: backups, beside the database's file)"
    )
    parser.add_argument("--keep", type=int, default=0, help="delete older copies beyond this number")


def main(args: argparse.Namespace) -> int:
    if args.keep < 0:
        raise HostError("--keep is a number of copies: write 1 or more, or leave it out to keep all.")
    database = database_of(args)
    beside = database.parent if isinstance(database, Path) else Path()
    target, games, broken = asyncio.run(backup(database, args.to or beside / "backups"))
    size = target.stat().st_size / 2**20
    print(f"{target}: {games} game{'' if games == 1 else 's'}, {size:.1f} MiB, all replayed.")
    for finding in broken:
        print(finding)
    for old in outdated(target.parent, args.keep):
        old.unlink()
        print(f"{old} is deleted: only the newest {args.keep} are kept.")
    return 1 if broken else 0


async def backup(database: Path | str, folder: Path) -> tuple[Path, int, list[str]]:
    """Returns the copy, the number of games in it, and those that cannot be resumed. The copy gets its final name only
    when it is complete, checked and written to disk."""
    target = folder / f"{PREFIX}{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}{SUFFIX}"
    part = target.with_suffix(".part")
    try:
        await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
        await copy_into_file(database, part)
        games, findings = await check(part)
        await asyncio.to_thread(finish, part, target)
    except OSError as error:
        raise HostError(
            f"The copy cannot be written to {folder} ({error.strerror}): name another folder with --to."
        ) from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink()
    return target, games, [str(finding) for finding in findings if not finding.resumes]


def finish(part: Path, target: Path) -> None:
    """Make the copy a single file without a write-ahead log, sync it to disk and give it its final name."""
    with contextlib.closing(sqlite3.connect(part)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(target)


def copies(folder: Path) -> list[Path]:
    """Existing copies, oldest first: their names contain the time."""
    return sorted(folder.glob(f"{PREFIX}*{SUFFIX}"))


def outdated(folder: Path, keep: int) -> list[Path]:
    return copies(folder)[:-keep] if keep else []
