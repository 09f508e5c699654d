"""`python -m bot export` on real databases."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.commands.export import export
from bot.engine.game import Match, Row
from bot.games import Games
from bot.hosting.errors import HostError
from bot.store import StoreError
from tests.databases import Place, on_a_file
from tests.games.helpers import finished
from tests.shell import run

from .games import a_game

pytestmark = pytest.mark.slow


async def test_export_of_a_running_game_contains_public_information(games: Games, place: Place):
    running = await a_game(games)
    exported = await export(place, running)
    rows = await games.log.rows(running)
    assert len(exported["answers"]) == len(rows)
    assert all("answer" not in row and "key" not in row for row in exported["answers"])
    public = [event.as_dict() for row in rows for event in row.seen_by(None)]
    assert [event for row in exported["answers"] for event in row["events"]] == json.loads(json.dumps(public))
    assert exported["undone"] == []
    hidden = {card for seat in range(3) for card in (await games.view(running, seat)).me.hidden or ()}
    text = json.dumps(exported)
    assert hidden and not [card for card in hidden if f'"{card}"' in text]
    assert [player["artifacts"] for player in exported["table"]["players"]] == [None] * 3
    assert [player["dilemma"] for player in exported["table"]["players"] if not player["dilemma_choice"]] == [
        None for player in exported["table"]["players"] if not player["dilemma_choice"]
    ]
    assert '"user_id"' not in text


@on_a_file
async def test_export_of_a_finished_game_is_the_whole_game(games: Games, place: Place, tmp_path: Path):
    done = await finished(games)
    target = tmp_path / "game.json"
    result = run("export", str(done), "--database", str(place), "--output", str(target))
    assert (result.returncode, result.stdout) == (0, ""), result.stderr
    exported = json.loads(target.read_text("utf-8"))
    [(_, first), *_] = await games.store.log.checkpoints(done)
    rows = [Row(row["seat"], row["key"], row["answer"], row["source"]) for row in exported["answers"]]
    assert Match.restore(first, rows).winners == tuple(exported["table"]["winners"])
    assert all(player["artifacts"] is not None for player in exported["table"]["players"])
    assert exported["game"]["status"] == "finished"


@on_a_file
async def test_games_that_cannot_be_exported_are_explained(games: Games, place: Place, tmp_path: Path):
    running = await a_game(games)
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
