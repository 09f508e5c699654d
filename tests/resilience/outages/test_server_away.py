"""PostgreSQL stops, crashes and restarts during a game: no acknowledged move is lost, and the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from typing import Any

import asyncpg
import pytest

from bot.commands.check import check
from bot.store import Store, StoreError
from tests.games.helpers import answer_one, open_games, play_on, start_game
from tests.postgres import Server
from tests.resilience.kills.processes import look_at
from tests.waiting import HANG

from .presses import Presses


async def test_a_short_outage_is_not_noticed(
    postgres: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.store.postgres.PATIENCE", HANG)
    games = await open_games(postgres_url)
    moved = await play_on(games, await start_game(games, 2), random.Random(1), 5)
    postgres.stop()
    playing = asyncio.create_task(answer_one(games, moved, random.Random(2)))
    await asyncio.sleep(0.3)
    assert not playing.done()
    postgres.start()
    assert (await playing).length > moved.length
    await games.store.close()


async def test_a_longer_outage_is_reported_and_ends_by_itself(
    postgres: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
):
    games = await open_games(postgres_url)
    moved = await play_on(games, await start_game(games, 2), random.Random(1), 5)
    monkeypatch.setattr("bot.store.postgres.PATIENCE", 0.2)
    postgres.stop()
    for ask in (
        answer_one(games, moved, random.Random(2)),
        games.store.profiles.get(1),
        Store.open(postgres_url),
    ):
        with pytest.raises(StoreError, match="the bot continues by itself") as refused:
            await ask
        assert refused.value.reason == "store-away"
    postgres.start()
    await (await postgres.connect()).close()
    monkeypatch.setattr("bot.store.postgres.PATIENCE", HANG)  # connecting takes longer on a busy machine
    assert (await games.position(moved.game.id)).length == moved.length
    assert (await answer_one(games, moved, random.Random(2))).length > moved.length
    await games.store.close()


@pytest.mark.parametrize("kept", [True, False])
async def test_a_commit_whose_answer_was_lost_is_looked_up(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, kept: bool
):
    """The connection breaks after the server committed, or before."""
    store = await Store.open(postgres_url)
    execute = asyncpg.Connection.execute

    async def breaking(self: Any, sql: str, *args: Any, **more: Any) -> Any:
        if sql != "COMMIT":
            return await execute(self, sql, *args, **more)
        if kept:
            await execute(self, sql)
        self.terminate()
        raise ConnectionResetError("broken")

    monkeypatch.setattr(asyncpg.Connection, "execute", breaking)
    with contextlib.nullcontext() if kept else pytest.raises(StoreError, match="continues by itself"):
        await store.database.write("INSERT INTO profiles (user_id) VALUES (1)")
    monkeypatch.undo()
    assert len(await store.database.rows("SELECT * FROM profiles")) == kept
    await store.close()


@pytest.mark.slow
async def test_crashes_of_the_server_during_a_game(
    postgres: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
):
    games, rng = await open_games(postgres_url), random.Random(4)
    game = (await start_game(games, 4)).game.id
    monkeypatch.setattr("bot.store.postgres.PATIENCE", 0.2)
    presses = Presses(games, game, rng)
    for how in (signal.SIGQUIT, signal.SIGINT, signal.SIGQUIT, signal.SIGQUIT):
        await presses.go_on()
        await asyncio.to_thread(postgres.stop, how)
        await asyncio.sleep(0.1)
        postgres.start()
    await (await postgres.connect()).close()
    await presses.go_on()
    await presses.stop()
    _, stored = await look_at(postgres_url)
    assert presses.acknowledged <= stored <= presses.pressed
    await games.store.close()
    assert (await check(postgres_url))[:2] == (1, [])
