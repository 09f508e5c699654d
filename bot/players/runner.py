"""Thinking beside the event loop, with a hard limit: a table never waits for a computer longer than promised.

Easy and normal players answer within milliseconds, in a thread. Hard ones would hold the interpreter's lock for their
whole budget, so they think in a process of their own, which is replaced if it ever fails to answer.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from random import Random, SystemRandom
from typing import Any

from bot.engine.prompts import Prompt
from bot.engine.view import View

from . import BUDGET, choose
from .hint import THINKING, Hint, hint
from .lookahead import between_actions
from .policy import decide
from .trade import KEPT
from .weights import weights_of

log = logging.getLogger(__name__)

GRACE = 2.0
"""Seconds beyond its budget after which a player that has not answered is answered for."""


class Runner:
    """Where computer players think. One for the whole bot; `close` it at the end."""

    def __init__(self, processes: int = 1, budget: float = BUDGET, grace: float = GRACE) -> None:
        self.budget = budget
        self.grace = grace
        self._count = processes
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="computer-player")
        self._processes: ProcessPoolExecutor | None = None
        self._started: Future[None] | None = None
        """Done when the process is there: until then nobody can say that it does not answer."""
        self._free = asyncio.Semaphore(processes)
        self._line = 0
        """How many questions want a process now, with those being thought about."""
        self._random = SystemRandom()

    async def decide(
        self,
        view: View,
        prompt: Prompt,
        level: str = "normal",
        personality: str | None = None,
        *,
        kept: bool = False,
        seed: int | None = None,
    ) -> Any:
        """An answer, always, and within the budget plus grace. A kept seat plays normal and trades nothing."""
        if kept:
            if prompt.ask == "trade":
                return "yes" if KEPT.accept else "no"
            level, personality, prompt = "normal", None, replace(prompt, partners=())
        seed = self._random.getrandbits(64) if seed is None else seed
        job = (_choose, view, prompt, seed, level, personality)
        try:
            if level == "hard" and between_actions(prompt):
                return await self._think_apart(self.budget, *job)
            return await self._think_here(*job, self.budget)
        except Exception:
            log.exception("a %s computer player had no answer to %s in time", level, prompt.key)
            return decide(view, prompt, Random(seed), weights_of(level, personality))

    async def hint(self, view: View, prompt: Prompt, budget: float = THINKING) -> Hint:
        """What the computer would do here, and why."""
        seed = self._random.getrandbits(64)
        found: Hint
        try:
            if between_actions(prompt):
                found = await self._think_apart(budget, _hint, view, prompt, seed)
            else:
                found = await self._think_here(_hint, view, prompt, seed, budget)
            return found
        except Exception:
            log.exception("no hint for %s in time", prompt.key)
            return hint(view, prompt, Random(seed), budget=0)

    async def _think_here(self, *job: Any) -> Any:
        future = asyncio.get_running_loop().run_in_executor(self._threads, *job)
        return await asyncio.wait_for(future, self.budget + self.grace)

    async def _think_apart(self, budget: float, *job: Any) -> Any:
        """In a process. Where several tables ask at once they share the time: each thinks less, and none waits."""
        loop = asyncio.get_running_loop()
        limit = loop.time() + budget + self.grace
        self._line += 1
        try:
            async with asyncio.timeout_at(limit), self._free:
                pool = self._pool()
                assert self._started is not None
                await asyncio.shield(asyncio.wrap_future(self._started))
                share = budget * min(1.0, self._count / self._line)
                return await self._answer_of(pool, *job, share)
        finally:
            self._line -= 1

    async def _answer_of(self, pool: ProcessPoolExecutor, *job: Any) -> Any:
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, *job)
        except (asyncio.CancelledError, BrokenProcessPool):
            self._replace_pool(pool)
            raise

    def _pool(self) -> ProcessPoolExecutor:
        if self._started is not None and self._started.done() and self._started.exception():
            self._processes = None  # it never came up
        if self._processes is None:
            # A fresh interpreter: forking a process full of threads and sockets would not be safe.
            context = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(self._count, mp_context=context)
            self._started = self._processes.submit(_nothing)
        return self._processes

    def _replace_pool(self, pool: ProcessPoolExecutor) -> None:
        """A process that does not answer is ended; the next question gets a new one."""
        if self._processes is pool:
            self._processes = self._started = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    async def warm_up(self) -> None:
        """Start the process before the first question needs it."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool(), _nothing) for _ in range(self._count)))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)
            self._processes = self._started = None


def _choose(view: View, prompt: Prompt, seed: int, level: str, personality: str | None, budget: float) -> Any:
    return choose(view, prompt, Random(seed), level, personality, budget=budget)


def _hint(view: View, prompt: Prompt, seed: int, budget: float) -> Hint:
    return hint(view, prompt, Random(seed), budget)


def _nothing() -> None:
    return None
