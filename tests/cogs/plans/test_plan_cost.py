"""The cost of a move after which a planned one is played, until both are announced and the plan's owner is told."""

from __future__ import annotations

from tests.cogs.plans.planning import adas_turn, plan
from tests.cogs.statements_counted import Statements, reads, transactions
from tests.cogs.table import Table

READS = 25
TRANSACTIONS = 6


async def test_a_planned_move_uses_few_statements(since_lobby: Table) -> None:
    ada, bo = await adas_turn(since_lobby)
    await plan(since_lobby, bo, "5", "Generator", "Keep this plan")
    await since_lobby.env.settle()
    async with Statements(since_lobby) as asked:
        await ada.slash(since_lobby.channel, "place", worker=2, space="Farm")
        await since_lobby.env.settle()
    assert (await since_lobby.asked()) == [ada]
    assert len(reads(asked)) <= READS, "\n".join(reads(asked))
    assert transactions(asked) <= TRANSACTIONS, "\n".join(asked)
