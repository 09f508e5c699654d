"""A player in a separate process that can be killed, and what it leaves in the database."""

from __future__ import annotations

import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot import players
from bot.games import Games
from bot.store import Store
from bot.store.sqlite import SQLite
from tests.databases import Place
from tests.games.helpers import USERS, open_games
from tests.resilience.wire.bot_process import PROCESSES
from tests.waiting import HANG

from . import player_process

ROOT = Path(__file__).resolve().parents[3]


class Child:
    """A `player_process`, forked from the process that has everything imported."""

    def __init__(self, place: Place, seed: int, pause: float = 0.0) -> None:
        self._reading, writing = PROCESSES.Pipe(duplex=False)
        self._process = PROCESSES.Process(target=player_process.play, args=(place, seed, pause, writing))
        self._process.start()
        writing.close()
        self.said = open(self._reading.fileno(), closefd=False)  # noqa: SIM115 (closed by `kill`)

    @property
    def ended(self) -> bool:
        return self._process.exitcode is not None

    def kill(self) -> list[str]:
        """Kill it, and return the rest of what it said. An incomplete line does not count."""
        self._process.kill()
        rest = [line for line in self.said if line.endswith("\n")]
        self._process.join(HANG)
        assert self._process.exitcode == -signal.SIGKILL, "it ended before it could be killed"
        self.said.close()
        self._reading.close()
        return rest


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


async def to_the_end(games: Games) -> None:
    """Let computer players finish the game: with random answers, one game in twenty takes 10,000 answers."""
    last = await games.records.last_in(1)
    assert last is not None
    rng, position = random.Random(1), await games.position(last.id)
    while not position.over:
        prompt = position.prompts[0]
        answer = players.choose(await games.view(last.id, prompt.seat), prompt, rng, level="easy")
        position = await games.play.answer(last.id, prompt.seat, [answer], user_id=USERS[prompt.seat])


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Games, Games]]:
    """Tables with separate stores, like in two processes."""
    one, other = await open_games(url, 1), await open_games(url, 2)
    yield one, other
    await one.store.close()
    await other.store.close()
