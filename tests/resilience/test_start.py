"""Starting while something is broken: one channel, all of Discord, or the database file."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pydantic import SecretStr

from bot.engine.state import Game
from bot.hosting.app import serve
from bot.hosting.settings import EXIT_CONFIG, Settings
from bot.store import Store
from bot.store.postgres_connection import MIGRATING
from bot.tables import Tables
from tests.postgres import Server
from tests.tables.helpers import play_on, start_game

from .bot_process import ROOT, BotProcess
from .wire import Fault, Wire
from .wire_shapes import CHANNEL, control, text_of
from .wired_table import point_at

pytestmark = pytest.mark.slow

ADA = 100


async def test_one_failing_channel_does_not_delay_the_others(tmp_path: Path) -> None:
    """discord.py retries a broken channel for 25 seconds; the other games are updated long before that."""
    async with Wire(channels=6) as wire:
        bot = BotProcess(wire, tmp_path / "games.sqlite3")
        for channel in wire.channels:
            await bot.prepare_game(channel=channel)
        trouble = Fault("POST", rf"/channels/{CHANNEL}/messages", 502, times=None)
        wire.faults = [trouble]
        async with bot:
            others = {str(channel) for channel in wire.channels[1:]}
            await wire.until(lambda: others <= {m["channel_id"] for m in wire.messages.values()}, 22)
            assert trouble.met and not wire.channel
            assert "Traceback" not in bot.log


class Run:
    """`python -m bot run` while Discord may not be reachable yet."""

    def __init__(self, folder: Path, port: int) -> None:
        self.path = folder / "games.sqlite3"
        self.log_path = folder / "run.log"
        settings = {"DISCORD_TOKEN": "token", "DATABASE_PATH": str(self.path)}
        with self.log_path.open("wb") as log:
            self.child = subprocess.Popen(
                [sys.executable, "-m", "tests.resilience.wired_run", str(port)],
                cwd=ROOT,
                env=os.environ | settings,
                stdout=log,
                stderr=log,
            )

    @property
    def log(self) -> str:
        return self.log_path.read_text()

    @property
    def ended(self) -> bool:
        return self.child.poll() is not None

    def stop(self) -> None:
        """Stop it like a service manager does."""
        self.child.send_signal(signal.SIGTERM)
        assert self.child.wait(30) == 0, self.log


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def waits(run: Run) -> int:
    return run.log.count("Discord cannot be reached")


async def test_a_start_waits_until_discord_can_be_reached(tmp_path: Path) -> None:
    wire = Wire()
    wire.port = free_port()
    run = Run(tmp_path, wire.port)
    await wire.until(lambda: waits(run) > 1 or run.ended, 60)
    assert not run.ended, run.log
    async with wire:
        await wire.until(lambda: "Ready as" in run.log or run.ended, 60)
        run.stop()
    assert "Traceback" not in run.log


async def test_stopping_while_it_waits_for_discord(tmp_path: Path) -> None:
    run = Run(tmp_path, free_port())
    await Wire().until(lambda: waits(run) or run.ended, 60)
    run.stop()
    assert "Traceback" not in run.log


@pytest.mark.parametrize(
    "fault",
    [
        Fault("GET", "/users/@me", 503, times=2),
        Fault("PUT", r"/applications/\d+/commands", 503, times=2),
        Fault("PUT", r"/applications/\d+/commands", do="drop", times=6),
    ],
    ids=["login", "commands", "commands lost"],
)
async def test_a_start_waits_while_discord_fails(tmp_path: Path, fault: Fault) -> None:
    async with Wire() as wire:
        wire.faults = [replace(fault)]
        run = Run(tmp_path, wire.port)
        await wire.until(lambda: "Ready as" in run.log or run.ended, 60)
        assert not run.ended and waits(run), run.log
        run.stop()
    assert "Traceback" not in run.log


async def test_a_start_waits_while_the_gateway_fails(tmp_path: Path) -> None:
    async with Wire() as wire:
        wire.gateway_down = 2
        run = Run(tmp_path, wire.port)
        await wire.until(lambda: "Ready as" in run.log or run.ended, 60)
        assert not run.ended, run.log
        run.stop()
    assert "Traceback" not in run.log


async def test_a_wrong_token_ends_the_start_at_once(tmp_path: Path) -> None:
    async with Wire() as wire:
        wire.faults = [Fault("GET", "/users/@me", 401, times=None)]
        run = Run(tmp_path, wire.port)
        await wire.until(lambda: run.ended, 60)
        assert run.child.returncode == EXIT_CONFIG and "Discord refuses this DISCORD_TOKEN" in run.log
        assert wire.faults[0].met == 1 and "Traceback" not in run.log


# The file


async def make_games(path: Path) -> None:
    store = await Store.open(path)
    tables = Tables(store, random=Random(1))
    await play_on(tables, await start_game(tables), Random(1), 120)
    await store.close()


async def test_a_damaged_file_is_found_at_the_start(tmp_path: Path) -> None:
    """Overwrite pages in the middle of the file; its header stays intact, so that it can be opened."""
    await make_games(tmp_path / "games.sqlite3")
    damage(tmp_path / "games.sqlite3")
    run = Run(tmp_path, free_port())
    await Wire().until(lambda: run.ended, 60)
    assert run.child.returncode == EXIT_CONFIG and "is damaged" in run.log, run.log
    assert "Traceback" not in run.log


def damage(path: Path) -> None:
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 3 // 4096 * 4096)
        file.write(b"\xa5" * (size // 3))


async def test_a_press_while_the_file_is_locked_is_answered_in_time(tmp_path: Path) -> None:
    """Ten at once: their waiting times do not add up."""
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game(at=with_a_2) as bot:
        with closing(sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            began = asyncio.get_running_loop().time()
            clicks = [await wire.slash(ADA, "place", worker=2, space="generator") for _ in range(10)]
            await wire.until(lambda: all(click.callbacks for click in clicks))
            await wire.until(lambda: all("database" in click.text for click in clicks))
            assert asyncio.get_running_loop().time() - began < 3 + 10
            other.execute("ROLLBACK")
        placed = await bot.answered(await wire.slash(ADA, "place", worker=2, space="generator"))
        assert "Generator" in placed.text
        await wire.until(lambda: any("Generator" in text_of(message) for message in wire.channel))


def with_a_2(state: Game) -> None:
    state.players[0].available = [2]


def overwrite(path: Path, since: int) -> None:
    """Overwrite the file with garbage from this byte on."""
    with path.open("r+b") as file:
        file.seek(since)
        file.write(b"\xa5" * (path.stat().st_size - since))


async def test_a_press_after_the_file_was_damaged_is_answered(tmp_path: Path) -> None:
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game() as bot:
        table_message = await wire.until(lambda: wire.table_message)
        await bot.caught_up()
        with closing(sqlite3.connect(bot.path, isolation_level=None)) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            overwrite(tmp_path / "games.sqlite3", 4096)
            # A change by another connection makes SQLite read its cached pages again.
            other.execute("PRAGMA user_version = 99")
        click = await wire.press(ADA, table_message, str(control(table_message, "turn")))
        await wire.until(lambda: "database" in click.text)


@pytest.mark.parametrize("why", ["it is away", "another process brings its tables up to date"])
async def test_a_start_waits_for_postgresql(
    postgres: Server,
    postgres_url: str,
    why: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("bot.store.postgres.WAIT_FOR_A_GAME", 1)
    async with Wire() as wire:
        point_at(wire, monkeypatch)
        if why == "it is away":
            await asyncio.to_thread(postgres.stop)
        else:
            other = await postgres.connect(postgres_url.partition("?")[0].rpartition("/")[2])
            await other.execute("SELECT pg_advisory_lock($1)", MIGRATING)
        settings = Settings(
            _env_file=None, discord_token=SecretStr("token"), database_url=SecretStr(postgres_url)
        )
        serving = asyncio.create_task(serve(settings))
        await wire.until(lambda: "Retrying in" in caplog.text)
        assert not serving.done() and not wire.identified
        if why == "it is away":
            postgres.start()
        else:
            await other.close()
        await wire.until(lambda: wire.identified)
        serving.cancel()
        with suppress(asyncio.CancelledError):
            await serving
