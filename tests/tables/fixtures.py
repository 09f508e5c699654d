"""Tables on real databases: a test that takes them runs on an SQLite file and on a PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.tables import Tables
from tests.databases import Place

from .helpers import open_tables


@pytest.fixture
async def tables(place: Place) -> AsyncIterator[Tables]:
    opened = await open_tables(place)
    yield opened
    await opened.store.close()
