"""Outages of Discord: waiting for it, and noticing that it answers again.

If Discord fails, is too busy or cannot be reached, tasks wait, and any successful request ends the wait for all. A
refusal (a missing permission, a deleted message) is not an outage.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

import discord

T = TypeVar("T")

SHORTEST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""The shortest and the longest wait, in seconds."""
LASTED = 300.0
"""Seconds after which a run does not count as a failed start, however it ended."""
FEW = 8
"""How many games are brought up to date at the same time after a start or an outage."""


def is_outage(error: BaseException) -> bool:
    """Whether the failure is on Discord's side, so that the same request may succeed later."""
    return isinstance(error, discord.HTTPException) and (error.status >= 500 or error.status == 429)


def growing(tries: int) -> float:
    """Seconds before the next try: doubled each time up to a limit, and random so that not all games retry at once."""
    longest: float = min(SHORTEST_WAIT * 2 ** min(tries, 30), LONGEST_WAIT)
    return longest * random.uniform(0.5, 1.0)


class Starts:
    """Counts consecutive failed starts to determine the wait before the next. A long run resets the count."""

    def __init__(self) -> None:
        self._failed = 0
        self._began = time.monotonic()

    def begin(self) -> None:
        self._forget_before_a_long_run()
        self._began = time.monotonic()

    def wait(self) -> float:
        """Seconds to wait after this failed start."""
        self._forget_before_a_long_run()
        self._failed += 1
        return growing(self._failed - 1)

    def _forget_before_a_long_run(self) -> None:
        if time.monotonic() - self._began >= LASTED:
            self._failed = 0


async def side_by_side(do: Callable[[T], Awaitable[None]], items: Iterable[T]) -> None:
    """Process a few items at a time, so that a slow channel does not hold up the others."""
    few = asyncio.Semaphore(FEW)

    async def one(item: T) -> None:
        async with few:
            await do(item)

    await asyncio.gather(*map(one, items))


class Outage:
    """Wakes the tasks that wait for Discord."""

    def __init__(self) -> None:
        self.answered = 0
        """The number of requests that Discord has answered."""
        self._sleeping: set[asyncio.Task[None]] = set()

    def over(self) -> None:
        """Discord has answered a request."""
        self.answered += 1
        for sleeping in self._sleeping:
            sleeping.cancel()

    async def wait(self, seconds: float) -> bool:
        """Wait until Discord answers any request, at most this long. True if it has answered."""
        sleeping = asyncio.create_task(asyncio.sleep(seconds))
        self._sleeping.add(sleeping)
        try:
            await asyncio.wait([sleeping])
        finally:
            self._sleeping.discard(sleeping)
            sleeping.cancel()
        return sleeping.cancelled()
