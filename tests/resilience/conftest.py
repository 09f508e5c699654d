"""Fixtures for tests on the fake Discord of `wire`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from .wired_table import Wired, at_first_turn


@pytest.fixture
async def wired(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wired]:
    """Two players at their first turn."""
    async with at_first_turn(tmp_path / "games.sqlite3", monkeypatch) as table:
        yield table


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py waits 1, 3, 5, 7 and 9 seconds between retries; reduce that to a hundredth."""
    sleep = asyncio.sleep

    async def hurry(delay: float, result: Any = None) -> Any:
        return await sleep(delay / 100 if 1 <= delay < 30 else delay, result)

    monkeypatch.setattr(asyncio, "sleep", hurry)
