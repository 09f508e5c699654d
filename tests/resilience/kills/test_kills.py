"""The whole bot as a separate process, killed at random points of a long game that is played by clicks.

The fake Discord stays in the test process: it knows what was acknowledged, and keeps the messages or has lost them all.
On PostgreSQL, `test_two_bots` does the same with two bots.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.commands.check import check
from tests.resilience.kills.player import KILLS, Player, everything_was_told_once
from tests.resilience.wire.wire import Wire


@pytest.mark.slow
async def test_ten_kills_of_the_whole_bot(tmp_path: Path):
    rng = random.Random(2026)
    async with Wire(people=3) as wire:
        player = Player(wire, tmp_path / "games.sqlite3", 7)
        await player.start()
        try:
            await player.begin()
            for attempt in range(KILLS):
                before_it_is_shown = attempt % 3 == 2
                if before_it_is_shown:
                    await player.play_until_killed_before_it_is_shown(rng.randint(1, 3))
                else:
                    await player.play_until_killed(rng.randint(1, 3), rng.uniform(0, 0.6))
                length, shown, clicks = player.look()
                assert length > shown or not before_it_is_shown, "the last move must be stored but not shown"
                assert player.acknowledged <= clicks, "an acknowledged move was lost"
                if attempt in (3, 7):
                    player.wipe()
                await player.start()
                await player.caught_up()
            await player.play(6)
            await player.caught_up()
        finally:
            if player.alive:
                player.kill()
        assert len(player.acknowledged) > 2 * KILLS, "too few moves were made between the kills"
        await everything_was_told_once(player)
    assert (await check(player.path))[:2] == (1, [])
