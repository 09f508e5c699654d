"""The store: all tables of one database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

from .asked import AskedSeats
from .database import Database, StoreError, utc_now
from .followers import Followers
from .free_seats import FreeSeats
from .games import Games
from .leases import Leases
from .lists import Lists
from .log import Log
from .messages import Messages
from .notes import Notes
from .offers import Offers
from .openings import Openings
from .plans import Plans
from .postgres import PostgreSQL
from .postgres_errors import place_of
from .profiles import Profiles
from .proofs import Proofs
from .punctuality import PunctualityTable
from .servers import Servers
from .sqlite import SQLite, copy_to
from .standing_answers import StandingAnswers
from .stats import StatsTable
from .table_messages import TableMessages
from .versions import migrations
from .votes import Votes


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.games = Games(database)
        self.asked = AskedSeats(database)
        self.messages = Messages(database)
        self.lists = Lists(database)
        self.table_messages = TableMessages(database)
        self.log = Log(database)
        self.proofs = Proofs(database)
        self.standing_answers = StandingAnswers(database)
        self.offers = Offers(database)
        self.votes = Votes(database)
        self.free_seats = FreeSeats(database)
        self.followers = Followers(database)
        self.notes = Notes(database)
        self.plans = Plans(database)
        self.profiles = Profiles(database)
        self.openings = Openings(database)
        self.servers = Servers(database)
        self.stats = StatsTable(database)
        self.punctuality = PunctualityTable(database)
        self.leases = Leases(database)

    @classmethod
    async def open(cls, place: Path | str, *, now: Callable[[], datetime] = utc_now) -> Self:
        """Open or create the database, given a file's path or a PostgreSQL URL. An older version is migrated; a file is
        backed up first, next to the original. A StoreError tells the host in one sentence what to do."""
        if is_url(place):
            return cls(await PostgreSQL.open(str(place), now=now))
        return cls(await SQLite.open(place, now=now))

    @classmethod
    @asynccontextmanager
    async def snapshot(cls, place: Path | str) -> AsyncIterator[Self]:
        """Open a migrated copy for reading, also while the bot is running. The database itself is not changed."""
        with TemporaryDirectory(prefix="euphoria-") as folder:
            copy = Path(folder) / "copy.sqlite3"
            await copy_into_file(place, copy)
            store = await cls.open(copy)
            try:
                yield store
            finally:
                await store.close()

    async def close(self) -> None:
        with suppress(StoreError):
            await self.leases.release_all()
        await self.database.close()


async def copy(source: Database, target: Database) -> dict[str, int]:
    """Copy a database into an empty one; return the number of rows of each table."""
    counts = dict.fromkeys(await source.tables(), 0)
    async for table, rows in source.all_rows():
        await target.insert_rows(table, rows)
        counts[table] += len(rows)
    await target.continue_ids_after(await source.last_ids())
    return counts


async def copy_into_file(place: Path | str, path: Path) -> None:
    """Copy a snapshot of the database, without migrating it, also while the bot is running."""
    if not is_url(place):
        await copy_to(Path(place), path)
        return
    server = await PostgreSQL.open(str(place), update=False)
    try:
        version = await server.version()
        file = await SQLite.open(path, scripts=migrations()[:version])
        try:
            await copy(server, file)
        finally:
            await file.close()
    finally:
        await server.close()


def place_named(word: str) -> Path | str:
    """The file path or database URL that a host wrote."""
    return word if is_url(word) else Path(word)


def named(place: Path | str) -> str:
    """The database's location without its password, for messages to the host."""
    return f"the {place_of(str(place))}" if is_url(place) else str(place)


def is_url(place: Path | str) -> bool:
    """Whether this is the URL of a PostgreSQL database rather than a file."""
    return isinstance(place, str) and place.startswith(("postgresql://", "postgres://"))
