"""Two processes work on the same games: each sees what the other did, and nothing is done twice."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.commands.check import check
from bot.games import Games, Refused
from bot.store.records import StandingAnswer
from tests.games.helpers import USERS, answer_one, choose, open_games, play_on, seat_at, start_game
from tests.resilience.kills.processes import Child, look_at, to_the_end, two

pytestmark = pytest.mark.slow

KILLS = 10
PAUSE = 0.03
"""Seconds between the moves of a player, so that two of them take turns."""


async def test_each_sees_what_the_other_did(postgres_url: str):
    async with two(postgres_url) as (one, other):
        moved, rng = await start_game(one, 3), random.Random(5)
        for _ in range(10):
            moved = await answer_one(other, moved, rng)
            assert (await one.position(moved.game.id)).length == moved.length
            moved = await answer_one(one, moved, rng)
            assert await other.view(moved.game.id, 0) == await one.view(moved.game.id, 0)


async def test_seats_and_standing_answers_are_no_older_than_the_log(postgres_url: str):
    async with two(postgres_url) as (one, other):
        game = await seat_at(one)
        await one.position(game)
        await other.position(game)
        await one.seats.keep(game, 1)
        assert (await other.position(game)).game.seats[1].kept
        await other.play.set_standing(game, StandingAnswer(0, "ability", "ben", "no"), user_id=USERS[0])
        assert (0, "ability", "ben") in (await loaded(one, game)).standing
        await one.forgetting.user(USERS[1], name="Somebody")
        assert (await other.position(game)).game.seats[1].name == "Somebody"


async def loaded(games: Games, game: int):
    async with games.loaded.lock(game):
        return await games.loaded.load(game)


async def test_a_game_is_read_from_memory_while_no_other_process_changes_it(postgres_url: str):
    async with two(postgres_url) as (one, _):
        moved = await play_on(one, await start_game(one, 2), random.Random(1), 5)
        before = await loaded(one, moved.game.id)
        await answer_one(one, moved, random.Random(2))
        assert await loaded(one, moved.game.id) is before


async def test_two_processes_at_once_in_one_game(postgres_url: str):
    """Everybody keeps pressing at both processes: every accepted answer is in the log exactly once."""
    async with two(postgres_url) as both:
        game = (await start_game(both[0], 4)).game.id
        accepted: list[int] = []

        async def person(seat: int) -> None:
            rng = random.Random(seed_of(seat))
            for _ in range(60):
                games = rng.choice(both)
                position = await games.position(game)
                prompt = position.prompt_for(seat)
                if prompt is None:
                    continue
                click = rng.getrandbits(62)
                presses = [
                    at.play.answer(
                        game,
                        seat,
                        [choose(prompt, random.Random(click))],
                        user_id=USERS[seat],
                        interaction_id=click,
                    )
                    for at in rng.sample(both, 2)
                ]
                outcomes = await asyncio.gather(*presses, return_exceptions=True)
                assert all(not isinstance(one, Exception) or isinstance(one, Refused) for one in outcomes), (
                    outcomes
                )
                kept = [one for one in outcomes if not isinstance(one, BaseException)]
                assert sum(not one.duplicate for one in kept) <= 1
                accepted.extend(click for one in kept if not one.duplicate)

        await asyncio.gather(*(person(seat) for seat in range(4)))
        assert len(accepted) > 20
        length, clicks = await look_at(postgres_url)
        assert clicks == set(accepted)
        assert (await both[0].position(game)).length == (await both[1].position(game)).length == length
        assert await both[0].view(game, None) == await both[1].view(game, None)
    assert (await check(postgres_url))[:2] == (1, [])


async def test_simultaneous_questions_are_answered_at_both_processes(postgres_url: str):
    """Players who answer for themselves are never told that another player was faster."""
    async with two(postgres_url) as both:
        asked = await start_game(both[0], 4)
        presses = [
            both[prompt.seat % 2].play.answer(
                asked.game.id,
                prompt.seat,
                [choose(prompt, random.Random(prompt.seat))],
                user_id=USERS[prompt.seat],
                interaction_id=100 + prompt.seat,
                question=asked.question,
                revision=asked.revision,
            )
            for prompt in asked.prompts
        ]
        assert len(presses) == 4
        kept = await asyncio.gather(*presses)
        assert sorted(one.first for one in kept) == [asked.length + n for n in range(4)]


def seed_of(seat: int) -> int:
    return 100 + seat


async def test_votes_and_offers_are_counted_across_processes(postgres_url: str):
    async with two(postgres_url) as (one, other):
        moved = await start_game(one, 4)
        vote = await one.votes.open(moved.game.id, "pause", user_id=USERS[0])
        rest = await asyncio.gather(
            *(at.votes.cast(vote, user, True) for at, user in zip((one, other, one), USERS[1:4], strict=True))
        )
        assert sum(cast.closed for cast in rest) == 1, "exactly one ballot must close the vote"


async def test_a_lobby_is_joined_at_both_processes(postgres_url: str):
    async with two(postgres_url) as both:
        game = await both[0].lobby.open(guild_id=9, channel_id=1, host_id=10, name="Ada")
        outcomes = await asyncio.gather(
            *(both[user % 2].lobby.join(game.id, user, f"P{user}") for user in range(20, 30)),
            return_exceptions=True,
        )
        assert sum(isinstance(one, Refused) for one in outcomes) == 5
        seats = (await both[0].game(game.id)).seats
        assert [seat.seat for seat in seats] == list(range(6)) and len({seat.colour for seat in seats}) == 6


def kill_after(child: Child, moves: int) -> list[str]:
    """The acknowledged moves."""
    return [child.said.readline() for _ in range(moves)] + child.kill()


async def test_two_processes_play_one_game_while_they_are_killed(postgres_url: str):
    games = await open_games(postgres_url)
    await start_game(games, 4)
    rng = random.Random(7)
    acknowledged: set[int] = set()
    children = [Child(postgres_url, seed, PAUSE) for seed in (1, 2)]
    for kill in range(KILLS):
        victim = children.pop(0)
        said = await asyncio.to_thread(kill_after, victim, rng.randint(2, 20))
        acknowledged |= {int(line.split()[2]) for line in said if line.startswith("kept")}
        _, stored = await look_at(postgres_url)
        assert acknowledged <= stored
        children.append(Child(postgres_url, 10 + kill, PAUSE))
    for child in children:
        child.kill()
    assert len(acknowledged) > 4 * KILLS
    assert (await check(postgres_url))[:2] == (1, [])
    await to_the_end(games)
    await games.store.close()
