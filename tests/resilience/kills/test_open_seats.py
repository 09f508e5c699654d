"""Announcements of open seats: each is posted once and retired, no matter when the process is killed."""

from __future__ import annotations

import pytest

from tests.databases import on_both
from tests.resilience.wire.bot_process import BotOn, BotProcess
from tests.resilience.wire.wire import Fault, Wire, joined
from tests.resilience.wire.wire_forum import FORUM, Forum
from tests.resilience.wire.wire_shapes import CHANNEL, GUILD, Payload, control

pytestmark = pytest.mark.slow

ADA, BO = 100, 101
SEATS = CHANNEL + 1
SEND = rf"/channels/{SEATS}/messages"


def announced(wire: Wire) -> list[str]:
    return [m["content"] for m in wire.messages.values() if m["channel_id"] == str(SEATS)]


def stands(bot: BotProcess) -> bool:
    """Whether the announcement is recorded with its message."""
    return bot.rows("SELECT 1 FROM openings WHERE message_id > 0") != []


async def looking(bot: BotProcess, *, posts: bool = False) -> Payload:
    """A lobby whose host has just chosen to look for players."""
    where = FORUM if bot.wire.forum is not None else SEATS
    bot.write("INSERT INTO servers (guild_id, seats_channel, posts) VALUES (?, ?, ?)", GUILD, where, posts)
    lobby = await bot.open_lobby()
    menu = (await bot.answered(await bot.wire.press(ADA, lobby, str(control(lobby, "seek"))))).panel
    assert menu is not None
    await bot.wire.press(ADA, menu, str(control(menu, "seekers")), ["newcomers"])
    return lobby


@on_both
async def test_killed_before_it_was_sent(bot_on: BotOn) -> None:
    async with Wire(channels=2) as wire, bot_on(wire) as bot:
        wire.faults = [Fault("POST", SEND, do="drop", then=bot.kill)]
        await looking(bot)
        await wire.until(lambda: not bot.alive)
        assert announced(wire) == []
        await bot.start()
        await wire.until(lambda: stands(bot))
        [text] = announced(wire)
        assert "5 seats are open" in text


@on_both
async def test_killed_after_it_was_sent_and_before_that_was_recorded(bot_on: BotOn) -> None:
    async with Wire(channels=2) as wire, bot_on(wire) as bot:
        wire.faults = [Fault("POST", SEND, do="late", then=bot.kill)]
        lobby = await looking(bot)
        await wire.until(lambda: not bot.alive)
        assert len(announced(wire)) == 1 and not stands(bot)
        await bot.start()
        await wire.until(lambda: stands(bot))
        assert len(announced(wire)) == 1
        await wire.press(BO, lobby, str(control(lobby, "join")))
        await joined(wire, lobby, BO)
        await wire.until(lambda: "4 seats are open" in announced(wire)[0])


@on_both
async def test_killed_after_it_was_sent_and_nobody_is_looked_for_any_more(bot_on: BotOn) -> None:
    async with Wire(channels=2) as wire, bot_on(wire) as bot:
        wire.faults = [Fault("POST", SEND, do="late", then=bot.kill)]
        await looking(bot)
        await wire.until(lambda: not bot.alive)
        bot.write("UPDATE games SET status = 'ended', ended_at = created_at")
        await bot.start()
        await wire.until(lambda: not announced(wire))
        await wire.until(lambda: bot.rows("SELECT channel_id FROM openings") == [(None,)])


@on_both
async def test_killed_before_it_was_retired(bot_on: BotOn) -> None:
    async with Wire(channels=2) as wire, bot_on(wire) as bot:
        lobby = await looking(bot)
        await wire.until(lambda: stands(bot))
        wire.faults = [Fault("PATCH", rf"{SEND}/\d+", do="drop", then=bot.kill)]
        await wire.press(ADA, lobby, str(control(lobby, "close")))
        await wire.until(lambda: not bot.alive)
        assert "5 seats are open" in announced(wire)[0]
        await bot.start()
        await wire.until(lambda: "the lobby was closed" in announced(wire)[0])
        await wire.until(lambda: bot.rows("SELECT channel_id FROM openings") == [(None,)])
        assert len(announced(wire)) == 1


async def test_the_connection_breaks_off_for_a_while(bot_on: BotOn) -> None:
    async with Wire(channels=2) as wire, bot_on(wire) as bot:
        wire.faults = [Fault("POST", SEND, do="drop", times=4)]
        await looking(bot)
        await wire.until(lambda: stands(bot))
        assert len(announced(wire)) == 1


async def test_a_post_is_created_once_although_the_answer_was_lost(bot_on: BotOn) -> None:
    async with Wire() as wire:
        wire.forum = forum = Forum(wire)
        async with bot_on(wire) as bot:
            wire.faults = [Fault("POST", rf"/channels/{FORUM}/threads", do="late")]
            await looking(bot)
            await wire.until(lambda: stands(bot))
            assert len(forum.posts) == 1 and wire.faults[0].met == 1


async def test_a_post_is_created_once(bot_on: BotOn) -> None:
    """Killed after Discord created the post but before it was recorded: the post is found by its title."""
    async with Wire() as wire:
        wire.forum = forum = Forum(wire, require_tag=True)
        async with bot_on(wire) as bot:
            forum.on_post = bot.kill
            lobby = await looking(bot, posts=True)
            await wire.until(lambda: not bot.alive)
            forum.on_post = None
            [post] = forum.posts.values()
            assert forum.names(post) == ["Open"] and not stands(bot)
            await bot.start()
            await wire.until(lambda: stands(bot))
            await wire.press(BO, lobby, str(control(lobby, "join")))
            await joined(wire, lobby, BO)
            await wire.until(lambda: "4 seats are open" in forum.starter(post)["content"])
            await wire.press(ADA, lobby, str(control(lobby, "start")))
            await wire.until(lambda: forum.names(post) == ["Running"])
            assert len(forum.posts) == 1 and len(forum.tags) == 4
