"""Quiet hours: reminders wait, and everything else comes silently."""

from __future__ import annotations

import pytest

from tests.cogs.durations import HOUR
from tests.cogs.fast_forward import announce, play_on
from tests.cogs.situations import be_quiet
from tests.cogs.table import Table, said, verbs

pytestmark = pytest.mark.slow


async def test_the_profile_says_what_quiet_hours_do(table: Table) -> None:
    ada = table.people["Ada"]
    assert "write to you silently" not in said(await ada.slash(table.channel, "profile show"))
    assert "I don't remind you then, and I only write to you silently." in await be_quiet(table, ada)


async def test_questions_by_direct_message_make_no_sound(table: Table) -> None:
    await be_quiet(table, table.people["Bo"])
    await table.start()
    asked = {
        name: next(m for m in table.private(actor) if "Choose two recruits" in m.content)
        for name, actor in table.people.items()
    }
    assert all(m.flags.silent for m in asked.values()), (
        "the direct messages must be silent, because the players are pinged in the channel"
    )
    assert not table.newest.flags.silent, (
        "the message in the channel must make a sound, because Ada has no quiet hours"
    )
    assert len(table.private(table.people["Bo"])) == 2, (
        "Bo must get a welcome, and one message with the question and the cards"
    )
    assert "The dilemma of" in asked["Bo"].content


async def test_private_cards_are_always_sent_silently(playing: Table) -> None:
    for actor in playing.people.values():
        cards = [
            m for m in playing.private(actor) if "What you have" in m.content and "Choose" not in m.content
        ]
        assert cards and all(m.flags.silent for m in cards)


async def test_a_new_turn_is_silent_during_quiet_hours(playing: Table) -> None:
    on_turn = (await playing.asked())[0]
    other = next(actor for actor in playing.people.values() if actor.id != on_turn.id)
    await be_quiet(playing, other)
    await playing.follow(on_turn, lambda options: options[0])
    assert playing.pinged(playing.newest) == [other.id] and playing.newest.flags.silent
    await playing.follow(other, lambda options: options[0])
    assert playing.pinged(playing.newest) == [on_turn.id] and not playing.newest.flags.silent


async def test_followers_have_quiet_hours_too(table: Table) -> None:
    await table.start(pace="none")
    await table.choose_recruits()
    await be_quiet(table, table.watcher)
    await table.watcher.slash(table.channel, "game follow")
    await follow_to_a_turning_point(table)
    assert table.private(table.watcher)[-1].flags.silent
    await table.watcher.slash(table.channel, "profile set", reach="channel")
    await follow_to_a_turning_point(table)
    look = next(m for m in reversed(table.messages) if "Something happened" in m.content)
    assert table.pinged(look) == [table.watcher.id] and look.flags.silent


async def follow_to_a_turning_point(table: Table) -> None:
    from cogs.announcements.follow import turning_point

    found = await play_on(table, until=lambda moved: any(map(turning_point, moved.events)))
    assert not found.over
    await announce(table, found)  # type: ignore[arg-type]


async def test_a_question_to_all_rings_for_who_is_away_on_their_return_only(table: Table) -> None:
    ada, bo = table.people["Ada"], table.people["Bo"]
    await bo.slash(table.channel, "away set", not_before="9")  # it is midnight
    await table.start()
    question = next(m for m in table.messages if "turn" in verbs(m))
    assert bo.mention in question.content and table.pinged(question) == [ada.id]
    assert not question.flags.silent
    before = len(table.private(bo))
    await table.env.advance_time(10 * HOUR)
    [reminder] = table.private(bo)[before:]
    assert "You were asked" in reminder.content and not reminder.flags.silent


async def test_without_reminders_a_question_to_all_rings_for_everybody(table: Table) -> None:
    people = list(table.people.values())
    await people[1].slash(table.channel, "away set", not_before="9")
    await table.start(pace="none")
    question = next(m for m in table.messages if "turn" in verbs(m))
    assert set(table.pinged(question)) == {actor.id for actor in people}
