"""A forum post for each game, with tags that show its status."""

from __future__ import annotations

import discord
import pytest
from simcord.builders import ChannelHandle

from tests.cogs.fast_forward import finish
from tests.cogs.open_seats.forum import forbid, posts, starter, tag, tags
from tests.cogs.situations import field, manager_of
from tests.cogs.table import Table, custom_id, labels, said, shown

pytestmark = pytest.mark.slow


async def test_a_game_has_a_post_from_its_lobby_to_its_end(table: Table, forum: ChannelHandle) -> None:
    await table.bot.games.servers.change(table.guild.id, posts=True)
    lobby = await table.open_lobby()
    [post] = posts(table, forum)
    assert post.name == "Euphoria no. 1" and tags(table, forum, post) == ["Open"]
    assert "4 seats are open" in starter(table, post).content
    names = [tag["name"] for tag in table.env.backend.get_channel(forum.id).available_tags]
    assert names == ["Open", "Running", "Paused", "Finished"]
    ada = table.people["Ada"]
    await ada.click(lobby, label="Start")
    await table.choose_recruits()
    assert tags(table, forum, post) == ["Running"]
    assert "is being played in" in starter(table, post).content and not starter(table, post).components
    await table.restart()
    for name in ("Ada", "Bo"):
        await table.people[name].slash(table.channel, "game pause")
    assert tags(table, forum, post) == ["Paused"] and "is paused" in starter(table, post).content
    for name in ("Ada", "Bo"):
        await table.people[name].slash(table.channel, "game resume")
    assert tags(table, forum, post) == ["Running"]
    await finish(table)
    await table.env.settle()
    assert tags(table, forum, post) == ["Finished"] and "is over" in starter(table, post).content
    assert post.thread_metadata.archived and len(posts(table, forum)) == 1


async def test_without_posts_for_each_game_a_forum_is_a_channel(table: Table, forum: ChannelHandle) -> None:
    lobby = await table.open_lobby()
    assert posts(table, forum) == []
    menu = shown(await table.people["Ada"].click(lobby, label="Look for players"))
    result = await table.people["Ada"].select(menu, ["any"], custom_id=custom_id(menu, "seekers"))
    assert f"announced in <#{forum.id}>" in said(result)
    [post] = posts(table, forum)
    assert tags(table, forum, post) == ["Open"]
    await table.people["Ada"].click(lobby, label="Close")
    assert tags(table, forum, post) == ["Finished"] and post.thread_metadata.archived
    assert "the lobby was closed" in starter(table, post).content


async def test_other_tags_of_a_post_stay(table: Table, forum: ChannelHandle) -> None:
    await table.bot.games.servers.change(table.guild.id, posts=True)
    lobby = await table.open_lobby()
    [post] = posts(table, forum)
    backend = table.env.backend
    kept = [*backend.get_channel(forum.id).available_tags, tag("77", "Friday")]
    backend.edit_channel(forum.id, {"available_tags": kept})
    backend.edit_channel(post.id, {"applied_tags": [*post.applied_tags, 77]})
    await table.env.settle()
    await table.people["Ada"].click(lobby, label="Start")
    assert tags(table, forum, post) == ["Friday", "Running"]


async def test_existing_tags_are_used_and_none_is_created_without_permission(
    table: Table, forum: ChannelHandle
) -> None:
    backend = table.env.backend
    backend.edit_channel(forum.id, {"available_tags": [tag("70", "OPEN")]})
    forbid(table, forum, manage_channels=True)
    await table.env.settle()
    await table.bot.games.servers.change(table.guild.id, posts=True)
    await table.open_lobby()
    [post] = posts(table, forum)
    assert tags(table, forum, post) == ["OPEN"]
    manager = manager_of(table)
    await table.env.settle()
    panel = shown(await manager.slash(table.channel, "server show"))
    panel = shown(await manager.click(panel, label="Open seats"))
    assert "make tags called “Running”, “Paused”, and “Finished”" in panel.content
    assert "Manage Channels" in panel.content


