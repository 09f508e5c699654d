"""Undo of one's own answer, rewinding by consent, and standing answers."""

from __future__ import annotations

import random

import pytest

from bot.engine.prompts import propose
from bot.engine.state import Game, Worker
from bot.games import Games, Refused
from bot.store.records import StandingAnswer
from tests.databases import Place, on_a_file
from tests.games.helpers import PLACE, finished, goods_for_all, with_a_double

from .helpers import USERS, answer_one, open_games, play_on, seat_at, start_game

pytestmark = pytest.mark.slow


def with_somebody_to_bump(state: Game) -> None:
    with_a_double(state)
    state.players[1].available, state.players[1].placed = [2], 1
    state.workers["euphorian_tunnel"] = (Worker(1, 3),)


async def test_an_answer_is_undone_and_another_given(games: Games):
    game = await seat_at(games, with_a_double)
    before = await games.view(game, 0)
    await games.play.answer(game, 0, [PLACE], user_id=10)
    undone = await games.play.undo(game, 0, user_id=10)
    assert (undone.taken_back, undone.length, undone.revision) == (1, 0, 1)
    assert await games.view(game, 0) == before
    moved = await games.play.answer(game, 0, ["place:5:aquifer"], user_id=10)
    assert [row.answer for row in await games.log.rows(game)] == ["place:5:aquifer"]
    assert moved.revision == 1
    assert [row["answer"] for row in await games.store.log.undone(game)] == [PLACE]


async def test_the_last_answer_of_a_turn_can_be_undone_after_a_restart(games: Games, place: Place):
    """The next player has been asked, but nothing was rolled or revealed."""
    game = await seat_at(games, goods_for_all)
    moved = await games.play.answer(game, 0, [PLACE], user_id=10)
    assert moved.new_turn and moved.turn == 1
    other = await open_games(place)
    undone = await other.play.undo(game, 0, user_id=10)
    assert undone.turn == 0 and undone.length == 0 and undone.waiting == (0,)
    assert [asked.seat for asked in await other.store.asked.of(game)] == [0]
    again = await other.play.answer(game, 0, [PLACE], user_id=10)
    assert again.turn == 1
    await other.store.close()
    third = await open_games(place)
    assert (await third.position(game)).length == 1
    await third.store.close()


async def test_a_roll_cannot_be_undone(games: Games):
    game = await seat_at(games, with_somebody_to_bump)
    await games.play.answer(game, 0, ["place:5:euphorian_tunnel"], user_id=10)
    before = await games.position(game)
    with pytest.raises(Refused) as refused:
        await games.play.undo(game, 0, user_id=10)
    assert refused.value.reason == "refused-undo-roll"
    with pytest.raises(Refused):
        await games.play.undo(game, 1, user_id=11)
    with pytest.raises(Refused):
        await games.play.undo(game, 0, user_id=11)
    assert await games.position(game) == before


async def test_with_consent_the_game_goes_back_past_rolls(games: Games, place: Place):
    rng = random.Random(12)
    moved = await play_on(games, await start_game(games, 3), rng, 60)
    game = moved.game.id
    starts = await games.play.turn_starts(game)
    at, number, seat = starts[5]
    then = (await games.views_by_turn(game, None))[-6]
    back = await games.play.rewind(game, at, interaction_id=900)
    assert back.length >= at and back.taken_back == moved.length - at and back.revision == 1
    view = await games.view(game, None)
    assert (view.turn_number, view.turn) == (number, seat)
    assert view.players == then.players and view.workers == then.workers
    assert (await games.play.rewind(game, at, interaction_id=900)).duplicate
    other = await open_games(place)
    assert await other.view(game, None) == view
    moved = await play_on(other, back, rng, 30)
    assert len(await other.log.rows(game)) == moved.length
    for wrong in (moved.length, moved.length + 5, -1):
        with pytest.raises(Refused):
            await other.play.rewind(game, wrong)
    await other.store.close()


async def test_rewinding_into_the_middle_of_a_roll_rolls_again(games: Games):
    game = await seat_at(games, with_somebody_to_bump)
    moved = await games.play.answer(game, 0, ["place:5:euphorian_tunnel"], user_id=10)
    assert moved.length >= 2
    back = await games.play.rewind(game, 1)
    rows = await games.log.rows(game)
    assert [row.key for row in rows][:2] == ["act", "dice"] and len(rows) == back.length
    assert back.waiting == (0,)


@on_a_file
async def test_a_finished_game_cannot_be_undone(games: Games):
    moved = await finished(games)
    with pytest.raises(Refused) as refused:
        await games.play.rewind(moved, 5)
    assert refused.value.reason == "refused-game-over"
    with pytest.raises(Refused):
        await games.play.undo(moved, 0, user_id=10)


async def test_standing_answers_are_given_at_once(games: Games):
    """“Always decline trades this game”: the table does not wait, the log says who answered."""
    game = await seat_at(games, goods_for_all)
    await games.play.set_standing(game, StandingAnswer(1, "trade", "trade", "no"), user_id=11)
    offer = propose(1, {"gold": 1}, {"stone": 1})
    moved = await games.play.answer(game, 0, [offer], user_id=10)
    assert moved.waiting == (0,) and moved.answered_for == ((1, "trade", "no"),)
    assert [(row.seat, row.source) for row in await games.log.rows(game)] == [(0, "player"), (1, "auto")]
    assert await games.play.clear_standing(game, 1, "trade") == 1
    moved = await games.play.answer(game, 0, [offer], user_id=10)
    assert moved.waiting == (1,)
    # Setting it while the question is open answers the question.
    moved = await games.play.set_standing(game, StandingAnswer(1, "trade", "trade", "no"), user_id=11)
    assert moved.waiting == (0,) and len(await games.log.rows(game)) == 4
    assert [standing.key for standing in await games.standing_answers.of(game, 1)] == ["trade"]


async def test_a_standing_answer_that_is_not_an_option_is_ignored(games: Games):
    game = await seat_at(games, goods_for_all)
    await games.play.set_standing(game, StandingAnswer(1, "trade", "trade", "perhaps"), user_id=11)
    offer = propose(1, {"gold": 1}, {"stone": 1})
    assert (await games.play.answer(game, 0, [offer], user_id=10)).waiting == (1,)
    with pytest.raises(Refused):
        await games.play.set_standing(game, StandingAnswer(1, "trade", "trade", "no"), user_id=USERS[0])


async def test_standing_answers_survive_a_restart(games: Games, place: Place):
    game = await seat_at(games, goods_for_all)
    await games.play.set_standing(game, StandingAnswer(1, "trade", "trade", "no"), user_id=11)
    other = await open_games(place)
    moved = await other.play.answer(
        game, 0, [{"trade": {"with": 1, "give": {"gold": 1}, "get": {"stone": 1}}}], user_id=10
    )
    assert moved.answered_for
    await answer_one(other, moved, random.Random(1))
    await other.store.close()
