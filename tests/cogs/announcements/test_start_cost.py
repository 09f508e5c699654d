"""What a start asks of the database does not grow with the number of games that nothing has happened to."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.store import sqlite
from bot.store.sqlite_connection import Connection
from tests.cogs.statements_counted import reads
from tests.cogs.table import Table
from tests.games.helpers import choose

pytestmark = pytest.mark.slow


async def read_at_a_start(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    asked: list[str] = []
    connect = sqlite._connect

    async def traced(*args: Any) -> Connection:
        connection = await connect(*args)
        await connection.set_trace_callback(asked.append)
        return connection

    with monkeypatch.context() as patched:
        patched.setattr(sqlite, "_connect", traced)
        await table.restart()
        await table.env.settle()
    return reads(asked)


async def to_first_turn(table: Table, channel: int) -> None:
    """Then the bot keeps no message of the game but the one in its channel."""
    await table.env.settle()
    games, rng = table.bot.games, random.Random(1)
    game = await games.records.last_in(channel)
    assert game is not None
    position = await games.position(game.id)
    while position.prompts[0].ask != "act":
        prompt = position.prompts[0]
        user = position.game.seats[prompt.seat].user_id
        moved = await games.play.answer(game.id, prompt.seat, [choose(prompt, rng)], user_id=user)
        table.bot.publish(moved)
        await table.env.settle()
        position = moved


async def test_games_that_are_up_to_date_are_not_read_one_by_one(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await playing.restart()  # what was posted before has lost its buttons
    with_one = await read_at_a_start(playing, monkeypatch)
    for number in range(3):
        channel = playing.guild.create_text_channel(f"table-{number}")
        await playing.env.settle()
        opened = await playing.people["Ada"].slash(channel, "game new")
        assert opened.response is not None
        await playing.people["Bo"].click(opened.response.message, label="Join")
        await playing.people["Ada"].click(opened.response.message, label="Start")
        await to_first_turn(playing, channel.id)
    await playing.env.settle()
    await playing.restart()
    with_four = await read_at_a_start(playing, monkeypatch)
    assert len(with_four) <= len(with_one), "\n".join(with_four)
