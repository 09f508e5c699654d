"""What costs the host after years: statistics and shell commands with 100,000 finished games, compared to a few."""

from __future__ import annotations

import asyncio
import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.games import Games
from bot.store import Store
from tests.databases import make_file
from tests.store.archived import stored, thoughtful

from . import Row
from .many_games import GAMES, multiply, play


def seconds_of(path: Path, *words: str) -> float:
    """Processor time of a shell command, its start included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "bot", *words, "--database", str(path)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


async def stats(path: Path) -> tuple[float, float]:
    """Seconds of processor time to rate all games once, and then milliseconds of one `/stats`."""
    games = Games(await Store.open(path))
    [row] = await games.store.database.rows(
        "SELECT user_id FROM seats WHERE user_id IS NOT NULL GROUP BY user_id ORDER BY count(*) DESC LIMIT 1"
    )
    user = row["user_id"]
    began = time.process_time()
    await games.ratings.of(user)
    if (rating := games.ratings._rating) is not None:
        await rating
    rated = time.process_time() - began
    took = []
    for _ in range(10):
        began = time.process_time()
        await games.stats.of(user, 1)
        await games.ratings.of(user)
        await games.ratings.record(user)
        took.append(1000 * (time.process_time() - began))
    await games.store.close()
    return rated, sorted(took)[len(took) // 2]


async def size_of_a_game(path: Path) -> float:
    """KiB of a finished game of four, played press by press, with everything that is stored about it."""
    make_file(path)
    games = Games(await Store.open(path))
    game_id = await thoughtful(games, 4)
    await games.keeping.archive(game_id)
    size = await stored(games.store)
    await games.store.close()
    return size / 1024


def run() -> list[Row]:
    with TemporaryDirectory() as folder:
        few, many = Path(folder) / "few.sqlite3", Path(folder) / "many.sqlite3"
        contents = asyncio.run(play(few, 3))
        shutil.copy(few, many)
        began = time.perf_counter()
        multiply(many, contents)
        made = time.perf_counter() - began
        rows = [Row(f"history: {GAMES:,} finished games made", made, None, made, None, "s")]
        size = asyncio.run(size_of_a_game(Path(folder) / "one.sqlite3"))
        rows.append(Row("history: a finished game of four", size, None, size, 60, "KiB"))
        rated, shown = asyncio.run(stats(many))
        rows.append(Row("history: all rated once, in the background", rated, None, rated, None, "s"))
        rows.append(Row("history: /stats", shown, None, shown, 50, "ms", note="processor time"))
        for words in (("games",), ("export", "1")):
            ours, theirs = seconds_of(many, *words), seconds_of(few, *words)
            name = f"history: {words[0]}, of {GAMES:,} games and of 4"
            rows.append(Row(name, ours, theirs, ours / theirs, 2, "s", note="processor time"))
            rows.append(Row(f"history: {words[0]}", ours, None, ours, 2, "s", note="processor time"))
        copies = Path(folder) / "copies"
        took, sizes = [], [0.0]
        for _ in range(2):
            took.append(seconds_of(many, "backup", "--to", str(copies)))
            sizes.append(sum(file.stat().st_size for file in copies.iterdir()) / 2**20)
        first, second = sizes[1], sizes[2] - sizes[1]
        rows.append(
            Row("history: backup, second against first", took[1], took[0], took[1] / took[0], 0.5, "s")
        )
        rows.append(Row("history: the same, written", second, first, second / first, 0.25, "MiB"))
        return rows
