"""Votes: returning players may vote, nobody's moves are undone without their vote, and outcomes are told after a
kill."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Literal

import pytest

from tests.databases import on_both
from tests.resilience.wire.bot_process import BotOn, BotProcess, managed_game
from tests.resilience.wire.wire import Click, Fault
from tests.resilience.wire.wire_shapes import CHANNEL, Payload, User, control, parts, text_of

pytestmark = pytest.mark.slow

ADA, BO, CY = 100, 101, 102
MANAGER, NEWCOMER = 200, 201
EDIT = r"/channels/\d+/messages/\d+"


@pytest.fixture
async def bot(bot_on: BotOn) -> AsyncIterator[BotProcess]:
    async with managed_game(bot_on, 3, MANAGER) as bot:
        yield bot


async def say(bot: BotProcess, user: int, command: str, **options: object) -> Click:
    return await bot.answered(await bot.wire.slash(user, command, **options))


async def go_away(bot: BotProcess, user: int, seat: int) -> None:
    """A computer keeps this person's seat."""
    await say(bot, user, "game leave", how="back")
    await bot.wire.until(lambda: bot.rows("SELECT 1 FROM seats WHERE seat = ? AND kept", seat))


async def vote(bot: BotProcess, user: int, voice: str) -> str:
    """The text that a user gets who presses Yes or No under the open vote."""
    message = await bot.wire.until(lambda: newest(bot, "vote"))
    button = next(p["custom_id"] for p in parts(message) if p["custom_id"].endswith(f":{voice}"))
    before = text_of(message)
    click = await bot.wire.press(user, message, button)
    await bot.wire.until(lambda: click.done or text_of(message) != before)
    return click.text


def newest(bot: BotProcess, verb: str) -> Payload | None:
    return next((m for m in reversed(bot.wire.channel) if control(m, verb)), None)


def status(bot: BotProcess) -> str:
    return str(bot.rows("SELECT status FROM games")[0][0])


async def test_a_player_who_comes_back_may_vote_no(bot: BotProcess) -> None:
    await go_away(bot, CY, 2)
    await say(bot, ADA, "game pause")
    message = await bot.wire.until(lambda: newest(bot, "vote"))
    assert f"<@{CY}>" not in text_of(message)
    await say(bot, CY, "hand")
    await bot.wire.until(lambda: f"<@{CY}>" in text_of(message))
    assert "Yes: Ada and Bo" in await vote(bot, BO, "yes")
    assert status(bot) == "running", "the game must not be paused without Cy's vote"
    assert "No: Cy" in await vote(bot, CY, "no")
    await bot.wire.until(lambda: "The vote failed" in text_of(message))
    assert status(bot) == "running"


@on_both
@pytest.mark.parametrize("do", ["drop", "late"])
async def test_a_vote_is_shown_once_despite_a_kill(bot: BotProcess, do: Literal["drop", "late"]) -> None:
    """Killed before Discord has accepted the message, or right after, before the bot could record it."""
    wire = bot.wire
    wire.faults = [Fault("POST", rf"/channels/{CHANNEL}/messages", do=do, then=bot.kill)]
    await wire.slash(ADA, "game pause")
    await wire.until(lambda: not bot.alive)
    wire.faults = []
    await bot.start()
    await wire.until(lambda: bot.rows("SELECT 1 FROM messages WHERE kind = 'vote'"))
    [message] = [m for m in wire.channel if control(m, "vote")]
    assert message["pinged"] == [BO, CY]
    await vote(bot, BO, "yes")
    await vote(bot, CY, "yes")
    await wire.until(lambda: status(bot) == "paused" and not control(message, "vote"))


async def test_a_new_player_has_their_own_ballot(bot: BotProcess) -> None:
    await say(bot, ADA, "game pause")
    assert "Yes: Ada and Cy" in await vote(bot, CY, "yes")
    await say(bot, MANAGER, "game vote", what="replace", player="Cy", without_vote=True)
    free = await bot.wire.until(lambda: newest(bot, "seat"))
    await bot.wire.press(NEWCOMER, free, str(control(free, "seat")))
    message = await bot.wire.until(lambda: newest(bot, "vote"))
    await bot.wire.until(lambda: f"<@{NEWCOMER}>" in text_of(message))
    await vote(bot, BO, "yes")
    assert status(bot) == "running"
    await vote(bot, NEWCOMER, "yes")
    await bot.wire.until(lambda: status(bot) == "paused")


async def test_an_absent_players_moves_are_not_undone_without_them(bot: BotProcess) -> None:
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
    assert "waits until they're back" in text_of(message) and not bot.rows(undone)
    await say(bot, absent, "hand")
    await vote(bot, absent, "no")
    await bot.wire.until(lambda: "The vote failed" in text_of(message))
    assert not bot.rows(undone)


