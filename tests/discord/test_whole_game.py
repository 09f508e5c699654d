"""Whole games through the panel, from the lobby to the winner."""

from __future__ import annotations

from random import Random

import pytest

from .table import Table


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
async def test_a_game_is_played_to_its_end_by_panels_alone(table: Table, seed: int) -> None:
    chance = Random(seed)
    await table.start(pace="none")
    moves = 0
    while not (await table.position()).over:
        actor = chance.choice(await table.asked())
        await table.follow(actor, chance.choice)
        moves += 1
        if moves == 25:
            await table.restart()
        assert moves < 2000
    assert "has won" in table.messages[-1].content
