"""`/away`: the clock stops, the players are informed and can react, and nobody can stall a game with it."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.notices import ClockChanged
from bot.store.records import AskedRecord, GameRecord
from cogs.announcements.posting import Posting
from cogs.posts import keeper
from tests.cogs.durations import DAY, HOUR
from tests.cogs.fast_forward import play_on
from tests.cogs.table import Table, custom_id, labels, said, set_options, shown, verbs

pytestmark = pytest.mark.slow


async def at_table(table: Table, *, players: int | None = None, **options: str) -> tuple[MemberActor, str]:
    """Start a game. Returns the player on turn and their name."""
    await table.start(players, **options)
    await table.choose_recruits()
    return await on_turn(table)


async def on_turn(table: Table) -> tuple[MemberActor, str]:
    position = await table.position()
    name = position.game.seats[position.turn].name
    return table.people[name], name


async def waited(table: Table) -> AskedRecord:
    [asked] = await table.bot.games.asked.of((await table.position()).game.id)
    return asked


async def away(table: Table, actor: MemberActor, until: str, **more: object) -> str:
    return said(await actor.slash(table.channel, "away set", until=until, **more))


def away_messages(table: Table) -> list[discord.Message]:
    return [m for m in table.messages if "is away until" in m.content]


def is_past(table: Table, message: discord.Message) -> bool:
    """Whether the message has no buttons and says that somebody was away."""
    now = next(m for m in table.messages if m.id == message.id)
    return not verbs(now) and now.content.startswith("-# ") and now.content.endswith("was away.")


def reminded(table: Table, name: str) -> list[discord.Message]:
    return [m for m in table.private(table.people[name]) if "You were asked" in m.content]


async def game(table: Table) -> GameRecord:
    return (await table.position()).game


async def test_the_clock_waits_and_the_table_sees_until_when(playing: Table) -> None:
    actor, name = await on_turn(playing)
    before = await waited(playing)
    text = await away(playing, actor, "3 days")
    assert "Now, until <t:" in text and "the clock stops while you're away, for 7 days at most" in text
    after = await waited(playing)
    assert before.due_at and after.due_at
    assert timedelta(days=2.99) < after.due_at - before.due_at <= timedelta(days=3)
    [message] = away_messages(playing)
    assert f"**{name}** is away until <t:" in message.content and "7 days" in message.content
    assert verbs(message) == ["propose"] and not playing.pinged(message)
    await playing.env.advance_time(2.9 * DAY)
    assert not reminded(playing, name), "a player who is away gets no reminder"
    assert not any("hasn't answered" in m.content for m in playing.messages)
    assert len(away_messages(playing)) == 1
    await playing.env.advance_time(0.2 * DAY)
    assert len(reminded(playing, name)) == 1, "a player who is back gets a reminder"
    assert not away_messages(playing) and is_past(playing, message)
    await playing.env.advance_time(1 * DAY)
    assert sum("hasn't answered" in m.content for m in playing.messages) == 1


async def test_asked_while_away(playing: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The question comes silently, its clock is stopped, and the player is told when they are back. In the channel, the
    message about whose turn it is comes before the one about the absence, however long the board takes to draw."""
    post = Posting.post

    async def slowly(*args: Any, **more: Any) -> None:
        playing.bot.publish(ClockChanged())
        await asyncio.sleep(0.2)
        await post(*args, **more)

    monkeypatch.setattr(Posting, "post", slowly)
    first, _ = await on_turn(playing)
    other = next(actor for actor in playing.people.values() if actor.id != first.id)
    await away(playing, other, "4 days")
    assert not away_messages(playing), "an absence is not announced before the game waits for the player"
    before = len(playing.private(other))
    while (await on_turn(playing))[0].id == first.id:
        await playing.follow(first, lambda options: options[0])
    table_message = next(m for m in reversed(playing.messages) if "turn" in verbs(m))
    assert playing.pinged(table_message) == [other.id] and table_message.flags.silent
    [message] = away_messages(playing)
    assert message.id > table_message.id
    await playing.env.advance_time(3.9 * DAY)
    assert len(playing.private(other)) == before
    await playing.env.advance_time(0.2 * DAY)
    assert "It's your turn" in playing.private(other)[-1].content


