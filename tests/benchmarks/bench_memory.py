"""How much memory the whole bot holds with many games and every kind of picture, and whether it is level.

Linux only: elsewhere there are no figures.
"""

from __future__ import annotations

import statistics
from pathlib import Path

from . import Row
from .played_bot import measured

GAMES = 100
ROUNDS = 12
"""A move in each game every five minutes, for an hour."""
MOST = 200.0
"""MiB."""


def run() -> list[Row]:
    if not Path("/proc/self/status").exists():
        return []
    found = measured(GAMES, ROUNDS)
    after, third = found["after"], ROUNDS // 3
    middle, late = (statistics.mean(part) for part in (after[third:-third], after[-third:]))
    what = f"{GAMES} games with every kind of picture"
    return [
        Row(f"memory with {what}, at any moment", found["most"], None, found["most"], MOST, "MiB"),
        Row(
            f"memory with {what}, the last rounds against those before",
            late,
            middle,
            late / middle,
            1.1,
            "MiB",
        ),
        Row("memory of the process that thinks", max(found["thinking"]), None, 0.0, None, "MiB"),
    ]
