"""Undo of one's own answer, rewinding by consent, and standing answers."""

from __future__ import annotations

import random

import pytest

from bot.engine.prompts import propose
from bot.engine.state import Game, Worker
from bot.store.records import StandingAnswer
from bot.tables import Refused, Tables
from tests.databases import Place, on_a_file
from tests.tables.helpers import PLACE, finished, goods_for_all, with_a_double

from .helpers import USERS, answer_one, open_tables, play_on, seat_at, start_game

pytestmark = pytest.mark.slow


def with_somebody_to_bump(state: Game) -> None:
    with_a_double(state)
    state.players[1].available, state.players[1].placed = [2], 1
    state.workers["euphorian_tunnel"] = (Worker(1, 3),)


async def test_an_answer_is_undone_and_another_given(tables: Tables):
    game = await seat_at(tables, with_a_double)
    before = await tables.view(game, 0)
    await tables.play.answer(game, 0, [PLACE], user_id=10)
    undone = await tables.play.undo(game, 0, user_id=10)
    assert (undone.taken_back, undone.length, undone.revision) == (1, 0, 1)
    assert await tables.view(game, 0) == before
    moved = await tables.play.answer(game, 0, ["place:5:aquifer"], user_id=10)
    assert [row.answer for row in await tables.log(game)] == ["place:5:aquifer"]
    assert moved.revision == 1
    assert [row["answer"] for row in await tables.store.log.undone(game)] == [PLACE]


async def test_the_last_answer_of_a_turn_can_be_undone_after_a_restart(tables: Tables, place: Place):
    """The next player has been asked, but nothing was rolled or revealed."""
    game = await seat_at(tables, goods_for_all)
    moved = await tables.play.answer(game, 0, [PLACE], user_id=10)
    assert moved.new_turn and moved.turn == 1
    other = await open_tables(place)
    undone = await other.play.undo(game, 0, user_id=10)
    assert undone.turn == 0 and undone.length == 0 and undone.waiting == (0,)
    assert [asked.seat for asked in await other.store.asked.of(game)] == [0]
    again = await other.play.answer(game, 0, [PLACE], user_id=10)
    assert again.turn == 1
    await other.store.close()
    third = await open_tables(place)
    assert (await third.position(game)).length == 1
    await third.store.close()


async def test_a_roll_cannot_be_undone(tables: Tables):
    game = await seat_at(tables, with_somebody_to_bump)
    await tables.play.answer(game, 0, ["place:5:euphorian_tunnel"], user_id=10)
    before = await tables.position(game)
    with pytest.raises(Refused) as refused:
        await tables.play.undo(game, 0, user_id=10)
    assert refused.value.reason == "refused-undo-roll"
    with pytest.raises(Refused):
        await tables.play.undo(game, 1, user_id=11)
    with pytest.raises(Refused):
        await tables.play.undo(game, 0, user_id=11)
    assert await tables.position(game) == before


async def test_with_consent_the_game_goes_back_past_rolls(tables: Tables, place: Place):
    rng = random.Random(12)
    moved = await play_on(tables, await start_game(tables, 3), rng, 60)
    game = moved.game.id
    starts = await tables.play.turn_starts(game)
    at, number, seat = starts[5]
    then = (await tables.views_by_turn(game, None))[-6]
    back = await tables.play.rewind(game, at, interaction_id=900)
    assert back.length >= at and back.taken_back == moved.length - at and back.revision == 1
    view = await tables.view(game, None)
    assert (view.turn_number, view.turn) == (number, seat)
    assert view.players == then.players and view.workers == then.workers
    assert (await tables.play.rewind(game, at, interaction_id=900)).duplicate
    other = await open_tables(place)
    assert await other.view(game, None) == view
    moved = await play_on(other, back, rng, 30)
    assert len(await other.log(game)) == moved.length
    for wrong in (moved.length, moved.length + 5, -1):
        with pytest.raises(Refused):
            await other.play.rewind(game, wrong)
    await other.store.close()


async def test_rewinding_into_the_middle_of_a_roll_rolls_again(tables: Tables):
    game = await seat_at(tables, with_somebody_to_bump)
    moved = await tables.play.answer(game, 0, ["place:5:euphorian_tunnel"], user_id=10)
    assert moved.length >= 2
    back = await tables.play.rewind(game, 1)
    rows = await tables.log(game)
    assert [row.key for row in rows][:2] == ["act", "dice"] and len(rows) == back.length
    assert back.waiting == (0,)


@on_a_file
async def test_a_finished_game_cannot_be_undone(tables: Tables):
    moved = await finished(tables)
    with pytest.raises(Refused) as refused:
        await tables.play.rewind(moved, 5)
    assert refused.value.reason == "refused-game-over"
    with pytest.raises(Refused):
        await tables.play.undo(moved, 0, user_id=10)


async def test_standing_answers_are_given_at_once(tables: Tables):
    """“Always decline trades this game”: the table does not wait, the log says who answered."""
    game = await seat_at(tables, goods_for_all)
    await tables.play.set_standing(game, StandingAnswer(1, "trade", "trade", "no"), user_id=11)
    offer = propose(1, {"gold": 1}, {"stone": 1})
    moved = await tables.play.answer(game, 0, [offer], user_id=10)
    assert moved.waiting == (0,) and moved.answered_for == ((1, "trade", "no"),)
    assert [(row.seat, row.source) for row in await tables.log(game)] == [(0, "player"), (1, "auto")]
    assert await tables.play.clear_standing(game, 1, "trade") == 1
    moved = await tables.play.answer(game, 0, [offer], user_id=10)
    assert moved.waiting == (1,)
    # Setting it while the question is open answers the question.
    moved = await tables.play.set_standing(game, StandingAnswer(1, "trade", "trade", "no"), user_id=11)
    assert moved.waiting == (0,) and len(await tables.log(game)) == 4
    assert [standing.key for standing in await tables.play.standing(game, 1)] == ["trade"]


async def test_a_standing_answer_that_is_not_an_option_is_ignored(tables: Tables):
    game = await seat_at(tables, goods_for_all)
    await tables.play.set_standing(game, StandingAnswer(1, "trade", "trade", "perhaps"), user_id=11)
    offer = propose(1, {"gold": 1}, {"stone": 1})
    assert (await tables.play.answer(game, 0, [offer], user_id=10)).waiting == (1,)
    with pytest.raises(Refused):
        await tables.play.set_standing(game, StandingAnswer(1, "trade", "trade", "no"), user_id=USERS[0])


async def test_standing_answers_survive_a_restart(tables: Tables, place: Place):
    game = await seat_at(tables, goods_for_all)
    await tables.play.set_standing(game, StandingAnswer(1, "trade", "trade", "no"), user_id=11)
    other = await open_tables(place)
    moved = await other.play.answer(
        game, 0, [{"trade": {"with": 1, "give": {"gold": 1}, "get": {"stone": 1}}}], user_id=10
    )
    assert moved.answered_for
    await answer_one(other, moved, random.Random(1))
    await other.store.close()
