"""The table is told when a player's deadline has passed, regardless of the late player's settings."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from tests.resilience.wire.bot_process import BotProcess
from tests.resilience.wire.wire import Fault, Wire
from tests.resilience.wire.wire_shapes import CHANNEL, Payload, control, text_of

pytestmark = pytest.mark.slow


def overdue_messages(wire: Wire) -> list[Payload]:
    return [m for m in wire.channel if "hasn't answered in time" in text_of(m)]


async def snooze(bot: BotProcess, user: int) -> None:
    """Press *Remind me later* under the newest reminder: in a day."""
    reminder = bot.wire.direct_messages(user)[-1]
    asking = await bot.answered(await bot.wire.press(user, reminder, str(control(reminder, "later"))))
    assert asking.panel is not None
    menu = str(control(asking.panel, "snooze"))
    await bot.answered(await bot.wire.press(user, asking.panel, menu, ["1440"]))


async def test_a_later_reminder_does_not_delay_the_overdue_message(tmp_path: Path):
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game() as bot:
        await bot.advance(hours=23)
        for user in wire.people:
            await snooze(bot, user)
        await bot.advance(minutes=59)
        assert not overdue_messages(wire), "nobody is overdue before the deadline"
        await bot.advance(minutes=2)
        assert len(overdue_messages(wire)) == 2
        assert all(
            control(message, "propose") and not message["pinged"] for message in overdue_messages(wire)
        )
        for user in wire.people:
            assert "Your time was up" not in text_of(wire.direct_messages(user)[-1]), (
                "a snoozed reminder must not come early"
            )
        await bot.advance(days=4)
        assert len(overdue_messages(wire)) == 2, "the overdue messages must be posted once"
        assert all("Your time was up" in text_of(wire.direct_messages(user)[-1]) for user in wire.people)


async def test_quiet_hours_do_not_delay_the_overdue_message(tmp_path: Path):
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game() as bot:
        hours = [f"{wire.now() + timedelta(hours=n):%H:%M}" for n in (2, 25)]
        for user in wire.people:
            quiet = {"time_zone": "UTC", "quiet_hours": "-".join(hours)}
            await bot.answered(await wire.slash(user, "profile set", **quiet))
        await bot.advance(hours=24, minutes=1)
        assert len(overdue_messages(wire)) == 2 and not any(
            message["pinged"] for message in overdue_messages(wire)
        )
        for user in wire.people:
            assert not any("You were asked" in text_of(m) for m in wire.direct_messages(user)), (
                "nobody may be reminded during quiet hours"
            )


async def test_the_overdue_message_is_posted_once_despite_a_kill(tmp_path: Path):
    """The process is killed after Discord has accepted the message but before that is recorded."""
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game() as bot:
        await bot.advance(hours=23)

        def die(message: Payload) -> None:
            if "hasn't answered" in text_of(message):
                bot.kill()

        wire.on_post = die
        bot.start_advancing(hours=2)
        await wire.until(lambda: not bot.alive)
        wire.on_post = None
        assert len(overdue_messages(wire)) == 1 and not bot.rows(
            "SELECT * FROM messages WHERE kind = 'overdue'"
        )
        await bot.start()
        await bot.advance(hours=3)
        recorded = "SELECT * FROM messages WHERE kind = 'overdue'"
        await wire.until(lambda: len(bot.rows(recorded)) == 2)
        await wire.until(lambda: bot.rows("SELECT notice_at FROM asked") == [(None,), (None,)])
        assert len(overdue_messages(wire)) == 2


async def test_a_deadline_that_passed_while_the_bot_was_down_is_announced_at_the_start(tmp_path: Path):
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game() as bot:
        bot.kill()
        wire.ahead += 30 * 3600
        await bot.start()
        await wire.until(lambda: len(overdue_messages(wire)) == 2)


async def test_a_refused_overdue_message_is_posted_later(tmp_path: Path):
    async with Wire() as wire, BotProcess(wire, tmp_path / "games.sqlite3").with_game() as bot:
        refused = Fault("POST", rf"/channels/{CHANNEL}/messages", status=403, code=50013, times=None)
        wire.faults.append(refused)
        await bot.advance(hours=25)
        assert not overdue_messages(wire) and 2 <= refused.met < 30, (
            "the message must be retried, but not too often"
        )
        wire.faults.clear()
        await bot.advance(hours=2)
        assert len(overdue_messages(wire)) == 2
