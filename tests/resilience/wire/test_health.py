"""`/healthz` and `/metrics` of a real process while its database has an incident."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp
import asyncpg
import pytest

from bot.hosting.settings import EXIT_CONFIG
from tests.databases import make_file, read
from tests.ports import free_port
from tests.postgres import Server
from tests.resilience.kills.started import Run
from tests.waiting import HANG

from .wire import Wire
from .wired_run import HURRY

pytestmark = pytest.mark.slow


async def asked(port: int, path: str) -> tuple[int, str]:
    timeout = aiohttp.ClientTimeout(total=HANG)
    address = f"http://127.0.0.1:{port}{path}"
    async with aiohttp.ClientSession(timeout=timeout) as session, session.get(address) as answer:
        return answer.status, await answer.text()


async def becomes(port: int, status: int) -> str:
    """Wait for this status of `/healthz`, which is kept for ten seconds."""
    async with asyncio.timeout(HANG):
        while True:
            found, text = await asked(port, "/healthz")
            if found == status:
                return text
            await asyncio.sleep(0.5)


async def test_unhealthy_while_a_file_cannot_be_written(tmp_path: Path) -> None:
    async with Wire() as wire:
        port = free_port()
        with Run(tmp_path, wire.port, METRICS_PORT=str(port)) as run:
            await wire.until(lambda: "Ready as" in run.log or run.ended)
            await becomes(port, 200)
            with closing(sqlite3.connect(run.path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert "in use by another program" in await becomes(port, 503)
                other.execute("ROLLBACK")
            await becomes(port, 200)
            # Like a full disk: no file may grow.
            limits = run.limit_files(0)
            assert "nothing can be stored" in await becomes(port, 503)
            status, text = await asked(port, "/metrics")
            assert status == 200 and "euphoria_database_errors_total" in text
            resource.prlimit(run.child.pid, resource.RLIMIT_FSIZE, limits)
            await becomes(port, 200)
            run.stop()


async def test_a_start_on_a_full_disk_is_refused(tmp_path: Path) -> None:
    make_file(tmp_path / "games.sqlite3")
    async with Wire() as wire:
        with Run(tmp_path, wire.port) as run:
            run.limit_files(16_000)
            await wire.until(lambda: run.ended)
    assert run.child.returncode == EXIT_CONFIG and "Traceback" not in run.log, run.log
    assert "disk" in run.log, run.log


async def test_metrics_answer_while_postgresql_does_not(
    tmp_path: Path, postgres: Server, postgres_url: str
) -> None:
    async with Wire() as wire:
        port = free_port()
        with Run(tmp_path, wire.port, place=postgres_url, METRICS_PORT=str(port)) as run:
            await wire.until(lambda: "Ready as" in run.log or run.ended)
            _, text = await asked(port, "/metrics")
            assert 'euphoria_games{state="running"} 0.0' in text
            blocking = await asyncpg.connect(postgres_url)
            # In the order in which the bot takes them: otherwise the two could wait for each other.
            await blocking.execute("BEGIN; LOCK TABLE leases, games IN ACCESS EXCLUSIVE MODE")
            began = asyncio.get_running_loop().time()
            status, text = await asked(port, "/metrics")
            seconds = asyncio.get_running_loop().time() - began
            assert status == 200 and "euphoria_moves_total" in text and "euphoria_games{" not in text
            assert 0.9 < seconds < HANG
            assert "does not answer" in await becomes(port, 503)
            await blocking.close()
            await becomes(port, 200)
            run.stop()


async def test_the_log_names_the_database_and_a_new_one(tmp_path: Path) -> None:
    async with Wire() as wire:
        for games_known in (False, True):
            with Run(tmp_path, wire.port) as run:
                await wire.until(lambda run=run: "Ready as" in run.log or run.ended)
                assert f"games in {run.path}: 0" in run.log
                assert (f"there is no database at {run.path}" in run.log) != games_known
                run.stop()


async def test_an_idle_process_hardly_uses_postgresql(tmp_path: Path, postgres_url: str) -> None:
    """Less than a tenth of six transactions a second, and no connections that nobody needs."""
    used = (
        "SELECT xact_commit, pg_current_wal_lsn() - '0/0'::pg_lsn FROM pg_stat_database"
        " WHERE datname = current_database()"
    )
    async with Wire() as wire:
        with Run(tmp_path, wire.port, place=postgres_url) as run:
            await wire.until(lambda: "Ready as" in run.log or run.ended)
            await asyncio.sleep(12)  # it settles, and the server publishes its statistics
            [(before, wal)] = read(postgres_url, used)
            await asyncio.sleep(30)
            [(after, wal_after)] = read(postgres_url, used)
            run.stop()
    lived = 30 * HURRY
    assert after - before < 0.6 * lived, "transactions a second"
    assert (wal_after - wal) / lived * 86_400 < 36 * 2**20, "bytes of write-ahead log in a day"
