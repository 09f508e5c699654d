"""An orderly stop: what is being answered or announced is finished or cancelled before the database closes."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

from discord.ext import commands

Tasks = Collection[asyncio.Task[Any]]

GOODBYE = 3.0
"""Seconds to finish answering presses, and then announcing, when the bot is told to stop."""


QUIET = 0.5
"""Seconds without anything going on that count as a quiet moment."""
LONGEST_DRAIN = 45.0
"""Seconds after which a quiet moment is not waited for any longer."""


async def quiet(*groups: Tasks) -> None:
    """Wait until no task of these groups has been there for a moment."""
    loop = asyncio.get_running_loop()
    until = loop.time() + LONGEST_DRAIN
    since = loop.time()
    while loop.time() - since < QUIET and loop.time() < until:
        await asyncio.sleep(QUIET / 10)
        if any(groups):
            since = loop.time()


async def finish(*groups: Tasks) -> None:
    """Wait a moment for each group of tasks."""
    for tasks in groups:
        if tasks:
            await asyncio.wait(list(tasks), timeout=GOODBYE)


async def cancel(tasks: Tasks) -> None:
    """End what is not finished: it is on record, and the next start does it."""
    pending = [task for task in tasks if task is not asyncio.current_task()]
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)


class Listening(commands.AutoShardedBot):
    """A bot that knows in which tasks its cogs listen to a notice."""

    def __init__(self, *args: Any, **more: Any) -> None:
        self.hearing: set[asyncio.Task[Any]] = set()
        super().__init__(*args, **more)

    def _schedule_event(self, coro: Any, event_name: str, *args: Any, **more: Any) -> asyncio.Task[Any]:
        """discord.py calls this for every listener of an event."""
        task: asyncio.Task[Any] = super()._schedule_event(coro, event_name, *args, **more)
        if event_name.startswith("on_notice_"):
            self.hearing.add(task)
            task.add_done_callback(self.hearing.discard)
        return task
