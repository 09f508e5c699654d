"""A transaction needs one round trip to the database's thread, and its results are available after the commit."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.store import Conflict, Store
from bot.store.database import Transaction
from bot.store.records import AskedRecord
from tests.waiting import HANG

from .helpers import writer


def count_hops(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    connection, hops = writer(store), []
    execute = connection._execute

    async def counted(function: Any, *args: Any, **options: Any) -> Any:
        hops.append(function)
        return await execute(function, *args, **options)

    monkeypatch.setattr(connection, "_execute", counted)
    return hops


async def test_a_transaction_needs_one_round_trip(file_store: Store, monkeypatch: pytest.MonkeyPatch):
    hops = count_hops(file_store, monkeypatch)
    async with file_store.database.transaction() as tx:
        for user in range(3):
            tx.add("INSERT INTO profiles (user_id) VALUES (?)", (user,))
        tx.add_many("INSERT INTO profiles (user_id) VALUES (?)", [(user,) for user in range(3, 9)])
        assert not hops
    assert len(hops) == 1
    assert len(await file_store.database.rows("SELECT * FROM profiles")) == 9


async def test_an_empty_transaction_is_not_sent(file_store: Store, monkeypatch: pytest.MonkeyPatch):
    hops = count_hops(file_store, monkeypatch)
    async with file_store.database.transaction() as tx:
        tx.add_many("INSERT INTO profiles (user_id) VALUES (?)", [])
    assert not hops


async def test_results_are_available_after_the_commit(store: Store):
    async with store.database.transaction() as tx:
        tx.add_many("INSERT INTO profiles (user_id) VALUES (?)", [(1,), (2,)])
        changed = tx.add("UPDATE profiles SET language = 'de'")
        gone = tx.add("DELETE FROM profiles WHERE user_id = 2 RETURNING user_id, language")
        assert not gone.rows
    assert changed.count == 2
    assert [(row["user_id"], row["language"]) for row in gone.rows] == [(2, "de")] and gone.value == 2


async def test_a_conflict_undoes_what_came_before_it(store: Store):
    await store.profiles.change(2, language="en")
    with pytest.raises(Conflict):
        async with store.database.transaction() as tx:
            tx.add("INSERT INTO profiles (user_id) VALUES (1)")
            tx.add("INSERT INTO profiles (user_id) VALUES (2)")
    assert [row["user_id"] for row in await store.database.rows("SELECT user_id FROM profiles")] == [2]


async def test_several_reads_see_one_snapshot(store: Store):
    one, other = await store.database.read(("SELECT count(*) AS n FROM profiles", ()), ("SELECT 7 AS n", ()))
    assert (one[0]["n"], other[0]["n"]) == (0, 7)
    await store.profiles.change(1, language="en")  # readers do not block writers afterwards
    await store.database.erase_deleted()
    assert (await store.database.rows("SELECT count(*) AS n FROM profiles"))[0]["n"] == 1


async def test_a_cancelled_writer_leaves_no_unfinished_write(file_store: Store):
    """A writer is cancelled while its commit waits behind a slow job: the writer only ends after the commit, so that
    later reads see it."""
    begun, go_on = threading.Event(), threading.Event()

    def slow(_: sqlite3.Connection) -> None:
        begun.set()
        go_on.wait(HANG)

    blocking = asyncio.create_task(writer(file_store).run(slow))
    await asyncio.to_thread(begun.wait, HANG)
    writing = asyncio.create_task(file_store.profiles.change(1, language="en"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    writing.cancel()
    await asyncio.sleep(0.01)
    assert not writing.done()
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert (await file_store.profiles.get(1)).language == "en"
    await blocking


async def test_a_move_always_uses_the_same_statements(file_store: Store, monkeypatch):
    """Statements must not contain changing numbers, because databases cache prepared statements by their text."""
    said = []
    for now in (datetime(2026, 11, 17, tzinfo=UTC), datetime(2026, 11, 18, tzinfo=UTC)):
        monkeypatch.setattr(file_store.database, "now", lambda now=now: now)
        asked = AskedRecord(1, 0, 10, 5, "act", now, now + timedelta(days=1), None)
        tx = Transaction()
        file_store.asked.set(tx, 1, 5, [asked], timedelta(days=1))
        said.append([statement.sql for statement in tx.statements])
    assert len(said[0]) == 4 and said[0] == said[1]
