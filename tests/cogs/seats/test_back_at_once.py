"""Leaving a game and coming back before the computer has moved."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.durations import HOUR, MINUTE
from tests.cogs.table import Table, said, verbs

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("hours", [5, 25])
async def test_who_is_back_before_the_computer_has_moved_has_no_new_time(playing: Table, hours: int) -> None:
    """Neither more time nor another overdue message or ping: everything is as it was."""
    playing.bot.pause = 10 * MINUTE
    position = await playing.position()
    seat = position.turn
    name = position.game.seats[seat].name
    actor, other = playing.people[name], next(who for who in playing.people if who != name)
    await playing.env.advance_time(hours * HOUR)

    async def state() -> Any:
        [asked] = await playing.bot.games.asked.of(1)
        late = [
            verbs(message) for message in playing.messages if "hasn't answered in time" in message.content
        ]
        pings = [message.id for message in playing.messages if playing.pinged(message)]
        return asked.since, asked.due_at, asked.reminded, late, pings

    before, length = await state(), (await playing.position()).length
    for _ in range(3):
        await actor.slash(playing.channel, "game leave", how="back")
        await playing.env.advance_time(5)
        assert (await playing.position()).game.seats[seat].kept
        await actor.slash(playing.channel, "turn")
        await playing.env.advance_time(5)
        position = await playing.position()
        assert not position.game.seats[seat].kept and position.length == length
        assert await state() == before
    asked = await playing.people[other].slash(playing.channel, "game vote", what="replace", player=name)
    assert ("still has time" in said(asked)) == (hours < 24)


async def test_who_is_back_hears_who_is_late(playing: Table) -> None:
    """Nobody could be told when the time was up: a computer kept the only other seat."""
    late = (await playing.asked())[0]
    other = next(actor for actor in playing.people.values() if actor.id != late.id)
    await other.slash(playing.channel, "game leave", how="back")
    await playing.env.advance_time(30 * HOUR)
    told = "hasn't answered in time"
    assert not any(told in m.content for m in playing.messages)
    await other.slash(playing.channel, "hand")
    await playing.env.advance_time(MINUTE)
    [message] = [m for m in playing.messages if told in m.content]
    assert verbs(message) == ["propose"] * 3
    await other.slash(playing.channel, "game leave", how="back")
    await other.slash(playing.channel, "hand")
    await playing.env.advance_time(MINUTE)
    assert len([m for m in playing.messages if told in m.content]) == 1
