"""One statement for many rows. Its cursor holds on to the statement until it is closed or dropped; dropped by another
thread it resets the statement, perhaps in the middle of its next use, and a move is refused for no reason."""

from __future__ import annotations

import re
from pathlib import Path

import aiosqlite
import pytest

from bot.store import Store
from bot.store.database import run_many

STORE = Path(__file__).resolve().parents[2] / "bot" / "store"


async def test_the_cursor_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    closed: list[aiosqlite.Cursor] = []
    close = aiosqlite.Cursor.close

    async def note(cursor: aiosqlite.Cursor) -> None:
        await close(cursor)
        closed.append(cursor)

    monkeypatch.setattr(aiosqlite.Cursor, "close", note)
    store = await Store.open(tmp_path / "games.sqlite3")
    async with store.database.transaction() as tx:
        await run_many(tx, "INSERT INTO profiles (user_id) VALUES (?)", [(user,) for user in range(5)])
        assert len(closed) == 1
    assert len(await store.database.rows("SELECT * FROM profiles")) == 5
    await store.close()


def test_nothing_else_runs_a_statement_for_many_rows():
    users = [path.name for path in STORE.glob("*.py") if re.search(r"\.executemany\(", path.read_text())]
    assert users == ["database.py"]
