"""A beat of the event loop every second: the service manager hears that it lives, and a clock that was changed is
noticed.

systemd restarts a service with `WatchdogSec` whose beats stay away, so a loop that hangs does not hang for ever. What a
manager hears is a datagram to a socket that it names (`sd_notify(3)`); without one, nothing is sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from bot.notices import Sweep

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)

BEAT = 1.0
"""Seconds between two beats."""
LATE = 2.0
"""A beat so many seconds late is logged: Discord waits three seconds for the answer to a press."""
JUMP = 30.0
"""Seconds by which the clock has to differ from what has passed to count as changed: a machine slept, or its clock was
set."""


def tell_manager(what: str) -> None:
    """Tell the service manager, if there is one: `READY=1`, `WATCHDOG=1` or `STOPPING=1`."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.setblocking(False)
        manager.sendto(what.encode(), address)


class Heartbeat:
    def __init__(self) -> None:
        self.bot: Euphoria | None = None
        """The one that runs now, if any."""

    @contextmanager
    def beating(self) -> Iterator[None]:
        """Beat until the end of the block, also while Discord or the database is waited for."""
        tell_manager("READY=1")
        beats = asyncio.create_task(self._beat(), name="heartbeat")
        try:
            yield
        finally:
            beats.cancel()
            tell_manager("STOPPING=1")

    async def _beat(self) -> None:
        while True:
            tell_manager("WATCHDOG=1")
            began, shown = time.monotonic(), time.time()
            await asyncio.sleep(BEAT)
            passed = time.monotonic() - began
            self._lagged(max(0.0, passed - BEAT))
            if abs(time.time() - shown - passed) > JUMP:
                self._jumped(time.time() - shown - passed)

    def _lagged(self, seconds: float) -> None:
        if self.bot is not None:
            self.bot.metrics.lag.observe(seconds)
        if seconds >= LATE:
            log.warning("the event loop was busy or suspended for %.1f seconds", seconds)

    def _jumped(self, seconds: float) -> None:
        """What is due by the new time is not left to timers that count seconds."""
        log.warning(
            "the clock was changed by %.0f seconds, or the machine slept: looking at what is due", seconds
        )
        if self.bot is not None:
            self.bot.publish(Sweep())
