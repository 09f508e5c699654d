"""`/note`: notes that only their author can read."""

from __future__ import annotations

import pytest

from cogs.notes.cog import MAX_NOTES
from tests.cogs.table import Table, said, shown

pytestmark = pytest.mark.slow


async def test_notes_are_private(playing: Table) -> None:
    ada, bo = playing.people.values()
    before = len(playing.messages)
    result = await ada.slash(playing.channel, "note add", text="Bo hides **Brett** <@1>")
    assert "note 1" in said(result) and result.ephemeral
    await ada.slash(playing.channel, "note add", text="second")
    shown_to_ada = await ada.slash(playing.channel, "note show")
    assert shown_to_ada.ephemeral
    text = said(shown_to_ada)
    assert "second" in text and r"\*\*Brett" in text and "<@1>" not in text
    for other in (bo, playing.watcher):
        assert "No notes yet" in said(await other.slash(playing.channel, "note show"))
    assert len(playing.messages) == before, "notes must not be announced in the channel"
    await playing.restart()
    ada = playing.people["Ada"]
    assert "second" in said(await ada.slash(playing.channel, "note show"))
    assert "The note is removed" in said(await ada.slash(playing.channel, "note clear", number=1))
    assert "Brett" not in said(await ada.slash(playing.channel, "note show"))
    assert "no note 7" in said(await ada.slash(playing.channel, "note clear", number=7))
    assert "removed" in said(await ada.slash(playing.channel, "note clear"))
    assert "No notes yet" in said(await ada.slash(playing.channel, "note clear"))


async def test_spectators_have_no_notes(playing: Table) -> None:
    assert "watching" in said(await playing.watcher.slash(playing.channel, "note add", text="x"))


async def test_the_number_of_notes_is_limited(playing: Table) -> None:
    ada = playing.people["Ada"]
    for number in range(MAX_NOTES):
        await ada.slash(playing.channel, "note add", text=f"{number} " + "x" * 190)
    assert "that's the limit" in said(await ada.slash(playing.channel, "note add", text="one more"))
    page = shown(await ada.slash(playing.channel, "note show"))
    assert len(page.content) <= 2000 and "attached file" in page.content
    text = (await page.attachments[0].read()).decode()
    assert text.count("\n") == MAX_NOTES - 1 and "0 xxx" in text


async def test_a_forgotten_users_notes_are_deleted(playing: Table) -> None:
    ada = playing.people["Ada"]
    await ada.slash(playing.channel, "note add", text="remember me")
    asked = await ada.slash(playing.channel, "profile forget")
    assert "your notes" in said(asked)
    await ada.click(shown(asked), label="Forget me")
    assert not await playing.bot.store.database.rows("SELECT * FROM notes")


async def test_without_a_game_there_is_nothing_to_note(table: Table) -> None:
    for command in ("note show", "note clear"):
        assert "/game new" in said(await table.watcher.slash(table.channel, command))
