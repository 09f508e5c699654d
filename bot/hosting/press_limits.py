"""Limits how often one user may press: fast enough for any person, too slow for a program.

Each process counts for itself: all presses on a server arrive at the process that holds its shard.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

BURST = 30
A_SECOND = 3.0
MOST_REMEMBERED = 10_000


class Presses:
    """A token bucket for each user, or for whatever else is limited. The buckets are not stored: after a start, all are
    full."""

    def __init__(
        self, burst: float = BURST, a_second: float = A_SECOND, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst = burst
        self.a_second = a_second
        self.now = now
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        """Whose bucket → presses left, and when that was computed; ordered by the last press."""

    def allow(self, whose: Hashable) -> bool:
        """Take one press from a bucket. False if it is empty."""
        now = self.now()
        left, since = self._left.pop(whose, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.a_second)
        allowed = left >= 1
        self._left[whose] = (left - 1 if allowed else left, now)
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)
        return allowed


class Posts:
    """Limits what users post for everybody to look at (`/board post`): so much for each of them in a channel, and for
    all of them together."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._by_user = Presses(burst=3, a_second=1 / 20, now=now)
        self._in_channel = Presses(burst=6, a_second=1 / 10, now=now)

    def allow(self, user_id: int, channel_id: int | None) -> bool:
        return self._by_user.allow((user_id, channel_id)) and self._in_channel.allow(channel_id)
