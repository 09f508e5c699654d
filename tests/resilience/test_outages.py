"""Discord out of order for a moment or an hour: every table is told as soon as Discord answers anything again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables import Moved

from .bot_process import BotProcess
from .wire import Fault, Wire
from .wire_shapes import CHANNEL, GUILD, text_of
from .wired_table import Wired, at_first_turn

pytestmark = pytest.mark.slow

ANY_POST = r"/channels/\d+/messages"
TABLES = 12


@pytest.fixture
async def wired(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wired]:
    async with at_first_turn(tmp_path / "games.sqlite3", monkeypatch, channels=TABLES) as table:
        yield table


async def begin_elsewhere(wired: Wired, channel: int) -> Moved:
    """A game in another channel, begun, and nobody told."""
    tables, people = wired.bot.tables, wired.wire.people
    first, *others = people
    game = await tables.lobby.open(guild_id=GUILD, channel_id=channel, host_id=first, name="Ada")
    for user in others:
        await tables.lobby.join(game.id, user, people[user])
    return await tables.lobby.start(game.id, user_id=first)


def told(wired: Wired) -> set[str]:
    return {message["channel_id"] for message in wired.wire.messages.values()}


async def test_one_503_is_made_up_for_within_seconds(wired: Wired) -> None:
    """Nothing else happens that could end the wait."""
    wired.wire.faults = [Fault("POST", ANY_POST, 503)]
    wired.bot.tell(await begin_elsewhere(wired, CHANNEL + 1))
    await wired.wire.until(lambda: str(CHANNEL + 1) in told(wired), 10)


async def test_after_an_hour_every_table_is_told_at_the_first_success(
    wired: Wired, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By their timers they would all wait for an hour still; one request of somebody else succeeds."""
    monkeypatch.setattr("bot.hosting.outage.FIRST", 7200.0, raising=False)
    monkeypatch.setattr("bot.hosting.outage.MOST", 7200.0, raising=False)
    wired.wire.faults = [Fault("POST", ANY_POST, 503, times=None)]
    others = {CHANNEL + n for n in range(1, TABLES)}
    for channel in sorted(others):
        wired.bot.tell(await begin_elsewhere(wired, channel))
    await wired.wire.until(lambda: wired.wire.faults[0].met >= len(others))
    await wired.wire.until(lambda: all(wired.bot.untold.waits(game) for game in range(2, TABLES + 1)))
    wired.wire.faults = []
    await wired.bot.fetch_user(100)
    await wired.wire.until(lambda: {str(channel) for channel in others} <= told(wired), 30)
    await wired.wire.until(lambda: not any(wired.bot.untold.waits(game) for game in range(1, TABLES + 1)))


async def test_a_table_that_waits_for_discord_says_so(wired: Wired, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.hosting.outage.FIRST", 7200.0)
    monkeypatch.setattr("bot.hosting.outage.MOST", 7200.0)
    wired.wire.faults = [Fault("POST", ANY_POST, 503, times=None)]
    await wired.answered(await wired.place("generator"))
    await wired.wire.until(lambda: wired.bot.untold.waits(1))
    status = await wired.answered(await wired.wire.slash(100, "status"))
    assert "Discord does not take messages for this channel" in status.text
    wired.wire.faults = []
    await wired.bot.fetch_user(100)
    await wired.shown()
    status = await wired.answered(await wired.wire.slash(100, "status"))
    assert "Discord does not take" not in status.text


async def test_a_channel_that_alone_is_broken_is_not_tried_with_every_success_of_others(
    wired: Wired, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others' answers end its wait at first, and less and less."""
    wired.wire.faults = [Fault("POST", rf"/channels/{CHANNEL + 1}/messages", 503, times=None)]
    monkeypatch.setattr("bot.hosting.outage.FIRST", 1800.0)
    monkeypatch.setattr("bot.hosting.outage.MOST", 7200.0)
    wired.bot.tell(await begin_elsewhere(wired, CHANNEL + 1))
    await wired.wire.until(lambda: wired.bot.untold.waits(2))
    for _ in range(30):
        await wired.bot.fetch_user(100)
    assert wired.wire.faults[0].met <= 3


async def test_broken_for_good_the_move_is_kept_and_told_when_it_is_over(
    wired: Wired, hurried: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often it failed, and without another move."""
    monkeypatch.setattr("bot.hosting.outage.FIRST", 0.05)
    monkeypatch.setattr("bot.hosting.outage.MOST", 0.05)
    wired.wire.faults = [Fault("POST", ANY_POST, 502, times=None)]
    before = await wired.position()
    click = await wired.answered(await wired.place("generator"))
    await wired.wire.until(lambda: wired.wire.faults[0].met >= 30)
    assert (await wired.position()).length > before.length and not wired.tells("Generator")
    assert "Generator" in click.text, "the player is told all the same"
    wired.wire.faults = []
    await wired.shown()
    assert len(wired.tells("Generator")) == 1


@pytest.mark.parametrize("killed", [False, True])
async def test_cards_that_discord_did_not_take_are_sent_when_it_is_back(tmp_path: Path, killed: bool) -> None:
    """The recruits are chosen, and Ada's direct messages are out of order; also where the process ends meanwhile."""
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").laid() as bot:
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
        await wire.until(lambda: not bot.rows("SELECT 1 FROM shown WHERE told < length"))
        sent = len(wire.direct_messages(100))
        bot.kill()
        await bot.start()
        await bot.answered(await wire.slash(101, "status"))
        assert len(wire.direct_messages(100)) == sent == before + 1


async def test_a_lost_table_is_laid_again_although_discord_could_not_say_at_first(tmp_path: Path) -> None:
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").laid() as bot:
        lost = await wire.until(lambda: wire.table_message)
        await wire.until(lambda: bot.rows("SELECT 1 FROM messages WHERE kind = 'front'"))
        bot.kill()
        del wire.messages[int(lost["id"])]
        wire.nonces.clear()  # that was minutes ago
        wire.faults = [Fault("PATCH", rf"/channels/{CHANNEL}/messages/{lost['id']}", 503)]
        await bot.start()
        await wire.until(lambda: wire.faults[0].met and wire.table_message)
