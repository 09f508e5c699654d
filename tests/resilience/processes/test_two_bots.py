"""Two whole bots in separate processes on one PostgreSQL database: both are killed repeatedly while people play a game
to its end. Nothing is lost, nothing is posted twice, and nobody is pinged twice."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from bot.commands.check import check
from tests.resilience.kills.player import everything_was_told_once
from tests.resilience.wire.wire import Fault
from tests.resilience.wire.wire_shapes import CHANNEL, Payload, control, text_of

from .two_bots import TwoBots, two_shards

pytestmark = pytest.mark.slow

KILLS = 20


def ends(both: TwoBots) -> list[Payload]:
    """Messages that say how the game ended."""
    return [message for message in both.wire.channel if control(message, "rematch")]


async def test_twenty_kills_of_two_bots(postgres_url: str, tmp_path: Path) -> None:
    rng = random.Random(2026)
    async with two_shards(people=2) as wire, TwoBots(wire, postgres_url, tmp_path) as both:
        await both.begin_with_a_computer()
        for attempt in itertools.count():
            if both.kills == KILLS:
                break
            if attempt % 3 == 2:
                # Kill it while it posts the next message in the channel, which is lost or has just arrived.
                post = rf"/channels/{CHANNEL}/messages"
                end = partial(both.end, rng.randrange(2))
                wire.faults = [Fault("POST", post, do="late" if attempt % 2 else "drop", then=end)]
                await both.play(3)
                wire.faults = []
            else:
                await both.play_while_one_ends(rng, both.end)
            _, _, clicks = both.look()
            assert both.acknowledged <= clicks, "an acknowledged move was lost"
        assert min(both.killed.values()) > 3, "both bots must have been killed several times"
        await both.heard()
        await both.play(3)
        await both.caught_up()
        assert len(both.acknowledged) > KILLS, "too few moves were made between the kills"
        assert both.failed <= both.kills, "only presses to a killed process may fail"
        assert "Traceback" not in both.log, both.log
        await everything_was_told_once(both, turns=5)
        await both.finish()
        await wire.until(lambda: ends(both) and len(set(both.look()[:2])) == 1)
        assert len(ends(both)) == 1
        arrived = {click.private for click in wire.clicks.values() if click.id in both.acknowledged}
        assert arrived == {True, False}, "moves must have been made in the channel and in direct messages"
        texts = [text_of(message) for message in wire.channel]
        assert len(texts) == len(set(texts)), "a message was posted twice"
        twice = [ping for ping, count in Counter(both.pings).items() if count > 1]
        assert not twice, "a player was pinged twice for the same question"
        assert wire.broken == []
    assert (await check(postgres_url))[:2] == (1, [])


SLEEPS = 5


async def test_a_suspended_bot_continues_after_the_other_has_played(
    postgres_url: str, tmp_path: Path
) -> None:
    """It is suspended at a random moment. The other bot takes over meanwhile, and nothing is done twice."""
    rng = random.Random(5)
    async with two_shards() as wire, TwoBots(wire, postgres_url, tmp_path) as both:
        await both.begin()
        for attempt in range(SLEEPS):
            if attempt % 2:
                # Suspend it while it posts the next message in the channel, which is lost or has just arrived.
                post = rf"/channels/{CHANNEL}/messages"
                asleep = partial(both.sleep, rng.randrange(2))
                wire.faults = [Fault("POST", post, do="late" if attempt % 4 == 1 else "drop", then=asleep)]
                await both.play(3)
                wire.faults = []
            else:
                await both.play_while_one_ends(rng, both.sleep)
            _, _, clicks = both.look()
            assert both.acknowledged <= clicks, "an acknowledged move was lost"
        await wire.until(lambda: both.held_by() == 2)
        await both.heard()
        await both.play(2)
        assert all(bot.alive for bot in both.bots) and "Traceback" not in both.log, both.log
        await everything_was_told_once(both, turns=2)
        twice = [ping for ping, count in Counter(both.pings).items() if count > 1]
        assert not twice, "a player was pinged twice for the same question"
    assert (await check(postgres_url))[:2] == (1, [])
