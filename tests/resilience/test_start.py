"""A start while something is wrong: one channel, all of Discord, or the file with the games."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.app import Euphoria
from bot.settings import Settings

from .test_outages import begin_elsewhere, told
from .test_wire import Wired, hurried, point_at
from .wire import Fault, Wire
from .wire_shapes import CHANNEL

pytestmark = pytest.mark.slow
__all__ = ["hurried"]


async def test_a_channel_in_trouble_does_not_hold_up_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py tries for 25 seconds where Discord is broken; the other tables are told long before that."""
    async with Wire(channels=6) as wire:
        point_at(wire, monkeypatch)
        wired = Wired(wire, tmp_path / "games.sqlite3")
        await wired.start()
        for channel in wire.channels:
            await begin_elsewhere(wired, channel)
        await wired.stop()
        assert not told(wired)
        trouble = Fault("POST", rf"/channels/{CHANNEL}/messages", 502, times=None)
        wire.faults = [trouble]
        wired.bot = Euphoria(Settings(_env_file=None), wired.path, random=Random(2), pause=0.0)
        await wired.start()
        others = {str(channel) for channel in wire.channels[1:]}
        await wire.until(lambda: others <= told(wired), 15)
        assert trouble.met and str(CHANNEL) not in told(wired)
        await wired.stop()
        assert not wired.bot.mishaps
