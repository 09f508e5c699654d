"""Fixtures of tables on the simulated Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.prepared import at_first_turn, play_to_first_turn
from tests.cogs.table import Table
from tests.databases import Place
from tests.waiting import HANG


@pytest.fixture
def games_at(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """Where the games are kept: in a file, or at the `place` of a test that has one. PostgreSQL's clock is real, so the
    leases of a crashed bot last only a moment there."""
    if "place" not in request.fixturenames:
        return tmp_path / "games.sqlite3"
    monkeypatch.setattr("bot.store.leases.LEASE_SECONDS", 0.5)
    place: Place = request.getfixturevalue("place")
    return place


@pytest.fixture
def long_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let settling wait for short sleeps in real time; only long ones need `advance_time`. Nor does a press that a busy
    machine answers late get another answer than elsewhere."""
    monkeypatch.setattr("bot.hosting.outage.SHORTEST_WAIT", 100.0)
    monkeypatch.setattr("bot.hosting.outage.LONGEST_WAIT", 100.0)
    monkeypatch.setattr("bot.hosting.retries.DEAF", 100.0)
    monkeypatch.setattr("cogs.kit.replies.QUICK", HANG)
    monkeypatch.setattr("cogs.kit.controls.SOON", HANG)


@pytest.fixture
async def table(games_at: Place, long_waits: None, drawn_once: None) -> AsyncIterator[Table]:
    """Two people on a server with the bot."""
    created = await Table.create(games_at)
    yield created
    await created.clear()


@pytest.fixture
async def fair_table(games_at: Place, long_waits: None, drawn_once: None) -> AsyncIterator[Table]:
    """Two people, with verifiable rolls."""
    created = await Table.create(games_at, seed=None)
    yield created
    await created.clear()


@pytest.fixture
async def playing(games_at: Place, long_waits: None, drawn_once: None) -> AsyncIterator[Table]:
    """The same two, at the first turn of their game."""
    async with at_first_turn(games_at, 2) as created:
        yield created


@pytest.fixture
async def since_lobby(games_at: Place, long_waits: None, drawn_once: None) -> AsyncIterator[Table]:
    """The same, with a bot that has been running since the lobby, so that it has looked everybody up already."""
    created = await play_to_first_turn(games_at, 2)
    yield created
    await created.clear()


@pytest.fixture
async def three(games_at: Place, long_waits: None, drawn_once: None) -> AsyncIterator[Table]:
    """Three people at their first turn."""
    async with at_first_turn(games_at, 3) as created:
        yield created


@pytest.fixture
async def six(games_at: Place, long_waits: None, drawn_once: None) -> AsyncIterator[Table]:
    """Six people at their first turn."""
    async with at_first_turn(games_at, 6) as created:
        yield created
