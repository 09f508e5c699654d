"""Every kind of question is answered in a real browser, by touching and by keys alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import get_args

import pytest

from bot.engine.prompts import Ask, Prompt
from bot.engine.state import VARIANTS, Game, Worker
from bot.games import Games
from bot.page import Visitor
from tests.databases import on_a_file
from tests.engine.playing import Table as TableOf
from tests.engine.playing import Wanderer
from tests.games.helpers import USERS, stand_at, start_game
from tests.ports import free_port

from .pages import serving
from .touching import DESK, PHONE, chromium_at, touch

pytestmark = pytest.mark.slow

WAYS = 2
"""By touching, then by keys."""
GAMES = 12
"""More games than it takes until everything has been asked."""


@on_a_file
async def test_every_question_is_answered_by_touching_and_by_keys(games: Games, chromium: str):
    wanted = dict.fromkeys(get_args(Ask), WAYS)
    port = free_port()
    async with serving(games, port=port) as served, chromium_at(chromium) as browser:
        fingers, keys = await touch(browser, PHONE), await touch(browser, DESK, keys=True)

        async def answered(game: int, prompt: Prompt) -> None:
            """In the browser, by whoever is to answer this kind of question next."""
            who = fingers if wanted[prompt.ask] == WAYS else keys
            wanted[prompt.ask] -= 1
            length = await games.log.length(game)
            await who.open(served, Visitor(USERS[prompt.seat], game))
            await who.answer(Random(length))
            position = await games.position(game)
            assert position.length > length
            await who.shows((position.revision, position.question))

        for channel in range(1, WAYS + 1):
            game = await two_sacrifices(games, 100 + channel)
            await answered(game, next(one for one in (await games.position(game)).prompts))
        for number in range(GAMES):
            if not any(wanted.values()):
                break
            table = TableOf(number, 3 + number % 3, "classic", VARIANTS, wandering=200)
            await play(games, number, table, wanted, answered)
        # One kind may come up only once in these games: then it was answered by touching alone.
        assert max(wanted.values()) < WAYS and sum(wanted.values()) <= 1, wanted


async def play(
    games: Games,
    channel: int,
    table: TableOf,
    wanted: dict[Ask, int],
    answered: Callable[[int, Prompt], Awaitable[None]],
) -> None:
    """A whole game, in which questions that were not answered yet are answered in the browser."""
    moved = await start_game(games, table.players, 1 + channel, variants=table.variants)
    game, player = moved.game.id, Wanderer(table)
    position = await games.position(game)
    while not position.over and position.length < 500 and any(wanted.values()):
        prompt = position.prompts[0]
        # A turn has many choices, and comes again.
        if wanted[prompt.ask]:
            await answered(game, prompt)
        else:
            match = (await games.loaded.load(game)).match
            answer = player.decide(match, prompt)
            await games.play.answer(game, prompt.seat, [answer], user_id=USERS[prompt.seat])
        position = await games.position(game)


async def two_sacrifices(games: Games, channel: int) -> int:
    """Pete and Sheppard both may sacrifice a retrieved worker, and one of them comes first: too rare in games."""
    moved = await start_game(games, 2, channel)

    def change(game: Game) -> None:
        game.players[0].recruits, game.players[0].placed, game.players[0].available = (
            ["pete", "sheppard"],
            2,
            [],
        )
        game.workers = {"farm": (Worker(0, 1), Worker(0, 2))}

    await stand_at(games, moved.game, change)
    await games.play.answer(moved.game.id, 0, ["retrieve", ["farm:1", "farm:2"]], user_id=USERS[0])
    position = await games.position(moved.game.id)
    assert [prompt.ask for prompt in position.prompts] == ["order"]
    return moved.game.id
