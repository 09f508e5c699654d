"""The file under a store."""

from __future__ import annotations

from pathlib import Path

from bot.store import Store
from bot.store.records import SeatRecord
from bot.store.sqlite import SQLite
from bot.store.sqlite_connection import Connection


def writer(store: Store) -> Connection:
    """The writing connection, for tests that set limits on it."""
    assert isinstance(store.database, SQLite)
    return store.database._writer


def file_of(store: Store) -> Path:
    assert isinstance(store.database, SQLite)
    return store.database.path


CHANNEL = 2**62 + 5  # as large as Discord's ids may grow


async def new_game(store: Store, channel: int = CHANNEL, users: tuple[int | None, ...] = (1, 2)) -> int:
    async with store.database.transaction() as tx:
        seats = [SeatRecord(0, seat, user, f"P{seat}", f"colour{seat}") for seat, user in enumerate(users)]
        made = store.games.insert(
            tx, guild_id=9, channel_id=channel, host_id=users[0], seats=seats, pace="day"
        )
    return int(made.value)


async def set_status(store: Store, game: int, status: str) -> None:
    async with store.database.transaction() as tx:
        store.games.update(tx, game, status=status)
