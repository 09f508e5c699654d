"""Whole games for archives."""

from __future__ import annotations

import random

from bot.games import Games
from bot.players import choose
from bot.store import Store
from tests.games.helpers import USERS, start_game


async def thoughtful(games: Games, players: int, channel: int = 1) -> int:
    """A whole game as people play it, press by press, with rolls that can be checked."""
    moved, rng = await start_game(games, players, channel), random.Random(21)
    press = 10**18
    while not moved.over:
        press, prompt = press + 1, moved.prompts[0]
        given = choose(await games.view(moved.game.id, prompt.seat), prompt, rng, "easy")
        user = USERS[prompt.seat]
        moved = await games.play.answer(
            moved.game.id, prompt.seat, [given], user_id=user, interaction_id=press
        )
    return moved.game.id


async def stored(store: Store) -> int:
    """Bytes of everything in a database."""
    size = 0
    for table in await store.database.tables():
        for row in await store.database.rows(f"SELECT * FROM {table}"):
            values = [row[name] for name in row.keys()]  # noqa: SIM118 (a Row iterates values)
            size += sum(len(value) if isinstance(value, bytes | str) else 8 for value in values)
    return size
