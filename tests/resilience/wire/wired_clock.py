"""Simulated time for the bot's process: it jumps from one timer to the next, so that days pass in seconds.

The test writes seconds to the process's standard input. All clocks of the bot advance by them (the event loop's timers,
discord.py's clock and its task loops), and so does the fake Discord. At each timer it waits until everything that the
timer started is done, however long that takes.
"""

from __future__ import annotations

import asyncio
import datetime
import math
import sys
import urllib.request
from types import CodeType, SimpleNamespace
from typing import Any

import aiohttp
import discord
from discord.ext import tasks

from bot.hosting import shards
from tests.waiting import HANG

EVENTS = {module.__file__ for module in (asyncio.locks, asyncio.queues, asyncio.tasks)}
"""Where tasks wait for each other."""
TASKS = (asyncio.Task, vars(asyncio.tasks)["_GatheringFuture"])
LISTENING = {aiohttp.ClientWebSocketResponse.receive.__code__, shards.Share._hold_all.__code__}
"""Functions that wait for something that may never come."""


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
        await self._settle()
        while self.ahead < end:
            self.ahead = min(end, self.ahead + max(1.0, self._next_timer() - self.time()))
            self._tell(f"{self.ahead:.3f}")
            await self._settle()
        self._tell("reached")

    @property
    def _timers(self) -> list[Any]:
        scheduled: list[Any] = self._scheduled  # type: ignore[attr-defined]
        return [timer for timer in scheduled if not timer.cancelled()]

    def _next_timer(self) -> float:
        """The bot's next timer, ignoring the cleanup of idle connections every few seconds."""
        ours = (timer for timer in self._timers if "aiohttp" not in str(timer._callback.__module__))
        return min((timer.when() for timer in ours), default=math.inf)

    async def _settle(self) -> None:
        """Wait until every task waits for a later time or for an event, and none for an answer that is under way."""
        hangs_at = super().time() + HANG
        idle = 0
        while idle < 3:  # a timer that is due needs a round to start its task
            await asyncio.sleep(0 if idle else 0.005)
            busy = self._busy()
            idle = 0 if busy or self._ready else idle + 1  # type: ignore[attr-defined]
            if super().time() > hangs_at:
                raise TimeoutError(f"still busy: {busy}")

    def _busy(self) -> list[asyncio.Task[Any]]:
        """The tasks that wait for a thread, a process, the database or Discord."""
        timed = {id(future) for timer in self._timers for future in _completed_by(timer)}
        ours = asyncio.all_tasks() - {asyncio.current_task()}
        return [task for task in ours if _waits_for_an_answer(task, timed)]

    def _tell(self, time: str) -> None:
        urllib.request.urlopen(urllib.request.Request(f"{self.base}/clock/{time}", method="PUT")).close()


def _completed_by(timer: Any) -> tuple[Any, ...]:
    """The futures that a timer completes: `future.set_result`, or a function with the future as an argument."""
    return (getattr(timer._callback, "__self__", None), *(timer._args or ()))


def _waits_for_an_answer(task: asyncio.Task[Any], timed: set[int]) -> bool:
    future = getattr(task, "_fut_waiter")  # noqa: B009 (for the type checker)
    if future is None:
        return True  # it is about to run
    if isinstance(future, TASKS) or id(future) in timed:
        return False  # tasks are looked at by themselves
    frames = _frames(task.get_coro())
    return frames[-1].co_filename not in EVENTS and not LISTENING & set(frames)


def _frames(running: Any) -> list[CodeType]:
    """The functions of a task, from the outermost to the one that waits."""
    found = []
    while (code := getattr(running, "cr_code", None) or getattr(running, "gi_code", None)) is not None:
        found.append(code)
        running = getattr(running, "cr_await", None) or getattr(running, "gi_yieldfrom", None)
    return found
