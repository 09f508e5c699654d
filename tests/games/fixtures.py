"""Tables on real databases: a test that takes them runs on an SQLite file and on a PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.games import Games
from tests.databases import Place

from .helpers import open_games


@pytest.fixture
async def games(place: Place) -> AsyncIterator[Games]:
    opened = await open_games(place)
    yield opened
    await opened.store.close()
