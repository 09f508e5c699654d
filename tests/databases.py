"""Both databases for the tests: a file of SQLite, and a database of a PostgreSQL server that the tests start."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

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
