"""What one of several processes does, so that it happens once: claimed for a while, free again if that process dies.

A lease is a row, written and committed by itself: nothing in the database is held while its owner waits for Discord. On
a database that nobody shares there is nobody to claim anything from, and nothing is written.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator

from .database import Database, StoreError

AGAIN = 0.2
"""Seconds after which whoever waits for somebody else's lease asks again."""

RENEWALS = 3
"""So often a lease is renewed before it would end."""


class Leases:
    def __init__(self, db: Database) -> None:
        self.db = db
        self.owner = secrets.token_hex(8)
        """This process, or rather this store: another start is another owner."""
        self._any = False

    async def claim(self, kind: str, key: object, seconds: int) -> bool:
        """True: it is ours for so long, or ours again. False: somebody else is at it."""
        if not self.db.shared:
            return True
        now = self.db.timestamp()
        self._any = True
        return bool(
            await self.db.write(
                "INSERT INTO leases (kind, key, owner, until) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (kind, key) DO UPDATE SET owner = excluded.owner, until = excluded.until"
                " WHERE leases.owner = excluded.owner OR leases.until <= ?",
                (kind, str(key), self.owner, now + seconds, now),
            )
        )

    async def release(self, kind: str, key: object) -> None:
        """Done: whoever comes next need not wait."""
        if self.db.shared:
            await self.db.write(
                "DELETE FROM leases WHERE kind = ? AND key = ? AND owner = ?", (kind, str(key), self.owner)
            )

    @contextlib.asynccontextmanager
    async def turn(self, kind: str, key: object, seconds: int = 30) -> AsyncIterator[None]:
        """Wait until it is ours, and keep it to the end of the block, however long that takes."""
        if not self.db.shared:
            yield
            return
        while not await self.claim(kind, key, seconds):  # noqa: ASYNC110 (another process ends it)
            await asyncio.sleep(AGAIN)
        renewing = asyncio.create_task(self._renew(kind, key, seconds))
        try:
            yield
        finally:
            renewing.cancel()
            with contextlib.suppress(StoreError):  # then it ends by itself
                await self.release(kind, key)

    async def _renew(self, kind: str, key: object, seconds: int) -> None:
        while True:
            await asyncio.sleep(seconds / RENEWALS)
            with contextlib.suppress(StoreError):
                await self.claim(kind, key, seconds)

    async def release_all(self) -> None:
        """This process ends in good order."""
        if self._any:
            await self.db.write("DELETE FROM leases WHERE owner = ?", (self.owner,))
