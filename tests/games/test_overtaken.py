"""A process writes to a game although another one has locked it, as may happen behind a pooler that reuses the
connection of the lock. The database refuses a change computed from the old state, and it is computed again from the
new one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import asyncpg
import pytest

from bot.commands.check import check
from bot.games import Games, Moved, Position, Refused, Stale
from bot.store.database import Transaction
from bot.store.postgres import _hold
from tests.resilience.kills.processes import two

from .helpers import NAMES, USERS, choose, seat_at, start_game

pytestmark = pytest.mark.slow


def before_commit(games: Games, meanwhile: Callable[[], Awaitable[object]]) -> list[int]:
    """Just before the next commit, drop its lock and let something else happen first. The returned list counts the
    transactions from then on."""
    database = games.store.database
    commit, commits = database.commit, list[int]()

    async def overtaken(transaction: Transaction) -> None:
        if not commits:
            hold = _hold.get()
            assert hold is not None, "the commit must hold the lock of the game"
            await hold.connection.execute("SELECT pg_advisory_unlock_all()")
            commits.append(0)
            # Another process does not have this one's locks.
            outside = _hold.set(None)
            await meanwhile()
            _hold.reset(outside)
        commits[0] += 1
        await commit(transaction)

    database.commit = overtaken  # type: ignore[method-assign]
    return commits


def press(games: Games, asked: Position, seat: int) -> Awaitable[Moved]:
    prompt = asked.prompt_for(seat)
    assert prompt is not None
    return games.play.answer(
        asked.game.id,
        seat,
        [choose(prompt, random.Random(seat))],
        user_id=USERS[seat],
        interaction_id=100 + seat,
        question=asked.question,
        revision=asked.revision,
    )


async def test_an_overtaken_change_is_computed_again(postgres_url: str):
    async with two(postgres_url) as (one, other):
        asked = await start_game(one, 4)
        tries = before_commit(one, lambda: press(other, asked, 1))
        moved = await press(one, asked, 0)
        assert tries == [2] and moved.first == asked.length + 1
        seats = [row.seat for row in await other.log.rows(asked.game.id, since=asked.length)]
        assert seats[:2] == [1, 0], "both answers must be stored, one after the other"
        assert await one.view(asked.game.id, 0) == await other.view(asked.game.id, 0)
    assert (await check(postgres_url))[:2] == (1, [])


async def test_a_press_on_a_question_undone_meanwhile_is_stale(postgres_url: str):
    """If the log has the same length again, only the version shows that it is different."""
    async with two(postgres_url) as (one, other):
        asked = await start_game(one, 4)
        first = await press(one, asked, 0)

        async def undone() -> None:
            await other.play.undo(asked.game.id, 0, user_id=USERS[0])

        before_commit(one, undone)
        with pytest.raises(Stale):
            await press(one, first, 1)
        assert await other.log.rows(asked.game.id, since=asked.length) == [], (
            "an answer must not be stored without the one before it"
        )
    assert (await check(postgres_url))[:2] == (1, [])


async def test_the_second_commit_waits_for_the_first_and_sees_it(postgres_url: str):
    """Two commits at once: the other process has written and is about to commit."""
    async with two(postgres_url) as (one, other):
        asked = await start_game(one, 4)
        server = await asyncpg.connect(postgres_url)

        async def about_to_commit() -> None:
            await server.execute("BEGIN; UPDATE games SET version = version + 1")
            asyncio.get_running_loop().call_later(0.3, lambda: committing.append(ask(server, "COMMIT")))

        committing: list[asyncio.Future[str]] = []
        tries = before_commit(one, about_to_commit)
        moved = await press(one, asked, 0)
        assert tries == [2] and moved.length == asked.length + 1 and await committing[0] == "COMMIT"
        await server.close()
        assert (await other.position(asked.game.id)).length == moved.length


def ask(server: asyncpg.Connection, sql: str) -> asyncio.Future[str]:
    return asyncio.ensure_future(server.execute(sql))


async def test_an_overtaken_change_that_cannot_be_repeated_is_refused(postgres_url: str):
    async with two(postgres_url) as (one, other):
        game = await seat_at(one)
        before_commit(one, lambda: other.seats.keep(game, 1))
        with pytest.raises(Refused, match="refused-stale"):
            await one.lifecycle.pause(game)
        assert (await one.game(game)).status == "running", "the refused pause must not be stored"
        await one.lifecycle.pause(game)
        assert (await other.game(game)).status == "paused" and (await one.game(game)).seats[1].kept


async def test_a_lobby_assigns_no_seat_twice(postgres_url: str):
    async with two(postgres_url) as (one, other):
        game = await one.lobby.open(guild_id=9, channel_id=1, host_id=USERS[0], name=NAMES[0])
        before_commit(one, lambda: other.lobby.join(game.id, USERS[1], NAMES[1]))
        with pytest.raises(Refused, match="refused-stale"):
            await one.lobby.join(game.id, USERS[2], NAMES[2])
        await one.lobby.join(game.id, USERS[2], NAMES[2])
        assert [seat.name for seat in (await other.game(game.id)).seats] == list(NAMES[:3])
