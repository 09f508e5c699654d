"""Simulated time for the bot's process: it jumps from one timer to the next, so that days pass in seconds.

The test writes seconds to the process's standard input. All clocks of the bot advance by them (the event loop's timers,
discord.py's clock and its task loops), and so does the fake Discord. At each timer it waits until everything that the
timer started is done.
"""

from __future__ import annotations

import asyncio
import datetime
import math
import sys
import urllib.request
from types import SimpleNamespace
from typing import Any

import discord
from discord.ext import tasks

SETTLED_WITHIN = 1.0
"""In real seconds: a task that runs longer is assumed to wait for a later time."""


class Clock(asyncio.SelectorEventLoop):
    """An event loop that is `ahead` of real time by some seconds."""

    def __init__(self, base: str, ahead: float) -> None:
        super().__init__()
        self.base = base
        self.ahead = ahead
        self._wanted: asyncio.Queue[float] = asyncio.Queue()
        clock = self

        class Shifted(datetime.datetime):
            @classmethod
            def now(cls, tz: datetime.tzinfo | None = None) -> Any:
                return super().now(tz) + datetime.timedelta(seconds=clock.ahead)

        shifted: Any = SimpleNamespace(**vars(datetime) | {"datetime": Shifted})
        for module in (discord.utils, tasks):
            vars(module)["datetime"] = shifted

    def time(self) -> float:
        return super().time() + self.ahead

    async def follow(self) -> None:
        """Advance time as the test requests."""
        self.add_reader(sys.stdin, self._read)
        while True:
            await self._pass(await self._wanted.get())

    def _read(self) -> None:
        if line := sys.stdin.readline():
            self._wanted.put_nowait(float(line))
        else:
            self.remove_reader(sys.stdin)  # the test has ended

    async def _pass(self, seconds: float) -> None:
        end = self.ahead + seconds
        await self._settle(self._lasting())  # the next reminder may be about to be scheduled
        while self.ahead < end:
            before = self._lasting()
            self.ahead = min(end, self.ahead + max(1.0, self._next_timer() - self.time()))
            self._tell(f"{self.ahead:.3f}")
            await self._settle(before)
        self._tell("reached")

    def _lasting(self) -> set[asyncio.Task[Any]]:
        """All tasks but the one that schedules reminders, which ends by itself."""
        return {task for task in asyncio.all_tasks() if task.get_name() != "reminders"}

    def _next_timer(self) -> float:
        """The bot's next timer, ignoring the cleanup of idle connections every few seconds."""
        timers: list[Any] = self._scheduled  # type: ignore[attr-defined]
        ours = (t for t in timers if not t.cancelled() and "aiohttp" not in str(t._callback.__module__))
        return min((timer.when() for timer in ours), default=math.inf)

    async def _settle(self, before: set[asyncio.Task[Any]]) -> None:
        deadline = self.time() + SETTLED_WITHIN
        while True:
            await asyncio.sleep(0.01)  # also gives older tasks time to run
            if not asyncio.all_tasks() - before or self.time() > deadline:
                return

    def _tell(self, time: str) -> None:
        urllib.request.urlopen(urllib.request.Request(f"{self.base}/clock/{time}", method="PUT")).close()
