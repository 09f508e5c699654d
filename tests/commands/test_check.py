"""`python -m bot check` on real databases."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path

import pytest

from bot.commands import backup
from bot.commands.check import check, rules
from bot.games import Games
from tests.databases import Place, on_a_file
from tests.games.helpers import answer_one, finished, start_game
from tests.shell import run

from .games import a_game

pytestmark = pytest.mark.slow


def digest(place: Place) -> bytes:
    """A hash of the file's contents; empty for PostgreSQL."""
    return sha256(place.read_bytes()).digest() if isinstance(place, Path) else b""


async def test_check_finds_nothing_wrong_with_games_just_played(games: Games, place: Place):
    await (finished if isinstance(place, Path) else start_game)(games)
    await a_game(games)
    assert (await check(place))[:2] == (2, [])
    before = digest(place)
    result = run("check", "--database", str(place))
    told = (
        "1 game replayed (1 finished earlier were replayed before, with the same rules); all resume.\n"
        if isinstance(place, Path)
        else "2 games replayed; all resume.\n"
    )
    assert (result.returncode, result.stdout) == (0, told), result.stderr
    assert digest(place) == before


async def test_a_finished_game_is_replayed_once_by_the_same_rules(
    games: Games, place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(games)
    await a_game(games)
    assert (await check(place)).replayed == 2
    assert (await check(place)).replayed == 1
    assert (await check(place, only=1)).replayed == 1, "a game that the host names is replayed"
    monkeypatch.setattr("bot.commands.check.rules", lambda: "corrected")
    monkeypatch.setattr("bot.commands.backup.rules", lambda: "corrected")
    copy, checked = await backup.backup(place, tmp_path / "copies")
    assert checked[:3] == (2, [], 1), "a backup replays only what is new, whatever the rules"
    assert (await check(place)).replayed == 2 and (await check(place)).replayed == 1
    assert (await check(copy)).replayed == 2
    await games.store.database.write("UPDATE answers SET key = 'gone' WHERE game_id = 1 AND seq = 50")
    monkeypatch.undo()
    assert [finding.game_id for finding in (await check(place)).findings] == [1]
    assert (await check(place)).replayed == 2, "a game that would go otherwise must not count as verified"


def test_the_rules_are_code_and_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = rules()
    assert rules() == before
    (tmp_path / "markets.toml").write_text("x = 1")
    monkeypatch.setattr("bot.commands.check.FOLDER", tmp_path)
    assert rules() != before


@on_a_file
async def test_check_names_a_game_that_cannot_be_resumed(games: Games, place: Place):
    running = await a_game(games)
    moved = await answer_one_more_in_the_turn(games, running)
    await games.store.database.write(
        "UPDATE answers SET answer = '\"place:5:moon\"' WHERE game_id = ? AND seq = ?", (running, moved)
    )
    count, [finding], *_ = await check(place)
    assert (count, finding.game_id, finding.resumes) == (1, running, False)
    result = run("check", "--database", str(place))
    assert result.returncode == 1
    assert result.stdout.startswith(f"Game {running} (running) would not resume: answer ")
    assert result.stdout.endswith("1 game replayed; 1 would not resume.\n")
    assert (await check(place, only=running + 1))[0] == 0


async def answer_one_more_in_the_turn(games: Games, game: int) -> int:
    """Play until a player's answer follows the newest checkpoint; return that answer's number."""
    rng = random.Random(5)
    position = await games.position(game)
    while True:
        before = position
        position = await answer_one(games, position, rng)  # type: ignore[arg-type]
        saved = await games.store.log.saved(game)
        assert saved is not None
        players = [n for n, row in enumerate(saved.rows) if row.seat >= 0]
        if players and before.length >= saved.at:
            return saved.at + players[0]


@on_a_file
async def test_check_distinguishes_old_turns_from_the_current_one(games: Games, place: Place):
    running = await a_game(games)
    at = (await games.play.turn_starts(running))[6][0]
    await games.store.database.write(
        "UPDATE answers SET key = 'gone' WHERE game_id = ? AND seq = ?", (running, at)
    )
    _, [finding], *_ = await check(place)
    assert finding.resumes and finding.at == at
    assert run("check", "--database", str(place)).returncode == 0
