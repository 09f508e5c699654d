"""What one of several processes does, so that it happens once: claimed for a while, free again if that process dies.

A lease is a row, written and committed by itself: nothing in the database is held while its owner waits for Discord.
Its time is told by the database's own clock, since those of two machines differ. On a database that nobody shares there
is nobody to claim anything from, and nothing is written.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from contextvars import ContextVar
from dataclasses import dataclass

from .database import Database, StoreError

TURN = 30.0
"""Seconds after which another process may take a turn that nobody renews."""

AGAIN = 0.2
"""Seconds after which whoever waits for somebody else's lease asks again."""

RENEWALS = 3
"""How often a lease is renewed before it would end."""

LASTING = ("identify", "commands")
"""Kinds that end by their time alone, also if their owner stops: they say what happened."""

FORGOTTEN = 3_600_000
"""Milliseconds after which a lease that is over is removed."""

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
"""Milliseconds. Only a database that is shared is asked, and that is PostgreSQL."""


@dataclass(slots=True)
class Turn:
    """A lease that is kept for a while."""

    db: Database
    kind: str
    key: str
    owner: str
    over: bool = False


_turns: ContextVar[tuple[Turn, ...]] = ContextVar("_turns", default=())


def turns_of(db: Database) -> list[Turn]:
    """Those that the present task has taken. Nothing is written if one of them is another's by now: while a process was
    suspended or cut off, others have gone on."""
    return [turn for turn in _turns.get() if turn.db is db and not turn.over]


class Leases:
    def __init__(self, db: Database) -> None:
        self.db = db
        self.owner = secrets.token_hex(8)
        """This process, or rather this store: another start is another owner."""
        self._any = False

    async def claim(self, kind: str, key: object, seconds: float, *, again: bool = True) -> bool:
        """True: it is ours for so long, or (but for `again`) ours still. False: somebody else is at it."""
        if not self.db.shared:
            return True
        self._any = True
        return bool(
            await self.db.write(
                f"INSERT INTO leases (kind, key, owner, until) VALUES (?, ?, ?, {NOW} + ?)"
                " ON CONFLICT (kind, key) DO UPDATE SET owner = excluded.owner, until = excluded.until"
                f" WHERE leases.until <= {NOW} OR (leases.owner = excluded.owner AND ?)",
                (kind, str(key), self.owner, int(seconds * 1000), again),
            )
        )

    async def release(self, kind: str, key: object) -> None:
        """Done: whoever comes next need not wait."""
        if self.db.shared:
            await self.db.write(
                "DELETE FROM leases WHERE kind = ? AND key = ? AND owner = ?", (kind, str(key), self.owner)
            )

    async def renew(self, seconds: float, *kinds: str) -> None:
        """All of these kinds that are ours, also where their time was up and nobody has taken them."""
        if self.db.shared:
            await self.db.write(
                f"UPDATE leases SET until = {NOW} + ? WHERE owner = ? AND kind IN ({', '.join('?' * len(kinds))})",
                (int(seconds * 1000), self.owner, *kinds),
            )

    async def give(self, kind: str, key: object, owner: str, seconds: float) -> bool:
        """Ours becomes another's, who has so long to see it. False: it was not ours."""
        return bool(
            await self.db.write(
                f"UPDATE leases SET owner = ?, until = {NOW} + ? WHERE kind = ? AND key = ? AND owner = ?",
                (owner, int(seconds * 1000), kind, str(key), self.owner),
            )
        )

    async def held(self, kind: str) -> dict[str, str]:
        """Who holds what of this kind now."""
        if not self.db.shared:
            return {}
        rows = await self.db.rows(f"SELECT key, owner FROM leases WHERE kind = ? AND until > {NOW}", (kind,))
        return {row["key"]: row["owner"] for row in rows}

    @contextlib.asynccontextmanager
    async def turn(self, kind: str, key: object, seconds: float | None = None) -> AsyncIterator[None]:
        """Wait until it is ours, and keep it to the end of the block, however long that takes. If it is lost all the
        same, whatever the block would write is refused with a StoreError."""
        if not self.db.shared:
            yield
            return
        seconds = TURN if seconds is None else seconds
        while not await self.claim(kind, key, seconds):  # noqa: ASYNC110 (another process ends it)
            await asyncio.sleep(AGAIN)
        renewing = asyncio.create_task(self._renew(kind, key, seconds))
        turn = Turn(self.db, kind, str(key), self.owner)
        before = _turns.set((*_turns.get(), turn))
        try:
            yield
        finally:
            _turns.reset(before)
            turn.over = True
            renewing.cancel()
            with contextlib.suppress(StoreError):  # then it ends by itself
                await self.release(kind, key)

    async def _renew(self, kind: str, key: object, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds / RENEWALS)
            with contextlib.suppress(StoreError):
                await self.claim(kind, key, seconds)

    async def release_all(self) -> None:
        """This process ends in good order."""
        if self._any:
            await self.db.write(
                f"DELETE FROM leases WHERE (owner = ? AND kind NOT IN {LASTING}) OR until < {NOW} - ?",
                (self.owner, FORGOTTEN),
            )
