"""Players who want no pictures get everything as text that a screen reader can read."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.fast_forward import play_on
from tests.cogs.table import Table, custom_id, labelled, press, said, shown

pytestmark = pytest.mark.slow


async def test_every_private_picture_is_replaced_by_text(playing: Table) -> None:
    await play_on(playing, turns=4)
    ada = playing.people["Ada"]
    assert "No pictures for me" in said(await ada.slash(playing.channel, "profile set", palette="none"))
    asked: list[tuple[str, dict[str, Any], str]] = [
        ("hand", {}, "What you have"),
        ("board", {}, "### Bo"),
        ("board", {"area": "icarus"}, "Icarus enlarged"),
        ("board", {"player": "Bo"}, "## Bo"),
        ("recap", {}, "**Turn 5**: it's "),
        ("card", {"name": "Spa of Fleeting Pleasure"}, "4 water"),
    ]
    for command, options, told in asked:
        result = await ada.slash(playing.channel, command, **options)
        assert told in said(result) and not shown(result).attachments, command
    for label, told in (("Whole board", "### The board"), ("Euphoria", "Euphoria enlarged")):
        result = await press(ada, playing.newest, labelled(playing.newest, label))
        assert told in said(result) and not shown(result).attachments
    posted = await ada.slash(playing.channel, "board", post=True)
    assert shown(posted).attachments, "a board posted for everybody has its picture"


async def test_the_spaces_of_a_worker_are_numbered_in_words(playing: Table) -> None:
    actor = (await playing.asked())[0]
    await actor.slash(playing.channel, "profile set", palette="none")
    panel = shown(await playing.take_turn(actor))
    result = await actor.click(panel, custom_id=custom_id(panel, "spaces"))
    assert "The spaces to choose from: 1 " in said(result) and not shown(result).attachments


async def test_the_status_begins_with_whose_turn_it_is_and_has_a_heading_for_each_player(
    playing: Table,
) -> None:
    text = said(await playing.watcher.slash(playing.channel, "status"))
    lines = text.strip().splitlines()
    assert lines[0].startswith("**Turn 1**") and lines[0].endswith(">'s turn.") and "Turn 1" not in lines[1]
    assert [line for line in lines if line.startswith("### ")] == [
        "### Ada, green",
        "### Bo, blue",
        "### The board",
    ]
    assert "•" not in text and "/" not in text
    assert any(line.startswith("Workers to place: ") for line in lines)
