"""A real database for every test: a file, and a database of PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.databases import Place, make_file


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    make_file(place)
    opened = await Store.open(place)
    yield opened
    await opened.close()


@pytest.fixture
async def file_store(tmp_path: Path) -> AsyncIterator[Store]:
    """For what only a file has."""
    make_file(path := tmp_path / "games.sqlite3")
    opened = await Store.open(path)
    yield opened
    await opened.close()
