"""What one of several processes does, so that it happens once: claimed for a while, free again if that process dies."""

from __future__ import annotations

import secrets

from .database import Database


class Leases:
    def __init__(self, db: Database) -> None:
        self.db = db
        self.owner = secrets.token_hex(8)
        self._any = False
        """This process, or rather this store: another start is another owner."""

    async def claim(self, kind: str, key: object, seconds: int) -> bool:
        """True: it is ours for so long, or ours again. False: somebody else is at it."""
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
        await self.db.write(
            "DELETE FROM leases WHERE kind = ? AND key = ? AND owner = ?", (kind, str(key), self.owner)
        )

    async def release_all(self) -> None:
        """This process ends in good order."""
        if self._any:
            await self.db.write("DELETE FROM leases WHERE owner = ?", (self.owner,))

    async def clear(self) -> None:
        """Nobody is at anything."""
        if await self.db.row("SELECT 1 FROM leases LIMIT 1") is not None:
            await self.db.write("DELETE FROM leases")
