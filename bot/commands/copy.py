"""`python -m bot copy --from … --to …`: copy a database into another, and check it by replaying every game."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

from bot.commands.check import check
from bot.hosting.errors import HostError
from bot.hosting.shards import MAINTENANCE, PROCESS
from bot.store import Store
from bot.store.database import Differs, NotEmpty
from bot.store.store import named, place_named

Place = Path | str


KEPT_OUT = 10.0
"""Seconds after which bots are no longer kept out by a command that was killed."""


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
    """Either everything is copied or nothing: it can be tried again."""
    async with Store.reading(source) as old:
        if await old.archives.incomplete():
            raise HostError(f"{named(source)} is a backup: fill the database with `python -m bot restore`.")
        new = await Store.open(target)
        try:
            async with maintenance(new, target):
                counts = await filled(new, old, target)
        finally:
            await new.close()
    checked = await check(target)
    return Copied(checked.games, sum(counts.values()), checked.broken)


async def filled(new: Store, old: Store, target: Place, *, replace: bool = False) -> dict[str, int]:
    """Fill a database with all rows of another, and compare them."""
    try:
        return await new.database.fill(old.database, replace=replace)
    except NotEmpty:
        raise HostError(f"There are games in {named(target)} already: name an empty database.") from None
    except Differs:
        raise HostError(f"{named(target)} would differ from what was copied: try again.") from None


@contextlib.asynccontextmanager
async def maintenance(store: Store, place: Place) -> AsyncIterator[None]:
    """Keep bots out of the database. A bot that starts now waits; while one runs, this is refused."""
    async with store.leases.exclusive(MAINTENANCE, "", KEPT_OUT):
        # The lease comes first: a bot that starts at the same moment either sees it or is seen here.
        if await store.leases.held(PROCESS):
            raise HostError(
                f"A bot runs on {named(place)}: stop all of its processes (after a kill, wait half a minute), then "
                "try again."
            )
        yield
