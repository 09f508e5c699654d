"""Everything kept, in one place."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

from .database import Database, utc_now
from .followers import Followers
from .free_seats import FreeSeats
from .fronts import Fronts
from .games import Games
from .log import Log
from .offers import Offers
from .profiles import Profiles
from .sqlite import SQLite, copy_to
from .stale import StaleMessages
from .standing import StandingAnswers
from .stats import StatsTable
from .votes import Votes


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.games = Games(database)
        self.fronts = Fronts(database)
        self.stale = StaleMessages(database)
        self.log = Log(database)
        self.standing = StandingAnswers(database)
        self.offers = Offers(database)
        self.votes = Votes(database)
        self.free_seats = FreeSeats(database)
        self.followers = Followers(database)
        self.profiles = Profiles(database)
        self.stats = StatsTable(database)

    @classmethod
    async def open(cls, path: Path | str, *, now: Callable[[], datetime] = utc_now) -> Self:
        """Open or make the database; an older one is backed up beside it and brought up to date.
        StoreError says in one sentence what a host has to do."""
        return cls(await SQLite.open(path, now=now))

    @classmethod
    @asynccontextmanager
    async def snapshot(cls, path: Path | str) -> AsyncIterator[Self]:
        """A copy as of now, brought up to date: to read at leisure, also while the bot is running. The
        database itself is not touched."""
        with TemporaryDirectory(prefix="euphoria-") as folder:
            copy = Path(folder) / "copy.sqlite3"
            await copy_to(Path(path), copy)
            store = await cls.open(copy)
            try:
                yield store
            finally:
                await store.close()

    async def close(self) -> None:
        await self.database.close()
