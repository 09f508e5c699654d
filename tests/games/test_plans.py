"""Plans: made, changed and dropped by their owner, played once when their turn comes, removed by an undo."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.engine.state import Game, Worker
from bot.games import Games, Refused
from bot.plans.plan import COST
from tests.databases import Place
from tests.games.helpers import goods_for_all

from .helpers import open_games, seat_at

pytestmark = pytest.mark.slow

ADA, BO, CY = 10, 11, 12
FIRST, SECOND = "place:2:generator", "place:5:farm"


async def a_game(games: Games, change: Callable[[Game], None] = goods_for_all, players: int = 2) -> int:
    """Ada's turn."""
    game = await seat_at(games, change, players)
    await games.position(game)
    return game


async def pass_turn(games: Games, game: int, answer: str = FIRST) -> None:
    await games.play.answer(game, 0, [answer], user_id=ADA)


async def turns(games: Games, game: int, user: int = BO) -> tuple[int, ...]:
    return (await games.plans.book(game, user)).turns


async def why_not(games: Games, game: int) -> list[str]:
    (report,) = await games.store.plans.reports(game)
    assert report.what == "asked"
    return [one["reason"] for one in report.why["reasons"]]


async def test_a_plan_is_played_when_its_turn_comes(games: Games, place: Place):
    game = await a_game(games)
    (turn, *_) = await turns(games, game)
    await games.plans.save(game, BO, turn, [FIRST])
    assert await games.plans.play(game) is None and await games.plans.ready(game) == frozenset()
    await pass_turn(games, game, SECOND)
    assert await games.store.plans.waiting() == [game]
    assert await games.plans.ready(game) == {1}
    other = await open_games(place)
    both = await asyncio.gather(games.plans.play(game), other.plans.play(game))
    (moved,) = [one for one in both if one is not None]
    assert moved.turn == 0 and moved.new_turn
    rows = await games.log.rows(game)
    assert [(row.seat, row.answer, row.source, row.user_id) for row in rows] == [
        (0, SECOND, "player", ADA),
        (1, FIRST, "player", BO),
    ]
    assert (await games.plans.book(game, BO)).plans == [] and await games.store.plans.waiting() == []
    (report,) = await other.store.plans.reports()
    assert (report.what, report.first, report.until, report.user_id) == ("played", 1, 2, BO)
    await other.store.plans.told(report)
    assert await games.store.plans.reports() == []
    await other.store.close()


async def test_the_first_possible_plan_is_played(games: Games):
    def change(state: Game) -> None:
        goods_for_all(state)
        state.players[1].available, state.players[1].placed = [2], 1
        state.workers["aquifer"] = (Worker(1, 4),)

    game = await a_game(games, change)
    (turn, *_) = await turns(games, game)
    await games.plans.save(game, BO, turn, ["place:2:euphorian_tunnel", "gold"], ["free"])
    await games.plans.save(game, BO, turn, ["retrieve", "food"])
    await games.play.answer(game, 0, ["place:5:euphorian_tunnel", "gold"], user_id=ADA)
    moved = await games.plans.play(game)
    assert moved is not None and moved.turn == 0
    mine = [row.answer for row in await games.log.rows(game) if row.seat == 1]
    assert mine == ["retrieve", "food"]


async def test_if_no_plan_is_possible_the_owner_is_asked_and_told_why(games: Games):
    game = await a_game(games)
    (turn, after, _) = await turns(games, game)
    await games.plans.save(game, BO, turn, ["place:2:euphorian_tunnel", "gold"], ["free"])
    await games.plans.save(game, BO, turn, ["place:5:euphorian_tunnel", "gold"], ["keep:energy:2", "free"])
    await games.plans.save(game, BO, after, ["retrieve", "food"])
    await games.play.answer(game, 0, ["place:5:euphorian_tunnel", "gold"], user_id=ADA)
    assert await games.plans.ready(game) == frozenset()
    assert await games.plans.play(game) is None
    assert await why_not(games, game) == ["plan-why-free", "plan-why-free"]
    assert (await games.position(game)).waiting == (1,)
    assert (await games.plans.book(game, BO)).plans == [], (
        "the plan for the following turn must be deleted, too"
    )


async def test_conditions_are_respected(games: Games):
    game = await a_game(games)
    (turn, *_) = await turns(games, game)
    for only, why in (
        (["keep:energy:3"], "plan-why-keep"),
        (["keep:artifact:1"], "plan-why-keep"),
    ):
        with pytest.raises(Refused, match=why):
            await games.plans.save(game, BO, turn, ["place:2:euphorian_tunnel", "gold"], only)
    await games.plans.save(game, BO, turn, ["place:2:euphorian_tunnel", "gold"], ["keep:energy:2"])
    (kept,) = (await games.plans.book(game, BO)).plans
    await games.plans.condition(game, BO, kept.id, ["keep:energy:3"])
    await pass_turn(games, game)
    assert await games.plans.play(game) is None
    assert await why_not(games, game) == ["plan-why-keep"]


