"""A planned stop: SIGUSR1, which the unit and the image send."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from bot.hosting import stopping
from tests.ports import free_port
from tests.resilience.kills.started import Run
from tests.resilience.wire.wire import Fault, Wire
from tests.waiting import HANG, until

pytestmark = pytest.mark.slow


async def test_it_waits_until_a_press_is_answered(tmp_path: Path) -> None:
    async with Wire() as wire:
        with Run(tmp_path, wire.port) as run:
            await wire.until(lambda: "Ready as" in run.log or run.ended)
            holding = [True]
            slow = Fault("POST", r"/interactions/.*/callback", 502, held=lambda: bool(holding))
            wire.faults = [slow]
            click = await wire.slash(next(iter(wire.people)), "help")
            await until(lambda: slow.met or run.ended)
            run.child.send_signal(signal.SIGUSR1)
            await until(lambda: "told to stop at a quiet moment" in run.log or run.ended)
            await asyncio.sleep(1)
            assert not run.ended and not click.done, run.log
            holding.clear()
            assert await asyncio.to_thread(run.child.wait, HANG) == 0
            assert click.done, "the press was answered before the stop"
    assert "without waiting" not in run.log, run.log


async def test_while_discord_is_away_it_stops_at_once(tmp_path: Path) -> None:
    wire = Wire()
    with Run(tmp_path, free_port()) as run:
        await wire.until(lambda: "Discord cannot be reached" in run.log or run.ended)
        run.child.send_signal(signal.SIGUSR1)
        assert await asyncio.to_thread(run.child.wait, HANG) == 0


async def test_a_quiet_moment_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stopping, "LONGEST_DRAIN", 0.2)
    task = asyncio.create_task(asyncio.sleep(HANG))
    async with asyncio.timeout(HANG / 2):
        await stopping.quiet({task})
    task.cancel()
