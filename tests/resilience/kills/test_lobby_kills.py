"""A lobby stays usable from any of its messages after the process was killed at any moment."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from tests.databases import on_both
from tests.resilience.wire.bot_process import BotOn, BotProcess
from tests.resilience.wire.wire import Click, Fault, Wire, joined
from tests.resilience.wire.wire_shapes import CHANNEL, Payload, control, parts, text_of

pytestmark = pytest.mark.slow

FILL = r"/webhooks/\d+/\w+"
REPLY = r"/webhooks/\d+/\w+/messages/@original"
EDIT = rf"({REPLY}|/channels/\d+/messages/\d+)"
"""The answer to the press, or the message itself: after an end, both are edited side by side."""
ADA, BO = 100, 101


def lobbies(wire: Wire) -> list[Payload]:
    return [message for message in wire.channel if control(message, "join")]


def can_start(lobby: Payload) -> bool:
    return any(":start:" in part.get("custom_id", "") and not part.get("disabled") for part in parts(lobby))


async def begins(bot: BotProcess, lobby: Payload) -> None:
    await bot.wire.until(lambda: can_start(lobby))
    await bot.wire.press(ADA, lobby, str(control(lobby, "start")))
    await bot.wire.until(lambda: bot.wire.table_message)


@on_both
async def test_killed_before_the_message_was_sent(bot_on: BotOn) -> None:
    async with Wire() as wire, bot_on(wire) as bot:
        wire.faults = [Fault("POST", FILL, do="drop", then=bot.kill)]
        await wire.slash(ADA, "game new")
        await wire.until(lambda: not bot.alive)
        await wire.until(lambda: bot.rows("SELECT count(*) FROM games") == [(1,)])
        assert not lobbies(wire)
        await bot.start()
        lobby = await bot.open_lobby()
        await wire.press(BO, lobby, str(control(lobby, "join")))
        await begins(bot, lobby)


@on_both
async def test_killed_after_the_message_was_sent_but_before_it_was_recorded(bot_on: BotOn) -> None:
    async with Wire() as wire, bot_on(wire) as bot:
        wire.on_post = lambda _: bot.kill()
        await wire.slash(ADA, "game new")
        await wire.until(lambda: not bot.alive)
        wire.on_post = None
        [lobby] = lobbies(wire)
        assert bot.rows("SELECT count(*) FROM messages") == [(0,)]
        await bot.start()
        click = await wire.press(BO, lobby, str(control(lobby, "join")))
        await joined(wire, lobby, BO)
        assert click.callbacks == [6]
        await begins(bot, lobby)


@on_both
async def test_killed_between_storing_a_press_and_showing_it(bot_on: BotOn) -> None:
    """The lobby's message does not name the newcomer, and *Start* is disabled: any press on it helps."""
    async with Wire() as wire, bot_on(wire) as bot:
        lobby = await bot.open_lobby()
        seats = partial(bot.rows, "SELECT count(*) FROM seats")
        wire.faults = [Fault("PATCH", REPLY, do="drop", then=bot.kill, when=lambda: seats() == [(2,)])]
        await wire.press(BO, lobby, str(control(lobby, "join")))
        await wire.until(lambda: not bot.alive)
        assert not can_start(lobby)
        await bot.start()
        click = await wire.press(BO, lobby, str(control(lobby, "join")))
        await wire.until(lambda: click.followups)
        assert "already" in click.text
        await joined(wire, lobby, BO)
        await begins(bot, lobby)


@on_both
@pytest.mark.parametrize("verb, says", [("start", "The game begins"), ("close", "This lobby was closed")])
async def test_killed_before_its_message_loses_the_buttons(bot_on: BotOn, verb: str, says: str) -> None:
    """The lobby has ended, but its message does not say so yet: the next process edits it."""
    async with Wire() as wire, bot_on(wire) as bot:
        lobby = await bot.open_lobby()
        await wire.press(BO, lobby, str(control(lobby, "join")))
        await joined(wire, lobby, BO)

        def over() -> bool:
            return bool(bot.rows("SELECT status FROM games") != [("lobby",)])

        def kill() -> None:
            if bot.alive:
                bot.kill()

        wire.faults = [Fault("PATCH", EDIT, do="drop", times=None, then=kill, when=over)]
        await wire.press(ADA, lobby, str(control(lobby, verb)))
        await wire.until(lambda: not bot.alive)
        assert control(lobby, "join")
        wire.faults = []
        await bot.start()
        await wire.until(lambda: says in text_of(lobby) and not control(lobby, "join"))
        await wire.until(lambda: not bot.rows("SELECT 1 FROM stale_messages"))
        assert "Traceback" not in bot.log


async def test_joining_while_the_lobby_is_being_shown(bot_on: BotOn) -> None:
    """The message was posted, but the bot has not been told yet."""
    async with Wire() as wire, bot_on(wire) as bot:
        pressed: list[asyncio.Task[Click]] = []

        def press(message: Payload) -> None:
            wire.on_post = None
            pressed.append(asyncio.create_task(wire.press(BO, message, str(control(message, "join")))))

        wire.on_post = press
        await wire.slash(ADA, "game new")
        click = await (await wire.until(lambda: pressed))[0]
        [lobby] = lobbies(wire)
        await joined(wire, lobby, BO)
        assert click.callbacks == [6]
        await begins(bot, lobby)


async def test_two_messages_of_one_lobby_both_work(bot_on: BotOn) -> None:
    async with Wire() as wire, bot_on(wire) as bot:
        wire.on_post = lambda _: bot.kill()
        await wire.slash(ADA, "game new")
        await wire.until(lambda: not bot.alive)
        wire.on_post = None
        await bot.start()
        newer = await bot.open_lobby()
        [older] = [lobby for lobby in lobbies(wire) if lobby is not newer]
        await wire.press(BO, older, str(control(older, "join")))
        await joined(wire, older, BO)
        await joined(wire, newer, BO)
        join = str(control(older, "join"))
        await begins(bot, newer)
        await wire.until(lambda: not control(newer, "join"))
        click = await wire.press(BO, older, join)
        await wire.until(lambda: click.followups)
        assert "closed" in click.text
        await wire.until(lambda: not control(older, "join"))


@on_both
async def test_a_rematch_killed_before_its_message_was_recorded(bot_on: BotOn) -> None:
    """The players are pinged once."""
    async with Wire() as wire, bot_on(wire) as bot:
        await bot.prepare_game()
        table_message = await wire.until(lambda: wire.table_message)
        bot.write("UPDATE games SET status = 'ended', ended_at = started_at")
        again: Payload = {"type": 2, "style": 1, "label": "Rematch", "custom_id": "eb:rematch:1:0:0:"}
        table_message["components"], table_message["content"], table_message["flags"] = (
            [{"type": 1, "components": [again]}],
            "",
            0,
        )
        wire.faults = [Fault("POST", rf"/channels/{CHANNEL}/messages", do="late", then=bot.kill)]
        await wire.press(ADA, table_message, again["custom_id"])
        await wire.until(lambda: not bot.alive)
        [lobby] = lobbies(wire)
        assert lobby["pinged"] == [BO] and bot.rows("SELECT 1 FROM messages WHERE kind = 'lobby'") == []
        await bot.start()
        click = await bot.answered(await wire.press(BO, table_message, again["custom_id"]))
        assert "being set up" in click.text and lobby["id"] in click.text
        assert lobbies(wire) == [lobby]
        await wire.press(BO, lobby, str(control(lobby, "join")))
        await begins(bot, lobby)
