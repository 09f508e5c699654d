"""`python -m bot restore COPY`: replace the database by a copy made by `backup`. The old contents are kept: an SQLite
file beside the new one, the contents of PostgreSQL as another copy."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import shutil
import sqlite3
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from bot.commands.backup import backup, seal, sync_folder
from bot.commands.check import check, database_of
from bot.commands.copy import filled, maintenance
from bot.games import Games
from bot.games.epochs import renew_all
from bot.hosting.errors import HostError
from bot.hosting.settings import load_settings
from bot.hosting.single_instance import only_bot_on
from bot.language.words import words
from bot.store import Store, StoreError
from bot.store.backups import complete
from bot.store.forgotten import LIST, Entry, list_beside, read_list
from bot.store.scratch import scratch
from bot.store.sqlite_files import copy_to, skip_ids
from bot.store.store import named, place_named

LEAST_SKIPPED = 100
"""How many numbers are left out if nobody can tell which were given since the copy was made; a tenth, if that is
more."""


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
    """Returns where the old database was kept, and the number of restored games. Refused while a bot runs on it, and
    if a game in the copy cannot be resumed. Killed at any moment, either the old or the new database is there."""
    games = await _sound(copy)
    with only_bot_on(database):  # a bot that starts now is refused
        await asyncio.to_thread(_refuse_while_used, copy, database)
        part = database.with_name(database.name + ".part")
        try:
            entries, used = await _known(copy, database)
            await _prepare(copy, part, entries, used)
            before = await asyncio.to_thread(_replace, part, database)
        finally:
            for ending in ("", "-wal", "-shm", ".forgotten"):
                part.with_name(part.name + ending).unlink(missing_ok=True)
    return before, games


async def restore_into(copy: Path, url: str, folder: Path) -> tuple[Path | None, int]:
    """The same for PostgreSQL: its contents are first copied to this folder, then replaced in one transaction."""
    games = await _sound(copy)
    before = None
    store = await Store.open(url)
    try:
        async with maintenance(store, url):
            entries = await store.forgotten.all() | read_list(copy.parent / LIST)
            used = await store.database.last_ids()
            if not await _is_empty(store):
                before, *_ = await backup(url, folder)
            with scratch() as temporary:
                part = temporary / "copy.sqlite3"
                await _prepare(copy, part, entries, used)
                async with Store.reading(part) as old:
                    await filled(store, old, url, replace=True)
    finally:
        await store.close()
    return before, games


async def _is_empty(store: Store) -> bool:
    return not any(
        [await store.database.row(f"SELECT 1 FROM {name} LIMIT 1") for name in await store.database.tables()]
    )


async def _prepare(copy: Path, part: Path, entries: set[Entry], used: Mapping[str, int]) -> None:
    """The copy as it is to be: of this version, without those who were forgotten since it was made, with a new secret
    for the rolls of each open game, which somebody may know by now, and without the numbers that games, votes and
    offers were given since: people have seen them, and buttons carry them."""
    await copy_to(copy, part)
    await asyncio.to_thread(complete, part, copy.parent)
    w = words(load_settings().default_language)
    store = await Store.open(part, keep_copy=False)
    try:
        found = await Games(store).forgetting.again(
            entries, name=w("profile-anonymous"), alt=w("picture-alt-forgotten")
        )
        await renew_all(store)
        given = await store.database.last_ids()
    finally:
        await store.close()
    skipped = {name: last + max(LEAST_SKIPPED, last // 10) for name, last in given.items()}
    await asyncio.to_thread(skip_ids, part, used or skipped)
    if found:
        print(f"{found} users and servers that were forgotten since the copy was made are forgotten again.")


async def _known(copy: Path, database: Path) -> tuple[set[Entry], dict[str, int]]:
    """Everybody who was forgotten, as far as the database, the list beside it and the one beside the copies know; and
    the last number given in each table, none if the database cannot tell."""
    found, used = read_list(list_beside(database)) | read_list(copy.parent / LIST), dict[str, int]()
    with contextlib.suppress(StoreError):  # missing or damaged: its list is beside it
        async with Store.reading(database) as store:
            found |= await store.forgotten.all()
            used = await store.database.last_ids()
    return found, used


async def _sound(copy: Path) -> int:
    """The number of games in a copy. Refused if one of them cannot be resumed."""
    if not await asyncio.to_thread(copy.is_file):
        raise HostError(f"There is no copy at {copy}: name a file that `python -m bot backup` has made.")
    checked = await check(copy, again=False)
    if checked.broken:
        raise HostError(*checked.broken, f"{copy} is not restored: use an older copy.")
    return checked.games


def _refuse_while_used(copy: Path, database: Path) -> None:
    """Refuse if the file cannot be locked exclusively: a running bot has it open. Its write-ahead log is merged into
    it."""
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


def _replace(part: Path, database: Path) -> Path | None:
    """Give the old file a second name, then put the new one in its place in one step."""
    seal(part)
    aside = None
    if database.exists():
        aside = database.with_name(f"{database.name}.before-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}")
        _link(database, aside)
        # Only a damaged database has a write-ahead log here; it must not be applied to the new one.
        log = database.with_name(database.name + "-wal")
        if log.exists():
            log.replace(aside.with_name(aside.name + "-wal"))
        database.with_name(database.name + "-shm").unlink(missing_ok=True)
    part.replace(database)
    sync_folder(database.parent)
    return aside


def _link(old: Path, new: Path) -> None:
    try:
        new.hardlink_to(old)
    except OSError:  # a file system without links
        shutil.copy2(old, new)
