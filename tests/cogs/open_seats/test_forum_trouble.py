"""Forum posts, tags or permissions that are changed or deleted while a game runs: no game stops because of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from tests.cogs.durations import DAY, HOUR
from tests.cogs.fast_forward import finish
from tests.cogs.open_seats.forum import forbid, posts, starter, tag, tags
from tests.cogs.situations import manager_of
from tests.cogs.table import Table, said, shown

pytestmark = pytest.mark.slow

LATER = HOUR + 100
"""After the next hourly try."""
FORBIDDEN, ARCHIVED = (403, 50013), (400, 50083)


@pytest.fixture(autouse=True)
async def _a_post_for_each_game(table: Table, forum: ChannelHandle) -> None:
    await table.bot.games.servers.change(table.guild.id, posts=True)


def refuse(table: Table, path: str, why: tuple[int, int], method: str = "PATCH") -> None:
    table.env.inject_error(method, path, status=why[0], code=why[1], times=None)


def allow(table: Table) -> None:
    table.env.backend.faults.clear()


def retag(table: Table, forum: ChannelHandle, known: Iterable[dict[str, Any]]) -> None:
    table.env.backend.edit_channel(forum.id, {"available_tags": list(known)})


def names(table: Table, forum: ChannelHandle) -> list[str]:
    return [one["name"] for one in table.env.backend.get_channel(forum.id).available_tags]


def wants_tags(table: Table, forum: ChannelHandle) -> None:
    """Require a tag on every post."""
    known = table.bot.get_channel(forum.id)
    assert isinstance(known, discord.ForumChannel)
    known._flags |= 1 << 4


async def open_seats_page(table: Table) -> str:
    """The page about open seats in the server's settings."""
    manager = manager_of(table)
    await table.env.settle()
    panel = shown(await manager.slash(table.channel, "server show"))
    return str(shown(await manager.click(panel, label="Open seats")).content)


async def is_running(table: Table) -> bool:
    game = await table.bot.games.records.open_in(table.channel.id)
    return game is not None and game.status == "running"


async def test_permissions_lost_in_the_middle_and_given_back(table: Table, forum: ChannelHandle) -> None:
    lobby = await table.open_lobby()
    [post] = posts(table, forum)
    refuse(table, f"/channels/{post.id}*", FORBIDDEN)
    await table.people["Ada"].click(lobby, label="Start")
    assert await is_running(table)
    assert tags(table, forum, post) == ["Open"] and "seats are open" in starter(table, post).content
    await table.restart()
    allow(table)
    await table.env.advance_time(LATER)
    assert tags(table, forum, post) == ["Running"] and "is being played in" in starter(table, post).content
    assert len(posts(table, forum)) == 1


async def test_only_the_tags_are_refused(table: Table, forum: ChannelHandle) -> None:
    lobby = await table.open_lobby()
    [post] = posts(table, forum)
    refuse(table, f"/channels/{post.id}", FORBIDDEN)
    await table.people["Ada"].click(lobby, label="Start")
    assert tags(table, forum, post) == ["Open"] and "is being played in" in starter(table, post).content
    allow(table)
    await table.env.advance_time(LATER)
    assert tags(table, forum, post) == ["Running"]


async def test_a_locked_post_is_given_up_a_week_after_the_end(table: Table, forum: ChannelHandle) -> None:
    lobby = await table.open_lobby()
    [post] = posts(table, forum)
    table.env.backend.edit_channel(post.id, {}, thread_metadata={"archived": True, "locked": True})
    await table.env.settle()
    refuse(table, f"/channels/{post.id}", FORBIDDEN)
    refuse(table, f"/channels/{post.id}/messages/*", ARCHIVED)
    await table.people["Ada"].click(lobby, label="Start")
    for actor in table.people.values():
        await actor.slash(table.channel, "game vote", what="end")
    assert not await is_running(table)
    assert (await table.bot.games.openings.get(1)).channel_id == forum.id, (
        "the post must not be given up yet, because it may be unlocked"
    )
    await table.env.advance_time(7 * DAY + LATER)
    assert (await table.bot.games.openings.get(1)).channel_id is None
    assert tags(table, forum, post) == ["Open"] and len(posts(table, forum)) == 1


async def test_an_archived_post_is_reopened(table: Table, forum: ChannelHandle) -> None:
    lobby = await table.open_lobby()
    [post] = posts(table, forum)
    table.env.backend.edit_channel(post.id, {}, thread_metadata={"archived": True})
    await table.env.settle()
    await table.people["Ada"].click(lobby, label="Start")
    assert tags(table, forum, post) == ["Running"] and not post.thread_metadata.archived
    assert "is being played in" in starter(table, post).content


async def test_the_first_message_of_a_post_is_deleted(table: Table, forum: ChannelHandle) -> None:
    lobby = await table.open_lobby()
    [post] = posts(table, forum)
    table.env.backend.delete_message(post.id, starter(table, post).id)
    await table.people["Ada"].click(lobby, label="Start")
    await table.choose_recruits()
    assert tags(table, forum, post) == ["Running"], "the tags of the post must still be updated"
    await finish(table)
    assert tags(table, forum, post) == ["Finished"] and post.thread_metadata.archived


