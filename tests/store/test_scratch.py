"""Temporary folders for copies, some of 26 MB and more."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.store.scratch import LOCK, PREFIX, scratch
from tests.shell import ROOT
from tests.waiting import HANG

HOLD = "from bot.store.scratch import scratch\nwith scratch() as own: print(own, flush=True); input()"


def test_the_folders_of_killed_processes_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    with subprocess.Popen(
        [sys.executable, "-c", HOLD], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        held = Path(other.stdout.readline().strip())
        with scratch() as own, scratch() as inner:
            assert set(tmp_path.glob(f"{PREFIX}*")) == {held, own, inner}
            assert all((folder / LOCK).exists() for folder in (held, own, inner))
        other.kill()
        other.wait(HANG)
    assert held.exists()
    with scratch() as own:
        assert list(tmp_path.glob("*")) == [own]
    assert not list(tmp_path.glob("*"))
