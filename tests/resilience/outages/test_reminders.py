"""Reminders over days and at every pace, also if Discord refuses them at first."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.databases import on_both
from tests.resilience.wire.bot_process import BotOn, BotProcess, Killed
from tests.resilience.wire.wire import Fault, Wire
from tests.resilience.wire.wire_shapes import CHANNEL, Payload, parts, text_of

pytestmark = pytest.mark.slow


def reminders(wire: Wire, user: int) -> list[Payload]:
    """All reminders, including those changed to the past tense because of a newer one or an answer."""
    told = ("You were asked", "You were reminded here")
    return [m for m in wire.direct_messages(user) if any(words in text_of(m) for words in told)]


def called(wire: Wire) -> list[Payload]:
    """Public reminders."""
    public = (str(CHANNEL), str(CHANNEL + 1))
    return [m for m in wire.messages.values() if m["channel_id"] in public and "You were asked" in text_of(m)]


async def with_two_late_games(wire: Wire, folder: Path) -> BotProcess:
    """A bot, not started yet, with two games whose players are due for a reminder."""
    bot = BotProcess(wire, folder / "games.sqlite3")
    await bot.prepare_game()
    await bot.prepare_game(channel=CHANNEL + 1)
    wire.ahead += 13 * 3600
    return bot


async def test_a_joint_reminder_that_failed_is_sent_unchanged(tmp_path: Path):
    async with Wire(channels=2) as wire:
        bot = await with_two_late_games(wire, tmp_path)
        wire.faults = [Fault("POST", r"/channels/10\d0/messages", 503, times=None)]
        async with bot:
            await bot.advance(hours=1)
            assert not called(wire) and not any(reminders(wire, user) for user in wire.people)
            wire.faults.clear()
            await bot.advance(minutes=10)
            await wire.until(lambda: all(reminders(wire, user) for user in wire.people))
            for user in wire.people:
                [one] = reminders(wire, user)
                assert all(f"<#{channel}>" in text_of(one) for channel in (CHANNEL, CHANNEL + 1))
            await bot.advance(hours=8)
            assert not called(wire) and all(len(reminders(wire, user)) == 1 for user in wire.people)


async def test_a_kill_while_an_answered_game_is_taken_off_a_joint_reminder(tmp_path: Path):
    async with Wire(channels=2) as wire:
        bot = await with_two_late_games(wire, tmp_path)
        async with bot:
            await wire.until(lambda: all(reminders(wire, user) for user in wire.people))
            await bot.wait_for_table(CHANNEL)
            [both] = reminders(wire, 100)
            before = text_of(both)
            edit = rf"/channels/{both['channel_id']}/messages/{both['id']}"
            wire.faults = [Fault("PATCH", edit, do="drop", then=bot.kill)]
            with suppress(Killed):
                await bot.answer_first(100)
            await wire.until(lambda: not bot.alive)
            await wire.until(lambda: len(bot.rows("SELECT 1 FROM answers WHERE seat = 0")) == 1)
            assert text_of(both) == before
            wire.faults = []
            await bot.start()
            await wire.until(lambda: text_of(reminders(wire, 100)[0]) != before)
            [one] = reminders(wire, 100)
            assert f"<#{CHANNEL + 1}>" in text_of(one) and f"<#{CHANNEL}>" not in text_of(one)
            assert sum(part.get("type") == 2 for part in parts(one)) == 2


async def test_a_reminder_of_one_game_is_retried_too(tmp_path: Path):
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game() as bot:
        await bot.advance(hours=11)
        wire.faults = [Fault("POST", r"/channels/10\d0/messages", 503, times=None)]
        await bot.advance(hours=2)
        wire.faults.clear()
        bot.kill()
        await bot.start()
        await bot.advance(minutes=10)
        await wire.until(lambda: all(reminders(wire, user) for user in wire.people))
        assert all(len(reminders(wire, user)) == 1 for user in wire.people)
        assert not called(wire)


@on_both
@pytest.mark.parametrize("taken", [False, True], ids=["before it was taken", "when it was taken"])
async def test_a_kill_while_a_reminder_is_sent_loses_none(bot_on: BotOn, taken: bool):
    """A reminder is recorded after Discord has it; if it is sent again within minutes, Discord drops the duplicate."""
    async with Wire() as wire, bot_on(wire).with_game() as bot:
        bot.kill()
        wire.ahead += 12.5 * 3600
        do: Any = "late" if taken else "drop"
        wire.faults = [Fault("POST", r"/channels/1000/messages", do=do, then=bot.kill)]
        bot.launch()
        await wire.until(lambda: not bot.alive)
        assert len(reminders(wire, 100)) == taken
        await bot.start()
        await wire.until(lambda: bot.rows("SELECT reminded FROM asked") == [(1,), (1,)])
        assert all(len(reminders(wire, user)) == 1 for user in wire.people)


PACES: dict[str, tuple[str, float, list[float]]] = {
    "live": ("minutes", 10, [5, 10, 20, 30, 40]),
    "three_days": ("days", 3, [2, 3, 6, 9, 12]),
}


@pytest.mark.parametrize("pace", PACES)
async def test_every_pace_has_its_reminders(tmp_path: Path, pace: Any):
    unit, limit, planned = PACES[pace]
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game(pace=pace) as bot:
        past = 0.0
        for number, when in enumerate(planned):
            await bot.advance(**{unit: when - past - 0.5})
            assert all(len(reminders(wire, user)) == number for user in wire.people), (
                "a reminder came too early"
            )
            await bot.advance(**{unit: 1})
            assert all(len(reminders(wire, user)) == number + 1 for user in wire.people)
            past = when + 0.5
            overdue = [m for m in wire.channel if "hasn't answered in time" in text_of(m)]
            assert len(overdue) == (2 if when >= limit else 0)
        await bot.advance(**{unit: 3 * limit})
        assert all(len(reminders(wire, user)) == len(planned) for user in wire.people), (
            "there must be no reminder after the last planned one"
        )


async def test_without_a_limit_nobody_is_reminded(tmp_path: Path):
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game(pace="none") as bot:
        await bot.advance(days=5)
        assert not any(reminders(wire, user) for user in wire.people)
        assert not any("hasn't answered" in text_of(m) for m in wire.channel)
