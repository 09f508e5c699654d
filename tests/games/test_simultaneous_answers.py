"""Simultaneous calls: in any order, the log is a consistent game, and each call is done or refused."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from bot.commands.check import check
from bot.engine.events import Refused
from bot.engine.state import Game
from bot.games import Games, Moved
from tests.databases import Place

from .helpers import USERS, choose, open_games, seat_at, start_game


def outcomes(results: list[Any]) -> tuple[list[Any], list[Refused]]:
    refused = [one for one in results if isinstance(one, Refused)]
    broken = [one for one in results if isinstance(one, BaseException) and not isinstance(one, Refused)]
    assert not broken, broken
    return [one for one in results if not isinstance(one, BaseException)], refused


async def at_once(*calls: Any) -> tuple[list[Any], list[Refused]]:
    return outcomes(await asyncio.gather(*calls, return_exceptions=True))


def rich(state: Game) -> None:
    state.players[0].goods, state.players[1].goods = {"energy": 2}, {"food": 2}


async def test_an_offer_accepted_and_withdrawn_at_once_is_either(games: Games):
    game = await seat_at(games, rich)
    offer = await games.trade.offer(game, 0, 1, {"energy": 1}, {"food": 1}, user_id=USERS[0])
    done, refused = await at_once(
        games.trade.accept(game, offer.id, 1, user_id=USERS[1], interaction_id=1),
        games.trade.withdraw(game, offer.id, 0, user_id=USERS[0]),
        games.trade.accept(game, offer.id, 1, user_id=USERS[1], interaction_id=2),
        games.trade.decline(game, offer.id, 1, user_id=USERS[1]),
    )
    assert len(done) == 1 and {one.reason for one in refused} == {"refused-offer-gone"}
    traded = isinstance(done[0], Moved)
    goods = [dict(player.goods) for player in (await games.view(game, None)).players]
    assert goods[0] == ({"energy": 1, "food": 1} if traded else {"energy": 2})


async def test_two_people_take_the_same_seat_at_once(games: Games):
    game = (await start_game(games, 3)).game
    await games.seats.keep(game.id, 2)
    free = await games.seats.offer(game.id, 2)
    done, refused = await at_once(
        *(games.seats.take(game.id, free.id, user_id=user, name=str(user)) for user in (70, 71, 72))
    )
    assert len(done) == 1 and {one.reason for one in refused} == {"refused-seat-not-free"}
    assert (await games.game(game.id)).seats[2].user_id == done[0].seats[2].user_id


async def test_a_player_comes_back_while_another_takes_the_seat(games: Games):
    game = (await start_game(games, 3)).game
    await games.seats.keep(game.id, 2)
    free = await games.seats.offer(game.id, 2)
    await at_once(
        games.seats.hand_back(game.id, USERS[2]),
        games.seats.take(game.id, free.id, user_id=70, name="Newcomer"),
    )
    seat = (await games.game(game.id)).seats[2]
    assert (seat.user_id, seat.kept) == (USERS[2], False), "the owner came first and must have the seat back"


async def test_a_pause_and_a_move_at_once(games: Games):
    game = await seat_at(games, rich)
    position = await games.position(game)
    act = position.prompts[0].options[0].id
    await at_once(
        games.lifecycle.pause(game),
        games.play.answer(game, 0, [act], user_id=USERS[0]),
        games.lifecycle.pause(game),
        games.lifecycle.resume(game),
    )
    record = await games.game(game)
    assert record.status in ("running", "paused")
    assert (await games.position(game)).length == await games.store.log.length(game)


async def test_an_undo_and_a_move_at_once(games: Games):
    def a_double(state: Game) -> None:
        state.players[0].available = [2, 2]

    game = await seat_at(games, a_double)
    placed = await games.play.answer(game, 0, ["place:2:generator"], user_id=USERS[0])
    fresh = {"question": placed.question, "revision": placed.revision}
    done, refused = await at_once(
        games.play.undo(game, 0, user_id=USERS[0]),
        games.play.answer(game, 0, ["place:2:aquifer"], user_id=USERS[0], **fresh),
        games.play.undo(game, 0, user_id=USERS[0]),
    )
    assert done and refused
    assert (await games.position(game)).length == await games.store.log.length(game)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("place", "seed"), [("postgres", 0), *(("sqlite", seed) for seed in range(6))], indirect=["place"]
)
async def test_six_players_and_everything_at_once(place: Place, seed: int):
    """Batches of simultaneous calls: answers, repeated answers, undo, trades, votes, seats, pauses."""
    rng = random.Random(seed)
    games = await open_games(place, seed)
    game = (await start_game(games, 6)).game.id
    for click in range(0, 2000, 20):
        position = await games.position(game)
        if position.over:
            break
        if position.game.status == "paused":
            await games.lifecycle.resume(game)
        calls = [one_call(games, position, rng, click + n) for n in range(rng.randint(1, 8))]
        outcomes(await asyncio.gather(*calls, return_exceptions=True))
        now = await games.position(game)
        assert now.length == await games.store.log.length(game)
        games.loaded.drop(game)
        again = await games.position(game)
        assert (again.length, again.prompts, again.question) == (now.length, now.prompts, now.question)
    await games.store.close()
    assert (await check(place))[:2] == (1, [])


def one_call(games: Games, position: Any, rng: random.Random, click: int) -> Any:
    game = position.game.id
    seat = rng.randrange(6)
    user = USERS[seat]
    prompt = rng.choice(position.prompts)
    kind = rng.random()
    if kind < 0.6:
        return games.play.answer(
            game,
            prompt.seat,
            [choose(prompt, rng)],
            user_id=USERS[prompt.seat],
            interaction_id=10**6 + click - click % rng.randint(1, 2),
            question=position.question if rng.random() < 0.7 else None,
        )
    if kind < 0.7:
        return games.play.undo(game, seat, user_id=user)
    if kind < 0.8:
        other = (seat + 1) % 6
        return games.trade.offer(game, seat, other, {"energy": 1}, {"water": 1}, user_id=user)
    if kind < 0.85:
        what: Any = rng.choice(["pause", "undo", "end"])
        return games.votes.open(game, what, user_id=user, details={"to": 0})
    if kind < 0.9:
        return games.seats.keep(game, seat)
    if kind < 0.95:
        return games.seats.hand_back(game, user)
    return rng.choice([games.lifecycle.pause, games.lifecycle.resume])(game)
