"""`python -m bot replay FILE` works without a database."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.shell import run

from .games import unreadable

pytestmark = pytest.mark.slow


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


def test_unreadable_files_are_explained(exported: Path, tmp_path: Path):
    for path in unreadable(tmp_path):
        result = run("replay", str(path))
        assert result.returncode != 0 and result.stderr.count("\n") == 1, result.stderr
        assert "Traceback" not in result.stderr
    result = run("replay", str(exported / "1.json"), "--language", "tlh")
    assert result.returncode != 0 and "There is no language" in result.stderr
