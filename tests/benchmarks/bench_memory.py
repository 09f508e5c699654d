"""How much memory the bot holds with many games and every kind of picture, and whether it is level.

Linux only: elsewhere there are no figures.
"""

from __future__ import annotations

import statistics
from pathlib import Path

from . import Row
from .gallery import measured

GAMES = 100
ROUNDS = 12
"""A move in each game every five minutes, for an hour."""
MOST = 200.0
"""MiB."""


def run() -> list[Row]:
    if not Path("/proc/self/status").exists():
        return []
    found = measured(GAMES, ROUNDS)
    after = found["after"][1:]
    early, late = (statistics.mean(part) for part in (after[1:5], after[-4:]))
    what = f"{GAMES} games with every kind of picture"
    return [
        Row(f"memory with {what}", max(after), None, max(after), MOST, "MiB"),
        Row(f"memory with {what}, at any moment", found["most"], None, found["most"], MOST, "MiB"),
        Row(
            f"memory with {what}, after an hour's moves against the first",
            late,
            early,
            late / early,
            1.1,
            "MiB",
        ),
    ]