@on_both
@pytest.mark.parametrize("by", ["table", "manager"])
async def test_the_end_by_a_vote_is_announced_after_a_kill(bot: BotProcess, by: str) -> None:
    """Killed when the end is stored and the first message is about to lose its buttons."""
    killed = Fault("PATCH", EDIT, do="drop", then=bot.kill, when=lambda: status(bot) == "ended")
    if by == "table":
        await say(bot, ADA, "game vote", what="end")
        await bot.wire.until(lambda: bot.rows("SELECT 1 FROM messages WHERE kind = 'vote'"))
        message = await bot.wire.until(lambda: newest(bot, "vote"))
        bot.wire.faults = [killed]
        await bot.wire.press(BO, message, str(control(message, "vote")))
    else:
        bot.wire.faults = [killed]
        await bot.wire.slash(MANAGER, "game vote", what="end", without_vote=True)
    await bot.wire.until(lambda: not bot.alive)
    await bot.start()
    await bot.wire.until(lambda: tells(bot))
    await bot.wire.until(lambda: not newest(bot, "vote") and not newest(bot, "turn"))
    bot.kill()
    await bot.start()
    await bot.wire.until(lambda: bot.rows("SELECT 1") and len(tells(bot)) == 1)


def tells(bot: BotProcess) -> list[Payload]:
    return [m for m in bot.wire.channel if "was abandoned" in text_of(m)]


DECISIONS = {
    "pause": ("game pause", {}, "The game is paused"),
    "resume": ("game resume", {}, "The game goes on"),
    "keep": ("game vote", {"what": "keep", "player": "Cy"}, "A computer player took over"),
    "replace": ("game vote", {"what": "replace", "player": "Cy"}, "Cy"),
    "undo": ("game undo-vote", {}, "back"),
}
"""The manager's command, and what the channel is told."""
TROUBLES = [("sqlite", what, trouble) for what in DECISIONS for trouble in ("killed", "away")]
TROUBLES += [("postgres", what, "killed") for what in ("pause", "replace", "undo")]


@on_both
@pytest.mark.parametrize(("place", "what", "trouble"), TROUBLES, indirect=["place"])
async def test_a_managers_decision_is_announced_once_after_a_kill_or_an_outage(
    bot: BotProcess, what: str, trouble: str
) -> None:
    """The process is killed when it is about to tell the channel, or Discord refuses the message."""
    command, options, text = DECISIONS[what]
    if what == "resume":
        await say(bot, MANAGER, "game pause", without_vote=True)
    if what == "undo":
        for user in (ADA, BO, CY):
            await bot.answer_first(user)
        await bot.wire.until(lambda: bot.rows("SELECT 1 FROM asked WHERE ask = 'act'"))
        await bot.answer_first(ADA + bot.rows("SELECT seat FROM asked")[0][0])
        await bot.caught_up()
    posts = rf"/channels/{CHANNEL}/messages"
    failing = Fault("POST", posts, do="drop", then=bot.kill)
    if trouble == "away":
        failing = Fault("POST", posts, status=503, times=None)
    bot.wire.faults = [failing]
    click = await bot.wire.slash(MANAGER, command, without_vote=True, **options)
    by = f"<@{MANAGER}>, who manages this channel"

    def told() -> list[Payload]:
        return [m for m in bot.wire.channel if text_of(m).startswith(by) and text in text_of(m)]

    if trouble == "killed":
        await bot.wire.until(lambda: not bot.alive)
        assert not told()
        await bot.start()
    else:
        await bot.wire.until(lambda: click.followups or not bot.alive)
        assert "Discord rejected that" in click.text and not told()
        bot.wire.faults = []
    await bot.wire.until(told)
    await bot.wire.until(lambda: not bot.rows("SELECT 1 FROM votes WHERE NOT done"))
    bot.kill()
    await bot.start()
    await bot.answered(await bot.wire.slash(ADA, "status"))
    assert len(told()) == 1


async def test_an_overtaken_decision_is_not_repeated_after_a_kill(bot: BotProcess) -> None:
    """A pause whose message Discord refused, followed by a resume: the game goes on."""
    bot.wire.faults = [Fault("POST", rf"/channels/{CHANNEL}/messages", status=503, times=None)]
    for command in ("game pause", "game resume"):
        await say(bot, MANAGER, command, without_vote=True)
    await bot.wire.until(lambda: status(bot) == "running")
    bot.kill()
    bot.wire.faults = []
    await bot.start()
    await bot.wire.until(lambda: any("The game goes on" in text_of(m) for m in bot.wire.channel))
    assert status(bot) == "running"
    assert not any("The game is paused" in text_of(m) for m in bot.wire.channel)


