"""Moves per second: one process on a file, one and two on PostgreSQL, compared to bare commits of the same rows."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg

from bot.games import Games
from bot.store import Store
from bot.store.database import Transaction
from bot.store.postgres_connection import commit
from bot.store.store import place_named
from tests.games.helpers import USERS, choose, play_on, start_game
from tests.postgres import Server, programs

from . import Row

GAMES, SECONDS, ANSWERS = 20, 5.0, 60
"""The number of concurrent games per process, the duration, and the number of answers per game for bare commits."""


async def play(place: Path | str, first: int) -> int:
    """Run in a separate process: play several games concurrently and return the number of committed moves."""
    games = Games(await Store.open(place), random=random.Random(first))
    kept = 0

    async def one(channel: int) -> None:
        nonlocal kept
        rng, moved = random.Random(channel), await start_game(games, 4, channel)
        while time.monotonic() < until:
            prompt = rng.choice(moved.prompts)
            moved = await games.play.answer(
                moved.game.id, prompt.seat, [choose(prompt, rng)], user_id=USERS[prompt.seat],
                interaction_id=rng.getrandbits(62), question=moved.question, revision=moved.revision,
            )  # fmt: skip
            kept += 1
            if moved.over:
                moved = await start_game(games, 4, channel)

    until = time.monotonic() + SECONDS
    await asyncio.gather(*(one(first + number) for number in range(GAMES)))
    await games.store.close()
    return kept


def moves_a_second(place: Path | str, processes: int) -> float:
    children = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.benchmarks.bench_postgres", str(place), str(1000 * number)],
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(1, processes + 1)
    ]
    return sum(int(child.communicate()[0]) for child in children) / SECONDS


async def recorded(url: str) -> tuple[list[Transaction], dict[int, list[Transaction]]]:
    """The transactions of the tables: those that start the games, in order, and the moves of each game."""
    games = Games(await Store.open(url), random=random.Random(1))
    committed: list[Transaction] = []
    commit = games.store.database.commit

    async def listening(transaction: Transaction) -> None:
        await commit(transaction)
        committed.append(transaction)

    setattr(games.store.database, "commit", listening)  # noqa: B010 (for the type checker)
    all_games = [await start_game(games, 4, channel) for channel in range(GAMES)]
    begun, moves = list(committed), dict[int, list[Transaction]]()
    for moved in all_games:
        committed.clear()
        await play_on(games, moved, random.Random(moved.game.id), ANSWERS)
        moves[moved.game.id] = list(committed)
    await games.store.close()
    return begun, moves


async def bare_commits(source: str, url: str) -> float:
    """Commits per second of the same rows, on as many connections as a process has: without rules, locks or reads."""
    begun, moves = await recorded(source)
    pool = await asyncpg.create_pool(url, min_size=10, max_size=10)
    for transaction in begun:
        async with pool.acquire() as connection:
            await commit(connection, transaction, [])

    async def one(transactions: list[Transaction]) -> None:
        for transaction in transactions:
            async with pool.acquire() as connection:
                await commit(connection, transaction, [])

    start = time.monotonic()
    await asyncio.gather(*map(one, moves.values()))
    seconds = time.monotonic() - start
    await pool.close()
    return sum(map(len, moves.values())) / seconds


@contextmanager
def serving() -> Iterator[Server]:
    """A server that syncs commits to disk."""
    server = Server(fsync="on", full_page_writes="on", autovacuum="on", shared_buffers="128MB")
    try:
        server.start()
        asyncio.run(server.prepare())
        yield server
    finally:
        server.remove()


def run() -> list[Row]:
    if programs() is None:
        return []
    with TemporaryDirectory(prefix="euphoria-bench-") as folder, serving() as server:
        file = moves_a_second(Path(folder) / "games.sqlite3", 1)
        source, target = asyncio.run(server.fresh()), asyncio.run(server.fresh())
        bare = asyncio.run(bare_commits(source, target))
        one = moves_a_second(asyncio.run(server.fresh()), 1)
        two = moves_a_second(asyncio.run(server.fresh()), 2)
    name = f"moves a second, {GAMES} games a process"
    return [
        Row(f"{name}, PostgreSQL against a file", one, file, one / file, None, "/s", at_least=True),
        Row(f"{name}, PostgreSQL against its bare commits", one, bare, one / bare, None, "/s", at_least=True),
        Row(
            f"{name}, two processes against one on PostgreSQL", two, one, two / one, None, "/s", at_least=True
        ),
    ]


if __name__ == "__main__":
    print(asyncio.run(play(place_named(sys.argv[1]), int(sys.argv[2]))))
