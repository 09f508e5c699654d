"""The database on a PostgreSQL server, which any number of processes may share."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, TypeVar

import asyncpg

from .database import Conflict, LockedGame, Overtaken, Row, StoreError, Transaction, utc_now
from .leases import held_by_this_task
from .postgres_connection import (
    COMMIT_RECORDED,
    STATUS,
    CommitId,
    LeaseLost,
    Lost,
    commit,
    is_closed,
    migrate,
    numbered,
    terminate,
)
from .postgres_content import ABOUT_USERS, MAX_REWRITTEN, SIZE, Content
from .postgres_errors import AWAY, explain, place_of
from .versions import migrations

T = TypeVar("T")

PATIENCE = 2.0
"""Seconds for which operations are retried while the server is away, before an error is raised."""
LONGEST_COMMAND = 10.0
"""Seconds after which a server that does not answer counts as gone."""
IDLE_TIMEOUT = 10
"""Seconds after which the server rolls back the transaction of a silent process, because others wait for its rows."""
IDLE_CONNECTION = 60.0
"""Seconds after which a connection that nobody needs is closed."""
DEADLOCKS = 10
"""How many times a transaction is retried after a deadlock."""
WAIT_FOR_A_CONNECTION = 30.0
"""Seconds to wait for a free connection of this process: a burst of presses does not mean that the server is away."""
WAIT_FOR_A_GAME = 5
"""Seconds to wait for another process that changes the same game."""
STUCK = 20
"""Seconds after which a process that holds a game but does nothing counts as suspended, as on a sleeping machine. Its
connection is closed, which releases the game; whatever the process tries to write afterwards is refused."""

END_STUCK = """
SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_stat_activity a USING (pid)
WHERE l.locktype = 'advisory' AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
AND (l.classid::bigint << 32) + l.objid::bigint = $1 AND l.objsubid = 1 AND l.granted
AND a.state = 'idle' AND a.state_change < clock_timestamp() - $2 * interval '1 second'
"""


@dataclass(slots=True)
class Hold:
    """A connection that holds the locks of some games; other processes cannot lock them while it is open."""

    database: PostgreSQL
    connection: Any
    games: list[LockedGame] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    over: bool = False
    given_back: bool = False

    @property
    def usable(self) -> bool:
        return not self.over and not is_closed(self.connection)


_hold: ContextVar[Hold | None] = ContextVar("_hold", default=None)


class PostgreSQL(Content):
    """A pool of connections, each with one transaction at a time. A task that has locked a game has its own connection
    and uses it for all reads and writes: if the connection breaks, the lock is lost and nothing can be written."""

    shared = True

    def __init__(self, url: str, pool: Any, now: Callable[[], datetime]) -> None:
        super().__init__(place_of(url), now, pool)
        self.url = url
        self._free = asyncio.Semaphore(pool.get_max_size())
        """Counts the pool's free connections, to tell waiting for a connection from waiting for the server."""

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        now: Callable[[], datetime] = utc_now,
        scripts: Sequence[str] | None = None,
        max_connections: int = 5,
        update: bool = True,
    ) -> PostgreSQL:
        """Open with at most `max_connections`. Without `update`, an older database is not migrated, only read."""
        pool = None
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=0,
                max_size=max_connections,
                timeout=5,
                command_timeout=LONGEST_COMMAND,
                max_inactive_connection_lifetime=IDLE_CONNECTION,
                max_cached_statement_lifetime=0,  # no need to prepare them again after five quiet minutes
                init=_set_up,
                reset=_no_reset,
            )
            async with pool.acquire() as connection:
                scripts = migrations("postgres") if scripts is None else scripts
                await migrate(connection, place_of(url), scripts, update)
        except BaseException as error:
            if pool is not None:
                pool.terminate()
            if isinstance(error, asyncpg.PostgresError) or (
                isinstance(error, AWAY) and not isinstance(error, ValueError)
            ):
                raise explain(error, place_of(url)) from error
            if isinstance(error, ValueError):  # not a valid URL for asyncpg
                raise StoreError(
                    "store-closed",
                    "DATABASE_URL cannot be used as it is: write postgresql://user:password@host/database.",
                ) from None
            raise
        return cls(url, pool, now)

    async def version(self) -> int:
        [row] = await self.rows("SELECT version FROM euphoria_version")
        return int(row["version"])

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self._pool.close(), LONGEST_COMMAND)
        except AWAY:
            self._pool.terminate()

    def connections(self) -> dict[str, int]:
        found = self._pool.get_size()
        return {"open": found, "used": found - self._pool.get_idle_size(), "most": self._pool.get_max_size()}

    async def erase_deleted(self) -> bool:
        """Remove deleted rows. VACUUM lets PostgreSQL overwrite them; the tables about users are written anew, too, so
        that nothing is left, unless one is so large that everybody would wait."""
        try:
            async with self._connection() as connection:
                await connection.execute(f"VACUUM {', '.join(await self.tables())}", timeout=600)
                for table in ABOUT_USERS:
                    if await connection.fetchval(SIZE, table) < MAX_REWRITTEN:
                        await connection.execute(f"VACUUM (FULL) {table}", timeout=600)
        except (asyncpg.PostgresError, StoreError, *AWAY):
            return False
        return True

    # Reading
    async def read(self, *statements: tuple[str, Iterable[Any]]) -> list[list[Row]]:
        asked = [(numbered(sql), tuple(args)) for sql, args in statements]
        return await self._retrying(lambda: self._read(asked))

    async def _read(self, asked: list[tuple[str, tuple[Any, ...]]]) -> list[list[Row]]:
        async with self._connection() as connection:
            if len(asked) == 1:
                [(sql, args)] = asked
                return [await connection.fetch(sql, *args)]
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return [await connection.fetch(sql, *args) for sql, args in asked]

    # Writing
    async def commit(self, transaction: Transaction) -> None:
        # A caller that is cancelled waits until the outcome of the commit is known.
        committing = asyncio.ensure_future(self._commit(transaction))
        try:
            await asyncio.shield(committing)
        except asyncio.CancelledError:
            await asyncio.wait([committing])
            if not committing.cancelled():
                committing.exception()  # mark it as retrieved; there is no caller left
            raise

    async def _commit(self, transaction: Transaction) -> None:
        hold = _current_hold(self)
        try:
            if hold is not None:
                await self._commit_holding(hold, transaction)
            else:
                await self._retrying(lambda: self._commit_pooled(transaction))
        except Lost as lost:
            if not await self._was_committed(lost.commit_id):
                raise explain(lost.cause, self.place) from lost.cause
        except LeaseLost as lost:
            raise Overtaken(
                "store-away",
                f"The {self.place} has not heard from this process, and another one continues: {lost}.",
            ) from None
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from error
        except (asyncpg.PostgresError, *AWAY) as error:
            raise explain(error, self.place) from error

    async def _commit_holding(self, hold: Hold, transaction: Transaction) -> None:
        async with hold.lock:
            for left in reversed(range(DEADLOCKS)):
                try:
                    return await commit(hold.connection, transaction, hold.games, held_by_this_task(self))
                except asyncpg.DeadlockDetectedError:
                    if not left:
                        raise

    async def _commit_pooled(self, transaction: Transaction) -> None:
        async with self._pooled() as connection:
            await commit(connection, transaction, [], held_by_this_task(self))

    async def _was_committed(self, commit_id: CommitId) -> bool:
        """Find out whether a transaction was committed whose commit got no answer, once the server is back."""
        while True:
            status = await self._ask_for(LONGEST_COMMAND, STATUS, commit_id.number)
            if status != "in progress":
                break
            await asyncio.sleep(0.05)
        if status != "committed":
            return False
        return bool(
            await self._ask_for(LONGEST_COMMAND, COMMIT_RECORDED, commit_id.connection, commit_id.once)
        )

    async def _ask_for(self, seconds: float, sql: str, *args: str) -> Any:
        async def ask() -> Any:
            try:
                [rows] = await self._read([(sql, args)])
            except asyncpg.InvalidParameterValueError:
                return None  # "in the future": the server has crashed and lost the transaction
            return rows[0][0] if rows else None

        return await self._retrying(ask, seconds)

    # Locking games
    @contextlib.asynccontextmanager
    async def lock_game(self, game_id: int) -> AsyncIterator[LockedGame]:
        if self.readonly:
            yield LockedGame(game_id)
            return
        outer = _current_hold(self)
        if outer is not None:
            # Several games, as when deleting a user's data; callers lock them in the order of their ids.
            async with outer.lock:
                one = await self._take(outer, game_id)
            yield one
            return
        hold = await self._retrying(lambda: self._hold(game_id))
        before = _hold.set(hold)
        try:
            yield hold.games[0]
        finally:
            _hold.reset(before)
            hold.over = True
            await asyncio.shield(asyncio.ensure_future(self._release_hold(hold)))

    async def _hold(self, game_id: int) -> Hold:
        connection = await self._acquire()
        try:
            hold = Hold(self, connection)
            await self._take(hold, game_id)
        except BaseException:
            # The server may have granted the lock: the connection must not return to the pool with it.
            terminate(connection)
            await self._give_back(connection)
            raise
        return hold

    async def _take(self, hold: Hold, game_id: int) -> LockedGame:
        try:
            try:
                await hold.connection.execute("SELECT pg_advisory_lock($1)", game_id)
            except asyncpg.LockNotAvailableError:
                if not await hold.connection.fetch(END_STUCK, game_id, STUCK):
                    raise
                await hold.connection.execute("SELECT pg_advisory_lock($1)", game_id)
            version = await hold.connection.fetchval("SELECT version FROM games WHERE id = $1", game_id)
        except asyncpg.LockNotAvailableError as error:
            raise explain(error, self.place) from error
        one = LockedGame(game_id, version or 0)
        hold.games.append(one)
        return one

    async def _release_hold(self, hold: Hold) -> None:
        async with hold.lock:
            if hold.given_back:
                return
            try:
                await hold.connection.execute("SELECT pg_advisory_unlock_all()")
            except (asyncpg.PostgresError, *AWAY):
                terminate(hold.connection)
            await self._give_back(hold.connection)

    # Connections
    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection for reading: the current task's own one if it has locked a game. If that one is broken, any
        other connection can read the committed data."""
        hold = _current_hold(self)
        if hold is not None and hold.usable:
            async with hold.lock:
                yield hold.connection
            return
        if hold is not None and not hold.given_back:
            # Give the broken connection back first: tasks that each keep one while waiting for a second would deadlock.
            hold.given_back = True
            await self._give_back(hold.connection)
        async with self._pooled() as connection:
            yield connection

    async def _acquire(self) -> Any:
        try:
            async with asyncio.timeout(WAIT_FOR_A_CONNECTION):
                await self._free.acquire()
        except TimeoutError:
            raise asyncpg.TooManyConnectionsError("all connections of this process are in use") from None
        try:
            return await self._pool.acquire(timeout=PATIENCE)
        except BaseException:
            self._free.release()
            raise

    @contextlib.asynccontextmanager
    async def _pooled(self) -> AsyncIterator[Any]:
        connection = await self._acquire()
        try:
            yield connection
        except AWAY:
            terminate(connection)
            raise
        finally:
            await self._give_back(connection)

    async def _give_back(self, connection: Any) -> None:
        """Return a connection to the pool. Errors of a broken connection are ignored: its work is done or has
        failed."""
        try:
            with contextlib.suppress(*AWAY):
                await self._pool.release(connection)
        finally:
            self._free.release()

    async def _retrying(self, do: Callable[[], Awaitable[T]], seconds: float | None = None) -> T:
        """Retry for a while if the server is away. Only for operations that change nothing if they fail."""
        loop = asyncio.get_running_loop()
        until: float | None = None
        deadlocks = 0
        while True:
            try:
                return await do()
            except asyncpg.DeadlockDetectedError as error:
                # Two transactions waited for each other, and the server has rolled this one back.
                deadlocks += 1
                if deadlocks > DEADLOCKS:
                    raise explain(error, self.place) from error
            except AWAY as error:
                until = until or loop.time() + (PATIENCE if seconds is None else seconds)
                if loop.time() >= until or _is_closing(self._pool):
                    raise explain(error, self.place) from error
            except asyncpg.IntegrityConstraintViolationError:
                raise
            except asyncpg.PostgresError as error:
                raise explain(error, self.place) from error
            # A random delay, so that two deadlocked transactions do not retry at the same moment.
            await asyncio.sleep(random.uniform(0.05, 0.15) * (1 + deadlocks))


def _current_hold(database: PostgreSQL) -> Hold | None:
    hold = _hold.get()
    return hold if hold is not None and hold.database is database and not hold.over else None


def _is_closing(pool: Any) -> bool:
    return bool(pool.is_closing())


async def _set_up(connection: Any) -> None:
    """Set these by statements: as connection parameters, a pooler such as PgBouncer would refuse them."""
    await connection.execute(
        f"SET lock_timeout = '{WAIT_FOR_A_GAME}s'; SET idle_in_transaction_session_timeout = '{IDLE_TIMEOUT}s';"
        # A process whose machine has disappeared must not hold a game for hours.
        " SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3"
    )


async def _no_reset(connection: Any) -> None:
    """Connections are left clean, so a reset, with a round trip to the server, is not necessary."""
