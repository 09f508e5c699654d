"""The cost of storing a move: compared to a bare SQLite commit, with many games, with long games, and in memory."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.games import Games, Moved
from bot.store import Store
from tests.games.helpers import USERS, choose, play_on, start_game

from . import Row

RUNNING = 100
STORED = (10, 1000)


def centile(times: list[float], share: float) -> float:
    return statistics.quantiles(times, n=1000, method="inclusive")[round(share * 1000) - 1]


@contextmanager
def bare_commits(path: Path) -> Iterator[Callable[[], float]]:
    """Commits of one row with the same durability settings: the minimum cost of a stored move."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("CREATE TABLE answers (seq INTEGER PRIMARY KEY, answer TEXT)")

        def commit() -> float:
            start = time.perf_counter()
            database.execute("BEGIN IMMEDIATE")
            database.execute("INSERT INTO answers (answer) VALUES (?)", ("x" * 200,))
            database.execute("COMMIT")
            return time.perf_counter() - start

        yield commit


async def timed_answers(games: Games, all_games: list[Moved], rng: random.Random, count: int) -> list[float]:
    """The times of answers, in all games in turn, from the click to the commit."""
    times = []
    for number in range(count):
        moved = all_games[number % len(all_games)]
        prompt = rng.choice(moved.prompts)
        answer = choose(prompt, rng)
        start = time.perf_counter()
        moved = await games.play.answer(
            moved.game.id,
            prompt.seat,
            [answer],
            user_id=USERS[prompt.seat],
            interaction_id=rng.getrandbits(62),
            question=moved.question,
            revision=moved.revision,
        )
        times.append(time.perf_counter() - start)
        all_games[number % len(all_games)] = (
            await start_game(games, 4, moved.game.channel_id) if moved.over else moved
        )
    return times


@asynccontextmanager
async def serving(path: Path, seed: int = 2) -> AsyncIterator[Games]:
    games = Games(await Store.open(path), random=random.Random(seed))
    try:
        yield games
    finally:
        await games.store.close()


async def measure_answers(folder: Path) -> list[Row]:
    """Bare commits alternate with the answers, so that other use of the disk slows down both."""
    rng = random.Random(1)
    bare: list[float] = []
    results: dict[int, list[float]] = {}
    with bare_commits(folder / "bare.sqlite3") as commit:
        for running in (1, RUNNING):
            async with serving(folder / f"{running}.sqlite3") as games:
                all_games = [await start_game(games, 4, channel) for channel in range(running)]
                all_games = [await play_on(games, moved, rng, 8) for moved in all_games]
                results[running] = []
                for _ in range(15):
                    results[running] += await timed_answers(games, all_games, rng, 100)
                    bare += [commit() for _ in range(50)]
    rows = []
    for share, name, limit in ((0.5, "p50", 4.0), (0.99, "p99", None)):
        one, many, least = (centile(times, share) * 1000 for times in (results[1], results[RUNNING], bare))
        rows += [
            Row(f"answer kept, {RUNNING} running games against 1, {name}", many, one, many / one, 1.5, "ms"),
            Row(f"answer kept, against a bare SQLite commit, {name}", one, least, one / least, limit, "ms"),
        ]
    return rows


async def measure_loading(folder: Path) -> list[Row]:
    """Loading reads a checkpoint and the few answers after it, independent of the length of the game."""
    rng = random.Random(3)
    times: list[list[float]] = [[], []]
    async with serving(folder / "long.sqlite3") as games:
        all_games = [await start_game(games, 4, channel) for channel in (1, 2)]
        all_games = [
            await play_on(games, all_games[0], rng, 40),
            await play_on(games, all_games[1], rng, 900),
        ]
        for _ in range(60):
            for number, moved in enumerate(all_games):
                # Play a little further each time, because the lengths of turns differ.
                all_games[number] = await play_on(games, moved, rng, 2)
                games.loaded.drop(moved.game.id)
                start = time.perf_counter()
                await games.position(moved.game.id)
                times[number].append(time.perf_counter() - start)
    short, long = (statistics.median(one) for one in times)
    name = f"load a game of {all_games[1].length} answers against one of {all_games[0].length}"
    return [Row(name, long * 1000, short * 1000, long / short, 1.5, "ms")]


async def fill(path: Path, count: int) -> None:
    """Store one played game many times, each in its own channel."""
    changed = {"id": "n", "game_id": "n", "channel_id": "n"}
    async with serving(path) as games:
        moved = await play_on(games, await start_game(games, 4), random.Random(6), 60)
        database = games.store.database
        tables_of_a_game = ("games", "seats", "answers", "checkpoints", "asked")
        columns = {name: await database.rows(f"PRAGMA table_info({name})") for name in tables_of_a_game}
        async with database.transaction() as tx:
            for table, rows in columns.items():
                names = [row[1] for row in rows]
                selected = ", ".join(changed.get(name, name) for name in names)
                key = "id" if table == "games" else "game_id"
                tx.add(
                    "WITH RECURSIVE count (n) AS (SELECT 1000 UNION ALL SELECT n + 1 FROM count WHERE n < ?)"
                    f" INSERT INTO {table} SELECT {selected} FROM {table}, count WHERE {key} = ?",
                    (998 + count, moved.game.id),
                )


async def look_at_all(path: Path) -> None:
    """Run in a separate process: view every stored game once, then print the used memory."""
    async with serving(path) as games:
        ids = await games.store.games.all_ids()
        for game_id in ids:
            await games.view(game_id, None)
        status = Path("/proc/self/status").read_text(encoding="ascii")  # noqa: ASYNC240 (nothing else is running)
        held = next(line.split()[1] for line in status.splitlines() if "VmRSS" in line)
        print(len(ids), len(games.loaded._loaded), held)


async def measure_memory(folder: Path) -> list[Row]:
    if not Path("/proc/self/status").exists():  # noqa: ASYNC240
        return []
    held = []
    for games in STORED:
        path = folder / f"stored{games}.sqlite3"
        await fill(path, games)
        command = [sys.executable, "-m", "tests.benchmarks.bench_store", str(path)]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()  # noqa: ASYNC221
        assert int(told[0]) == games and int(told[1]) <= 256
        held.append(int(told[2]) / 1024)
    name = f"memory with {STORED[1]} stored games against {STORED[0]}, all looked at"
    return [Row(name, held[1], held[0], held[1] / held[0], 1.5, "MiB")]


def run() -> list[Row]:
    rows: list[Row] = []
    parts: tuple[Callable[[Path], Coroutine[Any, Any, list[Row]]], ...] = (
        measure_answers,
        measure_loading,
        measure_memory,
    )
    with TemporaryDirectory(prefix="euphoria-bench-") as folder:
        for part in parts:
            rows += asyncio.run(part(Path(folder)))
    return rows


if __name__ == "__main__":
    # The process whose memory is measured: `run` starts it.
    asyncio.run(look_at_all(Path(sys.argv[1])))
