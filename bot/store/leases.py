"""Locks between processes: a job is claimed by one process for a limited time, and is free again if that process dies.

A lease is a row in its own transaction: no database lock is held while its owner waits for Discord. Expiry is measured
by the database's clock, because the clocks of two machines differ. On a database that is not shared every claim
succeeds and nothing is written.

Claiming is one statement, `INSERT … ON CONFLICT DO UPDATE … WHERE expired`: of several processes exactly one changes
the row, and the others learn at once that they did not. `SELECT … FOR UPDATE SKIP LOCKED` with a lease in the row has
the same outcome, but needs a queue with a row for each job. Jobs here are found in the games themselves (a seat that
is asked, a decision that is not carried out), so there is no queue that could lose one.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from contextvars import ContextVar
from dataclasses import dataclass

from .database import Database, StoreError

LEASE_SECONDS = 30.0
"""How long a held lease lasts if its process does not renew it."""

RETRY_SECONDS = 0.2
"""How often a process that waits for a lease tries to claim it."""

RENEWALS = 3
"""How many times a lease is renewed within its duration."""

KEPT_AT_EXIT = "identify"
"""The kind that is not released when its owner stops: it records that something was done recently."""

DELETE_AFTER = 3_600_000
"""Milliseconds after which an expired lease is deleted."""

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
"""The database's time in milliseconds. PostgreSQL only: no other database is shared."""


@dataclass(slots=True)
class HeldLease:
    """A lease that is renewed until the end of a block."""

    db: Database
    kind: str
    key: str
    owner: str
    over: bool = False


_held: ContextVar[tuple[HeldLease, ...]] = ContextVar("_held", default=())


def held_by_this_task(db: Database) -> list[HeldLease]:
    """The leases that the current task holds. The database refuses to write if another process has taken one of them,
    which happens when this process was suspended or disconnected for too long."""
    return [lease for lease in _held.get() if lease.db is db and not lease.over]


class Leases:
    def __init__(self, db: Database) -> None:
        self.db = db
        self.owner = secrets.token_hex(8)
        """Identifies this store; a restarted process is a different owner."""
        self._any = False

    async def claim(self, kind: str, key: object, seconds: float, *, again: bool = True) -> bool:
        """Claim the lease for `seconds` and return whether that succeeded. With `again=False` the claim also fails if
        this process holds the lease already."""
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
        """Free the lease before it expires."""
        if self.db.shared:
            await self.db.write(
                "DELETE FROM leases WHERE kind = ? AND key = ? AND owner = ?", (kind, str(key), self.owner)
            )

    async def renew(self, seconds: float, *kinds: str) -> int:
        """Renew all our leases of these kinds, including expired ones that no other process has taken; return their
        number."""
        if not self.db.shared:
            return 0
        return await self.db.write(
            f"UPDATE leases SET until = {NOW} + ? WHERE owner = ? AND kind IN ({', '.join('?' * len(kinds))})",
            (int(seconds * 1000), self.owner, *kinds),
        )

    async def give(self, kind: str, key: object, owner: str, seconds: float) -> bool:
        """Hand our lease over to another owner, who has `seconds` to notice it. False if the lease was not ours."""
        return bool(
            await self.db.write(
                f"UPDATE leases SET owner = ?, until = {NOW} + ? WHERE kind = ? AND key = ? AND owner = ?",
                (owner, int(seconds * 1000), kind, str(key), self.owner),
            )
        )

    async def note(self, kind: str, key: object, value: str, seconds: float) -> None:
        """Record a value for all processes, in place of a lease's owner."""
        if self.db.shared:
            await self.db.write(
                f"INSERT INTO leases (kind, key, owner, until) VALUES (?, ?, ?, {NOW} + ?)"
                " ON CONFLICT (kind, key) DO UPDATE SET owner = excluded.owner, until = excluded.until",
                (kind, str(key), value, int(seconds * 1000)),
            )

    async def held(self, kind: str) -> dict[str, str]:
        """The current leases of this kind: key → owner."""
        return (await self.held_of(kind))[kind]

    async def held_of(self, *kinds: str) -> dict[str, dict[str, str]]:
        """The current leases of several kinds, in one query."""
        found: dict[str, dict[str, str]] = {kind: {} for kind in kinds}
        if self.db.shared:
            rows = await self.db.rows(
                f"SELECT kind, key, owner FROM leases WHERE kind IN ({', '.join('?' * len(kinds))}) AND until > {NOW}",
                kinds,
            )
            for row in rows:
                found[row["kind"]][row["key"]] = row["owner"]
        return found

    @contextlib.asynccontextmanager
    async def exclusive(self, kind: str, key: object, seconds: float | None = None) -> AsyncIterator[None]:
        """Wait for the lease and renew it until the end of the block. If it is lost anyway, everything the block tries
        to write is refused with a StoreError."""
        if not self.db.shared:
            yield
            return
        seconds = LEASE_SECONDS if seconds is None else seconds
        while not await self.claim(kind, key, seconds):  # noqa: ASYNC110 (another process ends it)
            await asyncio.sleep(RETRY_SECONDS)
        renewing = asyncio.create_task(self._renew(kind, key, seconds))
        lease = HeldLease(self.db, kind, str(key), self.owner)
        before = _held.set((*_held.get(), lease))
        try:
            yield
        finally:
            _held.reset(before)
            lease.over = True
            renewing.cancel()
            with contextlib.suppress(StoreError):  # the lease expires on its own then
                await self.release(kind, key)

    async def _renew(self, kind: str, key: object, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds / RENEWALS)
            with contextlib.suppress(StoreError):
                await self.claim(kind, key, seconds)

    async def release_all(self) -> None:
        """Release everything when the process shuts down cleanly."""
        if self._any:
            await self.db.write(
                f"DELETE FROM leases WHERE (owner = ? AND kind != '{KEPT_AT_EXIT}') OR until < {NOW} - ?",
                (self.owner, DELETE_AFTER),
            )
