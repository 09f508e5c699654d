"""`python -m bot check` and `python -m bot export` on real files."""

from __future__ import annotations

import json
import random
from hashlib import sha256
from pathlib import Path

import pytest

from bot.commands.check import check
from bot.commands.export import export
from bot.engine.game import Match, Row
from bot.hosting.errors import HostError
from bot.store import StoreError
from bot.tables import Tables
from tests.databases import Place, on_a_file
from tests.shell import run
from tests.tables.helpers import finished

from .helpers import answer_one, play_on, start_game

pytestmark = pytest.mark.slow


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def digest(place: Place) -> bytes:
    """A hash of the file's contents; empty for PostgreSQL."""
    return sha256(place.read_bytes()).digest() if isinstance(place, Path) else b""


async def a_game(tables: Tables) -> int:
    """A running game and a lobby."""
    moved = await play_on(tables, await start_game(tables, 3, channel=2), random.Random(3), 60)
    await tables.lobby.open(guild_id=9, channel_id=3, host_id=10, name="Ada")
    return moved.game.id


@pytest.mark.slow
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


async def test_export_of_a_running_game_contains_public_information(tables: Tables, place: Place):
    running = await a_game(tables)
    exported = await export(place, running)
    rows = await tables.log(running)
    assert len(exported["answers"]) == len(rows)
    assert all("answer" not in row and "key" not in row for row in exported["answers"])
    public = [event.as_dict() for row in rows for event in row.seen_by(None)]
    assert [event for row in exported["answers"] for event in row["events"]] == json.loads(json.dumps(public))
    assert exported["undone"] == []
    hidden = {card for seat in range(3) for card in (await tables.view(running, seat)).me.hidden or ()}
    text = json.dumps(exported)
    assert hidden and not [card for card in hidden if f'"{card}"' in text]
    assert [player["artifacts"] for player in exported["table"]["players"]] == [None] * 3
    assert [player["dilemma"] for player in exported["table"]["players"] if not player["dilemma_choice"]] == [
        None for player in exported["table"]["players"] if not player["dilemma_choice"]
    ]
    assert '"user_id"' not in text


@on_a_file
@pytest.mark.slow
async def test_export_of_a_finished_game_is_the_whole_game(tables: Tables, place: Place, tmp_path: Path):
    done = await finished(tables)
    target = tmp_path / "game.json"
    result = run("export", str(done), "--database", str(place), "--output", str(target))
    assert (result.returncode, result.stdout) == (0, ""), result.stderr
    exported = json.loads(read(target))
    [(_, first), *_] = await tables.store.log.checkpoints(done)
    rows = [Row(row["seat"], row["key"], row["answer"], row["source"]) for row in exported["answers"]]
    assert Match.restore(first, rows).winners == tuple(exported["table"]["winners"])
    assert all(player["artifacts"] is not None for player in exported["table"]["players"])
    assert exported["game"]["status"] == "finished"


@on_a_file
async def test_games_that_cannot_be_exported_are_explained(tables: Tables, place: Place, tmp_path: Path):
    running = await a_game(tables)
    with pytest.raises(HostError, match=rf"There is no game 99 .*: those from 1 to {running + 1} are there"):
        await export(place, 99)
    lobby = await export(place, running + 1)
    assert lobby["table"] is None and lobby["answers"] == []
    with pytest.raises(StoreError, match="There is no database at"):
        await export(tmp_path / "nowhere.sqlite3", 1)
    result = run("export", "1", "--database", str(tmp_path / "nowhere.sqlite3"))
    assert result.returncode != 0 and result.stderr.count("\n") == 1 and "Traceback" not in result.stderr
    result = run("export", str(running), "--database", str(place), "--output", str(tmp_path))
    assert result.returncode != 0 and "name another file" in result.stderr