async def test_the_table_may_let_a_computer_keep_the_seat(playing: Table) -> None:
    actor, name = await on_turn(playing)
    other = next(one for one in playing.people.values() if one.id != actor.id)
    refused = said(await other.slash(playing.channel, "game vote", what="keep", player=name))
    assert "still has time" in refused, "a computer cannot keep the seat of a player who is not away"
    await away(playing, actor, "3 days")
    [message] = away_messages(playing)
    await other.click(message, custom_id=custom_id(message, "propose"))
    await playing.env.advance_time(60)
    assert (await game(playing)).seats[(await game(playing)).seat_of(actor.id).seat].kept  # type: ignore[union-attr]
    assert (await on_turn(playing))[0].id == other.id, "the computer has moved, so the other player is asked"
    assert not away_messages(playing) and is_past(playing, message)
    # Changing the absence does not count as coming back; `/away back` does, even in another channel.
    await away(playing, actor, "5 days")
    seat = (await game(playing)).seat_of(actor.id)
    assert seat is not None and seat.kept
    elsewhere = playing.guild.create_text_channel("elsewhere")
    await playing.env.settle()
    assert "Welcome back" in said(await actor.slash(elsewhere, "away back"))
    await playing.env.settle()
    seat = (await game(playing)).seat_of(actor.id)
    assert seat is not None and not seat.kept


async def test_an_absence_alone_neither_frees_the_seat_nor_ends_the_game(playing: Table) -> None:
    actor, name = await on_turn(playing)
    other = next(one for one in playing.people.values() if one.id != actor.id)
    await away(playing, actor, "3 days")
    refused = said(await other.slash(playing.channel, "game vote", what="replace", player=name))
    assert "still has time" in refused and not any("vote" in verbs(m) for m in playing.messages)
    await other.slash(playing.channel, "game vote", what="end")
    [ballot] = [m for m in playing.messages if "vote" in verbs(m)]
    assert "End the game here" in ballot.content and actor.mention in ballot.content
    assert (await game(playing)).status == "running", "the absent player has a vote too"


async def test_a_game_waits_as_long_as_its_table_allows(playing: Table) -> None:
    actor, _ = await on_turn(playing)
    async with playing.bot.store.database.transaction() as tx:
        playing.bot.store.games.update(tx, (await game(playing)).id, away_days=2)
    await playing.restart()
    await away(playing, actor, "30 days")
    told = [m for m in playing.messages if "has waited for you" in m.content]
    assert not told
    await playing.env.advance_time(2.1 * DAY)
    [told_now] = [m for m in playing.messages if "has waited for you" in m.content]
    assert playing.pinged(told_now) == [actor.id] and not told_now.flags.silent
    assert "(2 days in total)" in told_now.content and "due <t:" in told_now.content
    assert verbs(told_now) == ["propose"]
    await playing.env.advance_time(1 * DAY)
    assert sum("hasn't answered in time" in m.content for m in playing.messages) == 1
    await playing.env.advance_time(5 * DAY)
    assert sum("has waited for you" in m.content for m in playing.messages) == 1
    while (await on_turn(playing))[0].id == actor.id:
        await playing.follow(actor, lambda options: options[0])
    seat = (await game(playing)).seat_of(actor.id)
    assert seat is not None and abs(seat.overtime - 2 * DAY) < 60
    # At the next question the clock doesn't stop.
    other, _ = await on_turn(playing)
    while (await on_turn(playing))[0].id == other.id:
        await playing.follow(other, lambda options: options[0])
    asked = await waited(playing)
    assert asked.due_at is not None and asked.due_at - asked.since == timedelta(days=1)
    assert "This game's clock keeps running" in away_messages(playing)[-1].content
    assert "the clock doesn't stop" in said(await actor.slash(playing.channel, "away show"))


async def test_the_end_of_waiting_is_announced_once(playing: Table) -> None:
    """Even if the player then extends the absence or changes their time zone."""
    actor, _ = await on_turn(playing)
    async with playing.bot.store.database.transaction() as tx:
        playing.bot.store.games.update(tx, (await game(playing)).id, away_days=2)
    await playing.restart()
    await away(playing, actor, "30 days")
    await playing.env.advance_time(2.1 * DAY)
    due = (await waited(playing)).due_at
    await away(playing, actor, "40 days")
    await actor.slash(playing.channel, "profile set", time_zone="Asia/Tokyo")
    await playing.env.advance_time(0.5 * DAY)
    assert (await waited(playing)).due_at == due
    assert sum("has waited for you" in m.content for m in playing.messages) == 1


