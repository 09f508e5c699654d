"""Probabilities."""

from __future__ import annotations

from functools import cache

from bot.engine.board import DESERTION


@cache
def desertion(dice: int, known: int) -> int:
    """The probability in percent that a roll of this many dice makes a worker desert, if the other available workers
    and the knowledge track add up to `known`. It is 0 only if impossible and 100 only if certain."""
    ways = [1]
    for _ in range(dice):
        ways = [sum(ways[max(0, total - 5) : total + 1]) for total in range(len(ways) + 5)]
    # The lowest possible roll is 1 on each die.
    bad = sum(n for total, n in enumerate(ways, start=known + dice) if total >= DESERTION)
    if bad in (0, sum(ways)):
        return 100 if bad else 0
    return min(99, max(1, round(100 * bad / sum(ways))))
