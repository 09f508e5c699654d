"""Waiting for what other processes, threads and tasks will have done.

A test never asserts at once what another process is about to do: it waits for it. Nor does it measure speed: its only
limit in seconds is one that a hang reaches, on a machine of any speed and however busy.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from inspect import isawaitable
from typing import Any

HANG = 300.0
"""Seconds after which a test that still waits is considered to hang."""


async def until(what: Callable[[], Any | Awaitable[Any]], look_every: float = 0.02) -> Any:
    """Wait until a condition is true, and return what it returned. The condition may be a coroutine function."""
    loop = asyncio.get_running_loop()
    hangs_at = loop.time() + HANG
    while True:
        found = what()
        if isawaitable(found):
            found = await found
        if found:
            return found
        assert loop.time() < hangs_at, "the condition did not become true"
        await asyncio.sleep(look_every)
