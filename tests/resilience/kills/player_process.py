"""A child process that plays a game on a real database and acknowledges every move on its standard output.

It is killed without warning, or may only write a limited number of bytes, so there is no cleanup code. A move is
acknowledged when it is printed and flushed, after `bot.games` has confirmed it.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from multiprocessing.connection import Connection
from pathlib import Path

from bot.games import Games, Refused
from bot.store import Store, StoreError
from bot.store.store import place_named
from tests.games.helpers import USERS, choose, start_game


async def main(place: Path | str, seed: int, pause: float = 0.0) -> None:
    games = Games(await Store.open(place))
    rng = random.Random(seed)
    record = await games.records.open_in(1)
    game = (await start_game(games, 4)).game.id if record is None else record.id
    position = await games.position(game)
    print("ready", position.length, flush=True)
    while not position.over:
        prompt = rng.choice(position.prompts)
        click = rng.getrandbits(62)
        try:
            position = await games.play.answer(
                game,
                prompt.seat,
                [choose(prompt, rng)],
                user_id=USERS[prompt.seat],
                interaction_id=click,
                question=position.question,
                revision=position.revision,
            )
        except Refused as refused:
            # Another process was faster.
            assert refused.reason in ("refused-stale", "refused-not-asked")
            position = await games.position(game)
            continue
        print("kept", position.length, click, flush=True)
        await asyncio.sleep(pause)
    print("over", position.length, flush=True)
    await games.store.close()


def limited(most: int) -> None:
    """Limit the size of files, to simulate a full disk."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


async def until_full(place: Path | str, seed: int) -> None:
    try:
        await main(place, seed)
    except StoreError as error:
        print("full", error.reason, error, flush=True)
        os._exit(0)


def play(place: Path | str, seed: int, pause: float, out: Connection) -> None:
    """Play in a forked process, which writes to this connection."""
    os.dup2(out.fileno(), sys.stdout.fileno())
    asyncio.run(main(place, seed, pause))


if __name__ == "__main__":
    limited(int(sys.argv[3]))
    asyncio.run(until_full(place_named(sys.argv[1]), int(sys.argv[2])))
