"""Votes, seats that change hands, pauses, the end of a game, and deleting a user's data."""

from __future__ import annotations

import asyncio
import random
from datetime import timedelta

import pytest

from bot.games import Games, Refused
from bot.store.records import StandingAnswer
from tests.databases import Place
from tests.games.helpers import (
    PLACE,
    finished,
    goods_for_all,
    open_games,
    play_on,
    reason,
    seat_at,
    start_game,
)

pytestmark = pytest.mark.slow


async def test_undoing_needs_everybodys_consent(games: Games):
    game = await seat_at(games, players=3)
    vote = await games.votes.open(game, "undo", user_id=10, details={"to": 4})
    assert (vote.voters, vote.yes, vote.passed, vote.closed) == ((0, 1, 2), (0,), None, False)
    assert [one.id for one in await games.store.votes.open(game)] == [vote.id]
    vote = await games.votes.cast(vote, 11, True)
    assert vote.passed is None
    vote = await games.votes.cast(vote, 12, True)
    assert vote.passed is True and vote.closed and vote.details == {"to": 4}
    assert await reason(games.votes.cast(vote, 11, False)) == "refused-vote-closed"
    second = await games.votes.open(game, "undo", user_id=10, details={"to": 4})
    second = await games.votes.cast(second, 12, False)
    assert second.passed is False and second.closed and await games.store.votes.open(game) == []


async def test_a_majority_of_the_others_decides_about_an_absent_player(games: Games):
    game = await seat_at(games, players=4)
    vote = await games.votes.open(game, "keep", user_id=10, about=3)
    assert vote.voters == (0, 1, 2)
    assert await reason(games.votes.cast(vote, 13, False)) == "refused-no-voice"
    assert await reason(games.votes.cast(vote, 99, False)) == "refused-not-seated"
    vote = await games.votes.cast(vote, 11, False)
    vote = await games.votes.cast(vote, 11, True)  # a change of mind
    assert vote.passed is True and vote.closed
    end = await games.votes.open(game, "end", user_id=10)
    end = await games.votes.cast(end, 11, True)
    assert end.passed is None
    again = await games.votes.open(game, "end", user_id=12)  # counts as a yes in the open vote
    assert again.id == end.id and again.passed is True


async def test_a_vote_is_decided_once(games: Games):
    game = await seat_at(games, players=3)
    vote = await games.votes.open(game, "end", user_id=10)
    results = await asyncio.gather(
        games.votes.cast(vote, 11, True), games.votes.cast(vote, 12, True), return_exceptions=True
    )
    assert sum(1 for one in results if not isinstance(one, BaseException) and one.passed) == 1


async def test_a_kept_seat_is_played_by_a_computer_until_the_owner_acts(games: Games):
    game = await seat_at(games, goods_for_all)
    moved = await games.play.answer(game, 0, [PLACE], user_id=10)
    record = await games.seats.keep(game, 1)
    assert record.seats[1].by_computer and record.seats[1].user_id == 11
    assert (record.seats[1].level, record.seats[1].kept_since) == ("normal", 1)
    assert await games.asked.computers() == [(game, 1)]
    moved = await games.play.answer(game, 1, ["place:5:aquifer"], user_id=None)
    assert moved.back is None and (await games.log.rows(game))[-1].source == "auto"
    moved = await games.play.answer(game, 0, ["place:2:generator"], user_id=10)
    moved = await games.play.answer(game, 1, ["place:2:aquifer"], user_id=11)
    assert moved.back == 1 and moved.kept_since == 1 and not moved.game.seats[1].by_computer
    assert await reason(games.play.answer(game, 1, ["retrieve"], user_id=None)) == "refused-not-a-computer"
    assert await games.seats.hand_back(game, 11) is None
    await games.seats.keep(game, 1)
    assert await games.seats.hand_back(game, 11) == (moved.length, moved.length)


async def test_a_players_return_is_recorded_until_it_is_announced(games: Games):
    """Recorded in the same commit that hands the seat back, so that a crash cannot come in between."""

    async def untold() -> list[tuple[str, int | None, int | None]]:
        return [(vote.kind, vote.about, vote.opened_by) for vote in await games.store.votes.undone()]

    game = await seat_at(games, goods_for_all)
    await games.seats.keep(game, 0)
    await games.play.answer(game, 0, [PLACE], user_id=10)
    assert await untold() == [("back", 0, 10)]
    await games.seats.keep(game, 0)
    assert await untold() == [], "the return must not be announced if the player is gone again"
    await games.seats.hand_back(game, 10)
    await games.seats.hand_back(game, 10)
    assert await untold() == [("back", 0, 10)]
    await games.forgetting.user(10, name="somebody")
    assert await untold() == [("forgotten", 0, None)]


async def test_a_vote_does_not_wait_for_a_kept_seat(games: Games):
    game = await seat_at(games, players=3)
    await games.seats.keep(game, 2)
    assert (await games.votes.open(game, "pause", user_id=10)).voters == (0, 1)


async def test_somebody_else_takes_over(games: Games, place: Place):
    game = await seat_at(games, goods_for_all)
    await games.play.set_standing(game, StandingAnswer(0, "trade", "trade", "no"), user_id=10)
    goods = (await games.view(game, 0)).me.goods
    free = await games.seats.offer(game, 0)
    assert await reason(games.seats.take(game, free.id, user_id=11, name="Bo")) == "refused-already-seated"
    record = await games.seats.take(game, free.id, user_id=50, name="Newcomer")
    assert record.seat_of(10) is None and record.seats[0].name == "Newcomer"
    view = await games.view(game, 0)
    assert view.me.name == "Newcomer" and view.me.goods == goods
    assert await games.standing_answers.of(game, 0) == []
    assert await reason(games.play.answer(game, 0, [PLACE], user_id=10)) == "refused-not-your-seat"
    await games.play.answer(game, 0, [PLACE], user_id=50)
    other = await open_games(place)
    assert (await other.view(game, None)).players[0].name == "Newcomer"
    await other.store.close()


