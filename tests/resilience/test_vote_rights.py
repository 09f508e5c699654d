"""Votes: whoever is back has a voice, nobody is undone in their absence, and what was decided is told after a kill."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.resilience.bot_process import BotProcess
from tests.resilience.wire import Click, Fault, Wire
from tests.resilience.wire_shapes import Payload, User, control, parts

pytestmark = pytest.mark.slow

ADA, BO, CY = 100, 101, 102
MANAGER, NEWCOMER = 200, 201
EDIT = r"/channels/\d+/messages/\d+"


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[BotProcess]:
    """Three at a table; a manager of the channel and somebody else beside it."""
    async with Wire(people=3, watchers=2) as wire, BotProcess(wire, tmp_path / "games.sqlite3") as bot:
        wire.managers = {MANAGER}
        await bot.lay()
        await wire.until(lambda: wire.front)
        yield bot


async def say(bot: BotProcess, user: int, command: str, **options: object) -> Click:
    return await bot.answered(await bot.wire.slash(user, command, **options))


async def go_away(bot: BotProcess, user: int, seat: int) -> None:
    """A computer keeps this person's seat."""
    await say(bot, user, "game leave", how="back")
    await bot.wire.until(lambda: bot.rows("SELECT 1 FROM seats WHERE seat = ? AND kept", seat))


async def vote(bot: BotProcess, user: int, voice: str) -> str:
    """What somebody reads who presses Yes or No under the open vote."""
    message = await bot.wire.until(lambda: newest(bot, "vote"))
    button = next(p["custom_id"] for p in parts(message) if p["custom_id"].endswith(f":{voice}"))
    before = message["content"]
    click = await bot.wire.press(user, message, button)
    await bot.wire.until(lambda: click.done or message["content"] != before)
    return click.text


def newest(bot: BotProcess, verb: str) -> Payload | None:
    return next((m for m in reversed(bot.wire.channel) if control(m, verb)), None)


def status(bot: BotProcess) -> str:
    return str(bot.rows("SELECT status FROM games")[0][0])


async def test_whoever_comes_back_may_say_no(bot: BotProcess) -> None:
    await go_away(bot, CY, 2)
    await say(bot, ADA, "game pause")
    message = await bot.wire.until(lambda: newest(bot, "vote"))
    assert f"<@{CY}>" not in message["content"]
    await say(bot, CY, "hand")
    await bot.wire.until(lambda: f"<@{CY}>" in message["content"])
    assert "Yes: Ada and Bo" in await vote(bot, BO, "yes")
    assert status(bot) == "running", "not without Cy"
    assert "No: Cy" in await vote(bot, CY, "no")
    await bot.wire.until(lambda: "decided: no" in message["content"])
    assert status(bot) == "running"


async def test_a_newcomer_has_a_voice_and_not_the_one_of_who_was_there_before(bot: BotProcess) -> None:
    await say(bot, ADA, "game pause")
    assert "Yes: Ada and Cy" in await vote(bot, CY, "yes")
    await say(bot, MANAGER, "game vote", what="replace", player="Cy")
    free = await bot.wire.until(lambda: newest(bot, "seat"))
    await bot.wire.press(NEWCOMER, free, str(control(free, "seat")))
    message = await bot.wire.until(lambda: newest(bot, "vote"))
    await bot.wire.until(lambda: f"<@{NEWCOMER}>" in message["content"])
    await vote(bot, BO, "yes")
    assert status(bot) == "running"
    await vote(bot, NEWCOMER, "yes")
    await bot.wire.until(lambda: status(bot) == "paused")


async def test_nobody_is_undone_in_their_absence(bot: BotProcess) -> None:
    for user in (ADA, BO, CY):
        await bot.answer_first(user)
    await bot.wire.until(lambda: bot.rows("SELECT 1 FROM asked WHERE ask = 'act'"))
    seat = bot.rows("SELECT seat FROM asked")[0][0]
    absent = ADA + seat
    await bot.answer_first(absent)
    await go_away(bot, absent, seat)
    one, other = (user for user in (ADA, BO, CY) if user != absent)
    await go_away(bot, other, other - ADA)
    undone = "SELECT 1 FROM undone"
    await say(bot, one, "game undo-vote", turn=1)
    message = await bot.wire.until(lambda: newest(bot, "vote"))
    assert "waits until they are back" in message["content"] and not bot.rows(undone)
    await say(bot, absent, "hand")
    await vote(bot, absent, "no")
    await bot.wire.until(lambda: "decided: no" in message["content"])
    assert not bot.rows(undone)


@pytest.mark.parametrize("by", ["table", "manager"])
async def test_a_game_that_was_ended_is_told_of_after_a_kill(bot: BotProcess, by: str) -> None:
    """Killed when the end is kept and the first message is about to lose its buttons."""
    killed = Fault("PATCH", EDIT, do="drop", then=bot.kill)
    if by == "table":
        await say(bot, ADA, "game vote", what="end")
        await bot.wire.until(lambda: bot.rows("SELECT 1 FROM messages WHERE kind = 'vote'"))
        message = await bot.wire.until(lambda: newest(bot, "vote"))
        bot.wire.faults = [killed]
        await bot.wire.press(BO, message, str(control(message, "vote")))
    else:
        bot.wire.faults = [killed]
        await bot.wire.slash(MANAGER, "game vote", what="end")
    await bot.wire.until(lambda: not bot.alive)
    assert status(bot) == "ended"
    await bot.start()
    await bot.wire.until(lambda: tells(bot))
    await bot.wire.until(lambda: not newest(bot, "vote") and not newest(bot, "turn"))
    bot.kill()
    await bot.start()
    await bot.wire.until(lambda: bot.rows("SELECT 1") and len(tells(bot)) == 1)


def tells(bot: BotProcess) -> list[Payload]:
    return [m for m in bot.wire.channel if "is broken off" in m["content"]]


@pytest.mark.parametrize("freed", [False, True], ids=["vote open", "seat free"])
async def test_a_named_newcomer_can_be_forgotten(bot: BotProcess, freed: bool) -> None:
    await go_away(bot, CY, 2)
    opener = MANAGER if freed else ADA
    await say(bot, opener, "game vote", what="replace", player="Cy", newcomer=User(NEWCOMER))
    message = await bot.wire.until(lambda: newest(bot, "seat" if freed else "vote"))
    assert f"<@{NEWCOMER}>" in message["content"]
    await bot.wire.until(lambda: bot.rows("SELECT 1 FROM messages WHERE kind IN ('free', 'vote')"))
    asked = (await say(bot, NEWCOMER, "profile forget")).panel
    assert asked is not None
    await bot.answered(await bot.wire.press(NEWCOMER, asked, str(control(asked, "forget"))))
    await bot.wire.until(lambda: not parts(message))
    assert f"<@{NEWCOMER}>" not in message["content"]
    assert everything_naming(bot, NEWCOMER) == []


def everything_naming(bot: BotProcess, user: int) -> list[str]:
    """Every column of every table that holds the id, as a number or in a text."""
    found = []
    for (table,) in bot.rows("SELECT name FROM sqlite_master WHERE type = 'table'"):
        for column in (row[1] for row in bot.rows(f"PRAGMA table_info({table})")):
            for (value,) in bot.rows(f"SELECT {column} FROM {table}"):
                if value == user or (isinstance(value, str) and re.search(rf"\b{user}\b", value)):
                    found.append(f"{table}.{column}: {value}")
    return found
