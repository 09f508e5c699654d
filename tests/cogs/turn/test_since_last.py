"""After more than a day, the panel begins with what happened since, who is ahead, and the player's newest note."""

from __future__ import annotations

import pytest

from tests.cogs.situations import place
from tests.cogs.table import Table, offers, shown

pytestmark = pytest.mark.slow


async def test_after_a_day_the_panel_begins_with_what_happened_since(playing: Table) -> None:
    (first,) = await playing.asked()
    await place(playing, "generator")
    await first.slash(playing.channel, "note add", text="Gold for the spa")
    await place(playing, "farm")
    assert await playing.asked() == [first]
    panel = shown(await playing.take_turn(first))
    assert "Since your last move" not in panel.content
    await playing.env.advance_time(30 * 3600)
    panel = shown(await playing.take_turn(first))
    since = panel.content.split("\n\n")[0].splitlines()
    assert since[0].startswith("**Since your last move**") and "Farm" in since[1]
    assert since[-2] == "⭐ Ada **0** · Bo **0**" and since[-1] == "📝 Your newest note: Gold for the spa"
    assert len(since) <= 6 and offers(panel)
