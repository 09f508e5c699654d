"""Discord away and back: who waits for it, and who hears first that it answers again.

A failure that Discord has to mend (it is broken, too busy, or not to be reached) is waited out, and every request of
ours that succeeds ends the wait for all. What Discord refuses (a permission, a message that is gone) is none of these.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

import discord

T = TypeVar("T")

FIRST, MOST = 1.0, 60.0
"""Seconds: the first wait, and the longest it grows to."""
LASTED = 300.0
"""Seconds after which a run was no failed start, however it ended."""
FEW = 8
"""How many games at most are brought up to date at once, after a start or an outage."""


def is_outage(error: BaseException) -> bool:
    """Whether Discord has to mend it, and the same request may succeed later."""
    return isinstance(error, discord.HTTPException) and (error.status >= 500 or error.status == 429)


def growing(tries: int) -> float:
    """Seconds before the next try: twice as many each time, to a bound, and not all tables in the same moment."""
    longest: float = min(FIRST * 2 ** min(tries, 30), MOST)
    return longest * random.uniform(0.5, 1.0)


class Starts:
    """Starts that failed, one after another, each with the wait before the next. A run that lasted ends the row."""

    def __init__(self) -> None:
        self._failed = 0
        self._began = time.monotonic()

    def begin(self) -> None:
        self._forget_before_a_long_run()
        self._began = time.monotonic()

    def wait(self) -> float:
        """Seconds before the next start, since this one failed."""
        self._forget_before_a_long_run()
        self._failed += 1
        return growing(self._failed - 1)

    def _forget_before_a_long_run(self) -> None:
        if time.monotonic() - self._began >= LASTED:
            self._failed = 0


async def side_by_side(do: Callable[[T], Awaitable[None]], items: Iterable[T]) -> None:
    """A few at once: a channel in trouble holds up no other, and nobody waits for all boards to be drawn."""
    few = asyncio.Semaphore(FEW)

    async def one(item: T) -> None:
        async with few:
            await do(item)

    await asyncio.gather(*map(one, items))


class Outage:
    """Wakes whoever waits for Discord."""

    def __init__(self) -> None:
        self.answered = 0
        """How many requests Discord has answered."""
        self._sleeping: set[asyncio.Task[None]] = set()

    def over(self) -> None:
        """Discord has answered a request of ours."""
        self.answered += 1
        for sleeping in self._sleeping:
            sleeping.cancel()

    async def wait(self, seconds: float) -> bool:
        """Until Discord answers anything, or so long. True: it has answered."""
        sleeping = asyncio.create_task(asyncio.sleep(seconds))
        self._sleeping.add(sleeping)
        try:
            await asyncio.wait([sleeping])
        finally:
            self._sleeping.discard(sleeping)
            sleeping.cancel()
        return sleeping.cancelled()
