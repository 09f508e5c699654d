"""A question's deadline: who gets the whole time, and who goes on with the time that was left."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest

from bot.engine.prompts import propose
from bot.games import Games
from tests.databases import Place

from .helpers import PLACE, goods_for_all, open_games, play_on, seat_at, start_game
from .timekeeping import ADA, ANOTHER, BO, DAY, HOUR, MINUTE, Time, act, asked, on_turn, times


@pytest.fixture
async def clock(games: Games) -> AsyncIterator[Time]:
    yield Time(games)


# Seats


@pytest.mark.parametrize("late", [False, True])
async def test_leaving_and_coming_back_restores_the_clock(games: Games, clock: Time, late: bool):
    game = await on_turn(games)
    before = await times(games, game)
    clock.passes(25 * HOUR if late else 5 * HOUR)
    for _ in range(3):
        await games.seats.keep(game, 0)
        clock.passes(MINUTE)
        assert await games.seats.hand_back(game, ADA)
        assert await times(games, game) == before
    told = await games.asked.overdue(clock.at)
    assert [one.seat for one in told] == ([0] if late else []), "the table is told again that time is up"


async def test_a_deadline_that_passes_while_a_computer_keeps_the_seat_has_passed(games: Games, clock: Time):
    game = await on_turn(games)
    before = await times(games, game)
    await games.seats.keep(game, 0)
    clock.passes(25 * HOUR)
    late = await asked(games, game)
    await games.asked.set_overdue_message(late, None)  # as the clock does for a computer
    await games.seats.hand_back(game, ADA)
    assert await times(games, game) == before
    assert [one.seat for one in await games.asked.overdue(clock.at)] == [0]


async def test_a_question_put_to_the_computer_gives_the_whole_time(games: Games, clock: Time):
    game = await seat_at(games, goods_for_all)
    await act(games, game, 0, PLACE)
    await games.seats.keep(game, 0)
    await act(games, game, 1, PLACE)
    clock.passes(2 * HOUR)
    await games.seats.hand_back(game, ADA)
    assert await times(games, game) == (clock.at, clock.at + DAY)
    clock.passes(HOUR)
    await games.seats.keep(game, 0)
    await games.seats.hand_back(game, ADA)
    assert (await times(games, game))[0] == clock.at - HOUR, "once, not each time"


@pytest.mark.parametrize(("gone", "left"), [(5 * HOUR, 20 * HOUR), (30 * DAY, 24 * HOUR)])
async def test_in_a_game_that_nobody_plays_the_clock_stands(
    games: Games, clock: Time, gone: timedelta, left: timedelta
):
    game = await on_turn(games)
    clock.passes(4 * HOUR)
    for seat in (0, 1):
        await games.seats.keep(game, seat)
    clock.passes(gone)
    await games.seats.hand_back(game, ADA)
    assert (await asked(games, game)).due_at == clock.at + left


async def test_somebody_who_takes_a_seat_gets_the_whole_time_and_nobody_else(games: Games, clock: Time):
    started = await start_game(games, 3)
    game, everybody = started.game.id, [prompt.seat for prompt in started.prompts]
    assert everybody == [0, 1, 2], "all choose recruits"
    clock.passes(20 * HOUR)
    free = await games.seats.offer(game, 1)
    await games.seats.take(game, free.id, user_id=99, name="Gus")
    await games.reminders.restart_clock(game, 1)
    left = {one.seat: one.due_at for one in await games.asked.of(game)}
    assert left == {0: clock.at + 4 * HOUR, 1: clock.at + DAY, 2: clock.at + 4 * HOUR}


# Undo


async def test_undo_gives_the_time_that_was_left(games: Games, clock: Time):
    game = await on_turn(games)
    clock.passes(20 * HOUR)
    await act(games, game, 0, ANOTHER)
    clock.passes(3 * HOUR)
    await games.play.undo(game, 0, user_id=ADA)
    assert (await asked(games, game)).due_at == clock.at + 4 * HOUR
    clock.passes(HOUR)
    await act(games, game, 0, ANOTHER)
    assert (await asked(games, game, 1)).due_at == clock.at + 21 * HOUR, (
        "the next player had used three hours"
    )
    await games.play.undo(game, 0, user_id=ADA)
    assert (await asked(games, game)).due_at == clock.at + 3 * HOUR


async def test_who_was_late_is_late_after_an_undo(games: Games, clock: Time):
    game = await on_turn(games)
    clock.passes(30 * HOUR)
    await act(games, game, 0, ANOTHER)
    await games.play.undo(game, 0, user_id=ADA)
    assert (await asked(games, game)).due_at == clock.at - 6 * HOUR
    assert [one.seat for one in await games.asked.overdue(clock.at)] == [0]


async def _with_choices(games: Games, game: int, actions: list[str]) -> list[Any]:
    """The answers of a whole move that has further choices and no roll."""
    for action in actions:
        answers: list[Any] = [action]
        while (seen := await games.preview(game, 0, answers)).prompt is not None:
            answers.append(seen.prompt.answers()[0])
        if len(answers) > 1 and seen.stops == "done":
            return answers
    raise AssertionError("there is no such move")


async def test_undo_of_answers_given_together_gives_no_new_time(games: Games, clock: Time):
    game = await on_turn(games)
    position = await games.position(game)
    together = await _with_choices(games, game, [str(one) for one in position.prompts[0].answers()])
    clock.passes(20 * HOUR)
    await act(games, game, 0, *together)
    for _ in together:
        moved = await games.play.undo(game, 0, user_id=ADA)
        assert (await asked(games, game)).due_at == clock.at + 4 * HOUR
    assert moved.length == position.length


async def test_an_answer_of_several_at_once_that_is_undone_keeps_its_time(games: Games, clock: Time):
    started = await start_game(games, 2)
    game, before = started.game.id, {}
    for prompt in started.prompts:
        before[prompt.seat] = await times(games, game, prompt.seat)
    clock.passes(5 * HOUR)
    await act(games, game, 0, started.prompts[0].answers()[0])
    await games.play.undo(game, 0, user_id=ADA)
    assert {seat: await times(games, game, seat) for seat in before} == before


async def test_the_clock_of_an_undo_survives_a_restart(games: Games, place: Place, clock: Time):
    game = await on_turn(games)
    clock.passes(20 * HOUR)
    await act(games, game, 0, ANOTHER)
    other = await open_games(place)
    clock.rule(other)
    await other.play.undo(game, 0, user_id=ADA)
    assert (await asked(other, game)).due_at == clock.at + 4 * HOUR
    await other.store.close()


async def test_overtime_is_counted_once_after_an_undo(games: Games, clock: Time):
    game = await on_turn(games)
    await games.absences.add(ADA, clock.at, clock.at + 2 * DAY)
    clock.passes(2 * DAY)
    for _ in range(3):
        await act(games, game, 0, ANOTHER)
        assert (await games.game(game)).seats[0].overtime == DAY.total_seconds()
        await games.play.undo(game, 0, user_id=ADA)
        assert (await games.game(game)).seats[0].overtime == 0
        assert (await asked(games, game)).due_at == clock.at + DAY


async def test_clocks_are_not_kept_for_ever(games: Games, clock: Time):
    rng, moved = random.Random(4), await start_game(games, 2)
    await play_on(games, moved, rng, 60)
    rows = await games.store.database.rows("SELECT DISTINCT turn FROM stopped_clocks")
    assert 1 <= len(rows) <= 3
    await games.lifecycle.end(moved.game.id, "table")
    assert not await games.store.database.rows("SELECT * FROM stopped_clocks")


# Trades


async def test_a_trade_gives_no_new_time(games: Games, clock: Time):
    game = await on_turn(games)
    clock.passes(20 * HOUR)
    offer = await games.trade.offer(game, 0, 1, {"gold": 1}, {"stone": 1}, user_id=ADA)
    assert (await asked(games, game)).due_at == clock.at + 4 * HOUR
    await games.trade.accept(game, offer.id, 1, user_id=BO)
    assert (await asked(games, game)).due_at == clock.at + 4 * HOUR
    await games.seats.keep(game, 1)
    for _ in range(2):
        clock.passes(HOUR)
        left = (await asked(games, game)).due_at
        offered = propose(1, {"gold": 1}, {"stone": 1})
        await games.play.answer(game, 0, [offered], user_id=ADA)
        await games.play.answer(game, 1, ["no"], user_id=None)
        assert (await asked(games, game)).due_at == left, "a computer declined"


# Everybody


@pytest.mark.parametrize("late", [False, True])
async def test_after_a_short_pause_the_clock_goes_on(games: Games, clock: Time, late: bool):
    game = await on_turn(games)
    used = 25 * HOUR if late else 20 * HOUR
    for _ in range(2):
        clock.passes(used)
        await games.lifecycle.pause(game)
        clock.passes(6 * HOUR)
        await games.lifecycle.resume(game)
        assert (await asked(games, game)).due_at == clock.at + DAY - 25 * HOUR * late - 20 * HOUR * (not late)
        used = timedelta()


async def test_who_came_back_during_a_pause_is_not_asked_and_reminded_at_once(games: Games, clock: Time):
    """After a pause the channel asks everybody again, with a ping: a reminder at the same moment says nothing new."""
    game = await on_turn(games)
    await games.absences.add(ADA, clock.at, clock.at + 2 * DAY)
    await act(games, game, 0, ANOTHER)
    await games.play.undo(game, 0, user_id=ADA)
    clock.passes(36 * HOUR)
    await games.lifecycle.pause(game)
    clock.passes(20 * HOUR)
    await games.lifecycle.resume(game)
    waits = await asked(games, game)
    assert waits.due_at is not None and waits.remind_at is not None
    assert clock.at < waits.remind_at <= waits.due_at


async def test_after_a_long_pause_everybody_has_the_whole_time(games: Games, clock: Time):
    game = await on_turn(games)
    clock.passes(30 * HOUR)
    await games.lifecycle.pause(game)
    clock.passes(DAY)
    await games.lifecycle.resume(game)
    assert await times(games, game) == (clock.at, clock.at + DAY)


async def test_overtime_is_counted_when_a_long_pause_begins_a_new_wait(games: Games, clock: Time):
    game = await on_turn(games)
    await games.absences.add(ADA, clock.at, clock.at + 5 * DAY)
    clock.passes(3 * DAY)
    await games.lifecycle.pause(game)
    clock.passes(10 * DAY)
    await games.lifecycle.resume(game)
    assert (await games.game(game)).seats[0].overtime == 2 * DAY.total_seconds()


async def test_after_the_bots_return_to_a_server_everybody_has_the_whole_time(games: Games, clock: Time):
    game = await on_turn(games)
    clock.passes(20 * HOUR)
    await games.lifecycle.match_servers([])
    clock.passes(HOUR)
    await games.lifecycle.match_servers([9])
    assert (await asked(games, game)).due_at == clock.at + DAY


async def test_the_end_of_live_play_counts_from_the_question(games: Games, clock: Time):
    game = await on_turn(games)
    clock.passes(20 * HOUR)
    await games.lifecycle.set_live(game, True)
    assert (await asked(games, game)).due_at == clock.at + 10 * MINUTE
    clock.passes(3 * HOUR)
    await games.lifecycle.set_live(game, False)
    assert (await asked(games, game)).due_at == clock.at + 21 * HOUR


async def test_a_vote_to_go_back_gives_the_whole_time(games: Games, clock: Time):
    game = await on_turn(games)
    clock.passes(20 * HOUR)
    await act(games, game, 0, ANOTHER)
    starts = await games.play.turn_starts(game)
    await games.play.rewind(game, starts[1][0])
    assert (await asked(games, game)).due_at == clock.at + DAY
