"""An orderly stop while moves are announced."""

from __future__ import annotations

import asyncio

import pytest

from bot.notices import Sweep, event_of
from tests.cogs.table import Table

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("reads", [20, 10**9])
async def test_a_stop_ends_what_is_being_announced_before_the_database(
    playing: Table,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    place: object,
    reads: int,
) -> None:
    """Announcements read the database between two messages. They end in time, or are cancelled: none finds the database
    closed, which would leave a traceback and, with PostgreSQL, advice about a connection that is fine."""
    monkeypatch.setattr("bot.hosting.stopping.GOODBYE", 60.0 if reads == 20 else 0.1)
    bot, done = playing.bot, []

    async def announce(notice: object) -> None:
        for _ in range(reads):
            await bot.games.game(1)
            await asyncio.sleep(0)
        done.append(notice)

    bot.add_listener(announce, f"on_{event_of(Sweep)}")
    for _ in range(4):
        bot.publish(Sweep())
    await asyncio.sleep(0)
    await bot.close()
    bot.publish(Sweep())
    await asyncio.sleep(0.05)
    assert len(done) == (4 if reads == 20 else 0)
    assert not [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")]
    assert not [task for task in asyncio.all_tasks() if "on_notice_" in task.get_name()]