async def test_a_tag_is_deleted(table: Table, forum: ChannelHandle) -> None:
    lobby = await table.open_lobby()
    [post] = posts(table, forum)
    known = table.env.backend.get_channel(forum.id).available_tags
    retag(table, forum, [one for one in known if one["name"] != "Running"])
    await table.env.settle()
    await table.people["Ada"].click(lobby, label="Start")
    assert tags(table, forum, post) == ["Running"], "the deleted tag must be created again"
    for name in ("Ada", "Bo"):
        await table.people[name].slash(table.channel, "game pause")
    assert tags(table, forum, post) == ["Paused"]
    # Again, but now the bot may not create tags: the text shows the status instead.
    known = table.env.backend.get_channel(forum.id).available_tags
    retag(table, forum, [one for one in known if one["name"] != "Running"])
    refuse(table, f"/channels/{forum.id}", FORBIDDEN)
    await table.env.settle()
    for name in ("Ada", "Bo"):
        await table.people[name].slash(table.channel, "game resume")
    assert tags(table, forum, post) == [] and "is being played in" in starter(table, post).content
    forbid(table, forum, manage_channels=True)
    assert "make tags called “Running” in this forum" in await open_seats_page(table)


async def test_a_tag_is_deleted_where_every_post_needs_one(table: Table, forum: ChannelHandle) -> None:
    lobby = await table.open_lobby()
    [post] = posts(table, forum)
    known = table.env.backend.get_channel(forum.id).available_tags
    retag(table, forum, [one for one in known if one["name"] == "Open"])
    refuse(table, f"/channels/{forum.id}", FORBIDDEN)
    await table.env.settle()
    wants_tags(table, forum)
    await table.people["Ada"].click(lobby, label="Start")
    assert tags(table, forum, post) == ["Open"], (
        "the old tag must stay, because the forum requires a tag and the bot cannot create one"
    )
    assert "is being played in" in starter(table, post).content


async def test_a_forum_with_room_for_some_tags(table: Table, forum: ChannelHandle) -> None:
    retag(table, forum, [tag(str(70 + n), f"Topic {n}") for n in range(18)])
    await table.env.settle()
    lobby = await table.open_lobby()
    [post] = posts(table, forum)
    assert tags(table, forum, post) == ["Open"] and names(table, forum)[18:] == ["Open", "Running"]
    await table.people["Ada"].click(lobby, label="Start")
    assert tags(table, forum, post) == ["Running"]
    page = await open_seats_page(table)
    assert "no room for more tags" in page and "I'll make “Paused” and “Finished”" in page
    retag(table, forum, table.env.backend.get_channel(forum.id).available_tags[2:])
    await table.env.settle()
    for name in ("Ada", "Bo"):
        await table.people[name].slash(table.channel, "game pause")
    assert tags(table, forum, post) == ["Paused"] and len(names(table, forum)) == 20


async def test_a_forum_with_no_room_for_tags(table: Table, forum: ChannelHandle) -> None:
    retag(table, forum, [tag(str(70 + n), f"Topic {n}") for n in range(20)])
    await table.env.settle()
    lobby = await table.open_lobby()
    [post] = posts(table, forum)
    assert tags(table, forum, post) == [] and len(names(table, forum)) == 20
    await table.people["Ada"].click(lobby, label="Close")
    wants_tags(table, forum)
    lobby = await table.open_lobby(players=1)
    assert len(posts(table, forum)) == 1
    refused = said(await table.people["Ada"].click(lobby, label="Look for players"))
    assert "no room for a tag “Open”" in refused
    page = await open_seats_page(table)
    assert "needs a tag and there's no room for another" in page


async def test_tags_that_discord_refuses(table: Table, forum: ChannelHandle) -> None:
    """Somebody else has used up the last tags at the same moment."""
    refuse(table, f"/channels/{forum.id}", (400, 50035))
    await table.open_lobby()
    [post] = posts(table, forum)
    assert tags(table, forum, post) == [] and "seats are open" in starter(table, post).content


async def test_a_forum_is_deleted_and_another_named(table: Table, forum: ChannelHandle) -> None:
    lobby = await table.open_lobby()
    table.env.backend.delete_channel(forum.id)
    await table.env.settle()
    await table.people["Bo"].click(lobby, label="Leave")
    other = table.guild.create_forum_channel("other-games")
    manager = manager_of(table)
    await table.env.settle()
    await manager.slash(table.channel, "server set", seats=other)
    [post] = posts(table, other)
    assert tags(table, other, post) == ["Open"], "the open lobby must be announced in the new forum"
    table.env.backend.delete_channel(post.id)
    await table.env.settle()
    await table.people["Bo"].click(lobby, label="Join")
    await table.env.advance_time(LATER)
    assert posts(table, other) == [], "a deleted post must not be created again"


async def test_the_post_of_somebody_else_is_tagged_once_the_bot_may(
    table: Table, forum: ChannelHandle
) -> None:
    forbid(table, forum, manage_threads=True)
    made = table.env.backend.create_thread(forum.id, "Our game", table.people["Ada"].id)
    await table.env.settle()
    [thread] = [one for one in forum.threads if one.id == made.id]
    lobby = (await table.people["Ada"].slash(thread, "game new")).response
    assert lobby is not None
    [post] = posts(table, forum)
    assert tags(table, forum, post) == []
    assert table.guild.me is not None
    table.env.backend.delete_overwrite(forum.id, table.guild.me.id)
    await table.env.settle()
    assert tags(table, forum, post) == ["Open"]