async def test_leaving_for_good_and_being_replaced(games: Games):
    game = await seat_at(games, goods_for_all)
    record = await games.seats.vacate(game, 0, name="Computer")
    assert record.seats[0].by_computer and record.seats[0].user_id is None
    await games.play.answer(game, 0, [PLACE], user_id=None)
    free = await games.seats.offer(game, 0)
    record = await games.seats.take(game, free.id, user_id=60, name="New")
    assert not record.seats[0].by_computer and record.seats[0].level is None


async def test_pause_and_resume(games: Games):
    game = await seat_at(games, goods_for_all)
    assert await reason(games.lifecycle.resume(game)) == "refused-not-paused"
    await games.lifecycle.pause(game)
    assert await reason(games.play.answer(game, 0, [PLACE], user_id=10)) == "refused-paused"
    assert await reason(games.lifecycle.pause(game)) == "refused-paused"
    assert (await games.view(game, 0)).me.goods["gold"] == 2  # viewing is allowed
    await games.lifecycle.resume(game)
    await games.play.answer(game, 0, [PLACE], user_id=10)


async def test_a_game_ended_early(games: Games):
    moved = await play_on(games, await start_game(games, 2), random.Random(1), 10)
    game = moved.game.id
    vote = await games.votes.open(game, "end", user_id=10)
    record = await games.lifecycle.end(game, "vote")
    assert (record.status, record.ended_why) == ("ended", "vote") and record.ended_at is not None
    assert await games.store.asked.of(game) == [] and await games.store.votes.open(game) == []
    assert (await games.votes.get(vote.id)).passed is None
    assert await reason(games.play.answer(game, 0, [PLACE], user_id=10)) == "refused-game-ended"
    assert (await games.view(game, None)).turn_number >= 0
    assert (await games.store.stats.of(10)).played == 0


async def test_a_finished_game_shows_everything_and_counts(games: Games, place: Place):
    game = await finished(games)
    record = await games.game(game)
    assert record.status == "finished" and record.ended_at is not None
    [winner] = [seat for seat in record.seats if seat.won]
    assert winner.tokens_left == 0
    other = await open_games(place)
    view = await other.view(game, None)
    assert view.over and view.winners == (winner.seat,) and view == await games.view(game, None)
    assert all(player.artifacts is not None and player.dilemma for player in view.players)
    views = await other.views_by_turn(game, None)
    assert views[-1].over and [view.turn_number for view in views[:-1]] == sorted(
        {v.turn_number for v in views}
    )
    await other.store.close()
    assert await games.records.open_in(1) is None
    last = await games.records.last_in(1)
    assert last is not None and last.id == game
    mine, theirs = await games.store.stats.of(10), await games.store.stats.of(11)
    assert mine.played == theirs.played == 1 and mine.won + theirs.won == 1
    assert mine.against_people[0] == 1


async def test_recaps_begin_after_ones_own_last_answer(games: Games):
    game = await seat_at(games, goods_for_all)
    await games.play.answer(game, 0, [PLACE], user_id=10)
    await games.play.answer(game, 1, ["place:5:aquifer"], user_id=11)
    since = await games.log.last_by(game, 0)
    [row] = await games.log.rows(game, since=since)
    assert (row.seat, row.answer) == (1, "place:5:aquifer")
    assert [row.seat for row in await games.log.rows(game, last=1)] == [1]
    mine = await games.records.of_user(10)
    assert mine[0].asked is not None and mine[0].asked.ask == "act"


async def test_forgetting_somebody_in_the_middle_of_a_game(games: Games, place: Place):
    moved = await play_on(games, await start_game(games, 3), random.Random(2), 40)
    game = moved.game.id
    before = await games.view(game, None)
    lobby = await games.lobby.open(guild_id=9, channel_id=5, host_id=11, name="Bo")
    await games.store.profiles.change(11, language="de")
    changed = await games.forgetting.user(11, name="Somebody")
    assert [(one.id, one.status) for one in changed] == [(game, "running"), (lobby.id, "ended")]
    record = await games.game(game)
    assert record.seats[1].anonymous and record.seats[1].by_computer and record.seat_of(11) is None
    other = await open_games(place)
    after = await other.view(game, None)
    assert after.players[1].name == "Somebody" and after.players[0] == before.players[0]
    assert after.workers == before.workers
    assert all(view.players[1].name == "Somebody" for view in await other.views_by_turn(game, None))
    await other.store.close()
    if (position := await games.position(game)).prompt_for(1):
        with pytest.raises(Refused):
            await games.play.answer(game, 1, [position.prompts[0].options[0].id], user_id=11)


async def test_a_player_who_is_voted_out_was_late(games: Games):
    now = games.store.database.now()
    moved = await start_game(games)
    games.store.database.now = lambda: now + timedelta(days=2)
    await games.lifecycle.end(moved.game.id, "vote")
    found = [await games.store.punctuality.of(user) for user in (10, 11)]
    assert [(one.in_time, one.late) for one in found] == [(0, 1), (0, 1)], (
        "both players must count as late, because neither chose recruits"
    )
