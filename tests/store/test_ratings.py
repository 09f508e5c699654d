"""Ratings, records against other players, and reliability."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from bot.games import Games, ratings
from bot.games.ratings import tier
from bot.store import Store
from bot.store.punctuality import MAX_COUNTED, Punctuality
from bot.store.records import AskedRecord, SeatRecord
from bot.store.stats import Result, Strength
from tests.databases import Place
from tests.store.helpers import new_game, set_status


def game(number: int, *left: int, people: tuple[int | None, ...] = (1, 2, 3)) -> list[Result]:
    """A finished game; the players without tokens left have won."""
    return [
        Result(number, seat, people[seat], f"P{seat}", tokens == 0, tokens, False)
        for seat, tokens in enumerate(left)
    ]


def rate(results: list[Result]) -> dict[tuple[int, int], Strength]:
    return ratings.rate(results, {})


def test_winners_rise_and_more_games_are_more_certain() -> None:
    results = [one for number in range(6) for one in game(number, 0, 3, 5)]
    rated = rate(results)
    first, second, third = (rated[3, user] for user in (1, 2, 3))
    assert first.mu > second.mu > third.mu and first.games == 6
    assert first.sigma < rate(results[:3])[3, 1].sigma
    assert rate(results) == rated, "the same results must give the same ratings"
    halfway = rate(results[:9])
    assert ratings.rate(results[9:], halfway) == rated, "it must not matter how many are rated at a time"


def test_equal_places_change_nothing() -> None:
    rated = rate(game(1, 0, 4, 4))
    assert rated[3, 2] == rated[3, 3]


def test_each_number_of_players_is_rated_separately() -> None:
    rated = rate([*game(1, 0, 3, 5), *game(2, 3, 0, people=(1, 2))])
    assert rated[3, 1].mu > 25 > rated[2, 1].mu
    assert rated[2, 1].games == rated[3, 1].games == 1


def test_a_forgotten_player_counts_as_unknown() -> None:
    rated = rate([*game(1, 0, 3, people=(1, None)), *game(2, 0, 3, people=(1, None))])
    assert set(rated) == {(2, 1)} and rated[2, 1].mu > 25


def test_tiers() -> None:
    assert tier(Punctuality(19, 0)) == "new"
    assert tier(Punctuality(19, 1)) == "reliable"
    assert tier(Punctuality(18, 2)) == "mostly"
    assert tier(Punctuality(79, 21)) == "late"


async def finished(store: Store, channel: int, users: tuple[int | None, ...], winner: int = 0) -> int:
    number = await new_game(store, channel, users)
    async with store.database.transaction() as tx:
        store.games.update(tx, number, status="finished", ended_at=store.database.now())
        for seat in range(len(users)):
            store.games.update_seat(
                tx, number, seat, won=seat == winner, tokens_left=0 if seat == winner else 3
            )
    return number


async def test_games_with_computers_do_not_count_and_forgetting_keeps_the_others(store: Store) -> None:
    games = Games(store)
    await finished(store, 1, (10, 20))
    await finished(store, 2, (10, 20, None))
    kept = await finished(store, 3, (10, 20))
    async with store.database.transaction() as tx:
        store.games.update_seat(tx, kept, 1, kept=True)
    assert (await games.ratings.of(10))[2].games == 1
    assert list(await games.ratings.of(10)) == [2]
    before = await games.ratings.of(10)
    met, _ = await games.ratings.record(10)
    assert (met[20].played, met[20].ahead) == (2, 2), (
        "a game with a computer player counts, a game with a kept seat does not"
    )
    await games.forgetting.user(20, name="Somebody")
    assert await games.ratings.of(10) == before
    assert await games.ratings.of(20) == {} and (await games.ratings.record(10))[0] == {}


async def test_only_new_games_are_rated(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    games, rated = Games(store), list[int]()
    rate_some = ratings.rate

    def noting(results: list[Result], known: Any) -> Any:
        rated.append(len({one.game_id for one in results}))
        return rate_some(results, known)

    monkeypatch.setattr(ratings, "rate", noting)
    assert await games.ratings.of(10) == {} and rated == []
    for channel in range(1, 4):
        await finished(store, channel, (10, 20))
    first = (await games.ratings.of(10))[2]
    assert first.games == 3 and (await games.ratings.of(20))[2].points < first.points and rated == [3]
    await finished(store, 4, (10, 30))
    assert (await games.ratings.of(10))[2].games == 4 and rated == [3, 1]
    await games.forgetting.user(30, name="Somebody")
    assert await games.ratings.of(30) == {} and (await games.ratings.of(10))[2].games == 4


async def test_many_games_are_rated_in_the_same_order_by_one_process(
    store: Store, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ratings, "AT_ONCE", 2)
    for channel in range(1, 8):
        await finished(store, channel, (10, 20, 30), winner=channel % 3)
    results = await store.stats.results(10)
    one = Games(store)
    other = Games(await Store.open(place)) if store.database.shared else one
    await asyncio.gather(*(games.ratings.of(user) for games in (one, other) for user in (10, 20, 30)))
    if other is not one:
        await other.store.close()
    assert await store.stats.ratings([10, 20, 30]) == rate(results)


async def test_a_deleted_server_no_longer_counts(store: Store) -> None:
    games = Games(store)
    await finished(store, 1, (10, 20))
    async with store.database.transaction() as tx:
        other = store.games.insert(
            tx, guild_id=8, channel_id=2, host_id=10, seats=[SeatRecord(0, 0, 10, "P", "c")]
        )
    assert (await games.ratings.of(10))[2].games == 1 and other.value
    await games.forgetting.server(9)
    assert await games.ratings.of(10) == {}


async def test_answers_in_time_and_late(store: Store) -> None:
    number = await new_game(store, 1, (10, 20))
    await set_status(store, number, "running")
    game = await store.games.get(number)
    assert game is not None
    now = store.database.now()

    async def ask(question: int, due: timedelta | None) -> None:
        asked = AskedRecord(number, 0, 10, question, "act", now, None if due is None else now + due, None)
        async with store.database.transaction() as tx:
            store.asked.set(tx, number, question, [asked])

    async def answer() -> None:
        async with store.database.transaction() as tx:
            store.punctuality.answered(tx, game, {0})

    for question, due in enumerate((timedelta(days=1), timedelta(days=-1), None)):
        await ask(question, due)
        await answer()
    assert await store.punctuality.of(10) == Punctuality(1, 1)
    await ask(9, timedelta(days=1))
    async with store.database.transaction() as tx:
        store.punctuality.missed(tx, game, 0)
    assert await store.punctuality.of(10) == Punctuality(1, 1), (
        "a question that is missed before its deadline must not count as late"
    )
    await ask(10, timedelta(days=-1))
    async with store.database.transaction() as tx:
        store.punctuality.missed(tx, game, 0)
    assert await store.punctuality.of(10) == Punctuality(1, 2)
    await ask(11, timedelta(days=1))
    for _ in range(MAX_COUNTED):
        await answer()
    found = await store.punctuality.of(10)
    assert found.late == 1 and found.in_time + found.late < MAX_COUNTED, "old answers must lose weight"
