"""Several processes with one token: each connects for some of the shards, within Discord's limits."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from bot.hosting import shards
from bot.language.words import words
from tests.resilience.kills.player import everything_was_told_once
from tests.resilience.wire.wire import Wire
from tests.resilience.wire.wired_table import Wired, point_at
from tests.waiting import HANG

from .partition import Partition
from .two_bots import PRIVATE, PUBLIC, SERVER, TwoBots, two_shards

pytestmark = pytest.mark.slow

COMMANDS = "PUT /applications/9001/commands"
AWAY = words("en")("error-store-away")


async def test_two_processes_share_the_shards_and_take_over(postgres_url: str, tmp_path: Path) -> None:
    async with two_shards() as wire, TwoBots(wire, postgres_url, tmp_path) as both:
        await wire.until(lambda: both.held_by() == 2)
        assert wire.identified == 2, "each process must connect for one shard only"
        assert wire.requests[COMMANDS] == 1, "the commands must be registered once"
        for how in (signal.SIGTERM, signal.SIGKILL):
            both.bots[0].kill(how)
            await wire.until(lambda: both.held_by() == 1)
            await both.heard()
            both.bots[0].launch()
            # A process that starts later gets some of the shards.
            await wire.until(lambda: both.held_by() == 2)
            await both.heard()
        assert wire.broken == []


async def test_a_process_that_does_not_respond_is_replaced(postgres_url: str, tmp_path: Path) -> None:
    """As after a suspended machine: the other process has its shards, and later it gets some of them back."""
    async with two_shards() as wire, TwoBots(wire, postgres_url, tmp_path) as both:
        await wire.until(lambda: both.held_by() == 2)
        sleeper = both.bots[0].child
        assert sleeper is not None and sleeper.pid is not None
        os.kill(sleeper.pid, signal.SIGSTOP)
        try:
            await wire.until(lambda: both.held_by() == 1)
        finally:
            os.kill(sleeper.pid, signal.SIGCONT)
        await wire.until(lambda: both.held_by() == 2)
        await both.heard()
        assert all(bot.alive for bot in both.bots) and wire.broken == []


async def test_a_process_without_database_leaves_presses_to_the_other(
    postgres_url: str, tmp_path: Path
) -> None:
    """Both processes are connected for the same shard and get the same presses."""
    async with two_shards() as wire, Partition(postgres_url) as way:
        both = TwoBots(wire, postgres_url, tmp_path)
        with_all, cut_off = both.bots
        cut_off.path = way.url
        await both.prepare_game(guild=SERVER)
        try:
            with_all.launch()
            await both.heard()
            cut_off.launch()
            await wire.until(lambda: both.held_by() == 2)  # the last shard is handed to it
            await both.heard()
            await both.caught_up()
            way.cut()
            await wire.until(lambda: both.held_by() == 1)
            await wire.until(lambda: 2 in map(wire.listeners, (PRIVATE, PUBLIC)))
            for _ in range(20):
                await both.play(1)
                if len(both.acknowledged) > 2:
                    break
            said = [click.text for click in wire.clicks.values()]
            assert len(both.acknowledged) > 2
            assert not any(AWAY in text for text in said), (
                "no player may be told that the database is away, because the other process answers"
            )
            way.mend()
            await wire.until(lambda: both.held_by() == 2)
            await wire.until(lambda: [*map(wire.listeners, (PRIVATE, PUBLIC))] == [1, 1])
            await both.play(2)
            assert "starting again" not in both.log and all(bot.alive for bot in both.bots)
            await everything_was_told_once(both, turns=0)
        finally:
            await both.__aexit__()


async def test_a_process_whose_shard_was_taken_starts_again(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Wire() as wire:
        point_at(wire, monkeypatch)
        wired = Wired(wire, postgres_url)
        await wired.start()
        await wired.bot.store.database.write("UPDATE leases SET owner = 'another' WHERE kind = 'shard'")
        assert wired.running is not None
        with pytest.raises(shards.Replaced):
            await asyncio.wait_for(wired.running, HANG)
        await wired.bot.close()


async def test_discords_daily_limit_of_connections_is_respected(postgres_url: str, tmp_path: Path) -> None:
    async with two_shards() as wire:
        wire.starts_left = 1
        both = TwoBots(wire, postgres_url, tmp_path)
        for bot in both.bots:
            bot.launch()
        try:
            await wire.until(lambda: "allows no more connections" in both.log)
            assert wire.identified == 1
            wire.day_ends = 0
            await both.heard()
            assert wire.identified == 2 and wire.broken == []
        finally:
            await both.__aexit__()


async def test_the_only_process_on_a_file_holds_all_shards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "APART", 0.5)
    async with Wire(shards=3) as wire:
        wire.apart = 0.45
        point_at(wire, monkeypatch)
        wired = Wired(wire, tmp_path / "games.sqlite3")
        await wired.start()
        await wire.until(lambda: wired.bot.share.ready == {0, 1, 2})
        assert wire.identified == 3 and wire.broken == []
        await wired.begin()
        await wired.answered(await wired.place("generator"))
        await wired.stop()
        assert not wired.bot.unexpected_errors


async def test_presses_at_both_processes_are_one_game(postgres_url: str, tmp_path: Path) -> None:
    async with two_shards() as wire, TwoBots(wire, postgres_url, tmp_path) as both:
        await both.begin()
        await both.play(6)
        arrived = {PRIVATE if click.private else PUBLIC for click in wire.clicks.values()}
        assert arrived == {PRIVATE, PUBLIC}
        assert both.acknowledged and wire.broken == []
