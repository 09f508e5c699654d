"""What the service manager hears, and what follows when the clock is changed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from pathlib import Path

import pytest

from bot.hosting.heartbeat import Heartbeat
from tests.cogs.table import Table
from tests.ports import free_port
from tests.resilience.kills.started import Run
from tests.resilience.wire.wire import Wire
from tests.waiting import HANG


class Manager:
    """A service manager's socket."""

    def __init__(self, folder: Path) -> None:
        self.address = str(folder / "notify")
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(self.address)
        self._socket.setblocking(False)

    def heard(self) -> list[str]:
        """What was said since the last time."""
        found = []
        while True:
            try:
                found.append(self._socket.recv(100).decode())
            except BlockingIOError:
                return found

    async def hears(self, what: str) -> None:
        async with asyncio.timeout(HANG):
            while what not in self.heard():  # noqa: ASYNC110 (another process says it)
                await asyncio.sleep(0.05)


@pytest.mark.slow
async def test_a_running_process_beats_and_a_suspended_one_does_not(tmp_path: Path) -> None:
    manager, wire = Manager(tmp_path), Wire()
    wire.port = free_port()
    with Run(tmp_path, wire.port, NOTIFY_SOCKET=manager.address) as run:
        await manager.hears("READY=1")
        await wire.until(lambda: "Discord cannot be reached" in run.log or run.ended)
        manager.heard()
        await manager.hears("WATCHDOG=1")  # waiting for Discord is no reason to be restarted
        async with wire:
            await wire.until(lambda: "Ready as" in run.log or run.ended)
            await manager.hears("WATCHDOG=1")
            run.child.send_signal(signal.SIGSTOP)
            await asyncio.sleep(0.2)
            manager.heard()
            await asyncio.sleep(1)
            assert manager.heard() == []
            run.child.send_signal(signal.SIGCONT)
            await manager.hears("WATCHDOG=1")
            run.stop()
            assert "STOPPING=1" in manager.heard()


async def test_a_loop_that_hangs_does_not_beat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    manager = Manager(tmp_path)
    monkeypatch.setitem(os.environ, "NOTIFY_SOCKET", manager.address)
    monkeypatch.setattr("bot.hosting.heartbeat.BEAT", 0.01)
    with Heartbeat().beating():
        await manager.hears("WATCHDOG=1")
        manager.heard()
        time.sleep(0.3)  # noqa: ASYNC251 — the loop hangs
        assert manager.heard() == []
        await manager.hears("WATCHDOG=1")


async def test_after_a_jump_of_the_clock_what_is_due_is_looked_at(
    playing: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    swept: list[object] = []
    monkeypatch.setattr(playing.bot, "publish", swept.append)
    monkeypatch.setattr("bot.hosting.heartbeat.BEAT", 0.01)
    shown = time.time
    heart = Heartbeat()
    heart.bot = playing.bot
    with heart.beating():
        await asyncio.sleep(0.1)
        assert not swept
        monkeypatch.setattr("bot.hosting.heartbeat.time.time", lambda: shown() + 2 * 86_400)
        async with asyncio.timeout(HANG):
            while not swept:  # noqa: ASYNC110 (a beat does it)
                await asyncio.sleep(0.01)
    assert "the clock was changed by 172800 seconds" in caplog.text
