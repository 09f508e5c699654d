"""Fixtures for tests on the fake Discord of `wire`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.databases import Place
from tests.resilience.wire.bot_process import BotOn, BotProcess
from tests.resilience.wire.wire import Wire
from tests.resilience.wire.wired_table import Wired, at_first_turn


@pytest.fixture
async def wired(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wired]:
    """Two players at their first turn."""
    async with at_first_turn(tmp_path / "games.sqlite3", monkeypatch) as table:
        yield table


@pytest.fixture
def bot_on(games_at: Place, tmp_path: Path) -> BotOn:
    """A new bot on a fake Discord. On PostgreSQL a killed bot's leases expire after two seconds."""

    def make(wire: Wire) -> BotProcess:
        hurried = ["hurried"] if isinstance(games_at, str) else []
        return BotProcess(wire, games_at, *hurried, log=tmp_path / "bot.log")

    return make


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py waits 1, 3, 5, 7 and 9 seconds between retries; reduce that to a hundredth."""
    sleep = asyncio.sleep

    async def hurry(delay: float, result: Any = None) -> Any:
        return await sleep(delay / 100 if 1 <= delay < 30 else delay, result)

    monkeypatch.setattr(asyncio, "sleep", hurry)
