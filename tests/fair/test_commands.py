"""`python -m bot verify FILE` and `python -m bot replay FILE` work without a database."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from bot.store import Store
from bot.tables import Tables
from tests.shell import run
from tests.tables.helpers import play_on, start_game

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game, played by the tables and written by `export`."""
    import asyncio

    folder = tmp_path_factory.mktemp("exported")

    async def play() -> None:
        tables = Tables(await Store.open(folder / "games.sqlite3"))
        moved = await play_on(tables, await start_game(tables, 2), random.Random(21), 10_000)
        assert moved.over
        running = await play_on(tables, await start_game(tables, 2, channel=5), random.Random(3), 40)
        assert not running.over
        await tables.store.close()

    asyncio.run(play())
    for game in ("1", "2"):
        database, file = str(folder / "games.sqlite3"), str(folder / f"{game}.json")
        assert run("export", game, "--database", database, "--output", file).returncode == 0
    return folder


@pytest.mark.slow
def test_a_game_is_checked_from_its_file(exported: Path):
    result = run("verify", str(exported / "1.json"))
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("Everything fits. All ")


@pytest.mark.slow
def test_a_changed_file_is_detected(exported: Path, tmp_path: Path):
    file: dict[str, Any] = json.loads((exported / "1.json").read_text("utf-8"))
    row = next(row for row in file["answers"] if row["key"] == "dice")
    row["answer"] = [die % 6 + 1 for die in row["answer"]]
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(file), "utf-8")
    result = run("verify", str(changed))
    assert result.returncode == 1 and result.stdout.startswith("It does not fit:\n")
    assert f"Answer {row['seq']}, a roll or a draw, does not follow from the secret." in result.stdout


@pytest.mark.slow
def test_a_game_is_replayed_from_its_file(exported: Path, tmp_path: Path):
    film = tmp_path / "film.gif"
    result = run("replay", str(exported / "1.json"), "--film", str(film))
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == "The game begins: Ada and Bo." and len(lines) > 30
    assert "won" in lines[-3] and lines[-2].startswith("1. ")
    assert film.read_bytes().startswith(b"GIF89a")
    # The file contains no texts, so it can be replayed in every language.
    for language, begins in (("ru", "Игра начинается"), ("ja", "ゲーム開始")):
        told = run("replay", str(exported / "1.json"), "--language", language).stdout.splitlines()
        assert told[0].startswith(begins) and len(told) == len(lines)
    # The file of a running game contains only what everybody could see.
    result = run("replay", str(exported / "2.json"))
    assert result.returncode == 0 and result.stdout.startswith("The game begins: Ada and Bo.")
    result = run("replay", str(exported / "2.json"), "--film", str(film))
    assert result.returncode != 0 and "Only a finished game can be drawn" in result.stderr


@pytest.mark.slow
def test_unreadable_files_are_explained(exported: Path, tmp_path: Path):
    nothing, old = tmp_path / "nothing.json", tmp_path / "old.json"
    old.write_text('{"format": 1}', "utf-8")
    text = tmp_path / "text.json"
    text.write_text("hello", "utf-8")
    damaged = tmp_path / "damaged.json"
    damaged.write_text('{"format": 2}', "utf-8")
    for command in ("verify", "replay"):
        for path in (nothing, old, text, damaged):
            result = run(command, str(path))
            assert result.returncode != 0 and result.stderr.count("\n") == 1, result.stderr
            assert "Traceback" not in result.stderr
    result = run("verify", str(exported / "2.json"))
    assert result.returncode != 0 and "told when the game is over" in result.stderr
    result = run("replay", str(exported / "1.json"), "--language", "tlh")
    assert result.returncode != 0 and "There is no language" in result.stderr
