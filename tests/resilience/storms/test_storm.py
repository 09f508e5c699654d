"""Six people act at random while the process keeps crashing at random writes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from simcord.backend.errors import SetupError

from bot.commands.check import check
from tests.cogs.table import Table, offers, press, shown, verbs
from tests.resilience.kills.crash import Crash
from tests.resilience.storms.random_play import meddle, move

pytestmark = pytest.mark.slow


async def decide(table: Table, chance: Random) -> None:
    """A random player opens a vote or votes."""
    ballots = [message for message in table.messages if "vote" in verbs(message)]
    game = (await table.position()).game
    if ballots:
        voices = ["Yes"] if game.status == "paused" else ["Yes", "Yes", "Yes", "No"]
        for actor in table.people.values():
            with suppress(SetupError):
                await actor.click(ballots[-1], label=chance.choice(voices))
        return
    actor, other = chance.sample(list(table.people.values()), 2)
    name = (
        "game resume"
        if game.status == "paused"
        else chance.choice(["game pause", "game undo-vote", "game vote"])
    )
    more: dict[str, Any] = {"what": "keep", "player": other.user.global_name} if name == "game vote" else {}
    await actor.slash(table.channel, name, **more)


async def trade(table: Table, chance: Random) -> None:
    """A random player answers an open trade offer; if there is none, a trade is offered."""
    open_offers = [message for message in table.messages if "accept" in verbs(message)]
    if not open_offers:
        actor, other = chance.sample(list(table.people.values()), 2)
        goods = ("energy", "water", "food", "bliss")
        give, get = chance.sample(goods, 2)
        await actor.slash(table.channel, "trade", player=other.user.global_name, give=give, get=get)
        return
    for actor in table.people.values():
        offer = next((one for one in table.messages if one.id == open_offers[-1].id and verbs(one)), None)
        if offer is not None and actor.mention in offer.content:
            await actor.click(offer, label=chance.choice(["Accept", "Accept", "Decline"]))


async def twice(table: Table, chance: Random) -> None:
    """The same answer from two panels of the same player."""
    position = await table.position()
    if position.over or position.game.status != "running":
        return
    actor = chance.choice(await table.asked())
    panels = [shown(await actor.slash(table.channel, "turn")) for _ in range(2)]
    if not all(panel is not None and offers(panel) for panel in panels):
        return
    results = [shown(await press(actor, panel, offers(panel)[0])) for panel in panels]
    for panel in results:
        if panel is not None and offers(panel):
            await press(actor, panel, offers(panel)[0])


@pytest.mark.parametrize("seed", range(2))
async def test_six_people_play_on_while_the_process_crashes(six: Table, seed: int) -> None:
    chance = Random(seed)
    crashes = moves = 0
    for _ in range(40):
        crash = None
        if chance.random() < 0.3:
            crash = Crash(six, chance.randint(1, 4), before=chance.random() < 0.5)
        act = chance.choices([move, twice, meddle, decide, trade], [5, 1, 2, 2, 2])[0]
        before = (await six.position()).length
        try:
            await act(six, chance)
        except SetupError:
            pass  # the button is gone by now
        except (asyncio.CancelledError, AssertionError, KeyError):
            if crash is None or not crash.dead:
                raise
            # A dead process cannot reply.
        if crash is not None:
            crashes += crash.dead
            await six.restart()
        await six.env.advance_time(3)
        assert not six.bot.unexpected_errors, six.bot.unexpected_errors
        await in_order(six)
        moves += (await six.position()).length > before
    assert crashes > 2 and moves > 5
    assert (await check(six.path))[:2] == (1, [])
    six.env.raise_errors()


async def in_order(table: Table) -> None:
    """The channel is up to date, all decisions are carried out, and the asked player can answer."""
    position = await table.position()
    game = position.game
    assert not await table.bot.games.store.votes.undone()
    if position.over or game.status != "running":
        return
    asked = [game.seats[seat] for seat in position.waiting]
    if any(seat.by_computer for seat in asked):
        return  # a computer is thinking
    table_message = await table.bot.store.table_messages.get(game.id)
    assert table_message is not None and (table_message.length, table_message.revision) == (
        position.length,
        position.revision,
    )
    assert table_message.message is not None
    message = next(m for m in table.messages if m.id == table_message.message.message_id)
    assert "turn" in verbs(message)
    for seat in asked:
        assert f"<@{seat.user_id}>" in message.content
