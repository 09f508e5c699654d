"""A child process that plays a game on a real file and acknowledges every move on its standard output.

It is killed without warning, so nothing here tidies up. Acknowledged means: printed and flushed after the table
said that the move is done.
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from bot.store import Store
from bot.tables import Tables

from .helpers import USERS, choose, start_game


async def main(path: Path, seed: int) -> None:
    tables = Tables(await Store.open(path))
    rng = random.Random(seed)
    record = await tables.game_in(1)
    game = (await start_game(tables, 4)).game.id if record is None else record.id
    position = await tables.position(game)
    print("ready", position.length, flush=True)
    while not position.over:
        prompt = rng.choice(position.prompts)
        click = rng.getrandbits(62)
        position = await tables.answer(
            game,
            prompt.seat,
            [choose(prompt, rng)],
            user_id=USERS[prompt.seat],
            interaction_id=click,
            question=position.question,
            revision=position.revision,
        )
        print("kept", position.length, click, flush=True)
    print("over", position.length, flush=True)
    await tables.store.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
