"""`python -m bot backup`: copy the database, also while the bot runs, and check the copy: every game under way is
played again, and each finished one the first time."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sqlite3
import subprocess
from datetime import UTC, datetime
from pathlib import Path

from bot.commands.check import Checked, check, database_of, rules, verified
from bot.hosting.errors import HostError
from bot.store import Store, StoreError
from bot.store.backups import drop_unused
from bot.store.forgotten import LIST, Entry, add_to_list
from bot.store.lock_files import alone
from bot.store.store import copy_into_file, named, place_named

PREFIX, SUFFIX = "euphoria-", ".sqlite3"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database", type=place_named, help="the file or URL to copy, instead of the one in .env"
    )
    parser.add_argument(
        "--to", type=Path, help="the folder for copies (default: backups, beside the database's file)"
    )
    parser.add_argument(
        "--then",
        metavar="COMMAND",
        help="a shell command for a sound copy, such as one that sends it elsewhere: $COPY is the new file, $FOLDER"
        " has all copies and what they share",
    )
    parser.add_argument("--keep", type=int, default=0, help="delete older copies beyond this number")


def main(args: argparse.Namespace) -> int:
    if args.keep < 0:
        raise HostError("--keep is a number of copies: write 1 or more, or leave it out to keep all.")
    database = database_of(args)
    beside = database.parent if isinstance(database, Path) else Path()
    target, checked = asyncio.run(backup(database, args.to or beside / "backups"))
    size = target.stat().st_size / 2**20
    print(f"{target}: {checked.games} game{'' if checked.games == 1 else 's'}, {size:.1f} MiB; {checked}.")
    for finding in checked.broken:
        print(finding)
    if checked.broken:
        return 1
    if old := outdated(target.parent, args.keep):
        for copy in old:
            copy.unlink()
            print(f"{copy} is deleted: only the newest {args.keep} are kept.")
        drop_unused(target.parent, copies(target.parent))
    return 0 if args.then is None else _then(args.then, target)


def _then(command: str, copy: Path) -> int:
    code = subprocess.run(
        command, shell=True, check=False, env=os.environ | {"COPY": str(copy), "FOLDER": str(copy.parent)}
    ).returncode
    if code:
        raise HostError(f"The copy is sound, but the command after --then failed with code {code}.")
    return 0


async def backup(database: Path | str, folder: Path) -> tuple[Path, Checked]:
    """Returns the copy, and what was found in it. The copy gets its final name only when it is complete, checked and
    written to disk."""
    try:
        await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
        with alone(folder / ".lock") as only:
            if not only:
                raise HostError(
                    f"Another backup is being written to {folder}: wait for it, or name another folder."
                )
            return await _backup(database, folder)
    except OSError as error:
        raise HostError(
            f"The copy cannot be written to {folder} ({error.strerror}): name another folder with --to."
        ) from None


async def _backup(database: Path | str, folder: Path) -> tuple[Path, Checked]:
    target = folder / f"{PREFIX}{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}{SUFFIX}"
    part = target.with_suffix(".part")
    await asyncio.to_thread(_remove_parts, folder)
    try:
        await copy_into_file(database, part)
        checked = await check(part, again=False)
        # So that the next backup replays only what is new by then.
        await verified(database, checked.sound, await asyncio.to_thread(rules))
        await asyncio.to_thread(_list_forgotten, part, folder)
        await asyncio.to_thread(finish, part, target)
        if not checked.broken:
            await _note(database)
    except StoreError as error:
        # What is wrong with the copy is wrong with the database: the copy has no name that the host knows.
        raise HostError(str(error).replace(str(part), named(database)), exit_code=error.exit_code) from None
    finally:
        await asyncio.to_thread(_remove_parts, folder)
    return target, checked


def _remove_parts(folder: Path) -> None:
    """Also those of backups that were killed: this one is alone in its folder."""
    for part in folder.glob(f"{PREFIX}*.part*"):
        part.unlink(missing_ok=True)


async def _note(database: Path | str) -> None:
    """The bot's metrics say when the last sound copy was made."""
    with contextlib.suppress(StoreError):
        async with Store.as_it_is(database) as store:
            if store is not None:
                await store.note_backup()


def _list_forgotten(part: Path, folder: Path) -> None:
    """The copies have a list of those who were forgotten, so that restoring an older one brings nobody back even if the
    database and its list are lost."""
    with contextlib.closing(sqlite3.connect(part)) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'forgotten'").fetchone():
            rows = connection.execute("SELECT kind, at, salt, hash FROM forgotten")
            add_to_list(folder / LIST, [Entry(*row) for row in rows])


def finish(part: Path, target: Path) -> None:
    """Give the copy its final name, once it is complete on disk."""
    seal(part)
    part.replace(target)
    sync_folder(target.parent)


def seal(part: Path) -> None:
    """Make a database a single file without a write-ahead log, and sync it to disk."""
    with contextlib.closing(sqlite3.connect(part)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    _sync(part)


def sync_folder(folder: Path) -> None:
    """After this, a power cut cannot undo a change of a name."""
    with contextlib.suppress(OSError):  # not possible on every system
        _sync(folder)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def copies(folder: Path) -> list[Path]:
    """Existing copies, oldest first: their names contain the time."""
    return sorted(folder.glob(f"{PREFIX}*{SUFFIX}"))


def outdated(folder: Path, keep: int) -> list[Path]:
    return copies(folder)[:-keep] if keep else []
