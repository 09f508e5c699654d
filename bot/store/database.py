"""The interface of both databases: reading, writing in transactions, and errors a host can act on."""

from __future__ import annotations

import contextlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

from bot.hosting.errors import HostError

EXIT_CONFIG = 78


PROBE = 16_384
"""Bytes that are written to find out whether anything can be stored."""


class Row(Protocol):
    """A row, indexed by column name or number."""

    def __getitem__(self, key: Any, /) -> Any: ...
    def keys(self) -> Iterable[str]: ...


class StoreError(HostError):
    """The database could not read or write. `reason` is a message id for players; the sentence is for the host."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence, exit_code=EXIT_CONFIG)
        self.reason = reason


class Overtaken(StoreError):
    """Another process has taken a lease that this one held: nothing was written."""


class InTheWay(StoreError):
    """Another process has to end first, which it does soon."""


class Conflict(Exception):
    """A row to be written exists already, or a row it refers to does not. The transaction was rolled back."""


class Outdated(Exception):
    """Another process has changed the game since it was read here. The transaction was rolled back: load the game and
    compute the change again."""


@dataclass(slots=True)
class Result:
    """The result of a statement in a transaction, available once the transaction is committed."""

    rows: Sequence[Row] = ()
    count: int = 0
    """The number of changed rows."""

    @property
    def value(self) -> Any:
        """The first column of the only row, as with `RETURNING id`."""
        [row] = self.rows
        return row[0]


@dataclass(slots=True)
class Statement:
    sql: str
    args: tuple[Any, ...] = ()
    many: tuple[Sequence[Any], ...] | None = None
    """Run the statement once for each of these rows."""
    result: Result = field(default_factory=Result)


class Transaction:
    """Statements that are collected, then sent together and committed or rolled back as a whole. Their results come too
    late to decide what else to write: read before the transaction, under the game's lock, or decide in SQL."""

    def __init__(self) -> None:
        self.statements: list[Statement] = []
        self.at_end: list[Callable[[], None]] = []
        """Called when the transaction is over, whatever its outcome."""

    def add(self, sql: str, args: Iterable[Any] = ()) -> Result:
        statement = Statement(sql, tuple(args))
        self.statements.append(statement)
        return statement.result

    def add_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        if many := tuple(rows):
            self.statements.append(Statement(sql, many=many))


@dataclass(slots=True)
class LockedGame:
    """One game, locked against changes by other processes."""

    game_id: int
    version: int = 0
    """Changes with every change of the game, whichever process made it."""


class Database(ABC):
    shared = False
    """Other processes may change the same games."""

    def __init__(self, place: str, now: Callable[[], datetime]) -> None:
        self.place = place
        """The location, as shown to the host."""
        self.now = now
        self.readonly = False
        """Opened by a shell command that only reads: what is changed in memory is not stored."""
        self._probe = secrets.token_hex(8) if self.shared else ""
        self.path: Path | None = None
        """The file, if it is one."""

    @abstractmethod
    async def read(self, *statements: tuple[str, Iterable[Any]]) -> list[list[Row]]:
        """The rows of each statement, all from one snapshot of the committed data."""

    @abstractmethod
    async def commit(self, transaction: Transaction) -> None:
        """Commit the transaction, or raise StoreError, Conflict or Outdated with nothing written. A caller that is
        cancelled here does not know whether the commit succeeded, but the outcome is final by then."""

    @abstractmethod
    async def erase_deleted(self) -> bool:
        """Remove deleted data from the database's files. False if that has to be tried again later."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes, then close."""

    def connections(self) -> dict[str, int]:
        """How many connections to a server there are: open, in use, and at most."""
        return {}

    # Copying a whole database
    @abstractmethod
    async def tables(self) -> list[str]:
        """The names of all tables, each after the tables it refers to."""

    @abstractmethod
    def all_rows(self, *, apart: bool = False) -> AsyncIterator[tuple[str, list[Row]]]:
        """The rows of all tables, in batches, from one snapshot; `apart`, without the content of archives."""

    @abstractmethod
    async def last_ids(self) -> dict[str, int]:
        """The highest id ever assigned by each table with generated ids, including deleted rows."""

    @abstractmethod
    async def fill(self, source: Database, *, replace: bool = False, apart: bool = False) -> dict[str, int]:
        """Copy all rows of another database into this one, which must be empty unless its rows are to be replaced, and
        compare them. All in one transaction: if it fails or the process is killed, nothing has changed. Return the
        number of rows of each table."""

    # Transactions
    @contextlib.asynccontextmanager
    async def lock_game(self, game_id: int) -> AsyncIterator[LockedGame]:
        """Lock the game against other processes until the end of the block. Callers must make sure themselves that no
        other task of this process changes it."""
        yield LockedGame(game_id)

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Collect statements and commit them at the end of the block. After a StoreError nothing has been written."""
        transaction = Transaction()
        yield transaction
        if transaction.statements and not self.readonly:
            try:
                await self.commit(transaction)
            finally:
                for call in transaction.at_end:
                    call()

    async def write(self, sql: str, args: Iterable[Any] = ()) -> int:
        """Run one statement in its own transaction and return the number of changed rows."""
        async with self.transaction() as tx:
            result = tx.add(sql, args)
        return result.count

    async def try_write(self) -> None:
        """Store something of no meaning, as large as the rows of a move: a StoreError if nothing can be stored."""
        await self.write(
            "INSERT INTO leases (kind, key, owner, until) VALUES ('probe', ?, ?, 0)"
            " ON CONFLICT (kind, key) DO UPDATE SET owner = excluded.owner",
            (self._probe, secrets.token_hex(PROBE // 2)),
        )

    async def rows(self, sql: str, args: Iterable[Any] = ()) -> list[Row]:
        [rows] = await self.read((sql, args))
        return rows

    async def row(self, sql: str, args: Iterable[Any] = ()) -> Row | None:
        rows = await self.rows(sql, args)
        return rows[0] if rows else None

    def timestamp(self) -> int:
        return int(self.now().timestamp())


NOT_COPIED = ("leases", "euphoria_version", "sqlite_sequence")
"""Tables that describe the database itself and are left out of a copy."""


def content_of(table: str, *, apart: bool) -> str:
    """A query for a whole table."""
    columns = "game_id, length, digest, NULL AS content" if apart and table == "archives" else "*"
    return f"SELECT {columns} FROM {table} ORDER BY 1"


def in_order(references: Mapping[str, set[str]]) -> list[str]:
    """Table names sorted so that each comes after the tables it refers to."""
    ordered: list[str] = []
    while len(ordered) < len(references):
        ordered += sorted(
            name
            for name, others in references.items()
            if name not in ordered and others - {name} <= set(ordered)
        )
    return ordered


def insertion(table: str, columns: Iterable[str]) -> str:
    names = list(columns)
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


class NotEmpty(Exception):
    """There are rows in a database that was to be filled."""


class Differs(Exception):
    """What was written is not what was read."""


def checksum(rows: Iterable[Row]) -> int:
    """A number that does not depend on the order of the rows, and is the same for True and for SQLite's 1."""
    return sum(hash(tuple((name, row[name]) for name in row.keys())) for row in rows)  # noqa: SIM118 (a Row iterates values)


def utc_now() -> datetime:
    return datetime.now(UTC)


def stamp(at: datetime | None) -> int | None:
    return None if at is None else int(at.timestamp())


def moment(seconds: int | None) -> datetime | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC)
