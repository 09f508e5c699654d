"""Both databases for the tests: a file of SQLite, and a database of a PostgreSQL server that the tests start."""

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

from bot.store.sqlite import SQLite
from tests.postgres import MISSING, Server, programs

T = TypeVar("T")

Place = Path | str
"""A file of SQLite, or the URL of a database of PostgreSQL."""


def wait_for(coroutine: Coroutine[Any, Any, T]) -> T:
    """On a loop of its own, and without touching the one the test runs on."""
    loop = asyncio.new_event_loop()
    try:
        return loop.run_until_complete(coroutine)
    finally:
        loop.close()


@cache
def _empty_file() -> bytes:
    """A file of SQLite without a game, up to date."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite3"

        async def make() -> None:
            await (await SQLite.open(path)).close()

        with ThreadPoolExecutor(1) as beside:  # the test's own loop may be running
            beside.submit(wait_for, make()).result()
        return path.read_bytes()


def make_file(place: Place) -> None:
    """Where nothing is yet and a file shall be: an empty one, without migrating it anew for each test."""
    if isinstance(place, Path) and not place.exists():
        place.write_bytes(_empty_file())


def read(url: str, sql: str, *args: Any) -> list[tuple[Any, ...]]:
    """What a database of PostgreSQL holds, asked from a thread of its own: also while a loop runs in this one."""

    async def ask() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row.values()) for row in await connection.fetch(sql, *args)]
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(wait_for, ask()).result()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """One server for all tests of a worker. Whoever stops it starts it again."""
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
    """An empty database that is up to date."""
    yield _one_database
    wait_for(postgres.empty(_one_database))


@pytest.fixture
def own_postgres_url(postgres: Server) -> Iterator[str]:
    """The same, for a test that changes its tables."""
    url = wait_for(postgres.fresh())
    yield url
    wait_for(postgres.drop(url))


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Each in turn."""
    if request.param == "sqlite":
        return tmp_path / "games.sqlite3"
    url: str = request.getfixturevalue("postgres_url")
    return url


on_a_file = pytest.mark.parametrize("place", ["sqlite"], indirect=True)
"""For a test of what only a file has, or for one that need not run twice."""