async def test_a_plan_with_a_missing_worker_or_any_worker(games: Games):
    game = await a_game(games)
    (turn, *_) = await turns(games, game)
    await games.plans.save(game, BO, turn, ["place:5:farm"])
    await games.plans.save(game, BO, turn, ["place:5:farm"], ["any"])
    loaded = await games.loaded.load(game)
    loaded.match._game.players[1].available = [2, 4]
    await pass_turn(games, game)
    await games.plans.play(game)
    assert [row.answer for row in await games.log.rows(game) if row.seat == 1] == ["place:2:farm"]


async def test_a_plan_continues_after_other_players_answers(games: Games):
    """The roll of a bumped worker and its owner's recruit come between the placement and its price."""

    def change(state: Game) -> None:
        goods_for_all(state)
        state.players[0].recruits = ["amanda"]
        state.players[0].available, state.players[0].placed = [2], 1
        state.workers["euphorian_tunnel"] = (Worker(0, 3),)

    game = await a_game(games, change)
    (turn, *_) = await turns(games, game)
    await games.plans.save(game, BO, turn, ["place:5:euphorian_tunnel", "gold"])
    await pass_turn(games, game)
    first = await games.plans.play(game)
    assert first is not None and first.waiting == (0,), "Amanda's owner must be asked"
    assert await games.plans.play(game) is None
    assert await games.store.plans.reports() == []
    await games.play.answer(game, 0, ["no"], user_id=ADA)
    second = await games.plans.play(game)
    assert second is not None and second.turn == 0
    (report,) = await games.store.plans.reports()
    assert report.what == "played" and report.first == 1


async def test_an_unplanned_question_ends_the_plan(games: Games):
    """A card drawn in a tunnel exceeds the hand limit: which card to discard was not planned."""

    def change(state: Game) -> None:
        goods_for_all(state)
        me = state.players[1]
        me.artifacts, me.morale = ["bat", "book"], 1
        me.available = [2, 5]

    game = await a_game(games, change)
    (turn, *_) = await turns(games, game)
    await games.plans.save(game, BO, turn, ["place:5:euphorian_tunnel", "artifact"])
    await pass_turn(games, game)
    moved = await games.plans.play(game)
    assert moved is not None and moved.waiting == (1,) and moved.prompts[0].ask == "discard"
    assert await games.plans.play(game) is None
    assert await why_not(games, game) == ["plan-why-asked"]
    (report,) = await games.store.plans.reports()
    assert report.first < report.until


async def test_both_workers_of_a_double(games: Games):
    def change(state: Game) -> None:
        goods_for_all(state)
        state.players[1].available = [4, 4]

    game = await a_game(games, change)
    (turn, *_) = await turns(games, game)
    await games.plans.save(game, BO, turn, ["place:4:farm", "place:4:aquifer"])
    with pytest.raises(Refused, match="refused-stale"):
        await games.plans.save(game, BO, turn, ["place:4:farm"])
    await pass_turn(games, game)
    first = await games.plans.play(game)
    assert first is not None and first.waiting == (1,), "each worker must be a separate move"
    second = await games.plans.play(game)
    assert second is not None and second.turn == 0


async def test_plans_for_two_turns(games: Games):
    game = await a_game(games)
    (turn, after, _) = await turns(games, game)
    with pytest.raises(Refused, match="plan-one-before"):
        await games.plans.outlook(game, BO, after)
    await games.plans.save(game, BO, turn, ["place:2:farm"])
    outlook = await games.plans.outlook(game, BO, after)
    assert outlook.ahead.view().me.available == (5,)
    await games.plans.save(game, BO, after, ["place:5:farm"])
    await pass_turn(games, game)
    assert await games.plans.play(game) is not None
    assert await games.plans.play(game) is None
    await pass_turn(games, game, "place:5:generator")
    assert await games.plans.play(game) is not None
    assert [row.answer for row in await games.log.rows(game) if row.seat == 1] == [
        "place:2:farm",
        "place:5:farm",
    ]


async def test_plans_are_deleted_by_an_undo_before_them(games: Games):
    game = await a_game(games)
    (turn, *_) = await turns(games, game)
    await games.plans.save(game, BO, turn, [FIRST])
    await pass_turn(games, game)
    await games.play.undo(game, 0, user_id=ADA)
    assert len((await games.plans.book(game, BO)).plans) == 1, "a plan made before the undone move must stay"
    await pass_turn(games, game)
    await games.play.answer(game, 1, [SECOND], user_id=BO)
    assert (await games.plans.book(game, BO)).plans == [], "the plan must be deleted when its turn is over"
    (turn, *_) = await turns(games, game)
    await games.plans.save(game, BO, turn, ["place:2:farm"])
    await games.play.undo(game, 1, user_id=BO)
    assert (await games.plans.book(game, BO)).plans == []
    assert [report.what for report in await games.store.plans.reports()] == ["gone"]


