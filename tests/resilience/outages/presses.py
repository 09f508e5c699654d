"""Players who keep pressing while the database stops and restarts; records their presses and the acknowledged ones."""

from __future__ import annotations

import asyncio
import random

from bot.games import Games, Refused
from bot.store import StoreError
from tests.games.helpers import USERS, choose
from tests.waiting import until


class Presses:
    def __init__(self, games: Games, game: int, rng: random.Random) -> None:
        self.games, self.game, self.rng = games, game, rng
        self.pressed: set[int] = set()
        self.acknowledged: set[int] = set()
        self._over = asyncio.Event()
        self._playing = asyncio.create_task(self._play())

    async def _play(self) -> None:
        while not self._over.is_set():
            click = self.rng.getrandbits(62)
            self.pressed.add(click)
            try:
                await press(self.games, self.game, click, self.rng)
                self.acknowledged.add(click)
            except StoreError as error:
                assert error.reason == "store-away", error
                await asyncio.sleep(0.05)
            except Refused:
                continue
            await asyncio.sleep(0.005)

    async def go_on(self) -> None:
        """Wait until some more presses have been acknowledged."""
        before = len(self.acknowledged)
        await until(lambda: len(self.acknowledged) >= before + 5 or self._playing.done())
        if self._playing.done():
            self._playing.result()

    async def stop(self) -> None:
        self._over.set()
        await self._playing


async def press(games: Games, game: int, click: int, rng: random.Random) -> None:
    position = await games.position(game)
    prompt = rng.choice(position.prompts)
    await games.play.answer(
        game, prompt.seat, [choose(prompt, rng)], user_id=USERS[prompt.seat], interaction_id=click
    )
