"""Every test runs on real databases: an SQLite file and a PostgreSQL database."""

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
    """For features that only files have."""
    make_file(path := tmp_path / "games.sqlite3")
    opened = await Store.open(path)
    yield opened
    await opened.close()