async def test_only_time_beyond_the_normal_limit_counts(playing: Table) -> None:
    """An absence of a player who answers within the normal time is not counted."""
    actor, _ = await on_turn(playing)
    await away(playing, actor, "10 days")
    await playing.env.advance_time(20 * HOUR)
    while (await on_turn(playing))[0].id == actor.id:
        await playing.follow(actor, lambda options: options[0])
    seat = (await game(playing)).seat_of(actor.id)
    assert seat is not None and seat.overtime == 0


async def test_the_lobby_decides_how_long_a_game_waits(table: Table) -> None:
    lobby = await table.open_lobby()
    ada = table.people["Ada"]
    assert "Absence: waits 7 days" in table.messages[-1].content
    for days, told in (("14", "Absence: waits 14 days"), ("0", "Absence: no waiting")):
        await set_options(ada, lobby, absence=days)
        assert told in table.messages[-1].content
    assert "host" in said(await table.people["Bo"].click(lobby, label="Game options"))


async def test_back_before_the_time(playing: Table) -> None:
    actor, name = await on_turn(playing)
    assert "You aren't away now" in said(await actor.slash(playing.channel, "away back"))
    before = await waited(playing)
    await away(playing, actor, "10 days")
    [message] = away_messages(playing)
    await playing.env.advance_time(1 * DAY)
    back = await actor.slash(playing.channel, "away back")
    assert "This is waiting for you" in said(back) and labels(shown(back)) == ["No. 1: take your turn"]
    after = await waited(playing)
    assert before.due_at and after.due_at
    assert abs((after.due_at - before.due_at).total_seconds() - DAY) < 60, (
        "the clock must have stopped for one day"
    )
    assert not away_messages(playing) and is_past(playing, message)
    assert "haven't planned any time away" in said(await actor.slash(playing.channel, "away show"))
    await playing.env.advance_time(13 * HOUR)
    assert len(reminded(playing, name)) == 1


async def test_weekends_and_mornings(playing: Table) -> None:
    """The simulated clock begins at midnight on a Thursday, UTC."""
    actor, _ = await on_turn(playing)
    start = (await waited(playing)).since
    await actor.slash(playing.channel, "profile set", time_zone="Europe/Berlin")
    text = said(await actor.slash(playing.channel, "away set", weekends=True, not_before="9"))
    assert "Every weekend" in text and "no deadlines before 09:00" in text and "Europe/Berlin" in text
    asked = await waited(playing)
    assert asked.due_at is not None
    morning = asked.due_at - start
    assert timedelta(days=1) < morning < timedelta(days=1, hours=9)
    shown_ = await actor.slash(playing.channel, "away show")
    assert labels(shown(shown_)) == ["Remove the weekends", "Remove the mornings"]
    dropped = await actor.click(shown(shown_), label="Remove the mornings")
    assert labels(shown(dropped)) == ["Remove the weekends"]
    off = said(await actor.slash(playing.channel, "away set", weekends=False))
    assert "haven't planned any time away" in off


async def test_unreadable_dates_are_explained(playing: Table) -> None:
    actor, _ = await on_turn(playing)
    assert "as a day to come" in await away(playing, actor, "whenever")
    assert "as a day to come" in await away(playing, actor, "Sunday", since="2020-01-01")
    assert "as a day to come" in await away(playing, actor, "2020-01-01")
    assert "90 days at most" in await away(playing, actor, "20 weeks")
    assert "Tell me how long" in said(await actor.slash(playing.channel, "away set"))
    assert "a time in the morning" in said(await actor.slash(playing.channel, "away set", not_before="23"))
    for month in range(2, 12):
        await away(playing, actor, f"2.{month}.2026", since=f"1.{month}.2026")
    assert "10 absences planned" in await away(playing, actor, "1 day")


async def test_completion_shows_how_dates_are_understood(playing: Table) -> None:
    actor, _ = await on_turn(playing)
    usual = await actor.autocomplete(playing.channel, "away set", "until", "")
    assert len(usual) == 5
    [first, *_] = await actor.autocomplete(playing.channel, "away set", "until", "2 days")
    assert ":" in first["name"] and first["value"].startswith("20")
    assert "Now, until" in await away(playing, actor, first["value"])


