"""What one press of *Confirm* costs, its announcement included."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.game import Match
from tests.cogs.table import Table
from tests.resilience.test_click_delivery import confirmable

VIEWS = 3


async def test_the_table_is_looked_at_no_oftener_than_needed(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the player before and after the move, and by everybody."""
    actor, panel = await confirmable(playing)
    looked: list[int | None] = []
    view = Match.view

    def counted(match: Match, seat: int | None, *args: Any) -> Any:
        looked.append(seat)
        return view(match, seat, *args)

    monkeypatch.setattr(Match, "view", counted)
    before = (await playing.position()).length
    await actor.click(panel, label="Confirm")
    await playing.env.settle()
    assert (await playing.position()).length > before and "Generator" in playing.messages[-1].content
    assert len(looked) <= VIEWS, looked
