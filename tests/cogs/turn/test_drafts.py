"""Drafts before the first turn: what the channel and the panel say is about the draft, not about turns."""

from __future__ import annotations

import pytest

from tests.cogs.table import Table, offers, press, said, set_options, shown, verbs

pytestmark = pytest.mark.slow


async def begun(table: Table, *variants: str) -> None:
    lobby = await table.open_lobby(2)
    ada = table.people["Ada"]
    await set_options(ada, lobby, variants=list(variants))
    await ada.click(lobby, label="Start")


async def test_choosing_a_level_to_start_on_is_no_turn(table: Table) -> None:
    await begun(table, "track_draft")
    for _ in range(10):
        position = await table.position()
        if position.prompts[0].ask == "track_draft":
            break
        await table.follow((await table.asked())[0], lambda options: options[0])
    assert position.prompts[0].ask == "track_draft"
    (actor,) = await table.asked()
    assert f"{actor.mention}, choose the level you start on." in table.newest.content
    assert "Turn 0" not in table.newest.content
    told = said(await table.watcher.slash(table.channel, "recap"))
    assert f"{actor.mention} chooses a level to start on." in told


async def test_the_last_draft_says_what_follows(table: Table) -> None:
    await begun(table, "recruit_draft")
    ada, bo = table.people.values()
    await table.follow(ada, lambda options: options[0])
    panel = shown(await table.take_turn(bo))
    panel = shown(await press(bo, panel, offers(panel)[0]))
    assert "Then the recruits are passed on" in panel.content and "go" in verbs(panel)