@on_both
@pytest.mark.parametrize(
    ("place", "trouble"),
    [("sqlite", "killed"), ("sqlite", "away"), ("postgres", "killed")],
    indirect=["place"],
)
async def test_leaving_for_good_is_announced_once_after_a_kill_or_an_outage(
    bot: BotProcess, trouble: str
) -> None:
    asked = (await say(bot, CY, "game leave", how="good")).panel
    assert asked is not None
    posts = rf"/channels/{CHANNEL}/messages"
    failing = Fault("POST", posts, do="drop", then=bot.kill)
    if trouble == "away":
        failing = Fault("POST", posts, status=503, times=None)
    bot.wire.faults = [failing]
    await bot.wire.press(CY, asked, str(control(asked, "leaving")))
    await bot.wire.until(lambda: bot.rows("SELECT 1 FROM seats WHERE seat = 2 AND user_id IS NULL"))

    def told() -> list[Payload]:
        return [m for m in bot.wire.channel if "has left the game" in text_of(m)]

    if trouble == "killed":
        await bot.wire.until(lambda: not bot.alive)
        assert not told()
        await bot.start()
    else:
        bot.wire.faults = []
    await bot.wire.until(told)
    await bot.wire.until(lambda: not bot.rows("SELECT 1 FROM votes WHERE NOT done"))
    bot.kill()
    await bot.start()
    await bot.answered(await bot.wire.slash(ADA, "status"))
    [message] = told()
    assert f"<@{CY}>" in text_of(message) and control(message, "propose")


@on_both
async def test_the_offer_to_vote_about_a_seat_ends_when_it_is_taken(bot: BotProcess) -> None:
    """The vote's message is recorded: even after a kill it loses its buttons and changes to the past tense."""
    asked = (await say(bot, CY, "game leave", how="good")).panel
    assert asked is not None
    await bot.wire.press(CY, asked, str(control(asked, "leaving")))
    message = await bot.wire.until(lambda: newest(bot, "propose"))
    await bot.wire.until(lambda: bot.rows("SELECT 1 FROM messages WHERE kind = 'left'"))
    [(computer,)] = bot.rows("SELECT name FROM seats WHERE seat = 2")
    await say(bot, MANAGER, "game vote", what="replace", player=computer, without_vote=True)
    free = await bot.wire.until(lambda: newest(bot, "seat"))
    await bot.wire.until(lambda: bot.rows("SELECT 1 FROM messages WHERE kind = 'free'"))
    bot.wire.faults = [
        Fault("PATCH", rf"/channels/{CHANNEL}/messages/{message['id']}", do="drop", then=bot.kill)
    ]
    await bot.wire.press(NEWCOMER, free, str(control(free, "seat")))
    await bot.wire.until(lambda: not bot.alive)
    assert parts(message)
    await bot.start()
    await bot.wire.until(lambda: not parts(message))
    assert text_of(message) == f"-# **<@{CY}>** had left the game."


@pytest.mark.parametrize("freed", [False, True], ids=["vote open", "seat free"])
async def test_a_named_newcomer_can_be_forgotten(bot: BotProcess, freed: bool) -> None:
    await go_away(bot, CY, 2)
    opener = MANAGER if freed else ADA
    seat = {"player": "Cy", "newcomer": User(NEWCOMER), "without_vote": freed}
    await say(bot, opener, "game vote", what="replace", **seat)
    message = await bot.wire.until(lambda: newest(bot, "seat" if freed else "vote"))
    assert f"<@{NEWCOMER}>" in text_of(message)
    await bot.wire.until(lambda: bot.rows("SELECT 1 FROM messages WHERE kind IN ('free', 'vote')"))
    asked = (await say(bot, NEWCOMER, "profile forget")).panel
    assert asked is not None
    await bot.answered(await bot.wire.press(NEWCOMER, asked, str(control(asked, "forget"))))
    await bot.wire.until(lambda: not parts(message))
    assert f"<@{NEWCOMER}>" not in text_of(message)
    await bot.wire.until(lambda: not everything_naming(bot, NEWCOMER))


def everything_naming(bot: BotProcess, user: int) -> list[str]:
    """All columns that contain the id, as a number or within a text."""
    found = []
    for (table,) in bot.rows("SELECT name FROM sqlite_master WHERE type = 'table'"):
        for column in (row[1] for row in bot.rows(f"PRAGMA table_info({table})")):
            for (value,) in bot.rows(f"SELECT {column} FROM {table}"):
                if value == user or (isinstance(value, str) and re.search(rf"\b{user}\b", value)):
                    found.append(f"{table}.{column}: {value}")
    return found
