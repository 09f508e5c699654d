"""Retries what could not be shown in a game's channel, until it succeeds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.hosting.outage import FEW, Outage, growing, is_outage
from bot.store import StoreError

log = logging.getLogger(__name__)

REFUSED = (60, 300, 900, 3600)
"""Waits, in seconds, before each retry of something that Discord refused. If a thread is unlocked or a permission
granted, other code retries at once."""

DEAF = 10.0
"""The longest time, in seconds, that a game ignores Discord's answers to other requests, if it keeps failing despite
them."""


@dataclass(slots=True)
class Wait:
    tries: int = 0
    woken: int = 0
    """How often it was retried because Discord had answered another request. If it keeps failing, such answers mean
    little."""
    refused: int = 0
    task: asyncio.Task[None] | None = None


class Later:
    def __init__(self, outage: Outage, what: str) -> None:
        self.outage = outage
        self.what = what
        """What failed, for the log."""
        self._waits: dict[int, Wait] = {}
        self._few = asyncio.Semaphore(FEW)
        self._over = False

    def waits(self, game_id: int) -> bool:
        return game_id in self._waits

    def __len__(self) -> int:
        """How many games wait."""
        return len(self._waits)

    def stop(self) -> None:
        """Stop retrying for good. The next start does what is left."""
        self._over = True
        for game_id in list(self._waits):
            self.done(game_id)

    def done(self, game_id: int) -> None:
        """It has succeeded, or something newer has replaced it."""
        wait = self._waits.pop(game_id, None)
        if wait is not None and wait.task is not asyncio.current_task() and wait.task is not None:
            wait.task.cancel()

    def put(self, game_id: int, error: Exception, again: Callable[[], Awaitable[None]]) -> None:
        """Call `again` after a while. `again` must itself call `put` or `done`."""
        if self._over:
            return
        wait = self._waits.setdefault(game_id, Wait())
        if wait.task is not None and wait.task is not asyncio.current_task():
            wait.task.cancel()
        mended = is_outage(error) or isinstance(error, StoreError)
        if mended:
            seconds = growing(wait.tries)
            wait.tries += 1
        elif wait.refused < len(REFUSED):
            seconds = REFUSED[wait.refused]
            wait.refused += 1
        else:
            del self._waits[game_id]
            log.error("game %s: giving up, %s; the next move will show it", game_id, self.what)
            return
        log.warning("game %s: %s (%s), retrying in %.1f seconds", game_id, self.what, error, seconds)
        wait.task = asyncio.create_task(self._again(game_id, wait, seconds, mended, again))

    async def _again(
        self, game_id: int, wait: Wait, seconds: float, mended: bool, again: Callable[[], Awaitable[None]]
    ) -> None:
        if mended:
            await self._until_well(wait, seconds)
        else:
            await asyncio.sleep(seconds)
        try:
            async with self._few:
                await again()
        except StoreError as error:
            self.put(game_id, error, again)
        except Exception:
            log.exception("game %s: %s", game_id, self.what)
            self.done(game_id)

    async def _until_well(self, wait: Wait, seconds: float) -> None:
        """Wait this long, or until Discord answers any request. A game that keeps failing despite such answers ignores
        them for some seconds."""
        since = self.outage.answered
        deaf = min(seconds, growing(wait.woken), DEAF) if wait.woken else 0.0
        await asyncio.sleep(deaf)
        wait.woken += self.outage.answered > since or await self.outage.wait(seconds - deaf)
