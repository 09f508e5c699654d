"""The database server fails permanently and its standby takes over during a game: no acknowledged move is lost."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Iterator
from urllib.parse import quote

import asyncpg
import pytest

from bot.commands.check import check
from bot.store import StoreError
from tests.databases import wait_for
from tests.games.helpers import open_games, start_game
from tests.postgres import MISSING, Server, programs
from tests.resilience.kills.processes import look_at
from tests.waiting import HANG

from .presses import Presses, press

pytestmark = pytest.mark.slow


@pytest.fixture
def pair() -> Iterator[tuple[Server, Server]]:
    """A server with a synchronous standby."""
    if programs() is None:
        pytest.skip(MISSING)
    servers = [Server(wal_level="replica", max_wal_senders="4")]
    try:
        [first] = servers
        first.start()
        wait_for(first.prepare())
        servers.append(Server(standby_of=first, hot_standby="on"))
        servers[1].start()
        wait_for(_wait_for_each_other(first))
        yield first, servers[1]
    finally:
        for server in servers:
            server.remove()


async def _wait_for_each_other(first: Server) -> None:
    connection = await first.connect()
    async with asyncio.timeout(HANG):
        while not await connection.fetchval("SELECT count(*) FROM pg_stat_replication"):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    await connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
    await connection.execute("SELECT pg_reload_conf()")
    await connection.close()


def url_of(database: str, *servers: Server) -> str:
    hosts = ",".join(quote(str(server.folder), safe="") for server in servers)
    return f"postgresql://euphoria@/{database}?host={hosts}&target_session_attrs=primary"


async def test_the_standby_takes_over_during_presses(
    pair: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
):
    first, second = pair
    name = (await first.fresh()).partition("?")[0].rpartition("/")[2]
    games, rng = await open_games(url_of(name, first, second)), random.Random(4)
    game = (await start_game(games, 4)).game.id
    monkeypatch.setattr("bot.store.postgres.PATIENCE", 0.2)
    presses = Presses(games, game, rng)
    await presses.go_on()
    await asyncio.to_thread(first.stop, signal.SIGQUIT)
    connection = await second.connect()
    await connection.execute("SELECT pg_promote()")
    await connection.close()
    await presses.go_on()
    await presses.stop()
    _, stored = await look_at(url_of(name, second))
    assert presses.acknowledged <= stored <= presses.pressed
    await games.store.close()
    assert (await check(url_of(name, second)))[:2] == (1, [])


async def test_a_server_that_became_a_standby_is_left(postgres_url: str):
    """The old server still answers but refuses writes: the next connection goes to the new one."""
    games = await open_games(postgres_url)
    game = (await start_game(games, 2)).game.id
    async with games.loaded.lock(game):
        await games.store.database.rows("SELECT set_config('default_transaction_read_only', 'on', false)")
    rng, refused = random.Random(1), 0
    for click in range(3):
        try:
            await press(games, game, click, rng)
        except StoreError as error:
            assert error.reason == "store-away" and isinstance(error.__cause__, asyncpg.PostgresError)
            refused += 1
    assert refused <= 1 and (await games.position(game)).length > 0
    await games.store.close()
