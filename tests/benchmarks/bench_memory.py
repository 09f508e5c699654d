"""The memory of the whole bot with many games and every kind of picture, and whether it stays constant.

Linux only.
"""

from __future__ import annotations

import statistics
from pathlib import Path

from . import Row
from .played_bot import measured

GAMES = 100
ROUNDS = 12
"""One round is a move in each game. Together they represent an hour with a move every five minutes."""
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