async def test_deleting_a_plan_deletes_the_following_ones(games: Games):
    """The first plan was changed after the plan for the following turn was made."""
    game = await a_game(games, players=3)
    plans, user = games.plans, 12
    (turn, after, _) = await turns(games, game, user)
    await plans.save(game, user, turn, ["place:2:farm"])
    await plans.save(game, user, after, ["place:5:farm"])
    await pass_turn(games, game)
    await plans.save(game, user, turn, ["place:5:aquifer"])
    await games.play.undo(game, 0, user_id=ADA)
    assert [one.turn for one in (await plans.book(game, user)).plans] == [turn, after], (
        "the older plan for the turn must stay, and so must the one for the turn after it"
    )
    await pass_turn(games, game)
    first = (await plans.book(game, user)).plans[0]
    await plans.condition(game, user, first.id, ["gain"])
    await games.play.undo(game, 0, user_id=ADA)
    assert not (await plans.book(game, user)).plans
    assert [(one.what, one.user_id) for one in await games.store.plans.reports()][-1] == ("gone", user)


async def test_the_owner_undoes_what_a_plan_did(games: Games):
    """The player answers in person: the plan is used up, and the next turn's plan is not played instead."""
    game = await a_game(games)
    (turn, after, _) = await turns(games, game)
    await games.plans.save(game, BO, turn, ["place:2:farm"])
    await games.plans.save(game, BO, after, ["place:5:farm"])
    await pass_turn(games, game)
    await games.plans.play(game)
    undone = await games.play.undo(game, 1, user_id=BO)
    assert undone.waiting == (1,)
    assert await games.plans.play(game) is None and await games.plans.ready(game) == frozenset()


async def test_the_number_of_a_plan_does_not_tell_whether_others_plan(games: Games):
    """Numbers are in the buttons, where a curious player can read them."""
    game = await a_game(games, players=3)
    (turn, *_) = await turns(games, game)
    found = []
    for others in (0, 1, 2):
        for _ in range(others):
            await games.plans.save(game, CY, (await turns(games, game, CY))[0], [FIRST])
        await games.plans.save(game, BO, turn, [FIRST])
        (mine,) = (await games.plans.book(game, BO)).plans
        found.append(mine.id)
        await games.plans.drop(game, BO, mine.id)
    assert len(set(found)) == 1, found


async def test_who_may_plan_and_when(games: Games):
    game = await a_game(games)
    (turn, *_) = await turns(games, game)
    for user, number, why in (
        (99, turn, "refused-not-seated"),
        (ADA, turn + 1, "plan-own-turn"),
        (BO, turn + 1, "plan-too-late"),
    ):
        with pytest.raises(Refused, match=why):
            await games.plans.save(game, user, number, [FIRST])
    with pytest.raises(Refused, match="refused-"):
        await games.plans.save(game, BO, turn, ["place:6:generator"])
    for answer in (FIRST, FIRST, SECOND):
        await games.plans.save(game, BO, turn, [answer])
    with pytest.raises(Refused, match="plan-full"):
        await games.plans.save(game, BO, turn, [FIRST])
    first, second, third = (await games.plans.book(game, BO)).plans
    assert len({first.id, second.id, third.id}) == 3
    await games.plans.first(game, BO, third.id)
    await games.plans.save(game, BO, turn, [SECOND], instead=second.id)
    now = (await games.plans.book(game, BO)).plans
    assert [one.plan for one in now] == [third.plan, first.plan, third.plan]
    await games.plans.condition(game, BO, first.id, [COST])
    kept = (await games.plans.book(game, BO)).plans
    assert [one.id for one in kept] == [one.id for one in now] and kept[1].plan.only == (COST,)
    for plan_id, user in ((first.id, ADA), (999, BO)):
        with pytest.raises(Refused, match="plan-not-there"):
            await games.plans.drop(game, user, plan_id)
    await games.plans.drop(game, BO, first.id)
    assert len((await games.plans.book(game, BO)).plans) == 2
    await games.plans.drop(game, BO)
    with pytest.raises(Refused, match="plan-not-there"):
        await games.plans.drop(game, BO)


async def test_a_seat_with_a_new_holder_has_no_plans(games: Games):
    game = await a_game(games, players=3)
    kept = await turns(games, game)
    await games.plans.save(game, BO, kept[0], [FIRST])
    await games.lifecycle.pause(game)
    await games.lifecycle.resume(game)
    assert (await games.plans.book(game, BO)).plans
    await games.seats.keep(game, 1)
    with pytest.raises(Refused, match="plan-kept-seat"):
        await games.plans.book(game, BO)
    await games.seats.hand_back(game, BO)
    assert not (await games.plans.book(game, BO)).plans
    await games.plans.save(game, BO, kept[0], [FIRST])
    await games.forgetting.user(BO, name="Somebody")
    assert not await games.store.plans.of(game)
    await games.plans.save(game, 12, (await turns(games, game, 12))[0], [FIRST])
    await games.lifecycle.end(game, "vote")
    assert not await games.store.plans.of(game)


async def test_plans_wait_while_the_game_is_paused(games: Games):
    game = await a_game(games)
    (turn, *_) = await turns(games, game)
    await games.plans.save(game, BO, turn, [FIRST])
    await pass_turn(games, game, SECOND)
    await games.lifecycle.pause(game)
    assert await games.plans.play(game) is None and await games.store.plans.waiting() == []
    await games.lifecycle.resume(game)
    assert await games.plans.play(game) is not None
