"""Starting while something is broken: one channel, all of Discord, or the database file."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import sys
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pydantic import SecretStr

from bot.engine.state import Game
from bot.games import Games
from bot.hosting.app import COGS, Euphoria
from bot.hosting.serving import serve
from bot.hosting.settings import EXIT_CONFIG, Settings
from bot.store import Store
from bot.store.postgres_connection import MIGRATING
from tests.databases import Place
from tests.games.helpers import play_on, start_game
from tests.ports import free_port
from tests.postgres import Server
from tests.resilience.wire.bot_process import ROOT, BotProcess
from tests.resilience.wire.wire import Fault, Wire
from tests.resilience.wire.wire_shapes import CHANNEL, control, text_of
from tests.resilience.wire.wired_table import point_at
from tests.waiting import HANG

from .started import Run

pytestmark = pytest.mark.slow

ADA = 100


async def test_one_failing_channel_does_not_delay_the_others(tmp_path: Path) -> None:
    """discord.py retries a broken channel for 25 seconds; the other games are updated without waiting for that."""
    async with Wire(channels=6) as wire:
        bot = BotProcess(wire, tmp_path / "games.sqlite3")
        for channel in wire.channels:
            await bot.prepare_game(channel=channel)
        others = {str(channel) for channel in wire.channels[1:]}

        def updated() -> bool:
            return others <= {message["channel_id"] for message in wire.messages.values()}

        broken = rf"/channels/{CHANNEL}/messages"
        trouble = Fault("POST", broken, 502, times=None, held=lambda: not updated())
        wire.faults = [trouble]
        async with bot:
            await wire.until(lambda: trouble.met and updated())
            assert not wire.channel and "Traceback" not in bot.log


def waits(run: Run) -> int:
    return run.log.count("Discord cannot be reached")


async def test_a_start_waits_until_discord_can_be_reached(tmp_path: Path) -> None:
    wire = Wire()
    wire.port = free_port()
    run = Run(tmp_path, wire.port)
    await wire.until(lambda: waits(run) > 1 or run.ended)
    assert not run.ended, run.log
    async with wire:
        await wire.until(lambda: "Ready as" in run.log or run.ended)
        run.stop()
    assert "Traceback" not in run.log


async def test_stopping_while_it_waits_for_discord(tmp_path: Path) -> None:
    run = Run(tmp_path, free_port())
    await Wire().until(lambda: waits(run) or run.ended)
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
        await wire.until(lambda: "Ready as" in run.log or run.ended)
        assert not run.ended and waits(run), run.log
        run.stop()
    assert "Traceback" not in run.log


async def test_a_start_waits_while_the_gateway_fails(tmp_path: Path) -> None:
    async with Wire() as wire:
        wire.gateway_down = 2
        run = Run(tmp_path, wire.port)
        await wire.until(lambda: "Ready as" in run.log or run.ended)
        assert not run.ended, run.log
        run.stop()
    assert "Traceback" not in run.log


async def test_a_wrong_token_ends_the_start_at_once(tmp_path: Path) -> None:
    async with Wire() as wire:
        wire.faults = [Fault("GET", "/users/@me", 401, times=None)]
        run = Run(tmp_path, wire.port)
        await wire.until(lambda: run.ended)
        assert run.child.returncode == EXIT_CONFIG and "Discord refuses this DISCORD_TOKEN" in run.log
        assert wire.faults[0].met == 1 and "Traceback" not in run.log


# Whatever fails ends the process


async def test_a_port_that_is_taken_ends_the_start(tmp_path: Path, place: Place) -> None:
    """As with two processes that read the same `.env`. What else was started must not keep the process alive."""
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        async with Wire() as wire:
            run = Run(tmp_path, wire.port, place=place, METRICS_PORT=port)
            await wire.until(lambda: run.ended)
    assert run.child.returncode == EXIT_CONFIG
    assert f"METRICS_PORT {port} on 127.0.0.1 cannot be used" in run.log and "Traceback" not in run.log


async def test_a_list_that_cannot_be_read_ends_the_start(tmp_path: Path) -> None:
    async with Wire() as wire:
        (tmp_path / "games.sqlite3.forgotten").mkdir()
        run = Run(tmp_path, wire.port)
        await wire.until(lambda: run.ended)
    assert run.child.returncode == EXIT_CONFIG
    assert "games.sqlite3.forgotten cannot be read" in run.log and "Traceback" not in run.log


@pytest.mark.parametrize(
    "step",
    [
        "bot.store.store:Store.open",
        "bot.hosting.health:Health.start",
        "bot.games.forgetting:Forgetting.follow_list",
        "bot.hosting.app:Euphoria.load_extension",
        "bot.hosting.app:register",
    ],
)
async def test_an_unforeseen_failure_ends_the_start(tmp_path: Path, place: Place, step: str) -> None:
    async with Wire() as wire:
        run = Run(tmp_path, wire.port, step, place=place, METRICS_PORT="0")
        await wire.until(lambda: run.ended)
    assert run.child.returncode == 1 and f"{step.rpartition('.')[2].rpartition(':')[2]} failed" in run.log


async def test_a_thread_that_is_left_does_not_keep_the_process_alive(tmp_path: Path) -> None:
    program = (
        "import threading, time, bot.__main__ as m; m.LONGEST_ENDING = 0.1\n"
        "threading.Thread(target=time.sleep, args=(3600,)).start()\n"
        "with m.ending_in_time(): raise SystemExit(78)"
    )
    child = await asyncio.create_subprocess_exec(sys.executable, "-c", program, cwd=ROOT)
    assert await asyncio.wait_for(child.wait(), HANG) == 78


# The list of commands


async def test_a_refused_list_of_commands_does_not_stop_the_bot(tmp_path: Path) -> None:
    async with Wire() as wire:
        wire.faults = [Fault("PUT", r"/applications/\d+/commands", 400, times=None)]
        run = Run(tmp_path, wire.port)
        await wire.until(lambda: "Ready as" in run.log or run.ended)
        run.stop()
    assert "Discord refuses the list of commands" in run.log and "Traceback" not in run.log


async def test_the_entry_point_of_activities_stays(tmp_path: Path) -> None:
    """Discord makes this command when Activities are switched on, and refuses any list without it."""
    async with Wire() as wire:
        wire.entry_point = {"id": "77", "type": 4, "name": "launch", "description": "", "handler": 2}
        run = Run(tmp_path, wire.port)
        await wire.until(lambda: "Ready as" in run.log or run.ended)
        run.stop()
        names = {command["name"] for command in wire.commands}
    assert {"launch", "turn"} <= names and "Discord refuses" not in run.log and "Traceback" not in run.log


async def test_a_rollback_registers_the_older_list_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    older = tuple(name for name in COGS if name != "cogs.server")
    async with Wire() as wire:
        point_at(wire, monkeypatch)
        for version, cogs in (("old", older), ("new", COGS), ("new", COGS), ("old", older)):
            settings = Settings(_env_file=None)
            bot = Euphoria(settings, postgres_url, warm_up=False, cogs=cogs)
            registered = wire.registered
            async with bot:
                await bot.login("token")
            names = {command["name"] for command in wire.commands}
            assert ("server" in names) == (version == "new")
            once = wire.registered - registered
            assert once == (0 if (version, registered) == ("new", 2) else 1), (
                "the same list is registered once"
            )


# The file


async def make_games(path: Path) -> None:
    store = await Store.open(path)
    games = Games(store, random=Random(1))
    await play_on(games, await start_game(games), Random(1), 120)
    await store.close()


async def test_a_damaged_file_is_found_at_the_start(tmp_path: Path) -> None:
    """Overwrite pages in the middle of the file; its header stays intact, so that it can be opened."""
    await make_games(tmp_path / "games.sqlite3")
    damage(tmp_path / "games.sqlite3")
    run = Run(tmp_path, free_port())
    await Wire().until(lambda: run.ended)
    assert run.child.returncode == EXIT_CONFIG and "is damaged" in run.log, run.log
    assert "Traceback" not in run.log


def damage(path: Path) -> None:
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 3 // 4096 * 4096)
        file.write(b"\xa5" * (size // 3))


async def test_a_press_while_the_file_is_locked_is_answered(tmp_path: Path) -> None:
    """Ten at once: all are acknowledged and then answered while another program still holds the lock."""
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game(at=with_a_2) as bot:
        with closing(sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            clicks = [await wire.slash(ADA, "place", worker=2, space="generator") for _ in range(10)]
            await wire.until(lambda: all(click.callbacks for click in clicks))
            await wire.until(lambda: all("database" in click.text for click in clicks))
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
            _env_file=None, discord_token=SecretStr("a.test.token"), database_url=SecretStr(postgres_url)
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
