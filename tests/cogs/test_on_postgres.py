"""The bot on PostgreSQL: if the database server fails, people are told, and the bot continues by itself."""

from __future__ import annotations

import signal
from random import Random

import discord
import pytest

from bot.games import Position
from bot.store import StoreError
from bot.store.records import Entry, ListMessage
from tests.cogs.table import Table, shown
from tests.postgres import Server

pytestmark = pytest.mark.slow


async def test_a_turn_and_a_restart(postgres_url: str) -> None:
    table = await Table.create(postgres_url)
    await table.start()
    await table.choose_recruits()
    await table.follow((await table.asked())[0], lambda options: options[0])
    await table.restart()
    before = await table.position()
    await table.follow((await table.asked())[0], lambda options: options[0])
    assert (await table.position()).length > before.length
    await table.clear()


async def test_unfinished_work_of_another_process_is_finished(postgres_url: str) -> None:
    """The other process stored a move and died before announcing it, and a computer has to move next."""
    table = await Table.create(postgres_url)
    ada = table.people["Ada"]
    lobby = await table.open_lobby()
    await ada.click(shown(await ada.click(lobby, label="Add a computer player")), label="Easy")
    await ada.click(lobby, label="Start")
    await table.choose_recruits()
    position = await table.position()
    told = table.newest.content
    await taken_off_a_list(table, position)
    rng = Random(1)
    while not any(position.game.seats[seat].by_computer for seat in position.waiting):
        prompt = position.prompts[0]
        who = position.game.seats[prompt.seat].user_id
        position = await table.bot.games.play.answer(
            position.game.id, prompt.seat, [rng.choice(prompt.answers())], user_id=who
        )
    assert table.newest.content == told
    await table.env.advance_time(60)
    after = await table.position()
    assert after.length > position.length and not after.game.seats[after.waiting[0]].by_computer
    assert table.newest.content != told
    await table.clear()


async def taken_off_a_list(table: Table, position: Position) -> None:
    """The other process died before it removed an answered question from a daily list."""
    actor, direct = table.people["Ada"], await table.bot.create_dm(discord.Object(table.people["Ada"].id))
    message = await direct.send("Waiting for you")
    entry = Entry(position.game.id, "turn", position.question - 1)
    await table.bot.games.lists.add(ListMessage(message.id, direct.id, actor.id, "digest", "en", (entry,)))
    await table.env.advance_time(60)
    [after] = [m for m in table.private(actor) if m.id == message.id]
    assert after.content == "-# Your daily list was here."


async def test_the_server_goes_away_and_comes_back(
    postgres: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres.PATIENCE", 0.3)
    table = await Table.create(postgres_url)
    await table.start()
    await table.choose_recruits()
    before = await table.position()
    actor = (await table.asked())[0]
    postgres.stop(signal.SIGQUIT)
    try:
        told = await table.take_turn(actor)
        assert "isn't responding" in shown(told).content
    finally:
        postgres.start()
    await (await postgres.connect()).close()
    await table.follow(actor, lambda options: options[0])
    after = await table.position()
    assert after.length > before.length
    assert table.newest.content.count("<@"), "the next player must be pinged in the channel"
    await table.clear()


async def test_users_are_told_that_the_database_is_unavailable(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This test runs without PostgreSQL, too."""

    async def away(*args: object, **more: object) -> None:
        raise StoreError("store-away", "The database is away.")

    monkeypatch.setattr(playing.bot.games, "position", away)
    told = await playing.take_turn(playing.people["Ada"])
    monkeypatch.undo()
    assert "check with /turn where the game stands" in shown(told).content
