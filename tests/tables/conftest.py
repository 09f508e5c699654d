"""Tables over a real database file for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables import Tables

from .helpers import open_tables


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def tables(path: Path) -> AsyncIterator[Tables]:
    opened = await open_tables(path)
    yield opened
    await opened.store.close()
