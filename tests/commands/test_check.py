"""`python -m bot check` on real databases."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path

import pytest

from bot.commands.check import check
from bot.tables import Tables
from tests.databases import Place, on_a_file
from tests.shell import run
from tests.tables.helpers import answer_one, finished, start_game

from .games import a_game

pytestmark = pytest.mark.slow


def digest(place: Place) -> bytes:
    """A hash of the file's contents; empty for PostgreSQL."""
    return sha256(place.read_bytes()).digest() if isinstance(place, Path) else b""


async def test_check_finds_nothing_wrong_with_games_just_played(tables: Tables, place: Place):
    await (finished if isinstance(place, Path) else start_game)(tables)
    await a_game(tables)
    assert await check(place) == (2, [])
    before = digest(place)
    result = run("check", "--database", str(place))
    assert (result.returncode, result.stdout) == (0, "2 games replayed; all resume.\n"), result.stderr
    assert digest(place) == before


@on_a_file
async def test_check_names_a_game_that_cannot_be_resumed(tables: Tables, place: Place):
    running = await a_game(tables)
    moved = await answer_one_more_in_the_turn(tables, running)
    await tables.store.database.write(
        "UPDATE answers SET answer = '\"place:5:moon\"' WHERE game_id = ? AND seq = ?", (running, moved)
    )
    count, [finding] = await check(place)
    assert (count, finding.game_id, finding.resumes) == (1, running, False)
    result = run("check", "--database", str(place))
    assert result.returncode == 1
    assert result.stdout.startswith(f"Game {running} (running) would not resume: answer ")
    assert result.stdout.endswith("1 game replayed; 1 would not resume.\n")
    assert (await check(place, only=running + 1))[0] == 0


async def answer_one_more_in_the_turn(tables: Tables, game: int) -> int:
    """Play until a player's answer follows the newest checkpoint; return that answer's number."""
    rng = random.Random(5)
    position = await tables.position(game)
    while True:
        before = position
        position = await answer_one(tables, position, rng)  # type: ignore[arg-type]
        saved = await tables.store.log.saved(game)
        assert saved is not None
        players = [n for n, row in enumerate(saved.rows) if row.seat >= 0]
        if players and before.length >= saved.at:
            return saved.at + players[0]


@on_a_file
async def test_check_distinguishes_old_turns_from_the_current_one(tables: Tables, place: Place):
    running = await a_game(tables)
    at = (await tables.play.turn_starts(running))[6][0]
    await tables.store.database.write(
        "UPDATE answers SET key = 'gone' WHERE game_id = ? AND seq = ?", (running, at)
    )
    _, [finding] = await check(place)
    assert finding.resumes and finding.at == at
    assert run("check", "--database", str(place)).returncode == 0
