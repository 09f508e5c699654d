"""Discord is down for a moment or an hour: every channel is updated as soon as Discord answers anything again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games import Moved
from tests.resilience.wire.bot_process import BotProcess, with_workers
from tests.resilience.wire.wire import Fault, Wire
from tests.resilience.wire.wire_shapes import CHANNEL, GUILD, Payload, text_of
from tests.resilience.wire.wired_table import Wired, at_first_turn

pytestmark = pytest.mark.slow

ANY_POST = r"/channels/\d+/messages"
TABLES = 2
ADA, BO = 100, 101


@pytest.fixture
async def two_channels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wired]:
    async with at_first_turn(tmp_path / "games.sqlite3", monkeypatch, channels=TABLES) as table:
        yield table


async def begin_elsewhere(wired: Wired, channel: int) -> Moved:
    """A started game in another channel that has not been announced yet."""
    games, people = wired.bot.games, wired.wire.people
    first, *others = people
    game = await games.lobby.open(guild_id=GUILD, channel_id=channel, host_id=first, name="Ada")
    for user in others:
        await games.lobby.join(game.id, user, people[user])
    return await games.lobby.start(game.id, user_id=first)


def told(wired: Wired) -> set[str]:
    return {message["channel_id"] for message in wired.wire.messages.values()}


# The bot in a separate process


def channel_reads(wire: Wire, channel: int, word: str) -> list[Payload]:
    return [m for m in wire.messages.values() if m["channel_id"] == str(channel) and word in text_of(m)]


def tries(wire: Wire, channel: int) -> int:
    return wire.requests[f"POST /channels/{channel}/messages"]


@pytest.mark.parametrize("times", [1, 2])
async def test_a_short_failure_is_repaired_within_seconds(tmp_path: Path, times: int) -> None:
    """Nothing else happens that could end the wait, which used to be a minute."""
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game(at=with_workers) as bot:
        wire.faults = [Fault("POST", rf"/channels/{CHANNEL}/messages", 503, times=times)]
        await bot.answered(await wire.slash(ADA, "place", worker=2, space="generator"))
        await wire.until(lambda: channel_reads(wire, CHANNEL, "Generator"))
        assert wire.faults[0].met == times


async def test_an_outage_of_an_hour(tmp_path: Path) -> None:
    """Three games continue by commands. `/status` says that the channel cannot be updated. As soon as Discord answers
    any request, all channels are updated once, without waiting for their timers."""
    async with Wire(channels=3) as wire:
        bot = BotProcess(wire, tmp_path / "games.sqlite3", "patient")
        for channel in wire.channels:
            await bot.prepare_game(channel=channel, at=with_workers)
        async with bot:
            for channel in wire.channels:
                await bot.wait_for_table(channel)
            wire.faults = [Fault(m, rf"{ANY_POST}(/\d+)?", 503, times=None) for m in ("POST", "PATCH")]
            known = {channel: tries(wire, channel) for channel in wire.channels}
            for channel in wire.channels:
                moved = await bot.answered(
                    await wire.slash(ADA, "place", channel, worker=2, space="generator")
                )
                assert "Generator" in moved.text, (
                    "the player must get the result of the move during the outage"
                )
            for channel in wire.channels:
                await wire.until(lambda: tries(wire, channel) > known[channel])  # noqa: B023
            await bot.advance(hours=1)
            for channel in wire.channels:
                await bot.answered(await wire.slash(BO, "place", channel, worker=5, space="aquifer"))
            status = await bot.answered(await wire.slash(BO, "status"))
            assert "Discord isn't accepting messages for this channel" in status.text
            await bot.advance(minutes=5)
            tried = [tries(wire, channel) - known[channel] for channel in wire.channels]
            assert all(n < 60 for n in tried), tried
            assert not any(channel_reads(wire, channel, "Generator") for channel in wire.channels)
            wire.faults = []
            await bot.answered(await wire.slash(ADA, "help"))
            for channel in wire.channels:
                await wire.until(lambda: channel_reads(wire, channel, "Aquifer"))  # noqa: B023
            await bot.advance(minutes=40)
            for channel in wire.channels:
                assert [len(channel_reads(wire, channel, word)) for word in ("Generator", "Aquifer")] == [
                    1,
                    1,
                ]
            status = await bot.answered(await wire.slash(BO, "status"))
            assert "Discord isn't accepting" not in status.text and "Traceback" not in bot.log


# The bot in this process, where timers can be set and attempts counted


async def test_one_failing_channel_is_not_retried_after_every_success_of_others(
    two_channels: Wired, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers to other requests end its wait at first, but less and less often."""
    two_channels.wire.faults = [Fault("POST", rf"/channels/{CHANNEL + 1}/messages", 503, times=None)]
    monkeypatch.setattr("bot.hosting.outage.SHORTEST_WAIT", 1800.0)
    monkeypatch.setattr("bot.hosting.outage.LONGEST_WAIT", 7200.0)
    two_channels.bot.publish(await begin_elsewhere(two_channels, CHANNEL + 1))
    await two_channels.wire.until(lambda: two_channels.bot.untold.waits(2))
    for _ in range(30):
        await two_channels.bot.fetch_user(100)
    assert two_channels.wire.faults[0].met <= 3


