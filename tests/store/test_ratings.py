"""Ratings, records against other players, and reliability."""

from __future__ import annotations

from datetime import timedelta

from bot.store import Store
from bot.store.punctuality import MOST_COUNTED, Punctuality
from bot.store.records import AskedRecord
from bot.store.stats import Result
from bot.tables import Tables
from bot.tables.ratings import rate, tier
from tests.store.helpers import new_game, set_status


def game(number: int, *left: int, people: tuple[int | None, ...] = (1, 2, 3)) -> list[Result]:
    """A finished game; the players without tokens left have won."""
    return [
        Result(number, seat, people[seat], f"P{seat}", tokens == 0, tokens, False)
        for seat, tokens in enumerate(left)
    ]


def test_winners_rise_and_more_games_are_more_certain() -> None:
    results = [one for number in range(6) for one in game(number, 0, 3, 5)]
    rated = rate(results)
    first, second, third = (rated[3, user] for user in (1, 2, 3))
    assert first.points > second.points > third.points and first.games == 6
    assert first.spread < rate(results[:3])[3, 1].spread
    assert rate(results) == rated, "the same results must give the same ratings"


def test_equal_places_change_nothing() -> None:
    rated = rate(game(1, 0, 4, 4))
    assert rated[3, 2] == rated[3, 3]


def test_each_number_of_players_is_rated_separately() -> None:
    rated = rate([*game(1, 0, 3, 5), *game(2, 3, 0, people=(1, 2))])
    assert rated[3, 1].points > 1000 > rated[2, 1].points
    assert rated[2, 1].games == rated[3, 1].games == 1


def test_a_forgotten_player_counts_as_unknown() -> None:
    rated = rate([*game(1, 0, 3, people=(1, None)), *game(2, 0, 3, people=(1, None))])
    assert set(rated) == {(2, 1)} and rated[2, 1].points > 1000


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
    tables = Tables(store)
    await finished(store, 1, (10, 20))
    await finished(store, 2, (10, 20, None))
    kept = await finished(store, 3, (10, 20))
    async with store.database.transaction() as tx:
        store.games.update_seat(tx, kept, 1, kept=True)
    assert (await tables.ratings.of(10))[2].games == 1
    assert list(await tables.ratings.of(10)) == [2]
    before = await tables.ratings.of(10)
    met = await tables.ratings.against(10)
    assert (met[20].played, met[20].ahead) == (2, 2), (
        "a game with a computer player counts, a game with a kept seat does not"
    )
    await tables.profiles.forget(20, name="Somebody")
    assert await tables.ratings.of(10) == before
    assert await tables.ratings.of(20) == {} and await tables.ratings.against(10) == {}


async def test_results_are_read_again_only_when_one_has_changed(store: Store, monkeypatch) -> None:
    tables, read = Tables(store), list[int]()
    results = store.stats.results

    async def noting() -> list[Result]:
        read.append(1)
        return await results()

    monkeypatch.setattr(store.stats, "results", noting)
    assert await tables.ratings.of(10) == {} and len(read) == 1
    number = await finished(store, 1, (10, 20))
    first = await tables.ratings.of(10)
    assert first[2].games == 1 and await tables.ratings.of(20) and len(read) == 2
    async with store.database.transaction() as tx:
        store.games.update_seat(tx, number, 0, won=False, tokens_left=3)
        store.games.update_seat(tx, number, 1, won=True, tokens_left=0)
    assert (await tables.ratings.of(10))[2].points < first[2].points and len(read) == 3
    await finished(store, 2, (10, 30))
    assert (await tables.ratings.of(10))[2].games == 2 and len(read) == 4
    await tables.profiles.forget(30, name="Somebody")
    assert await tables.ratings.of(30) == {} and len(read) == 5


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
    for _ in range(MOST_COUNTED):
        await answer()
    found = await store.punctuality.of(10)
    assert found.late == 1 and found.in_time + found.late < MOST_COUNTED, "old answers must lose weight"
