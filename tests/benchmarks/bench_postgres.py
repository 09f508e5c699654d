"""Moves a second: one process on a file, one and two on PostgreSQL, against bare commits of the same rows."""

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

from bot.store import Store
from bot.store.store import place_named
from bot.tables import Tables
from tests.postgres import Server, programs
from tests.tables.helpers import USERS, choose, start_game

from . import Row

GAMES, SECONDS = 20, 5.0
"""So many games are played at once by each process, for so long."""


async def play(place: Path | str, first: int) -> int:
    """Run in a process of its own: moves in games of its own, several at once. How many were kept."""
    tables = Tables(await Store.open(place), random=random.Random(first))
    kept = 0

    async def one(channel: int) -> None:
        nonlocal kept
        rng, moved = random.Random(channel), await start_game(tables, 4, channel)
        while time.monotonic() < until:
            prompt = rng.choice(moved.prompts)
            moved = await tables.play.answer(
                moved.game.id, prompt.seat, [choose(prompt, rng)], user_id=USERS[prompt.seat],
                interaction_id=rng.getrandbits(62), question=moved.question, revision=moved.revision,
            )  # fmt: skip
            kept += 1
            if moved.over:
                moved = await start_game(tables, 4, channel)

    until = time.monotonic() + SECONDS
    await asyncio.gather(*(one(first + number) for number in range(GAMES)))
    await tables.store.close()
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


async def bare_commits(url: str) -> float:
    """A second, of rows as a move has them, on as many connections as a process has."""
    pool = await asyncpg.create_pool(url, min_size=10, max_size=10)
    await pool.execute("CREATE TABLE bare (game BIGINT, seq BIGINT, answer TEXT, PRIMARY KEY (game, seq))")
    until, kept = time.monotonic() + SECONDS, 0

    async def one(game: int) -> None:
        nonlocal kept
        seq = 0
        while time.monotonic() < until:
            async with pool.acquire() as connection, connection.transaction():
                rows = [(game, seq + n, "x" * 200) for n in range(3)]
                await connection.executemany("INSERT INTO bare VALUES ($1, $2, $3)", rows)
            seq, kept = seq + 3, kept + 1

    await asyncio.gather(*map(one, range(GAMES)))
    await pool.close()
    return kept / SECONDS


@contextmanager
def serving() -> Iterator[Server]:
    """A server that keeps its promises to the disk."""
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
        bare = asyncio.run(bare_commits(asyncio.run(server.fresh("template1"))))
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
