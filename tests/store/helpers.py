"""The file under a store."""

from __future__ import annotations

from pathlib import Path

from bot.store import Store
from bot.store.sqlite import SQLite
from bot.store.sqlite_connection import Connection


def writer(store: Store) -> Connection:
    """The connection that writes, to set a limit on it."""
    assert isinstance(store.database, SQLite)
    return store.database._writer


def file_of(store: Store) -> Path:
    assert isinstance(store.database, SQLite)
    return store.database.path
