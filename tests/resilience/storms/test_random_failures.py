"""Discord fails at random: no failed request may break a game, be reported as our bug, or leave a game stuck."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from simcord.backend.errors import SetupError

from bot.engine.game import Match
from tests.cogs.table import Table
from tests.resilience.storms.random_play import meddle, move

pytestmark = pytest.mark.slow

FAULTS = ((403, 50013), (404, 10008), (404, 10062), (400, 40060), (429, 0), (500, 0), (503, 0))


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_a_game_continues_whatever_discord_answers(playing: Table, seed: int) -> None:
    chance = Random(seed)
    backend = playing.env.backend
    started = (await playing.position()).length
    for _ in range(60):
        if chance.random() < 0.7:
            status, code = chance.choice(FAULTS)
            playing.env.inject_error(
                chance.choice(["*", "POST", "PATCH"]),
                "*",
                status=status,
                code=code,
                times=chance.choice([1, 1, 3]),
            )
        # A button may be gone by now, or a reply may be missing.
        with suppress(SetupError, StopIteration, AssertionError, KeyError):
            await (move if chance.random() < 0.7 else meddle)(playing, chance)
        backend.faults.clear()
        assert not playing.bot.unexpected_errors, playing.bot.unexpected_errors
    # Discord works again: the position matches the log, and the game continues.
    position = await playing.position()
    assert position.length > started
    saved = await playing.bot.store.log.saved(position.game.id)
    assert saved is not None
    assert Match.restore(saved.checkpoint, saved.rows).answers == position.length
    if position.game.status == "paused":
        await playing.bot.games.lifecycle.resume(position.game.id)
    length = position.length
    for _ in range(5):
        await move(playing, chance)
    assert (await playing.position()).length != length
    playing.env.raise_errors()
