"""The store: all tables of one database."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Self

from . import backups
from .archives import Archives
from .asked import AskedSeats
from .database import Database, StoreError, utc_now
from .followers import Followers
from .forgotten import Forgotten
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
from .rings import Rings
from .scratch import scratch
from .servers import Servers
from .sqlite import SQLite
from .sqlite_files import copy_to, is_current
from .standing_answers import StandingAnswers
from .stats import StatsTable
from .table_messages import TableMessages
from .versions import migrations
from .votes import Votes

NEVER = 2**62
"""When a lease ends that is only a note."""


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.games = Games(database)
        self.asked = AskedSeats(database)
        self.messages = Messages(database)
        self.rings = Rings(database)
        self.lists = Lists(database)
        self.table_messages = TableMessages(database)
        self.archives = Archives(database)
        self.log = Log(database, self.archives)
        self.proofs = Proofs(database, self.archives)
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
        self.forgotten = Forgotten(database)
        self.stats = StatsTable(database)
        self.punctuality = PunctualityTable(database)
        self.leases = Leases(database)

    @classmethod
    async def open(
        cls,
        place: Path | str,
        *,
        now: Callable[[], datetime] = utc_now,
        keep_copy: bool = True,
        connections: int = 5,
    ) -> Self:
        """Open or create the database, given a file's path or a PostgreSQL URL. An older version is migrated; a file is
        backed up first, next to the original, unless it is a copy itself. A StoreError tells the host in one sentence
        what to do."""
        if is_url(place):
            return cls(await PostgreSQL.open(str(place), now=now, max_connections=connections))
        return cls(await SQLite.open(place, now=now, keep_copy=keep_copy))

    @classmethod
    @asynccontextmanager
    async def as_it_is(cls, place: Path | str, *, readonly: bool = False) -> AsyncIterator[Self | None]:
        """Open a database of this version without migrating it, also while the bot is running; None if it is of another
        version or not there."""
        database: Database | None = None
        if is_url(place):
            server = await PostgreSQL.open(str(place), update=False, max_connections=2)
            database = server
            if await server.version() != len(migrations("postgres")):
                await server.close()
                database = None
        elif await to_thread(is_current, Path(place)):
            database = await (SQLite.open_to_read(Path(place)) if readonly else SQLite.open(place))
        if database is None:
            yield None
            return
        database.readonly = readonly
        try:
            yield cls(database)
        finally:
            await database.close()

    @classmethod
    @asynccontextmanager
    async def reading(cls, place: Path | str) -> AsyncIterator[Self]:
        """Open a database for reading where it is. Nothing is written; one of an older version is read in a migrated
        copy."""
        async with cls.as_it_is(place, readonly=True) as store:
            if store is not None:
                yield store
                return
        async with cls.snapshot(place) as store:
            store.database.readonly = True
            yield store

    @classmethod
    @asynccontextmanager
    async def snapshot(cls, place: Path | str) -> AsyncIterator[Self]:
        """Open a migrated copy for reading, also while the bot is running. The database itself is not changed."""
        with scratch() as folder:
            copy = folder / "copy.sqlite3"
            try:
                if is_url(place):
                    await copy_into_file(place, copy)
                    await to_thread(backups.complete, copy, folder)
                else:
                    await copy_to(Path(place), copy)
                    await to_thread(backups.complete, copy, Path(place).parent)
                store = await cls.open(copy, keep_copy=False)
            except StoreError as error:
                # What is wrong with the copy is wrong with the database.
                raise StoreError(error.reason, str(error).replace(str(copy), named(place))) from error
            try:
                yield store
            finally:
                await store.close()

    async def describe(self) -> str:
        """Where the games are and how many, for the host's log."""
        games = sum((await self.games.counted()).values())
        path = self.database.path
        return f"games in {f'the {self.database.place}' if path is None else path.resolve()}: {games}"

    async def note_backup(self) -> None:
        """Remember that a sound copy was made now."""
        await self.database.write(
            "INSERT INTO leases (kind, key, owner, until) VALUES ('backup', '', ?, ?)"
            " ON CONFLICT (kind, key) DO UPDATE SET owner = excluded.owner",
            (str(self.database.timestamp()), NEVER),
        )

    async def last_backup(self) -> int:
        """When the newest sound copy was made, in seconds since 1970; 0 if never."""
        row = await self.database.row("SELECT owner FROM leases WHERE kind = 'backup' AND key = ''")
        return 0 if row is None else int(row["owner"])

    async def close(self) -> None:
        with suppress(StoreError):
            await self.leases.release_all()
        await self.database.close()


async def copy_into_file(place: Path | str, path: Path) -> None:
    """Copy a snapshot of the database, without migrating it, also while the bot is running. Of a database of this
    version, the logs of finished games are written to the file that all copies in this folder share."""
    if not is_url(place):
        if await to_thread(is_current, Path(place)):
            await backups.copy_file(Path(place), path)
        else:
            await copy_to(Path(place), path)
        return
    server = await PostgreSQL.open(str(place), update=False)
    try:
        version = await server.version()
        if version == len(migrations("postgres")):
            await backups.copy_server(server, path)
            return
        file = await SQLite.open(path, scripts=migrations()[:version])
        try:
            await file.fill(server)
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
