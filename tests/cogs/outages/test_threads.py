"""A game in a thread that is deleted, archived, locked or unlocked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.engine.state import Game
from tests.cogs.fast_forward import finish, set_position
from tests.cogs.situations import delete_channel_while_stopped, game_status, no_film, place
from tests.cogs.table import Table, said, shown

pytestmark = pytest.mark.slow

ARCHIVED, LOCKED = 50083, 160005


@pytest.fixture
async def threaded(tmp_path: Path) -> AsyncIterator[Table]:
    """Two people at the first turn of their game in a thread."""
    created = await Table.create(tmp_path / "games.sqlite3")
    made = created.env.backend.create_thread(created.channel.id, "euphoria", created.people["Ada"].id)
    await created.env.settle()
    thread = next(one for one in created.channel.threads if one.id == made.id)
    table = replace(created, channel=thread)
    await table.start()
    await table.choose_recruits()
    yield table
    await table.clear()


def set_state(table: Table, **metadata: Any) -> None:
    table.env.backend.edit_channel(table.channel.id, {}, thread_metadata=metadata)


def refuse(table: Table, method: str, code: int, http: int = 400) -> None:
    """Let Discord refuse all messages and edits in this thread from now on."""
    path = f"/channels/{table.channel.id}/messages" + ("/*" if method == "PATCH" else "")
    table.env.inject_error(method, path, status=http, code=code, times=None)


def a_double(state: Game) -> None:
    for player in state.players:
        player.available = [2, 2]


# Deleted


async def test_a_deleted_thread_ends_its_game_and_informs_the_players(threaded: Table) -> None:
    threaded.env.backend.delete_channel(threaded.channel.id)
    await threaded.env.settle()
    assert await game_status(threaded) == "ended"
    for actor in threaded.people.values():
        assert "was deleted" in threaded.private(actor)[-1].content


async def test_a_deleted_archived_thread_ends_its_game(threaded: Table) -> None:
    """discord.py drops archived threads from its cache; the event of their deletion contains only ids."""
    set_state(threaded, archived=True)
    await threaded.env.settle()
    threaded.env.backend.delete_channel(threaded.channel.id)
    await threaded.env.settle()
    assert await game_status(threaded) == "ended"


async def test_a_thread_deleted_while_the_bot_was_away(threaded: Table) -> None:
    await delete_channel_while_stopped(threaded)
    assert await game_status(threaded) == "ended"


async def test_the_parent_channel_of_the_thread_is_deleted(threaded: Table) -> None:
    """Discord deletes a channel's threads with it."""
    parent = threaded.env.backend.get_channel(threaded.channel.id).parent_id
    assert parent is not None
    threaded.env.backend.delete_channel(threaded.channel.id)
    threaded.env.backend.delete_channel(parent)
    await threaded.env.settle()
    assert await game_status(threaded) == "ended"


# Archived


async def test_a_start_while_the_thread_is_archived_keeps_the_game(threaded: Table) -> None:
    set_state(threaded, archived=True)
    await threaded.env.settle()
    refuse(threaded, "PATCH", ARCHIVED)
    before = len(threaded.messages)
    await threaded.restart()
    await threaded.env.settle()
    assert await game_status(threaded) == "running" and len(threaded.messages) == before
    await place(threaded, "generator")
    assert "Generator" in threaded.newest.content
    assert threaded.pinged(threaded.newest) == [one.id for one in await threaded.asked()]


async def test_a_double_in_an_archived_thread_is_posted_again(threaded: Table) -> None:
    """Messages in an archived thread cannot be edited, but a new message reopens it."""
    await set_position(threaded, a_double)
    play: Any = threaded.bot.get_cog("Announcements")
    with threaded.env.time_context():
        await play.announcer.show_again((await threaded.position()).game.id)
    old = threaded.newest
    set_state(threaded, archived=True)
    await threaded.env.settle()
    refuse(threaded, "PATCH", ARCHIVED)
    await place(threaded, "generator")
    assert threaded.messages[-1].id != old.id and "Generator" in threaded.messages[-1].content
    assert threaded.pinged(threaded.messages[-1]) == [threaded.people["Ada"].id]


# Locked


@pytest.mark.parametrize("http", [400, 403])
async def test_a_locked_thread_is_reported_once_and_the_table_shown_when_unlocked(
    threaded: Table, http: int
) -> None:
    set_state(threaded, archived=True, locked=True)
    await threaded.env.settle()
    for method in ("POST", "PATCH"):
        refuse(threaded, method, LOCKED, http)
    before = len(threaded.messages)
    await place(threaded, "generator")
    await place(threaded, "aquifer")
    assert len(threaded.messages) == before
    for actor in threaded.people.values():
        private = [m.content for m in threaded.private(actor) if "is locked" in m.content]
        assert len(private) == 1 and threaded.channel.mention in private[0]
    threaded.env.backend.faults.clear()
    set_state(threaded, archived=False, locked=False)
    await threaded.env.settle()
    assert len(threaded.messages) == before + 1
    assert "Generator" in threaded.newest.content and "Aquifer" in threaded.newest.content
    [actor] = await threaded.asked()
    assert threaded.pinged(threaded.newest) == [actor.id]
    assert shown(await threaded.take_turn(actor)) is not None
    assert not threaded.bot.unexpected_errors


async def test_an_end_in_a_locked_thread_is_announced_when_unlocked(
    threaded: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.kit.pictures.replay", no_film)
    set_state(threaded, archived=True, locked=True)
    await threaded.env.settle()
    for method in ("POST", "PATCH"):
        refuse(threaded, method, LOCKED)
    await finish(threaded)
    threaded.env.backend.faults.clear()
    for _ in range(2):
        set_state(threaded, archived=False, locked=False)
        await threaded.env.settle()
    assert sum("won!" in m.content for m in threaded.messages) == 1
    assert sum("What everyone was holding" in m.content for m in threaded.messages) == 1


async def test_an_unlocked_thread_without_news_gets_no_message(threaded: Table) -> None:
    before = [(m.id, m.edited_at) for m in threaded.messages]
    set_state(threaded, archived=True)
    await threaded.env.settle()
    set_state(threaded, archived=False)
    await threaded.env.settle()
    assert [(m.id, m.edited_at) for m in threaded.messages] == before


async def test_without_permission_to_post_in_threads_the_players_are_told_which_one(threaded: Table) -> None:
    from simcord.backend.models import Overwrite
    from simcord.enums import OverwriteType

    parent = threaded.env.backend.get_channel(threaded.channel.id).parent_id
    assert parent is not None
    deny = discord.Permissions(send_messages_in_threads=True).value
    everyone = threaded.guild.default_role
    threaded.env.backend.set_overwrite(parent, Overwrite(everyone.id, OverwriteType.ROLE, allow=0, deny=deny))
    await threaded.env.settle()
    before = len(threaded.messages)
    result = await place(threaded, "generator")
    assert len(threaded.messages) == before, said(result)
    for actor in threaded.people.values():
        assert any("Threads" in m.content for m in threaded.private(actor))
    threaded.env.backend.delete_overwrite(parent, everyone.id)
    await threaded.env.settle()
    assert "Generator" in threaded.newest.content
