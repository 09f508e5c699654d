"""Both databases for the tests: an SQLite file, and a database on a PostgreSQL server that the tests start."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest

from bot.store.postgres_connection import numbered
from bot.store.sqlite import SQLite
from tests.postgres import MISSING, Server, programs
from tests.waiting import HANG

T = TypeVar("T")

Place = Path | str
"""The path of an SQLite file, or the URL of a PostgreSQL database."""


def wait_for(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine on a new event loop, separate from the test's loop."""
    loop = asyncio.new_event_loop()
    try:
        return loop.run_until_complete(coroutine)
    finally:
        loop.close()


@cache
def _empty_file() -> bytes:
    """An SQLite file with the current schema and no games."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite3"

        async def make() -> None:
            await (await SQLite.open(path)).close()

        with ThreadPoolExecutor(1) as executor:  # the test's own loop may be running in this thread
            executor.submit(wait_for, make()).result()
        return path.read_bytes()


def make_file(place: Place) -> None:
    """Create an empty database file if there is none, by copying one instead of migrating it for each test."""
    if isinstance(place, Path) and not place.exists():
        place.write_bytes(_empty_file())


class _Reader:
    """One connection in a thread with its own loop, because tests read several times a second while they wait."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="reads PostgreSQL")
        self._url = ""
        self._connection: Any = None

    def read(self, url: str, sql: str, *args: Any) -> list[Any]:
        asking = self._read(url, numbered(sql), *args)
        return self._thread.submit(self._loop.run_until_complete, asking).result()

    async def _read(self, url: str, sql: str, *args: Any) -> list[Any]:
        if url != self._url:
            await self._connect(url)
        try:
            return list(await self._connection.fetch(sql, *args))
        except (OSError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError, asyncpg.AdminShutdownError):
            await self._connect(url)  # between two tests, all connections are closed
            return list(await self._connection.fetch(sql, *args))

    async def _connect(self, url: str) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._url, self._connection = "", None
        self._connection = await asyncpg.connect(url, timeout=HANG)
        self._url = url


_reader = _Reader()


def read(url: str, sql: str, *args: Any) -> list[tuple[Any, ...]]:
    """Query or change a PostgreSQL database; this also works while a loop runs in this thread."""
    return [tuple(row.values()) for row in _reader.read(url, sql, *args)]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """One server for all tests of a worker. A test that stops it must start it again."""
    if programs() is None:
        pytest.skip(MISSING)
    server = Server()
    try:
        server.start()
        wait_for(server.prepare())
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def _one_database(postgres: Server) -> str:
    return wait_for(postgres.fresh())


@pytest.fixture
def postgres_url(postgres: Server, _one_database: str) -> Iterator[str]:
    """An empty database with the current schema."""
    yield _one_database
    wait_for(postgres.empty(_one_database))


@pytest.fixture
def own_postgres_url(postgres: Server) -> Iterator[str]:
    """Like `postgres_url`, for a test that changes the schema."""
    url = wait_for(postgres.fresh())
    yield url
    wait_for(postgres.drop(url))


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Both databases, one after the other."""
    if request.param == "sqlite":
        return tmp_path / "games.sqlite3"
    url: str = request.getfixturevalue("postgres_url")
    return url


on_both = pytest.mark.usefixtures("place")
"""For tests whose fixtures (`games_at`) take the test's `place` if it has one, and a file if not."""

on_a_file = pytest.mark.parametrize("place", ["sqlite"], indirect=True)
"""For tests of features that only files have, or that need not run on both databases."""
