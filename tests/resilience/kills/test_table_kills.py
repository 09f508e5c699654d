"""The process is killed at random points of a long game: no acknowledged move is lost, and the game goes on."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from bot.commands.check import check
from bot.store import Store
from tests.databases import Place, make_file
from tests.games.helpers import open_games
from tests.waiting import HANG

from .processes import ROOT, Child, look_at, to_the_end

KILLS = 10


def play_until_killed(place: Place, seed: int, moves: int, delay: float) -> list[list[str]]:
    """The moves that a child acknowledged before it was killed, at a random moment after some moves."""
    child = Child(place, seed)
    lines = [child.said.readline() for _ in range(moves + 1)]
    assert lines[0].startswith("ready"), "the game could not be continued"
    threading.Event().wait(delay)
    lines += child.kill()
    return [line.split() for line in lines]


@pytest.mark.slow
async def test_ten_kills_lose_nothing(place: Place):
    rng = random.Random(2026)
    acknowledged = 0
    clicks: list[int] = []
    for attempt in range(KILLS):
        lines = play_until_killed(place, attempt, rng.randint(0, 40), rng.uniform(0, 0.01))
        assert int(lines[0][1]) >= acknowledged, "an acknowledged move was lost"
        kept = [line for line in lines if line[0] == "kept"]
        acknowledged = max([acknowledged, *(int(line[1]) for line in kept)])
        clicks += [int(line[2]) for line in kept]
        length, stored = await look_at(place)
        # Only the move in progress may be stored without having been acknowledged.
        assert length >= acknowledged
        assert set(clicks) <= stored and len(stored - set(clicks)) <= attempt + 1
    assert len(clicks) > 5 * KILLS, "too few moves were made between the kills"
    all_games, findings, *_ = await check(place)
    assert (all_games, findings) == (1, [])
    games = await open_games(place)
    await to_the_end(games)
    await games.store.close()


@pytest.mark.slow
async def test_killed_while_the_game_is_being_started(place: Place):
    """Either the lobby or the complete start, never a part of it."""
    for delay in (0.0, 0.01, 0.04):
        make_file(place)  # two processes must not create it at the same time
        child = Child(place, 1)
        store = await Store.open(place)
        while not await store.games.all_ids():
            assert not child.ended, "the process must not end before it has opened a game"
            await asyncio.sleep(0.001)
        await asyncio.sleep(delay)
        child.kill()
        await look_at(place)
        [row] = await store.database.rows(
            "SELECT status, (SELECT count(*) FROM checkpoints) AS checkpoints,"
            " (SELECT count(*) FROM answers) AS answers FROM games"
        )
        assert (row["status"] == "running") == (row["checkpoints"] > 0) == (row["answers"] > 0)
        await store.database.write("DELETE FROM games")
        await store.close()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on the size of a file")
async def test_a_disk_that_fills_up_during_a_game(tmp_path: Path):
    """The system does not let the file grow: there is one clear message, and exactly the acknowledged moves are
    stored."""
    path = tmp_path / "games.sqlite3"
    command = [sys.executable, "-m", "tests.resilience.kills.player_process", str(path), "3", str(900_000)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=HANG, check=True)  # noqa: ASYNC221
    *kept, last = told.stdout.splitlines()
    assert last.startswith("full store-full ") and "room" in last and "Traceback" not in told.stderr
    _, length, click = kept[-1].split()
    stored, clicks = await look_at(path)
    assert stored == int(length) and int(click) in clicks and len(clicks) == len(kept) - 1
    assert (await check(path))[:2] == (1, [])
    games = await open_games(path)
    await to_the_end(games)
    await games.store.close()
