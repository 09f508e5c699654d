"""Moves by commands, with autocompletion."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.view import View
from bot.language.words import words
from bot.wording import reports
from tests.cogs.table import Table, confirmed, offers, press, said, shown

pytestmark = pytest.mark.slow


async def my_view(table: Table) -> tuple[int, View]:
    position = await table.position()
    return position.turn, await table.bot.games.view(position.game.id, position.turn)


async def test_place_completes_only_what_is_legal_and_commits(playing: Table) -> None:
    actor = (await playing.asked())[0]
    _, view = await my_view(playing)
    dice = sorted(set(view.me.available))
    choices = await actor.autocomplete(playing.channel, "place", "worker", "")
    assert sorted(choice["value"] for choice in choices) == dice
    choices = await actor.autocomplete(playing.channel, "place", "space", "gen", worker=dice[0])
    assert [choice["value"] for choice in choices] == ["generator"]
    # With its price and result, worded as in the panel.
    position = await playing.position()
    prompt = position.prompts[0]
    option = prompt.option(f"place:{dice[0]}:generator")
    assert option is not None
    ways = await playing.bot.games.paths(position.game.id, prompt.seat, [option.id])
    (brings,) = reports.details(prompt, [option], [ways], words("en"), view)
    assert "energy" in brings
    assert choices[0]["name"] == f"Generator: {brings}"
    legal = {
        o.id.split(":")[2] for o in (await playing.position()).prompts[0].options if o.id.startswith("place:")
    }
    every = await actor.autocomplete(playing.channel, "place", "space", "")
    assert {choice["value"] for choice in every} <= legal and len(every) <= 25
    result = await actor.slash(playing.channel, "place", worker=dice[0], space="generator")
    assert "Generator" in said(result) and "Generator" in playing.newest.content


async def test_a_space_may_be_written_out(playing: Table) -> None:
    actor = (await playing.asked())[0]
    _, view = await my_view(playing)
    await actor.slash(playing.channel, "place", worker=view.me.available[0], space="Cloud Mine")
    assert "Cloud Mine" in playing.newest.content


async def test_impossible_moves_are_refused_with_advice(playing: Table) -> None:
    actor = (await playing.asked())[0]
    _, view = await my_view(playing)
    before = await playing.position()
    absent = next(die for die in range(1, 7) if die not in view.me.available)
    assert "no available worker" in said(
        await actor.slash(playing.channel, "place", worker=absent, space="farm")
    )
    worker = view.me.available[0]
    assert "I don't know a space called" in said(
        await actor.slash(playing.channel, "place", worker=worker, space="the moon")
    )
    assert "no worker on the board" in said(await actor.slash(playing.channel, "retrieve"))
    assert "Place a worker" in said(await actor.slash(playing.channel, "done"))
    assert "Your dilemma costs" in said(await actor.slash(playing.channel, "dilemma", choose="fight"))
    other = next(one for one in playing.people.values() if one.id != actor.id)
    assert "isn't your move" in said(await other.slash(playing.channel, "place", worker=1, space="farm"))
    assert await other.autocomplete(playing.channel, "place", "space", "") == []
    assert await playing.watcher.autocomplete(playing.channel, "place", "worker", "") == []
    assert (await playing.position()).length == before.length


async def place_all(table: Table) -> None:
    """Both players place all workers, so that one has to retrieve."""
    for _ in range(12):
        position = await table.position()
        view = await table.bot.games.view(position.game.id, position.turn)
        if position.prompts[0].ask != "act":
            await table.follow((await table.asked())[0], lambda options: options[0])
        elif not view.me.available:
            return
        else:
            actor = (await table.asked())[0]
            await actor.slash(table.channel, "place", worker=view.me.available[0], space="farm")


async def test_retrieve_takes_workers_and_payment(playing: Table) -> None:
    await place_all(playing)
    actor = (await playing.asked())[0]
    choices = await actor.autocomplete(playing.channel, "retrieve", "workers", "")
    assert choices[0]["value"] == "all"
    pay = await actor.autocomplete(playing.channel, "retrieve", "pay", "")
    assert "free" in [choice["value"] for choice in pay]
    before = await playing.position()
    result = await actor.slash(playing.channel, "retrieve", workers=choices[1]["value"], pay="free")
    assert "can't take it back" in said(result), "a move that cannot be undone must be shown first"
    assert (await playing.position()).length == before.length
    result = await confirmed(actor, result)
    assert "retrieved a " in said(result)
    assert (await playing.position()).length > before.length
    assert "retrieved" in playing.newest.content


async def test_retrieve_without_options_opens_the_panel(playing: Table) -> None:
    await place_all(playing)
    actor = (await playing.asked())[0]
    before = await playing.position()
    panel = shown(await actor.slash(playing.channel, "retrieve"))
    for _ in range(4):
        if (await playing.position()).length != before.length:
            break
        panel = shown(await press(actor, panel, offers(panel)[0]))
    assert (await playing.position()).length > before.length


async def test_retrieving_missing_workers_is_refused(playing: Table) -> None:
    await place_all(playing)
    actor = (await playing.asked())[0]
    assert "You don't have a worker" in said(
        await actor.slash(playing.channel, "retrieve", workers="the moon")
    )


async def double(path: Path) -> Table:
    """A table where the first player has a double."""
    for seed in range(1, 40):
        table = await Table.create(path / f"{seed}.sqlite3", seed=seed)
        await table.start()
        await table.choose_recruits()
        _, view = await my_view(table)
        if len(set(view.me.available)) < len(view.me.available):
            return table
        await table.clear()
    raise AssertionError("no double in forty games")


async def test_a_double_is_one_message_updated_ended_by_done_or_undone(tmp_path: Path) -> None:
    table = await double(tmp_path)
    try:
        actor = (await table.asked())[0]
        seat, view = await my_view(table)
        worker = view.me.available[0]
        table_message = table.newest
        result = await actor.slash(table.channel, "place", worker=worker, space="generator")
        assert "Generator" in said(result)
        position = await table.position()
        assert position.turn == seat and position.prompts[0].option("stop") is not None
        assert table.newest.id == table_message.id and "Generator" in table.newest.content
        result = await actor.slash(table.channel, "undo")
        assert "taken back" in said(result) and offers(shown(result))
        assert "Generator" not in table.newest.content and table.newest.id == table_message.id
        old = shown(result)
        await actor.slash(table.channel, "place", worker=worker, space="generator")
        assert "already answered" in said(await press(actor, old, offers(old)[0]))
        result = await actor.slash(table.channel, "done")
        assert (await table.position()).turn != seat
        assert table.newest.id != table_message.id and "Generator" in table.newest.content
        # The turn is over, but nothing was rolled and nobody has acted since: it can still be undone.
        await actor.slash(table.channel, "undo")
        assert (await table.position()).turn == seat
        assert actor.mention in table.newest.content
    finally:
        await table.clear()
