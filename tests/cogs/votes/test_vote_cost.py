"""The cost of the vote that decides, including what it decides and the announcement of it."""

from __future__ import annotations

from tests.cogs.situations import vote_message
from tests.cogs.statements_counted import Statements, reads, transactions
from tests.cogs.table import Table

READS = 22
TRANSACTIONS = 4


async def test_the_deciding_yes_to_an_undo_uses_few_statements(since_lobby: Table) -> None:
    for _ in range(6):
        await since_lobby.follow((await since_lobby.asked())[0], lambda options: options[0])
    there = await since_lobby.position()
    starts = await since_lobby.bot.games.play.turn_starts(there.game.id)
    number = next(turn for _, turn, _ in starts[-2:] if turn > 0)
    await since_lobby.people["Ada"].slash(since_lobby.channel, "game undo-vote", turn=number)
    await since_lobby.env.settle()
    async with Statements(since_lobby) as asked:
        await since_lobby.people["Bo"].click(vote_message(since_lobby), label="Yes")
        await since_lobby.env.settle()
    assert (await since_lobby.position()).length < there.length
    assert len(reads(asked)) <= READS, "\n".join(reads(asked))
    assert transactions(asked) <= TRANSACTIONS, "\n".join(asked)