async def test_a_forum_that_requires_tags(table: Table, forum: ChannelHandle) -> None:
    forbid(table, forum, manage_channels=True)
    await table.env.settle()
    known = table.bot.get_channel(forum.id)
    assert isinstance(known, discord.ForumChannel)
    known._flags |= 1 << 4
    lobby = await table.open_lobby()
    result = await table.people["Ada"].click(lobby, label="Look for players")
    assert "I need the Manage Channels permission" in said(result)
    assert posts(table, forum) == []
    manager = manager_of(table)
    await table.env.settle()
    panel = shown(await manager.slash(table.channel, "server set", seats=forum))
    assert "Every post in this forum needs a tag" in panel.content


async def test_the_panel_names_what_is_missing(table: Table, forum: ChannelHandle) -> None:
    manager = manager_of(table)
    forbid(table, forum, send_messages=True)
    await table.env.settle()
    panel = shown(await manager.slash(table.channel, "server show"))
    panel = shown(await manager.click(panel, label="Open seats"))
    assert "I need the Send Messages permission" in panel.content
    assert "A post for each game: no" in labels(panel)
    assert table.guild.me is not None
    table.env.backend.delete_overwrite(forum.id, table.guild.me.id)
    await table.env.settle()
    await table.open_lobby()
    panel = shown(await manager.click(panel, label="A post for each game: no"))
    assert "A post for each game: yes" in labels(panel) and "⚠️" not in panel.content
    assert len(posts(table, forum)) == 1, "an open lobby gets its post as soon as the setting is changed"
    table.env.backend.delete_channel(forum.id)
    await table.env.settle()
    panel = shown(await manager.click(panel, label="New games"))
    panel = shown(await manager.click(panel, label="Open seats"))
    assert "The channel you chose was deleted" in panel.content
    other = table.guild.create_text_channel("other")
    await table.env.settle()
    panel = shown(await manager.select(panel, [other], custom_id=field(panel, "seats_channel")))
    assert "⚠️" not in panel.content and not any("post for each" in label for label in labels(panel))
    await manager.select(panel, [], custom_id=field(panel, "seats_channel"))
    assert (await table.bot.games.servers.get(table.guild.id)).seats_channel is None


async def test_a_game_that_is_played_in_a_post_of_the_forum(table: Table, forum: ChannelHandle) -> None:
    await table.bot.games.servers.change(table.guild.id, posts=True)
    made = table.env.backend.create_thread(forum.id, "Our game", table.people["Ada"].id)
    await table.env.settle()
    [thread] = [one for one in forum.threads if one.id == made.id]
    lobby = (await table.people["Ada"].slash(thread, "game new")).response
    assert lobby is not None
    [post] = posts(table, forum)
    assert post.id == made.id and tags(table, forum, post) == ["Open"]
    await table.people["Bo"].click(lobby.message, label="Join")
    await table.people["Ada"].click(lobby.message, label="Start")
    assert tags(table, forum, post) == ["Running"] and post.name == "Our game"
    game = await table.bot.games.records.open_in(made.id)
    assert game is not None
    for actor in table.people.values():
        await actor.slash(thread, "game vote", what="end")
    assert tags(table, forum, post) == ["Finished"] and not post.thread_metadata.archived


async def test_the_post_of_somebody_else_needs_a_permission(table: Table, forum: ChannelHandle) -> None:
    await table.bot.games.servers.change(table.guild.id, posts=True)
    forbid(table, forum, manage_threads=True)
    manager = manager_of(table)
    await table.env.settle()
    panel = shown(await manager.slash(table.channel, "server show"))
    panel = shown(await manager.click(panel, label="Open seats"))
    assert "give me the Manage Threads permission" in panel.content


async def test_a_deleted_post_or_forum(table: Table, forum: ChannelHandle) -> None:
    await table.bot.games.servers.change(table.guild.id, posts=True)
    lobby = await table.open_lobby()
    [post] = posts(table, forum)
    table.env.backend.delete_channel(post.id)
    await table.env.settle()
    await table.people["Ada"].click(lobby, label="Start")
    assert posts(table, forum) == []
    other = table.guild.create_text_channel("other")
    await table.env.settle()
    second = (await table.people["Ada"].slash(other, "game new")).response
    assert second is not None and len(posts(table, forum)) == 1
    table.env.backend.delete_channel(forum.id)
    await table.env.settle()
    await table.people["Bo"].click(second.message, label="Join")
    game = await table.bot.games.records.open_in(other.id)
    assert game is not None and len(game.seats) == 2
