"""How often a player answered in time cannot be improved by undoing and answering again."""

from __future__ import annotations

import pytest

from bot.games import Games
from bot.store.punctuality import Punctuality
from tests.databases import Place

from .helpers import PLACE, open_games, seat_at, with_a_double
from .timekeeping import ADA, ANOTHER, DAY, HOUR, Time, act, on_turn

pytestmark = pytest.mark.slow


async def count(games: Games, user: int = ADA) -> Punctuality:
    return await games.store.punctuality.of(user)


async def test_an_answer_that_was_undone_does_not_count(games: Games, place: Place) -> None:
    clock = Time(games)
    game = await on_turn(games)
    before = await count(games)
    for space in (ANOTHER, "place:2:generator", ANOTHER):
        await act(games, game, 0, space)
        assert await count(games) == before._replace(in_time=before.in_time + 1)
        await games.play.undo(game, 0, user_id=ADA)
        assert await count(games) == before
        clock.passes(HOUR)
    other = await open_games(place)
    clock.rule(other)
    await act(other, game, 0, ANOTHER)
    await other.play.undo(game, 0, user_id=ADA)
    assert await count(games) == before, "also by another process"
    await other.store.close()


async def test_who_undoes_and_then_is_late_was_late(games: Games) -> None:
    clock = Time(games)
    game = await on_turn(games)
    before = await count(games)
    await act(games, game, 0, ANOTHER)
    await games.play.undo(game, 0, user_id=ADA)
    clock.passes(2 * DAY)
    await act(games, game, 0, ANOTHER)
    late = before._replace(late=before.late + 1)
    assert await count(games) == late
    await games.play.undo(game, 0, user_id=ADA)
    assert await count(games) == before
    await act(games, game, 0, ANOTHER)
    assert await count(games) == late, "a late answer stays late when it is given again"


async def test_each_answer_of_a_turn_is_taken_back_once(games: Games) -> None:
    """Several answers at once count once, and so does each that is given after an undo."""

    clock = Time(games)
    game = await seat_at(games, with_a_double)
    before = await count(games)
    for answers in ([PLACE], [PLACE, "place:5:farm"], [PLACE]):
        await act(games, game, 0, *answers)
        await games.play.undo(game, 0, user_id=ADA)
        if len(answers) > 1:
            assert await count(games) == before._replace(in_time=before.in_time + 1)
            await act(games, game, 0, "place:5:farm")
            assert await count(games) == before._replace(in_time=before.in_time + 2)
            await games.play.undo(game, 0, user_id=ADA)
            await games.play.undo(game, 0, user_id=ADA)
        assert await count(games) == before
        clock.passes(HOUR)


async def test_live_play_counts_neither_way(games: Games) -> None:
    Time(games)
    game = await on_turn(games)
    before = await count(games)
    await games.lifecycle.set_live(game, True)
    await act(games, game, 0, ANOTHER)
    await games.play.undo(game, 0, user_id=ADA)
    assert await count(games) == before
