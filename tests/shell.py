"""Runs `python -m bot …` as in a shell."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.waiting import HANG

ROOT = Path(__file__).parents[1]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=HANG,
        check=False,
    )
