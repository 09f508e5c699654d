"""The memory for pictures is released, even if pictures of every kind are requested repeatedly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks.played_bot import KINDS, FreshBot, Play, Table, resident
from tests.resilience.wire.wire import Wire
from tests.resilience.wire.wire_shapes import CHANNEL

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is looked up in /proc"),
]

ROUNDS = 4


async def test_memory_does_not_grow_after_every_kind_of_picture(tmp_path: Path):
    """Only a few games; the benchmark (`tests/benchmarks/bench_memory.py`) uses a hundred."""
    async with (
        Wire() as wire,
        FreshBot(wire, tmp_path / "games.sqlite3").with_game(at=lambda game: None) as bot,
    ):
        assert bot.child is not None and bot.child.pid is not None
        play, after = Play(wire, bot), []
        table = Table(1, CHANNEL, tuple(wire.people))
        for _ in range(ROUNDS):
            for kind in KINDS:
                await play.ask(table, kind)
            after.append(resident(bot.child.pid))
        assert play.pictures == ROUNDS * len(KINDS)
        assert after[-1] < after[0] + 20, after
        assert resident(bot.child.pid, "VmHWM") < 180, after
