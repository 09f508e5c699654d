"""Computer players when something happens beside them: the game ends, the database fails, everybody goes away."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.tables import StoreError
from cogs.computers import AGAIN, Computers

from .quick import answer_once
from .table import Table
from .test_computers import with_computers


async def about_to_think(table: Table) -> Computers:
    """A table where it takes Ada's recruits until two computers are asked, with nobody thinking yet."""
    await table.bot.remove_cog("Computers")
    await with_computers(table)
    cog = Computers(table.bot)
    await table.bot.add_cog(cog)
    return cog


async def test_a_game_ended_while_one_thinks_is_no_mistake(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await about_to_think(table)
    think = table.bot.thinking.decide
    thoughts: list[Any] = []

    async def meanwhile(*args: Any, **more: Any) -> Any:
        thoughts.append(args)
        await table.bot.tables.end((await table.position()).game.id, "table")
        return await think(*args, **more)

    monkeypatch.setattr(table.bot.thinking, "decide", meanwhile)
    await table.follow(table.people["Ada"], lambda options: options[0])
    assert len(thoughts) == 1 and not table.bot.mishaps


async def test_a_database_that_fails_once_stops_no_game(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await with_computers(table)
    keep = table.bot.tables.answer
    failed: list[int] = []

    async def answer(game_id: int, seat: int, answers: Any, **more: Any) -> Any:
        if more["user_id"] is None and len(failed) < 2:
            failed.append(seat)
            raise StoreError("store-busy", "in use")
        return await keep(game_id, seat, answers, **more)

    monkeypatch.setattr(table.bot.tables, "answer", answer)
    await table.follow(table.people["Ada"], lambda options: options[0])
    position = await table.position()
    assert failed and position.game.seats[position.waiting[0]].by_computer
    await table.env.advance_time(sum(AGAIN[:2]) + 1)
    assert len(failed) == 2 and [actor.name for actor in await table.asked()] == ["ada"]
    assert len(table.bot.mishaps) == 2, "the host may know"
    table.bot.mishaps.clear()


async def test_it_does_not_think_about_what_was_asked_before(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody moved between the question and the look at the table."""
    cog = await about_to_think(table)
    asked = await table.position()
    prompt = next(prompt for prompt in asked.prompts if prompt.seat == 1)
    await answer_once(table, asked, Random(1))
    while (await table.position()).question == asked.question:
        await answer_once(table, await table.position(), Random(1))
    seen: list[Any] = []

    async def decide(*args: Any, **more: Any) -> Any:
        seen.append(args)

    monkeypatch.setattr(table.bot.thinking, "decide", decide)
    with pytest.raises(Exception, match="refused-stale"):
        await cog._answer(asked, asked.game.seats[1], prompt)
    assert not seen
