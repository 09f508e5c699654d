"""The process crashes before and after each write while a plan is due: it is played once, and its owner told once. On
PostgreSQL, at some of these moments."""

from __future__ import annotations

import pytest

from bot.games import Position
from tests.cogs.plans.planning import direct_messages, plan
from tests.cogs.table import Table
from tests.games.helpers import goods_for_all
from tests.resilience.kills.crash import crash_and_restart, crash_points
from tests.resilience.kills.crash_steps import goes_on, stand, told_once

pytestmark = pytest.mark.slow


@crash_points(6, on_postgres=range(4, 24, 9))
async def test_a_plan_is_played_once_whenever_the_process_ends(
    playing: Table, number: int, before: bool
) -> None:
    await stand(playing, goods_for_all)
    seats = (await playing.position()).game.seats
    ada, bo = (playing.people[seat.name] for seat in seats)
    await plan(playing, bo, "5", "Generator", "Keep this plan")
    length = (await playing.position()).length

    async def place(table: Table) -> None:
        await ada.slash(table.channel, "place", worker=2, space="farm")

    await crash_and_restart(playing, place, number, before)
    if (await playing.position()).length == length:
        await place(playing)
    now: Position = await playing.position()
    answers = [(row.seat, row.answer) for row in await playing.bot.games.log.rows(now.game.id, since=length)]
    assert answers == [(0, "place:2:farm"), (1, "place:5:generator")]
    assert now.waiting == (0,)
    assert told_once(playing, "Farm") and told_once(playing, "Generator")
    told = {text for text in direct_messages(playing, bo) if "was played" in text}
    assert len(told) == 1
    assert await playing.bot.games.store.plans.reports() == []
    await goes_on(playing)