async def test_during_a_long_outage_a_move_is_stored_and_announced_later(
    two_channels: Wired, hurried: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No matter how often the announcement failed, and without another move."""
    monkeypatch.setattr("bot.hosting.outage.SHORTEST_WAIT", 0.05)
    monkeypatch.setattr("bot.hosting.outage.LONGEST_WAIT", 0.05)
    two_channels.wire.faults = [Fault("POST", ANY_POST, 502, times=None)]
    before = await two_channels.position()
    click = await two_channels.answered(await two_channels.place("generator"))
    await two_channels.wire.until(lambda: two_channels.wire.faults[0].met >= 30)
    assert (await two_channels.position()).length > before.length and not two_channels.tells("Generator")
    assert "Generator" in click.text, "the player must get the result of the move during the outage"
    two_channels.wire.faults = []
    await two_channels.shown()
    assert len(two_channels.tells("Generator")) == 1


@pytest.mark.parametrize("killed", [False, True])
async def test_cards_that_could_not_be_sent_are_sent_after_the_outage(tmp_path: Path, killed: bool) -> None:
    """The recruits are chosen, but direct messages to Ada fail. In one case the process is also killed."""
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game() as bot:
        await wire.until(lambda: wire.direct_messages(100) and wire.direct_messages(101))
        wire.faults = [Fault("POST", "/channels/1000/messages", 503, times=None)]
        before = len(wire.direct_messages(100))
        await bot.answer_first(100)
        await bot.answer_first(101)
        await wire.until(lambda: wire.faults[0].met)
        if killed:
            bot.kill()
        wire.faults = []
        if killed:
            await bot.start()
        await wire.until(
            lambda: any("What you have" in text_of(m) for m in wire.direct_messages(100)[before:])
        )
        await wire.until(lambda: not bot.rows("SELECT 1 FROM table_messages WHERE told < length"))
        sent = len(wire.direct_messages(100))
        bot.kill()
        await bot.start()
        await bot.answered(await wire.slash(101, "status"))
        assert len(wire.direct_messages(100)) == sent == before + 1


async def test_a_deleted_table_message_is_posted_again_after_an_outage(tmp_path: Path) -> None:
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game() as bot:
        lost = await wire.until(lambda: wire.table_message)
        await wire.until(lambda: bot.rows("SELECT 1 FROM messages WHERE kind = 'table'"))
        bot.kill()
        del wire.messages[int(lost["id"])]
        wire.nonces.clear()  # as if minutes had passed
        wire.faults = [Fault("PATCH", rf"/channels/{CHANNEL}/messages/{lost['id']}", 503)]
        await bot.start()
        await wire.until(lambda: wire.faults[0].met and wire.table_message)
