"""The contract that every database keeps: reading, writing in transactions, and saying plainly what is wrong."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Protocol

from bot.hosting.errors import HostError

EXIT_CONFIG = 78


class Row(Protocol):
    """A row by the names of its columns, or by their numbers."""

    def __getitem__(self, key: Any, /) -> Any: ...
    def keys(self) -> Iterable[str]: ...


class StoreError(HostError):
    """The database cannot keep or give what was asked. `reason` is a message id for players; the sentence
    is the host's."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence, exit_code=EXIT_CONFIG)
        self.reason = reason


class Conflict(Exception):
    """What was to be written is there already, or what it refers to is not. Nothing of the transaction happened."""


@dataclass(slots=True)
class Result:
    """What a statement of a transaction gave: known once the transaction is kept."""

    rows: Sequence[Row] = ()
    count: int = 0
    """How many rows it changed."""

    @property
    def value(self) -> Any:
        """The first column of its only row, as of `RETURNING id`."""
        [row] = self.rows
        return row[0]


@dataclass(slots=True, frozen=True)
class Statement:
    sql: str
    args: tuple[Any, ...] = ()
    many: tuple[Sequence[Any], ...] | None = None
    """The same for each of these rows."""
    result: Result = field(default_factory=Result)


class Transaction:
    """Statements that are collected and then sent together: all of them happen, or none. Nothing they would find can
    decide what else is written: that is read before, under the game's lock, or said in SQL."""

    def __init__(self) -> None:
        self.statements: list[Statement] = []

    def add(self, sql: str, args: Iterable[Any] = ()) -> Result:
        statement = Statement(sql, tuple(args))
        self.statements.append(statement)
        return statement.result

    def add_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        if many := tuple(rows):
            self.statements.append(Statement(sql, many=many))


@dataclass(slots=True)
class Alone:
    """One game, while nobody else changes it."""

    game_id: int
    version: int = 0
    """Another one after every change of the game, whichever process made it."""


class Database(ABC):
    shared = False
    """Other processes may change the same games."""

    def __init__(self, place: str, now: Callable[[], datetime]) -> None:
        self.place = place
        """Where it is, for the host."""
        self.now = now

    @abstractmethod
    async def read(self, *statements: tuple[str, Iterable[Any]]) -> list[list[Row]]:
        """The rows of each statement, all as of one moment. Only what is committed is seen."""

    @abstractmethod
    async def keep(self, transaction: Transaction) -> None:
        """Commit all of it, or raise StoreError or Conflict: then nothing of it has happened. A caller that is
        cancelled here does not know whether it was kept, but that is decided by then."""

    @abstractmethod
    async def fold(self) -> None:
        """Leave no deleted data in the database's files."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written first."""

    # All that is in it, to be copied
    @abstractmethod
    async def tables(self) -> list[str]:
        """Their names, each after those it refers to."""

    @abstractmethod
    def everything(self) -> AsyncIterator[tuple[str, list[Row]]]:
        """The rows of all tables, some at a time, as of one moment."""

    @abstractmethod
    async def last_numbers(self) -> dict[str, int]:
        """The highest id that each table with ids of its own has given, also to what was deleted since."""

    @abstractmethod
    async def go_on_from(self, numbers: Mapping[str, int]) -> None:
        """The next ids are higher than these."""

    @abstractmethod
    async def put(self, table: str, rows: Sequence[Row]) -> None:
        """Rows of a table of the same name."""

    # Transactions
    @contextlib.asynccontextmanager
    async def alone(self, game_id: int) -> AsyncIterator[Alone]:
        """Nobody else changes this game until the end of the block, in no other process. Whoever calls sees to it that
        nobody does in this one."""
        yield Alone(game_id)

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Collects statements and keeps them at the end of the block. After a StoreError nothing has happened."""
        transaction = Transaction()
        yield transaction
        if transaction.statements:
            await self.keep(transaction)

    async def write(self, sql: str, args: Iterable[Any] = ()) -> int:
        """One statement as a transaction of its own; how many rows it changed."""
        async with self.transaction() as tx:
            result = tx.add(sql, args)
        return result.count

    async def rows(self, sql: str, args: Iterable[Any] = ()) -> list[Row]:
        [rows] = await self.read((sql, args))
        return rows

    async def row(self, sql: str, args: Iterable[Any] = ()) -> Row | None:
        rows = await self.rows(sql, args)
        return rows[0] if rows else None

    def timestamp(self) -> int:
        return int(self.now().timestamp())


NOT_COPIED = ("leases", "euphoria_version", "sqlite_sequence")
"""Tables that belong to a database, not to its games."""


def in_order(references: Mapping[str, set[str]]) -> list[str]:
    """Names of tables, each after those it refers to."""
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


def utc_now() -> datetime:
    return datetime.now(UTC)


def stamp(at: datetime | None) -> int | None:
    return None if at is None else int(at.timestamp())


def moment(seconds: int | None) -> datetime | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC)
