"""Fixtures of tables on the simulated Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.cogs.table import Table


@pytest.fixture
def long_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let settling wait for short sleeps in real time; only long ones need `advance_time`."""
    monkeypatch.setattr("bot.hosting.outage.FIRST", 100.0)
    monkeypatch.setattr("bot.hosting.outage.MOST", 100.0)
    monkeypatch.setattr("bot.hosting.retries.DEAF", 100.0)


@pytest.fixture
async def table(tmp_path: Path, long_waits: None, drawn_once: None) -> AsyncIterator[Table]:
    """Two people on a server with the bot."""
    created = await Table.create(tmp_path / "games.sqlite3")
    yield created
    await created.clear()


@pytest.fixture
async def fair_table(tmp_path: Path, long_waits: None, drawn_once: None) -> AsyncIterator[Table]:
    """Two people, with verifiable rolls."""
    created = await Table.create(tmp_path / "games.sqlite3", seed=None)
    yield created
    await created.clear()


@pytest.fixture
async def playing(table: Table) -> Table:
    """The same two, at the first turn of their game."""
    await table.start()
    await table.choose_recruits()
    return table


@pytest.fixture
async def three(tmp_path: Path, long_waits: None, drawn_once: None) -> AsyncIterator[Table]:
    """Three people at their first turn."""
    async with at_first_turn(tmp_path, 3) as created:
        yield created


@pytest.fixture
async def six(tmp_path: Path, long_waits: None, drawn_once: None) -> AsyncIterator[Table]:
    """Six people at their first turn."""
    async with at_first_turn(tmp_path, 6) as created:
        yield created


@asynccontextmanager
async def at_first_turn(folder: Path, players: int) -> AsyncIterator[Table]:
    created = await Table.create(folder / "games.sqlite3", players=players)
    await created.start()
    await created.choose_recruits()
    yield created
    await created.clear()
