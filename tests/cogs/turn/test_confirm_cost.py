"""The cost of one press of *Confirm*, including the announcement and the update of the previous message."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.game import Match
from tests.cogs.fast_forward import a_double, set_position, show
from tests.cogs.situations import about_to_move, last_press
from tests.cogs.statements_counted import Statements, reads, transactions
from tests.cogs.table import Table, verbs

VIEWS = 3
READS = 6
TRANSACTIONS = 2


async def test_few_views_are_computed(playing: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """One view for the player before and after the move each, and one for everybody."""
    actor, panel = await about_to_move(playing)
    looked: list[int | None] = []
    view = Match.view

    def counted(match: Match, seat: int | None, *args: Any) -> Any:
        looked.append(seat)
        return view(match, seat, *args)

    monkeypatch.setattr(Match, "view", counted)
    before = (await playing.position()).length
    await last_press(actor, panel)
    await playing.env.settle()
    assert (await playing.position()).length > before and "Generator" in playing.messages[-1].content
    assert len(looked) <= VIEWS, looked


async def test_a_move_and_its_announcement_use_few_statements(since_lobby: Table) -> None:
    """From the press until everything is announced and the previous message has lost its buttons."""
    actor, panel = await about_to_move(since_lobby)
    async with Statements(since_lobby) as asked:
        await last_press(actor, panel)
        await since_lobby.env.settle()
    *_, before, newest = since_lobby.messages
    assert "Generator" in newest.content and "started here" in before.content and not verbs(before)
    assert len(reads(asked)) <= READS, "\n".join(reads(asked))
    assert transactions(asked) <= TRANSACTIONS, "\n".join(asked)


async def test_answers_in_the_middle_of_a_turn_cost_no_more(playing: Table) -> None:
    """The message in the channel is edited then, not posted again."""
    await set_position(playing, a_double)
    await show(playing)
    actor, panel = await about_to_move(playing)
    posted = len(playing.messages)
    async with Statements(playing) as asked:
        await last_press(actor, panel)
        await playing.env.settle()
    assert len(playing.messages) == posted and "Generator" in playing.messages[-1].content
    assert len(reads(asked)) <= READS, "\n".join(reads(asked))
    assert transactions(asked) <= TRANSACTIONS, "\n".join(asked)
