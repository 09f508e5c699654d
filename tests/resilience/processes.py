"""A player in a separate process that can be killed, and what it leaves in the database."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot import players
from bot.store import Store
from bot.store.sqlite import SQLite
from bot.tables import Tables
from tests.databases import Place
from tests.tables.helpers import USERS, open_tables

ROOT = Path(__file__).resolve().parents[2]


def start_child(place: Place, seed: int, *how: str) -> subprocess.Popen[str]:
    """Start `player_process`."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.resilience.player_process", str(place), str(seed), *how],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


async def look_at(place: Place) -> tuple[int, set[int]]:
    """The length of the log and the clicks in it, read after the crash."""
    store = await Store.open(place)
    if isinstance(store.database, SQLite):
        [sound] = await store.database.rows("PRAGMA integrity_check")
        assert sound[0] == "ok" and await store.database.rows("PRAGMA foreign_key_check") == []
    sequence = [row[0] for row in await store.database.rows("SELECT seq FROM answers ORDER BY seq")]
    assert sequence == list(range(len(sequence))), "the log has a gap"
    stored = {row[0] for row in await store.database.rows("SELECT interaction_id FROM clicks")}
    await store.close()
    return len(sequence), stored


async def to_the_end(tables: Tables) -> None:
    """Let computer players finish the game: with random answers, one game in twenty takes 10,000 answers."""
    last = await tables.last_game_in(1)
    assert last is not None
    rng, position = random.Random(1), await tables.position(last.id)
    while not position.over:
        prompt = position.prompts[0]
        answer = players.choose(await tables.view(last.id, prompt.seat), prompt, rng, level="easy")
        position = await tables.play.answer(last.id, prompt.seat, [answer], user_id=USERS[prompt.seat])


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Tables, Tables]]:
    """Tables with separate stores, like in two processes."""
    one, other = await open_tables(url, 1), await open_tables(url, 2)
    yield one, other
    await one.store.close()
    await other.store.close()
