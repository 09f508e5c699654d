"""The process is killed at random points of a long game: every acknowledged move is there, and the game goes on."""

from __future__ import annotations

import random
import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from bot import players
from bot.commands.check import check
from bot.tables import Tables

from .helpers import USERS, open_tables

ROOT = Path(__file__).resolve().parents[2]
KILLS = 10


def play_until_killed(path: Path, seed: int, moves: int, delay: float) -> list[list[str]]:
    """What a child acknowledged before SIGKILL took it: some moves, then in the midst of whatever it does."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.tables.player_process", str(path), str(seed)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    lines = [child.stdout.readline() for _ in range(moves + 1)]
    assert lines[0].startswith("ready"), "the game could not be taken up again"
    threading.Event().wait(delay)
    child.kill()
    # A line that was cut off in the middle was not acknowledged.
    lines += [line for line in child.stdout if line.endswith("\n")]
    child.stdout.close()
    assert child.wait() == -signal.SIGKILL, "the game was over before the process could be killed"
    return [line.split() for line in lines]


@pytest.mark.slow
async def test_ten_kills_lose_nothing(path: Path):
    rng = random.Random(2026)
    acknowledged = 0
    clicks: list[int] = []
    for attempt in range(KILLS):
        lines = play_until_killed(path, attempt, rng.randint(0, 40), rng.uniform(0, 0.01))
        assert int(lines[0][1]) >= acknowledged, "a move that was acknowledged is gone"
        kept = [line for line in lines if line[0] == "kept"]
        acknowledged = max([acknowledged, *(int(line[1]) for line in kept)])
        clicks += [int(line[2]) for line in kept]
        length, stored = look_at(path)
        # At most the one move that was under way may be there without having been acknowledged.
        assert length >= acknowledged
        assert set(clicks) <= stored and len(stored - set(clicks)) <= attempt + 1
    assert len(clicks) > 5 * KILLS, "the game went on between the kills"
    games, findings = await check(path)
    assert (games, findings) == (1, [])
    tables = await open_tables(path)
    await to_the_end(tables)
    await tables.store.close()


def look_at(path: Path) -> tuple[int, set[int]]:
    """Length of the log and the clicks in it, read as any program would after the crash."""
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
        sequence = [row[0] for row in database.execute("SELECT seq FROM answers ORDER BY seq")]
        assert sequence == list(range(len(sequence))), "the log has a gap"
        stored = {row[0] for row in database.execute("SELECT interaction_id FROM clicks")}
    return len(sequence), stored


async def to_the_end(tables: Tables) -> None:
    """Computer players finish it: they want to win. One random game in twenty goes on for 10,000 answers."""
    last = await tables.last_game_in(1)
    assert last is not None
    rng, position = random.Random(1), await tables.position(last.id)
    while not position.over:
        prompt = position.prompts[0]
        answer = players.choose(await tables.view(last.id, prompt.seat), prompt, rng, level="easy")
        position = await tables.play.answer(last.id, prompt.seat, [answer], user_id=USERS[prompt.seat])


@pytest.mark.slow
def test_killed_while_the_game_is_being_started(path: Path):
    """The lobby, or the whole start: never half of one."""
    for delay in (0.0, 0.001, 0.002, 0.004):
        target = path.with_name(f"start-{delay}.sqlite3")
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.tables.player_process", str(target), "1"],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
        )
        while not target.exists():
            if child.poll() is not None:
                break
            threading.Event().wait(0.0005)
        threading.Event().wait(delay)
        child.kill()
        child.wait()
        with closing(sqlite3.connect(target)) as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            if not database.execute("SELECT 1 FROM sqlite_master").fetchone():
                continue
            for status, checkpoints, answers in database.execute(
                "SELECT status, (SELECT count(*) FROM checkpoints), (SELECT count(*) FROM answers) FROM games"
            ):
                assert (status == "running") == (checkpoints > 0) == (answers > 0)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on the size of a file")
async def test_a_disk_that_fills_up_under_a_game(path: Path):
    """The system refuses to let the file grow: one sentence, everything acknowledged kept, nothing halved."""
    command = [sys.executable, "-m", "tests.tables.player_process", str(path), "3", str(600_000)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)  # noqa: ASYNC221
    *kept, last = told.stdout.splitlines()
    assert last.startswith("full store-full ") and "room" in last and "Traceback" not in told.stderr
    _, length, click = kept[-1].split()
    stored, clicks = look_at(path)
    assert stored == int(length) and int(click) in clicks and len(clicks) == len(kept) - 1
    assert await check(path) == (1, [])
    tables = await open_tables(path)
    await to_the_end(tables)
    await tables.store.close()
