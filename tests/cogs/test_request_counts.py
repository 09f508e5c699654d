"""How many requests a press takes: Discord limits a bot to about fifty per second for all its games together."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.state import Game
from tests.cogs.fast_forward import set_position, two_workers
from tests.cogs.requests_counted import counting, until_a_person_is_asked
from tests.cogs.situations import about_to_move, last_press, with_computers
from tests.cogs.table import Table, labelled, offers, parts, press, shown

pytestmark = pytest.mark.slow


def two_workers_and_energy(game: Game) -> None:
    two_workers(game)
    game.players[0].goods = {"energy": 1}


async def test_a_step_in_the_panel_takes_one(playing: Table) -> None:
    """The answer is also the acknowledgement."""
    await set_position(playing, two_workers_and_energy)
    actor = (await playing.asked())[0]
    async with counting(playing) as opened:
        panel = shown(await playing.take_turn(actor))
    async with counting(playing) as chosen:
        other = next(p for p in parts(panel) if ":show:" in p.get("custom_id", "") and not p["disabled"])
        panel = shown(await press(actor, panel, (other["custom_id"], "")))
    async with counting(playing) as placed:
        await press(actor, panel, labelled(panel, "Euphorian Tunnel"))
    assert [len(opened), len(chosen), len(placed)] == [1, 1, 1], (opened, chosen, placed)


async def test_a_move_takes_four(playing: Table) -> None:
    """The press is acknowledged and answered, a new table message is posted, the old one loses its buttons."""
    await set_position(playing, two_workers)
    actor, panel = await about_to_move(playing)
    async with counting(playing) as made:
        await last_press(actor, panel)
    assert len(made) <= 4, made


async def test_a_move_followed_by_three_computers_takes_eight_at_most(table: Table) -> None:
    await with_computers(table, count=3)
    await table.choose_recruits()
    position = await until_a_person_is_asked(table)
    ada = table.people["Ada"]
    panel: Any = shown(await table.take_turn(ada))
    while (await table.position()).length == position.length:
        async with counting(table) as made:
            panel = shown(await press(ada, panel, offers(panel)[0]))
            if (await table.position()).length > position.length:
                assert (await until_a_person_is_asked(table)).length >= position.length + 4
    assert len(made) <= 8, made
