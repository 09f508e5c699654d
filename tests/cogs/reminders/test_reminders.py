"""Reminders before and after a question is due, in the way and at the hours that the player chose."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.store.records import AskedRecord, Profile
from bot.time.hours import outside_quiet_hours
from bot.time.reminder_times import next_reminder, reminders
from tests.cogs.durations import DAY, HOUR
from tests.cogs.table import Table, custom_id, said, verbs

pytestmark = pytest.mark.slow

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


# Planning


def asked(**changes: object) -> AskedRecord:
    fields = {"since": NOON, "due_at": NOON + timedelta(days=1), "remind_at": None, "reminded": 0}
    return AskedRecord(game_id=1, seat=0, user_id=7, question=3, ask="act", **fields | changes)  # type: ignore[arg-type]


def test_one_reminder_before_and_a_few_after() -> None:
    planned = reminders(asked(), "day")
    assert planned[0] == NOON + timedelta(hours=12)
    assert planned[1] == NOON + timedelta(days=1)
    assert planned[-1] == NOON + timedelta(days=4)
    assert next_reminder(asked(reminded=len(planned) - 1), "day", planned[-1]) is None


def test_reminders_are_at_least_an_interval_apart() -> None:
    late = NOON + timedelta(hours=23)  # delayed by quiet hours until an hour before it is due
    assert next_reminder(asked(), "day", late) == late + timedelta(hours=12)


def test_without_a_limit_nobody_is_reminded() -> None:
    assert next_reminder(asked(due_at=None), "none") is None


@pytest.mark.parametrize(
    ("zone", "when", "until"),
    [
        ("Europe/Berlin", "2026-01-10T22:30", "2026-01-11T07:00"),  # 23:30 there; ends at 8 there
        ("Europe/Berlin", "2026-01-10T03:00", "2026-01-10T07:00"),
        ("Europe/Berlin", "2026-01-10T07:00", "2026-01-10T07:00"),
        ("Europe/Berlin", "2026-01-10T20:59", "2026-01-10T20:59"),
        ("Europe/Berlin", "2026-03-28T23:00", "2026-03-29T06:00"),  # the night the clocks go forward
        ("Asia/Kolkata", "2026-01-10T18:00", "2026-01-11T02:30"),
        ("Not/There", "2026-01-10T23:00", "2026-01-11T08:00"),  # as UTC
    ],
)
def test_quiet_hours_end_in_local_time(zone: str, when: str, until: str) -> None:
    profile = Profile(1, time_zone=zone, quiet_from=22 * 60, quiet_to=8 * 60)
    moment = datetime.fromisoformat(when).replace(tzinfo=UTC)
    assert outside_quiet_hours(moment, profile) == datetime.fromisoformat(until).replace(tzinfo=UTC)


def test_quiet_hours_within_a_day_and_none_at_all() -> None:
    siesta = Profile(1, quiet_from=13 * 60, quiet_to=15 * 60)
    assert outside_quiet_hours(NOON + timedelta(hours=2), siesta) == NOON + timedelta(hours=3)
    assert outside_quiet_hours(NOON, siesta) == NOON
    assert outside_quiet_hours(NOON, Profile(1)) == NOON


# On Discord


PAST = "-# You were reminded here."


def reminded(table: Table, name: str) -> list[discord.Message]:
    """Including messages that were reworded since."""
    mine = table.private(table.people[name])
    return [m for m in mine if "You were asked" in m.content or m.content == PAST]


async def on_turn(table: Table) -> str:
    position = await table.position()
    return position.game.seats[position.turn].name


async def test_a_day_passes_with_one_reminder_before_and_one_after(playing: Table) -> None:
    name = await on_turn(playing)
    await playing.env.advance_time(11 * HOUR)
    assert not reminded(playing, name)
    await playing.env.advance_time(1.1 * HOUR)
    [first] = reminded(playing, name)
    assert "It's your turn" in first.content and "Due <t:" in first.content
    assert f"<#{playing.channel.id}>" in first.content
    await playing.env.advance_time(12 * HOUR)
    [before, now] = reminded(playing, name)
    assert before.content == PAST and not verbs(before)
    assert "Your time was up <t:" in now.content
    other = next(person for person in playing.people if person != name)
    assert not reminded(playing, other)


async def test_reminders_to_an_absent_player_stop_finally(playing: Table) -> None:
    name = await on_turn(playing)
    await playing.env.advance_time(20 * DAY)
    assert len(reminded(playing, name)) == 5
    stamps = [message.created_at for message in reminded(playing, name)]
    assert all(b - a >= timedelta(hours=12) for a, b in itertools.pairwise(stamps))


async def test_a_player_who_answers_in_time_gets_no_reminder(playing: Table) -> None:
    name = await on_turn(playing)
    await playing.env.advance_time(2 * HOUR)
    while await on_turn(playing) == name:
        await playing.follow(playing.people[name], lambda options: options[0])
    await playing.env.advance_time(11 * HOUR)
    assert not reminded(playing, name)


async def test_the_button_of_a_reminder_opens_the_panel_in_private(playing: Table) -> None:
    name = await on_turn(playing)
    await playing.env.advance_time(13 * HOUR)
    message = reminded(playing, name)[-1]
    result = await playing.people[name].user.click(message, custom_id=custom_id(message, "turn"))
    assert "knowledge" in said(result)
    while await on_turn(playing) == name:
        await playing.follow(playing.people[name], lambda options: options[0])
    [answered] = reminded(playing, name)
    assert answered.content == PAST and not verbs(answered)


async def test_quiet_hours_delay_a_reminder(playing: Table) -> None:
    """The simulated clock begins at midnight UTC: the reminder at noon falls into these quiet hours."""
    name = await on_turn(playing)
    actor = playing.people[name]
    await actor.slash(playing.channel, "profile set", time_zone="UTC", quiet_hours="11:00-15:00")
    await playing.env.advance_time(14.8 * HOUR)
    assert not reminded(playing, name)
    await playing.env.advance_time(0.5 * HOUR)
    assert len(reminded(playing, name)) == 1


async def test_remind_me_later(playing: Table) -> None:
    name = await on_turn(playing)
    actor = playing.people[name]
    await playing.env.advance_time(12.5 * HOUR)
    [message] = reminded(playing, name)
    asking = await actor.user.click(message, custom_id=custom_id(message, "later"))
    assert asking.response is not None
    result = await actor.user.select(asking.response, ["180"], custom_id=custom_id(asking.response, "snooze"))
    assert "<t:" in said(result)
    await playing.env.advance_time(2.9 * HOUR)
    assert len(reminded(playing, name)) == 1
    await playing.env.advance_time(0.2 * HOUR)
    assert len(reminded(playing, name)) == 2


async def test_only_the_asked_player_can_press_later(playing: Table) -> None:
    name = await on_turn(playing)
    await playing.people[name].slash(playing.channel, "profile set", reach="channel")
    await playing.env.advance_time(12.5 * HOUR)
    message = next(m for m in reversed(playing.messages) if "later" in verbs(m))
    assert playing.pinged(message) == [playing.people[name].id]
    result = await playing.watcher.click(message, custom_id=custom_id(message, "later"))
    assert "You aren't needed there now" in said(result)


async def test_with_closed_direct_messages_reminders_come_in_the_channel(playing: Table) -> None:
    name = await on_turn(playing)
    actor = playing.people[name]
    playing.env.inject_error(
        "POST", f"/channels/{actor.user.dm_channel.id}/messages", status=403, code=50007, times=None
    )
    await playing.env.advance_time(12.5 * HOUR)
    texts = [m.content for m in playing.messages]
    assert sum("direct messages are closed" in text for text in texts) == 1
    assert sum("You were asked" in text for text in texts) == 1
    closed, reminder = playing.messages[-2:]
    assert not closed.flags.silent and reminder.flags.silent, (
        "only the first of the two messages makes a sound"
    )
    await playing.env.advance_time(3 * DAY)
    assert sum("direct messages are closed" in m.content for m in playing.messages) == 1


async def test_reminders_can_be_switched_off(playing: Table) -> None:
    name = await on_turn(playing)
    await playing.people[name].slash(playing.channel, "profile set", reach="none")
    await playing.env.advance_time(5 * DAY)
    assert not reminded(playing, name)
    assert not any("You were asked" in m.content for m in playing.messages)


async def test_when_time_is_up_the_table_can_vote(playing: Table) -> None:
    await playing.env.advance_time(24.5 * HOUR)
    notices = [m for m in playing.messages if "hasn't answered in time" in m.content]
    assert len(notices) == 1
    assert verbs(notices[0]) == ["propose", "propose", "propose"]
    await playing.env.advance_time(3 * DAY)
    assert sum("hasn't answered in time" in m.content for m in playing.messages) == 1


async def test_reminders_go_on_after_a_restart(playing: Table) -> None:
    name = await on_turn(playing)
    await playing.restart()
    await playing.env.advance_time(12.5 * HOUR)
    assert len(reminded(playing, name)) == 1
    await playing.restart()
    await playing.env.advance_time(1 * HOUR)
    assert len(reminded(playing, name)) == 1


async def test_a_game_without_time_limit_reminds_nobody(table: Table) -> None:
    await table.start(pace="none")
    await table.choose_recruits()
    await table.env.advance_time(10 * DAY)
    assert not any(reminded(table, name) for name in table.people)


async def test_a_player_who_left_the_server_is_announced_not_reminded(playing: Table) -> None:
    name = await on_turn(playing)
    playing.guild.remove_member(playing.people[name])
    await playing.env.settle()
    await playing.env.advance_time(12.5 * HOUR)
    assert not reminded(playing, name)
    notices = [m for m in playing.messages if "has left this server" in m.content]
    assert len(notices) == 1 and "propose" in verbs(notices[0])


@pytest.mark.parametrize("how", ["paused", "channel deleted"])
async def test_a_reminder_of_a_game_that_stopped_reads_as_past(playing: Table, how: str) -> None:
    name = await on_turn(playing)
    await playing.env.advance_time(12.5 * HOUR)
    assert verbs(reminded(playing, name)[0])
    if how == "paused":
        for actor in playing.people.values():
            await actor.slash(playing.channel, "game pause")
    else:
        playing.env.backend.delete_channel(playing.channel.id)
    await playing.env.settle()
    [message] = reminded(playing, name)
    assert message.content == PAST and not verbs(message)


async def test_a_stale_lobby_closes_itself(table: Table) -> None:
    await table.open_lobby()
    await table.env.advance_time(3 * DAY)
    assert await table.bot.games.records.open_in(table.channel.id) is None
    assert "closed itself" in table.messages[-1].content and not verbs(table.messages[-1])


async def test_two_games_at_once_are_one_direct_message(playing: Table) -> None:
    name = await on_turn(playing)
    second = playing.guild.create_text_channel("second")
    await playing.env.settle()
    opened = await playing.people["Ada"].slash(second, "game new")
    assert opened.response is not None
    await playing.people["Bo"].click(opened.response.message, label="Join")
    await playing.people["Ada"].click(opened.response.message, label="Start")
    await playing.env.advance_time(12.5 * HOUR)
    [message] = reminded(playing, name)
    assert f"<#{playing.channel.id}>" in message.content and f"<#{second.id}>" in message.content
    assert verbs(message) == ["turn", "turn", "later"]
    answer = await playing.people[name].user.click(message, custom_id=custom_id(message, "turn"))
    assert "Choose" in said(answer) or "knowledge" in said(answer)


async def test_alone_with_computers_nobody_is_asked_to_vote(table: Table) -> None:
    ada = table.people["Ada"]
    lobby = await table.open_lobby(1)
    levels = (await ada.click(lobby, label="Add a computer player")).response
    assert levels is not None
    await ada.click(levels, label="Easy")
    await ada.click(lobby, label="Start")
    await table.env.advance_time(3 * DAY)
    assert reminded(table, "Ada")
    assert not any("hasn't answered in time" in m.content for m in table.messages)
