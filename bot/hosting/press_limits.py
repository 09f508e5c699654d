"""How often one person may press: as fast as anybody plays, but not as fast as a program can.

Each process counts for itself, since this protects the process: all presses on a server arrive at the one that has its
shard, and private ones at the one that has the first.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

BURST = 30
A_SECOND = 3.0
MOST_REMEMBERED = 10_000


class Presses:
    """A bucket for each person that holds so many presses and fills again by so many a second. Nothing of it is kept:
    after a start, every bucket is full."""

    def __init__(
        self, burst: float = BURST, a_second: float = A_SECOND, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst = burst
        self.a_second = a_second
        self.now = now
        self._left: OrderedDict[int, tuple[float, float]] = OrderedDict()
        """What each person had left, and when that was; whoever pressed last is last."""

    def allow(self, user_id: int) -> bool:
        """Take one press from somebody's bucket, if there is one in it."""
        now = self.now()
        left, since = self._left.pop(user_id, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.a_second)
        allowed = left >= 1
        self._left[user_id] = (left - 1 if allowed else left, now)
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)
        return allowed
