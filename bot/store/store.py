"""Everything kept, in one place."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Self

from .database import Database, utc_now
from .games import Games
from .log import Log
from .profiles import Profiles
from .stats import StatsTable
from .talk import Talk


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.games = Games(database)
        self.log = Log(database)
        self.talk = Talk(database)
        self.profiles = Profiles(database)
        self.stats = StatsTable(database)

    @classmethod
    async def open(cls, path: Path | str, *, now: Callable[[], datetime] = utc_now) -> Self:
        """Open or make the database; an older one is backed up beside it and brought up to date. StoreError says
        in one sentence what a host has to do."""
        return cls(await Database.open(path, now=now))

    async def close(self) -> None:
        await self.database.close()
