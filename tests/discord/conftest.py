"""Tables for the tests on the simulated Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .table import Table


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Two people at a server with the bot."""
    laid = await Table.laid(tmp_path / "games.sqlite3")
    yield laid
    await laid.clear()


@pytest.fixture
async def playing(table: Table) -> Table:
    """The same two, at the first turn of their game."""
    await table.start()
    await table.choose_recruits()
    return table
