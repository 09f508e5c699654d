"""`python -m bot verify FILE` works without a database."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.shell import run

from .games import unreadable

pytestmark = pytest.mark.slow


def test_a_game_is_checked_from_its_file(exported: Path):
    result = run("verify", str(exported / "1.json"))
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("Everything checks out. All ")


def test_a_changed_file_is_detected(exported: Path, tmp_path: Path):
    file: dict[str, Any] = json.loads((exported / "1.json").read_text("utf-8"))
    row = next(row for row in file["answers"] if row["key"] == "dice")
    row["answer"] = [die % 6 + 1 for die in row["answer"]]
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(file), "utf-8")
    result = run("verify", str(changed))
    assert result.returncode == 1 and result.stdout.startswith("It doesn't check out:\n")
    assert f"Answer {row['seq']}, a roll or a draw, doesn't follow from the secret." in result.stdout


def test_unreadable_files_are_explained(exported: Path, tmp_path: Path):
    for path in unreadable(tmp_path):
        result = run("verify", str(path))
        assert result.returncode != 0 and result.stderr.count("\n") == 1, result.stderr
        assert "Traceback" not in result.stderr
    result = run("verify", str(exported / "2.json"))
    assert result.returncode != 0 and "secret is told when the game is over" in result.stderr
