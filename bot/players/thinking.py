"""Runs computer players outside the event loop, with a hard time limit.

Easy and normal players answer within milliseconds, in a thread. Hard ones would hold the GIL for their whole budget, so
they run in a separate process, which is replaced if it fails to answer.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random, SystemRandom
from typing import Any

from bot.engine.prompts import Prompt
from bot.engine.view import View

from . import BUDGET, choose
from .hint import THINKING, Hint, hint
from .lookahead import between_actions
from .policy import decide
from .thinking_process import Ended, Failed, Thinker
from .trade import KEPT_SEAT_DECLINES
from .weights import weights_of

log = logging.getLogger(__name__)

GRACE = 2.0
"""Seconds beyond its budget after which a fallback answers instead of a player."""


class Runner:
    """Runs computer players. One for the whole bot; `close` it at the end."""

    def __init__(self, budget: float = BUDGET, grace: float = GRACE) -> None:
        self.budget = budget
        self.grace = grace
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="computer-player")
        self._asking = ThreadPoolExecutor(1, thread_name_prefix="computer-player-apart")
        """Waits for the process, which handles one question at a time."""
        self._thinker: Thinker | None = None
        self._started: asyncio.Future[None] | None = None
        """Done when the process has started; before that, a missing answer does not mean that it hangs."""
        self._free = asyncio.Lock()
        self._queued = 0
        """The number of questions for the process, including the current one."""
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
        """An answer, guaranteed within the budget plus grace. A kept seat plays at the normal level and never
        trades."""
        if kept:
            if prompt.ask == "trade":
                return "yes" if KEPT_SEAT_DECLINES.accept else "no"
            level, personality, prompt = "normal", None, replace(prompt, partners=())
        seed = self._random.getrandbits(64) if seed is None else seed
        job = (_choose, view, prompt, seed, level, personality)
        try:
            if level == "hard" and between_actions(prompt):
                return await self._think_apart(self.budget, *job)
            return await self._think_here(*job, self.budget)
        except Exception as error:
            _log_failure(f"a {level} computer player had no answer to {prompt.key}", error)
            return decide(view, prompt, Random(seed), weights_of(level, personality))

    async def hint(self, view: View, prompt: Prompt, budget: float = THINKING) -> Hint:
        """The move a computer would make, and its reason."""
        seed = self._random.getrandbits(64)
        found: Hint
        try:
            if between_actions(prompt):
                found = await self._think_apart(budget, _hint, view, prompt, seed)
            else:
                found = await self._think_here(_hint, view, prompt, seed, budget)
            return found
        except Exception as error:
            _log_failure(f"there was no hint for {prompt.key}", error)
            return hint(view, prompt, Random(seed), budget=0)

    async def _think_here(self, *job: Any) -> Any:
        future = asyncio.get_running_loop().run_in_executor(self._threads, *job)
        return await asyncio.wait_for(future, self.budget + self.grace)

    async def _think_apart(self, budget: float, *job: Any) -> Any:
        """Run in the process. Concurrent questions share the time: each gets a smaller budget instead of waiting."""
        limit = asyncio.get_running_loop().time() + budget + self.grace
        self._queued += 1
        try:
            async with asyncio.timeout_at(limit), self._free:
                thinker = await self._ready()
                return await self._answer_of(thinker, *job, budget / self._queued)
        finally:
            self._queued -= 1

    async def _answer_of(self, thinker: Thinker, *job: Any) -> Any:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._asking, thinker.ask, *job)
        except (asyncio.CancelledError, Ended):
            # The process does not answer: replace it for the next question.
            thinker.end()
            if self._thinker is thinker:
                self._start()
            raise

    async def _ready(self) -> Thinker:
        """The running process; starts one if necessary."""
        thinker, started = (
            (self._thinker, self._started) if self._thinker and self._started else self._start()
        )
        try:
            # Shielded: if this caller times out, the process still continues to start.
            await asyncio.shield(started)
        except (Ended, Failed):
            thinker.end()
            if self._thinker is thinker:
                self._thinker = None
            raise
        return thinker

    def _start(self) -> tuple[Thinker, asyncio.Future[None]]:
        self._thinker = thinker = Thinker()
        self._started = asyncio.get_running_loop().run_in_executor(self._asking, thinker.ask, _nothing)
        # If the bot stops meanwhile, nobody is left who waits for it.
        self._started.add_done_callback(lambda done: done.cancelled() or done.exception())
        return thinker, self._started

    async def warm_up(self) -> None:
        """Start the process before the first question needs it."""
        try:
            await self._ready()
        except (Ended, Failed) as error:
            _log_failure("computer players cannot think ahead yet", error)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._asking.shutdown(wait=False, cancel_futures=True)
        if self._thinker is not None:
            self._thinker.end()
            self._thinker = None


def _log_failure(what: str, error: Exception) -> None:
    """A timeout is not a bug and gets one line; any other error is logged with its traceback."""
    if isinstance(error, TimeoutError):
        log.warning("%s in time: answered without thinking ahead", what)
    elif isinstance(error, Ended):
        log.warning("%s: %s", what, error)
    else:
        log.error("%s", what, exc_info=error)


def _choose(view: View, prompt: Prompt, seed: int, level: str, personality: str | None, budget: float) -> Any:
    return choose(view, prompt, Random(seed), level, personality, budget=budget)


def _hint(view: View, prompt: Prompt, seed: int, budget: float) -> Hint:
    return hint(view, prompt, Random(seed), budget)


def _nothing() -> None:
    """A job that does nothing: when the process has run it, all modules are imported."""
