"""Limits how often one user may press: fast enough for any person, too slow for a program.

Each process counts for itself: all presses on a server arrive at the process that holds its shard.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

BURST = 30
A_SECOND = 3.0
MOST_REMEMBERED = 10_000


class Presses:
    """A token bucket for each user. The buckets are not stored: after a start, all are full."""

    def __init__(
        self, burst: float = BURST, a_second: float = A_SECOND, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst = burst
        self.a_second = a_second
        self.now = now
        self._left: OrderedDict[int, tuple[float, float]] = OrderedDict()
        """User id → presses left, and when that was computed; ordered by the last press."""

    def allow(self, user_id: int) -> bool:
        """Take one press from the user's bucket. False if it is empty."""
        now = self.now()
        left, since = self._left.pop(user_id, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.a_second)
        allowed = left >= 1
        self._left[user_id] = (left - 1 if allowed else left, now)
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)
        return allowed
