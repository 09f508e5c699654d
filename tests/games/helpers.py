"""Tables on a real database, and a simple player for them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.engine.game import Match
from bot.engine.prompts import CHANCE, Prompt
from bot.engine.state import Game, Options, Variant, dump
from bot.games import Games, Moved, Position, Refused
from bot.players.chance import draw
from bot.store import Store
from bot.store.records import GameRecord
from tests.databases import Place, make_file

USERS = (10, 11, 12, 13, 14, 15)
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay")


def choose(prompt: Prompt, rng: random.Random) -> Any:
    """A random legal answer that prefers placing authority tokens, so that games end."""
    if prompt.several:
        ids = [option.id for option in prompt.options]
        return ids if prompt.ask == "retrieve" else rng.sample(ids, rng.randint(prompt.least, prompt.most))
    ids = [option.id for option in prompt.options]
    if prompt.ask == "act":
        goals = ("market_", "incinerator", "free_press", "ark", "wind", "nimbus", "site_")
        best = [one for one in ids if any(goal in one for goal in goals) or one.startswith("dilemma")]
        placing = [one for one in ids if one.startswith("place")]
        ids = best if best and rng.random() < 0.8 else placing if placing and rng.random() < 0.9 else ids
    return rng.choice(ids)


async def open_games(place: Place, seed: int = 1, max_loaded: int = 64) -> Games:
    make_file(place)
    return Games(await Store.open(place), random=random.Random(seed), max_loaded=max_loaded)


async def start_game(
    games: Games, players: int = 2, channel: int = 1, variants: tuple[Variant, ...] = ()
) -> Moved:
    game = await games.lobby.open(guild_id=9, channel_id=channel, host_id=USERS[0], name=NAMES[0])
    for user, name in zip(USERS[1:players], NAMES[1:players], strict=True):
        await games.lobby.join(game.id, user, name)
    if variants:
        await games.lobby.change(game.id, variants=variants)
    return await games.lobby.start(game.id, user_id=USERS[0])


async def answer_one(games: Games, moved: Moved, rng: random.Random, **how: Any) -> Moved:
    prompt = rng.choice(moved.prompts)
    return await games.play.answer(
        moved.game.id, prompt.seat, [choose(prompt, rng)], user_id=USERS[prompt.seat], **how
    )


async def play_on(games: Games, moved: Moved, rng: random.Random, answers: int) -> Moved:
    for _ in range(answers):
        if moved.over:
            break
        moved = await answer_one(games, moved, rng)
    return moved


def a_first_turn(players: int = 2, seed: int = 5) -> Game:
    """The state at the start of the first turn, to be changed by a test."""
    match, rng = Match.new(Options.simple(players)), random.Random(seed)
    while match.copy_state().phase == "setup" or match.copy_state().turn.number < 1:
        if match.chance is not None:
            match.answer(CHANCE, draw(match.chance, rng))
        else:
            prompt = match.prompts[0]
            match.answer(prompt.seat, choose(prompt, rng))
    return match.copy_state()


async def stand_at(games: Games, game: GameRecord, change: Callable[[Game], None]) -> Position:
    """Set a running game to a turn of the first seat, changed as the test needs it."""
    state = a_first_turn(len(game.seats))
    state.turn.seat = state.first = 0
    for player, seat in zip(state.players, game.seats, strict=True):
        player.colour = seat.colour
        player.recruits, player.hidden, player.fresh, player.tokens = [], [], [], {}
        player.goods, player.artifacts = {}, []
        player.available, player.placed = [2, 5], 0
    change(state)
    length = await games.store.log.length(game.id)
    state.answers, state.questions = length, 10_000
    async with games.store.database.transaction() as tx:
        games.store.log.save_checkpoint(tx, game.id, length, dump(state))
        tx.add("DELETE FROM checkpoints WHERE game_id = ? AND seq < ?", (game.id, length))
    games.loaded.drop(game.id)
    return await games.position(game.id)


async def seat_at(games: Games, change: Callable[[Game], None] = lambda _: None, players: int = 2) -> int:
    """A running game at the start of a turn of the first seat."""
    state = a_first_turn(players)
    state.turn.seat = state.first = 0
    for player in state.players:
        # No recruit's ability may ask a question in between.
        player.recruits, player.hidden, player.fresh = [], [], []
        player.goods, player.artifacts = {}, []
        player.available, player.placed = [2, 5], 0
    state.answers = state.questions = 0
    change(state)
    game = await games.lobby.open(guild_id=9, channel_id=77, host_id=USERS[0], name=NAMES[0])
    for user, name in zip(USERS[1:players], NAMES[1:players], strict=True):
        await games.lobby.join(game.id, user, name)
    async with games.store.database.transaction() as tx:
        games.store.games.update(tx, game.id, status="running", started_at=games.store.database.now())
        games.store.log.save_checkpoint(tx, game.id, 0, dump(state))
    return game.id


PLACE = "place:5:generator"


def goods_for_all(state: Game) -> None:
    for player in state.players:
        player.goods = {"energy": 3, "water": 3, "food": 3, "bliss": 3, "gold": 2, "stone": 2, "clay": 2}


def with_a_double(state: Game) -> None:
    goods_for_all(state)
    state.players[0].available = [5, 5]


async def finished(games: Games, seed: int = 21) -> int:
    rng = random.Random(seed)
    moved = await play_on(games, await start_game(games, 2), rng, 10_000)
    assert moved.over
    return moved.game.id


async def reason(awaitable) -> str:
    with pytest.raises(Refused) as refused:
        await awaitable
    return refused.value.reason
