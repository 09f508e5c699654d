"""Operations on one PostgreSQL connection: committing a transaction, and migrating the tables."""

from __future__ import annotations

import contextlib
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import asyncpg

from .database import InTheWay, LockedGame, Outdated, Statement, StoreError, Transaction
from .leases import NOW, HeldLease
from .postgres_errors import AWAY

MIGRATING = 0x45555048  # "EUPH": the lock that lets only one process migrate the tables

_TOKENS = re.compile(r"'[^']*'|\?")
_GIVES_ROWS = re.compile(r"\s*(?:SELECT|WITH)\b|.*\bRETURNING\b", re.DOTALL)


@lru_cache(maxsize=512)
def numbered(sql: str) -> str:
    """Replace `?` by PostgreSQL's placeholders $1, $2, …"""
    numbers = iter(range(1, sql.count("?") + 1))
    return _TOKENS.sub(lambda token: f"${next(numbers)}" if token[0] == "?" else token[0], sql)


@dataclass(slots=True, frozen=True)
class CommitId:
    """Identifies a transaction. Its number alone is not enough: after a crash the server reuses the numbers of
    unfinished transactions."""

    number: str
    connection: str
    once: str


class Lost(Exception):
    """The connection broke during a commit, so it is unknown whether the transaction was committed."""

    def __init__(self, commit_id: CommitId, cause: Exception) -> None:
        super().__init__(str(cause))
        self.commit_id = commit_id
        self.cause = cause


class LeaseLost(Exception):
    """The task's lease has been taken by another process, so it must not write."""


OURS = "SELECT 1 FROM leases WHERE kind = $1 AND key = $2 AND owner = $3 FOR SHARE"
"""An expired lease is fine as long as no other process has taken it; the row lock prevents that until the commit."""

BEGIN_WITH = f"""
WITH commit_id AS (
    INSERT INTO leases (kind, key, owner, until) VALUES ('commit', $2, $3, {NOW})
    ON CONFLICT (kind, key) DO UPDATE SET owner = excluded.owner, until = excluded.until
    RETURNING pg_current_xact_id()::text AS number
), changed AS (
    UPDATE games SET version = version + 1 WHERE id = ANY($1::bigint[]) RETURNING id, version
)
SELECT number, id, version FROM commit_id LEFT JOIN changed ON true
"""
"""The first statement of a transaction. It records the commit id, in one row per connection, and increments the
versions of the games; their rows stay locked until the end, so these versions are the newest."""

RUNNING = f"SELECT count(*) FROM leases WHERE kind = 'process' AND until > {NOW}"

STATUS = "SELECT pg_xact_status($1::text::xid8) AS status"
COMMIT_RECORDED = "SELECT 1 FROM leases WHERE kind = 'commit' AND key = $1 AND owner = $2"

_process = secrets.token_hex(8)


def is_closed(connection: Any) -> bool:
    """True as well for a broken connection that the pool has already taken back."""
    try:
        return bool(connection.is_closed())
    except asyncpg.InterfaceError:
        return True


def terminate(connection: Any) -> None:
    with contextlib.suppress(asyncpg.InterfaceError):
        connection.terminate()


async def commit(
    connection: Any, transaction: Transaction, games: Sequence[LockedGame], leases: Sequence[HeldLease] = ()
) -> None:
    """Commit the transaction and increment the versions of these games, unless another process has taken one of these
    leases. Raises Lost if it is unknown whether it was committed.

    Outdated: a game's version is not the one it had when it was read, so the change was computed from an older log.
    The lock of `PostgreSQL.lock_game` prevents that as long as it is held, but it belongs to a connection. This check
    belongs to the row, in the transaction that writes, so it also holds after a pooler, a failover or a long sleep has
    lost the lock. The version tells more than the log's length, which is the same after an undo and another answer."""
    try:
        await connection.execute("BEGIN")
        for lease in leases:
            if await connection.fetchval(OURS, lease.kind, lease.key, lease.owner) is None:
                raise LeaseLost(lease.kind)
        connected = f"{_process}.{connection.get_server_pid()}"
        once = secrets.token_hex(8)
        changed = await connection.fetch(BEGIN_WITH, [one.game_id for one in games], connected, once)
        versions = {row["id"]: row["version"] for row in changed}
        if any(versions.get(one.game_id) not in (None, one.version + 1) for one in games):
            raise Outdated
        commit_id = CommitId(changed[0]["number"], connected, once)
        for statement in transaction.statements:
            await _run(connection, statement)
    except AWAY:
        # Also if the server has become a standby: the next connection will go to the new primary.
        terminate(connection)
        raise
    except BaseException:
        if not is_closed(connection):
            with contextlib.suppress(asyncpg.PostgresError, *AWAY):
                await connection.execute("ROLLBACK")
        raise
    try:
        await connection.execute("COMMIT")
    except AWAY as error:
        terminate(connection)
        raise Lost(commit_id, error) from error
    for one in games:
        one.version = versions.get(one.game_id, one.version)


async def _run(connection: Any, statement: Statement) -> None:
    sql = numbered(statement.sql)
    if statement.many is not None:
        await connection.executemany(sql, statement.many)
    elif _GIVES_ROWS.match(sql):
        statement.result.rows = await connection.fetch(sql, *statement.args)
        statement.result.count = len(statement.result.rows)
    else:
        told = await connection.execute(sql, *statement.args)  # "UPDATE 3"
        count = told.rpartition(" ")[2]
        statement.result.count = int(count) if count.isdigit() else 0


async def migrate(connection: Any, place: str, scripts: Sequence[str], update: bool) -> None:
    """Migrate in one transaction, which PostgreSQL rolls back completely if it fails. Only one process does so at a
    time."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        if await connection.fetchval("SELECT to_regclass('euphoria_version')") is None:
            if await connection.fetchval(
                "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
            ):
                raise StoreError(
                    "store-broken",
                    f"The {place} belongs to another program: name another in DATABASE_URL for this bot's games.",
                )
            if not update:
                raise StoreError("store-missing", f"The {place} contains no games: name the right one.")
            await connection.execute("CREATE TABLE euphoria_version (version BIGINT NOT NULL)")
            await connection.execute("INSERT INTO euphoria_version VALUES (0)")
        version = await connection.fetchval("SELECT version FROM euphoria_version")
        if version > len(scripts):
            raise StoreError(
                "store-newer",
                f"The {place} was written by a newer version of this bot: update the bot, or restore an older backup.",
            )
        if not update:
            return
        if 0 < version < len(scripts) and await connection.fetchval(RUNNING):
            # This process waits for the others, so that a host can update the processes one after the other.
            raise InTheWay(
                "store-away",
                f"Bots of an older version run on the {place}: stop all of them, and this one continues.",
            )
        for script in filter(None, scripts[version:]):
            await connection.execute(script, timeout=600)
        await connection.execute("UPDATE euphoria_version SET version = $1", len(scripts))