async def test_an_absence_that_begins_later(playing: Table) -> None:
    actor, _ = await on_turn(playing)
    text = await away(playing, actor, "4 days", since="tomorrow")
    assert "From <t:" in text
    assert not away_messages(playing)
    drop = await actor.slash(playing.channel, "away show")
    [label] = labels(shown(drop))
    assert label.startswith("Remove ")
    await playing.env.advance_time(1.1 * DAY)
    assert len(away_messages(playing)) == 1, "the players are told of an absence when it begins"


async def test_extending_an_absence(playing: Table) -> None:
    actor, _ = await on_turn(playing)
    await away(playing, actor, "2 days")
    first = away_messages(playing)[0].content
    await away(playing, actor, "4 days")
    [message] = away_messages(playing)
    assert message.content != first
    [rule] = (await playing.bot.games.profiles.get(actor.id)).away
    assert rule.ends is not None and rule.ends - rule.begins > timedelta(days=3.9)


async def test_in_a_paused_game_an_absence_counts_when_it_is_resumed(playing: Table) -> None:
    actor, _ = await on_turn(playing)
    other = next(one for one in playing.people.values() if one.id != actor.id)
    await actor.slash(playing.channel, "game pause")
    await other.click(playing.messages[-1], label="Yes")
    await away(playing, actor, "5 days")
    assert (await waited(playing)).due_at is None and not away_messages(playing)
    await playing.env.advance_time(1 * DAY)
    await actor.slash(playing.channel, "game resume")
    await other.click(playing.messages[-1], label="Yes")
    await playing.env.settle()
    asked = await waited(playing)
    assert asked.due_at is not None
    assert timedelta(days=4.9) < asked.due_at - asked.since < timedelta(days=5.1)


async def test_all_are_away(playing: Table) -> None:
    for actor in playing.people.values():
        await away(playing, actor, "3 days")
    await playing.env.advance_time(2.9 * DAY)
    assert not any(reminded(playing, name) for name in playing.people)
    assert not any("hasn't answered" in m.content for m in playing.messages)
    await playing.env.advance_time(1.2 * DAY)
    _, name = await on_turn(playing)
    assert reminded(playing, name)


async def test_forgotten_while_away(playing: Table) -> None:
    actor, _ = await on_turn(playing)
    await away(playing, actor, "3 days")
    asking = await actor.slash(playing.channel, "profile forget")
    assert asking.response is not None
    await actor.click(asking.response, label="Forget me")
    await playing.env.advance_time(60)
    assert (await playing.bot.games.profiles.get(actor.id)).away == ()
    assert not verbs(away_messages(playing)[0])
    await playing.env.advance_time(9 * DAY)
    assert not any("has waited for you" in m.content for m in playing.messages)


async def test_no_time_limit_and_a_live_game(table: Table) -> None:
    actor, _ = await at_table(table, pace="none")
    assert "there is no time limit" in await away(table, actor, "3 days")
    assert "You can wait, or let" in away_messages(table)[0].content
    assert (await waited(table)).due_at is None


async def test_a_restart_in_the_middle(playing: Table) -> None:
    actor, name = await on_turn(playing)
    await away(playing, actor, "3 days")
    await playing.restart()
    await playing.env.advance_time(1.5 * DAY)
    await playing.restart()
    await playing.env.advance_time(1.4 * DAY)
    assert len(away_messages(playing)) == 1 and not reminded(playing, name)
    await playing.env.advance_time(0.2 * DAY)
    assert len(reminded(playing, name)) == 1


@pytest.mark.parametrize("posted", [False, True])
async def test_the_process_ends_before_an_absence_is_announced(
    playing: Table, monkeypatch: pytest.MonkeyPatch, posted: bool
) -> None:
    """The process dies before or after the table message: the next one posts the rest, once and in order."""
    first, _ = await on_turn(playing)
    other = next(actor for actor in playing.people.values() if actor.id != first.id)
    await away(playing, other, "4 days")

    async def dies(*args: Any) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patched:
        patched.setattr(keeper, "_post", dies)
        if posted:
            while (await on_turn(playing))[0].id == first.id:
                await playing.follow(first, lambda options: options[0])
        else:
            await play_on(playing, turns=1)
        assert (await on_turn(playing))[0].id == other.id and not away_messages(playing)
    await playing.restart()
    await playing.env.settle()
    table_message = next(m for m in reversed(playing.messages) if "turn" in verbs(m))
    [message] = away_messages(playing)
    assert playing.pinged(table_message) == [other.id] and message.id > table_message.id
    await playing.restart()
    assert len(away_messages(playing)) == 1
