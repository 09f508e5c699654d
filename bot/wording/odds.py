"""How likely something is."""

from __future__ import annotations

from functools import cache

from bot.engine.board import DESERTION


@cache
def desertion(dice: int, known: int) -> int:
    """In how many of a hundred rolls of so many dice somebody deserts, where the available workers and the knowledge
    track come to `known` without them. What is possible is never called 0, what is not certain never 100."""
    ways = [1]
    for _ in range(dice):
        ways = [sum(ways[max(0, total - 5) : total + 1]) for total in range(len(ways) + 5)]
    # The lowest roll is one for each die.
    bad = sum(n for total, n in enumerate(ways, start=known + dice) if total >= DESERTION)
    if bad in (0, sum(ways)):
        return 100 if bad else 0
    return min(99, max(1, round(100 * bad / sum(ways))))
