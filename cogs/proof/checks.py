"""Verdicts on games that are over: computed off the event loop, one at a time, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from bot.fair.verify import RollCheck, verify

MOST = 64
"""How many verdicts are kept."""


class Checks:
    def __init__(self) -> None:
        self._known: OrderedDict[str, RollCheck] = OrderedDict()
        """Digest of a file → its verdict. If the stored game is changed, so is the digest of its file."""
        self._lock = asyncio.Lock()

    async def of(self, file: dict[str, Any]) -> RollCheck:
        """The verdict on this file. Whoever asks for the same one meanwhile waits for the first computation."""
        digest = str(file["digest"])
        if digest not in self._known:
            async with self._lock:
                if digest not in self._known:
                    self._known[digest] = await asyncio.to_thread(verify, file)
                    while len(self._known) > MOST:
                        self._known.popitem(last=False)
        self._known.move_to_end(digest)
        return self._known[digest]
