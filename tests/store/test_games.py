"""Games, seats, asked seats and messages."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.games import Games
from bot.store import Conflict, Store
from bot.store.records import AskedRecord, Entry, Kind, ListMessage, Profile
from bot.time.reminder_times import timed
from tests.databases import Place
from tests.store.helpers import CHANNEL, new_game, set_status


async def ask(store: Store, game: int, question: int, *seats: int) -> None:
    async with store.database.transaction() as tx:
        now = store.database.now()
        due = now + timedelta(days=1)
        asked = [
            AskedRecord(game, seat, None, question, "ability", now, due, None, notice_at=due)
            for seat in seats
        ]
        store.asked.set(tx, game, question, asked)


async def test_one_open_game_per_channel(store: Store):
    first = await new_game(store)
    with pytest.raises(Conflict):
        await new_game(store)
    for status in ("running", "paused"):
        await set_status(store, first, status)
        with pytest.raises(Conflict):
            await new_game(store)
    await set_status(store, first, "finished")
    second = await new_game(store)
    await new_game(store, CHANNEL + 1)
    found = await store.games.open_in(CHANNEL)
    last = await store.games.last_in(CHANNEL)
    assert found is not None and last is not None and (found.id, last.id) == (second, second)
    await set_status(store, second, "ended")
    assert await store.games.open_in(CHANNEL) is None
    with pytest.raises(Conflict):  # a finished game cannot be reopened next to another one
        await new_game(store)
        await set_status(store, first, "running")


async def test_a_game_is_read_as_it_was_written(store: Store):
    game = await new_game(store, users=(1, None))
    async with store.database.transaction() as tx:
        store.games.update(
            tx, game, edition="revised", variants=("track_draft", "doubles_cost"), pace="live", hints=False
        )
        store.games.update_seat(tx, game, 1, level="hard", personality="digger")
    record = await store.games.get(game)
    assert record is not None
    assert (record.channel_id, record.edition, record.pace, record.hints) == (
        CHANNEL,
        "revised",
        "live",
        False,
    )
    assert record.variants == ("track_draft", "doubles_cost")
    assert record.seats[1].by_computer and (record.seats[1].level, record.seats[1].personality) == (
        "hard",
        "digger",
    )
    assert [seat.user_id for seat in record.humans] == [1] and record.seat_of(2) is None


async def test_seats_are_renumbered_when_one_is_removed(store: Store):
    game = await new_game(store, users=(1, 2, None, 4))
    async with store.database.transaction() as tx:
        store.games.remove_seat(tx, game, 1)
    record = await store.games.get(game)
    assert record is not None
    assert [(seat.seat, seat.user_id) for seat in record.seats] == [(0, 1), (1, None), (2, 4)]


async def test_a_person_has_one_seat_per_game(store: Store):
    with pytest.raises(Conflict):
        await new_game(store, users=(1, 1))
    await new_game(store, users=(None, None, 1))  # computers are not persons


async def test_the_same_question_keeps_its_waiting_time(place: Place):
    clock = [datetime(2026, 1, 1, tzinfo=UTC)]
    store = await Store.open(place, now=lambda: clock[0])
    game = await new_game(store, users=(1, 2, 3))
    await set_status(store, game, "running")
    await ask(store, game, 5, 0, 1, 2)
    clock[0] += timedelta(hours=2)
    await ask(store, game, 5, 1, 2)  # the first has answered
    asked = await store.asked.of(game)
    assert [(a.seat, a.user_id, a.since.hour) for a in asked] == [(1, 2, 0), (2, 3, 0)]
    assert asked[0].due_at == datetime(2026, 1, 2, tzinfo=UTC)
    await ask(store, game, 6, 1)
    [one] = await store.asked.of()
    assert (one.seat, one.question, one.since.hour, one.reminded) == (1, 6, 2, 0)
    await store.close()


async def test_reminders_are_planned_counted_and_dropped_with_the_question(store: Store):
    game = await new_game(store)
    await set_status(store, game, "running")
    await ask(store, game, 1, 0)
    [asked] = await store.asked.without_reminder()
    now = store.database.now()
    await store.asked.set_reminder(asked, now - timedelta(seconds=5))
    assert await store.asked.without_reminder() == []
    [due] = await store.asked.to_remind(now)
    await store.asked.set_reminder(due, now + timedelta(hours=1), reminded=1)
    assert await store.asked.to_remind(now) == []
    [later] = await store.asked.of(game)
    assert later.reminded == 1
    await ask(store, game, 2, 1)
    await store.asked.set_reminder(later, now)  # answered in the meantime: no reminder
    assert await store.asked.to_remind(now) == []


async def test_a_paused_game_reminds_nobody(store: Store):
    game = await new_game(store)
    await set_status(store, game, "running")
    await ask(store, game, 1, 0)
    [asked] = await store.asked.of(game)
    await store.asked.set_reminder(asked, store.database.now())
    async with store.database.transaction() as tx:
        store.asked.stop_clock(tx, game)
        store.games.update(tx, game, status="paused")
    assert await store.asked.to_remind(store.database.now()) == []
    assert await store.asked.of() == []
    record = await store.games.get(game)
    assert record is not None
    async with store.database.transaction() as tx:
        store.games.update(tx, game, status="running")
        store.asked.set_times(tx, timed(replace(asked, since=store.database.now()), record, Profile(1)))
    [again] = await store.asked.of()
    assert again.due_at is not None and again.due_at > store.database.now() + timedelta(hours=23)


async def test_my_games_where_it_is_my_turn_first(store: Store):
    games = [await new_game(store, channel, (1, 2)) for channel in range(3)]
    for game in games:
        await set_status(store, game, "running")
    await ask(store, games[0], 1, 1)
    await ask(store, games[2], 1, 0)
    mine = await store.games.of_user(1)
    assert [(one.game.id, one.asked is not None) for one in mine] == [
        (games[2], True),
        (games[0], False),
        (games[1], False),
    ]
    await set_status(store, games[1], "finished")
    assert len(await store.games.of_user(1)) == 2
    assert await store.games.of_user(77) == []


async def test_the_previous_message_can_be_retired(store: Store):
    game = await new_game(store)
    assert await Games(store).messages.set(game, Kind.TABLE, 10, 100) is None
    old = await Games(store).messages.set(game, Kind.TABLE, 11, 101)
    assert old is not None and (old.channel_id, old.message_id) == (10, 100)
    await Games(store).messages.set(game, Kind.ASKED, 12, 102, about=1)
    assert {(m.kind, m.about, m.message_id) for m in await store.messages.of(game)} == {
        (Kind.TABLE, -1, 101),
        (Kind.ASKED, 1, 102),
    }
    await Games(store).messages.forget(game, Kind.ASKED, about=1)
    assert await store.messages.get(game, Kind.ASKED, about=1) is None


async def test_lists_are_outdated_when_a_question_on_them_no_longer_waits(store: Store):
    games = [await new_game(store, channel, (1, 2)) for channel in range(2)]
    for number, game in enumerate(games):
        await set_status(store, game, "running")
        await ask(store, game, 1, number)
    entries = tuple(Entry(game, "turn", 1) for game in games)
    both, lists = ListMessage(100, 10, 1, "reminders", "en", entries[:1]), Games(store).lists
    await lists.add(both)
    assert await lists.outdated() == []
    await lists.add(ListMessage(101, 11, 2, "digest", "fr", (*entries, Entry(games[0], "vote", 9))))
    [outdated] = await lists.outdated()
    assert outdated.message_id == 101 and len(outdated.entries) == 3, (
        "a list is outdated if a game on it waits for another player"
    )
    await lists.remove(101, [entries[0]])
    assert await lists.outdated() == [] and [one.message_id for one in await lists.naming(games[0])] == [
        100,
        101,
    ]
    await set_status(store, games[1], "paused")
    assert [one.message_id for one in await lists.outdated()] == [101]
    await Games(store).forgetting.user(1, name="Somebody")
    assert [one for one in await lists.all() if one.user_id != 2] == [both._replace(user_id=None, entries=())]
    assert [one.message_id for one in await lists.outdated()] == [100, 101]
    await lists.remove(100, [])
    assert await lists.get(100) is None and await lists.of_user(1) == []


async def test_stale_lobbies_are_found_and_unplayed_games_deleted(place: Place):
    clock = [datetime(2026, 1, 1, tzinfo=UTC)]
    store = await Store.open(place, now=lambda: clock[0])
    old = await new_game(store, 1)
    clock[0] += timedelta(days=2)
    await new_game(store, 2)
    a_day_ago = clock[0] - timedelta(days=1)
    found = await store.games.lobbies_before(a_day_ago, a_day_ago)
    assert [game.id for game in found] == [old]
    async with store.database.transaction() as tx:
        store.games.update(tx, old, status="ended", ended_at=clock[0])
    clock[0] += timedelta(days=40)
    assert await store.games.delete_lobbies(clock[0] - timedelta(days=30)) == 1
    assert await store.games.get(old) is None
    await store.close()
