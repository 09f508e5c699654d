"""Profiles, deleting a user's data, results, and votes."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.engine.state import Game, Player, dump
from bot.games import Games
from bot.store import Store
from bot.store.records import Absence, Caller, Entry, Kind, ListMessage, Offer, Profile, StandingAnswer
from tests.store.helpers import new_game, set_status


async def test_a_profile_has_defaults_until_something_is_chosen(store: Store):
    assert await store.profiles.get(5) == Profile(5)
    await store.profiles.change(5, language="fr", quiet_from=1320, quiet_to=420)
    profile = await store.profiles.change(5, palette="colour_blind", dm_closed=True)
    assert profile == Profile(5, "fr", None, 1320, 420, "dm", "colour_blind", True)


async def test_whoever_presses_is_known_with_whether_a_game_misses_them(store: Store):
    await store.profiles.change(10, language="fr")
    game = await new_game(store, users=(10, 20))
    await set_status(store, game, "running")
    assert await store.profiles.of_caller(10) == Caller(Profile(10, "fr"), False)
    async with store.database.transaction() as tx:
        store.games.update_seat(tx, game, 1, kept=True)
    assert await store.profiles.of_caller(10) == Caller(Profile(10, "fr"), False)
    assert await store.profiles.of_caller(20) == Caller(Profile(20), True)
    assert [one.id for one in await store.games.missed(20)] == [game]
    await set_status(store, game, "finished")
    assert not (await store.profiles.of_caller(20)).missed


async def test_whoever_sits_at_a_table_is_known_with_their_plans(store: Store):
    await store.profiles.change(20, language="fr")
    game = await new_game(store, users=(10, None, 20))
    ada, bo = Profile(10), Profile(20, "fr")
    assert await store.profiles.of([10, 20]) == {10: ada, 20: bo}

    async def follows() -> set[tuple[str, int | None]]:
        async with store.database.transaction() as tx:
            found = store.plans.after_move(tx, game)
        return {(row["what"], row["seat"]) for row in found.rows}

    assert await follows() == set()
    async with store.database.transaction() as tx:
        store.plans.add(tx, game, 2, 20, 5, 3, "{}")
    assert await follows() == {("plan", 2)}
    [plan] = await store.plans.of(game)
    async with store.database.transaction() as tx:
        store.plans.report(tx, plan, "asked", 4, 0, {})
        store.plans.drop(tx, game)
    await store.lists.add(ListMessage(1, 2, 10, "digest", "en", (Entry(game, "turn", 3),)))
    assert await follows() == {("report", None), ("listed", None)}


async def test_settings_in_memory_follow_every_change(store: Store):
    """Also a change that commits while the settings are being read."""
    known = store.profiles.of
    assert (await known([10]))[10] == Profile(10)
    await store.profiles.change(10, language="fr")
    assert (await known([10]))[10].language == "fr"
    away = [Absence("once", datetime(2030, 1, 1, tzinfo=UTC), datetime(2030, 1, 8, tzinfo=UTC), 0)]
    assert await store.profiles.set_away(await store.profiles.get(10), away)
    assert (await known([10]))[10].away == tuple(away)
    await asyncio.gather(known([10]), store.profiles.change(10, language="nl"), known([10]))
    assert (await known([10]))[10].language == "nl"
    async with store.database.transaction() as tx:
        store.profiles.forget(tx, 10, "?")
    assert (await known([10]))[10] == Profile(10)


async def test_a_change_despite_an_error_is_seen(store: Store):
    """A caller that is cancelled does not know whether its change was stored."""
    assert (await store.profiles.of([10]))[10] == Profile(10)
    changing = asyncio.create_task(store.profiles.change(10, language="fr"))
    await asyncio.sleep(0)
    changing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await changing
    assert (await store.profiles.of([10]))[10] == await store.profiles.get(10)


async def test_results_count_for_those_who_played_to_the_end(store: Store):
    for channel, edition, won in ((1, "classic", 0), (2, "classic", 1), (3, "revised", 0)):
        game = await new_game(store, channel, (10, 20, None))
        async with store.database.transaction() as tx:
            store.games.update(tx, game, status="finished", edition=edition, ended_at=store.database.now())
            for seat in range(3):
                store.games.update_seat(tx, game, seat, won=seat == won, tokens_left=0 if seat == won else 4)
            if channel == 3:
                store.games.update_seat(tx, game, 1, kept=True)
    await set_status(store, await new_game(store, 4, (10, None)), "running")
    mine = await store.stats.of(10)
    assert (mine.played, mine.won, mine.running) == (3, 2, 1)
    assert mine.by_edition == {"classic": (2, 1), "revised": (1, 1)}
    # In the third game the other person's seat was kept by a computer to the end.
    assert mine.against_people == (2, 1)
    assert mine.tokens_placed == pytest.approx((10 + 6 + 10) / 3)
    assert (await store.stats.of(20)).played == 2
    assert (await store.stats.of(10, guild_id=1)).played == 0
    board = await store.stats.leaderboard(9)
    assert [(one.user_id, one.played, one.won) for one in board] == [(10, 3, 2), (20, 2, 1)]


async def test_forgetting_leaves_no_trace(store: Store, tmp_path: Path):
    game = await new_game(store, users=(123456789123, 2))
    name = "Zebedee Unmistakable"
    players = [Player(0, "green"), Player(1, "red")]
    async with store.database.transaction() as tx:
        store.games.update_seat(tx, game, 0, name=name)
        store.log.save_checkpoint(tx, game, 0, dump(Game("classic", (), players)))
        tx.add(
            "INSERT INTO answers VALUES (?, 0, 0, 'act', '\"retrieve\"', 'player', 123456789123, 0, '[]', NULL, NULL)",
            (game,),
        )
    await store.profiles.change(123456789123, time_zone="Antarctica/Troll")
    await store.followers.add(game, 123456789123)
    async with store.database.transaction() as tx:
        store.profiles.forget(tx, 123456789123, "Somebody")
    await store.database.erase_deleted()
    record = await store.games.get(game)
    assert record is not None
    seat = record.seats[0]
    assert (seat.user_id, seat.name, seat.anonymous, seat.by_computer) == (None, "Somebody", True, True)
    assert record.host_id is None and await store.followers.of(game) == []
    dumped = await _everything(store)
    assert "123456789123" not in dumped and "Zebedee" not in dumped and "Troll" not in dumped
    raw = _bytes_in(tmp_path)  # of a file
    assert b"Zebedee" not in raw and b"Troll" not in raw


async def _everything(store: Store) -> str:
    names = (
        "pg_tables WHERE schemaname = 'public'"
        if store.database.shared
        else "sqlite_master WHERE type = 'table'"
    )
    column = "tablename" if store.database.shared else "name"
    games = [row[0] for row in await store.database.rows(f"SELECT {column} FROM {names}")]
    assert "seats" in games
    rows = [row for table in games for row in await store.database.rows(f"SELECT * FROM {table}")]
    return "\n".join(str([row[name] for name in row.keys()]) for row in rows)  # noqa: SIM118


def _bytes_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


async def test_standing_answers(store: Store):
    game = await new_game(store)
    async with store.database.transaction() as tx:
        store.standing_answers.set(tx, game, StandingAnswer(0, "ability", "ben", "no"))
        store.standing_answers.set(tx, game, StandingAnswer(0, "trade", "trade", "no"))
        store.standing_answers.set(tx, game, StandingAnswer(0, "ability", "ben", "yes"))
    assert [(s.key, s.answer) for s in await store.standing_answers.of(game, 0)] == [
        ("ben", "yes"),
        ("trade", "no"),
    ]
    async with store.database.transaction() as tx:
        one = store.standing_answers.clear(tx, game, 0, "ability", "ben")
        none = store.standing_answers.clear(tx, game, 1, None, None)
    assert (one.count, none.count) == (1, 0)
    assert len(await store.standing_answers.of(game)) == 1


async def test_offers_are_closed_once(store: Store):
    game = await new_game(store)
    now = store.database.now()
    async with store.database.transaction() as tx:
        added = store.offers.add(tx, Offer(0, game, 0, 1, {"gold": 1}, {"book": 2}, "open", None, now))
    first = added.value
    async with store.database.transaction() as tx:
        added = store.offers.add(tx, Offer(0, game, 1, 0, {"bat": 1}, {"clay": 1}, "open", first, now))
        closed = store.offers.close(tx, first, "countered")
        closed_again = store.offers.close(tx, first, "accepted")
    second = added.value
    assert (closed.count, closed_again.count) == (1, 0)
    [left] = await store.offers.open(game, 1)
    assert (left.id, dict(left.give), dict(left.get), left.counter_of) == (
        second,
        {"bat": 1},
        {"clay": 1},
        first,
    )
    assert await store.offers.open(game, 3) == []
    async with store.database.transaction() as tx:
        expired = store.offers.expire(tx, game)
    assert [row["id"] for row in expired.rows] == [second]
    assert await store.offers.open(game) == []


async def test_followers(store: Store):
    game = await new_game(store)
    assert await store.followers.add(game, 50) and not await store.followers.add(game, 50)
    assert await store.followers.of(game) == [50]
    assert await store.followers.remove(game, 50) and not await store.followers.remove(game, 50)


async def test_deleting_a_game_deletes_everything_about_it(store: Store):
    game = await new_game(store)
    await store.followers.add(game, 50)
    await Games(store).messages.set(game, Kind.TABLE, 1, 2)
    await store.database.write("DELETE FROM games WHERE id = ?", (game,))
    for table in ("seats", "follows", "messages"):
        assert await store.database.rows(f"SELECT * FROM {table}") == []
    assert json.dumps(await store.games.all_ids()) == "[]"
