"""The SQLite file: opening, migrating, writing, and error messages."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store import Store, StoreError
from bot.store.sqlite import SQLite
from bot.store.sqlite_files import APPLICATION_ID
from bot.store.versions import migrations

from .helpers import file_of, writer

NEXT = "ALTER TABLE profiles ADD COLUMN pronoun TEXT;"


async def pragma(store: Store, name: str) -> object:
    return next(iter(await writer(store).execute_fetchall(f"PRAGMA {name}")))[0]


def backups(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.backup*"))


async def test_a_power_cut_loses_nothing_acknowledged(file_store: Store):
    assert await pragma(file_store, "journal_mode") == "wal"
    assert await pragma(file_store, "synchronous") == 2  # FULL
    assert await pragma(file_store, "foreign_keys") == 1
    assert await pragma(file_store, "application_id") == APPLICATION_ID
    assert await pragma(file_store, "user_version") == len(migrations())


async def test_a_transaction_is_atomic(store: Store):
    with pytest.raises(RuntimeError):
        async with store.database.transaction() as tx:
            tx.add("INSERT INTO profiles (user_id) VALUES (1)")
            raise RuntimeError
    assert await store.database.rows("SELECT * FROM profiles") == []
    async with store.database.transaction() as tx:
        tx.add("INSERT INTO profiles (user_id) VALUES (2)")
    assert len(await store.database.rows("SELECT * FROM profiles")) == 1


async def test_readers_see_only_what_was_committed(store: Store):
    async with store.database.transaction() as tx:
        tx.add("INSERT INTO profiles (user_id) VALUES (1)")
        assert await store.database.rows("SELECT * FROM profiles") == []


async def test_a_cancelled_transaction_leaves_nothing_and_the_next_one_works(store: Store):
    inside = asyncio.Event()

    async def write_for_ever() -> None:
        async with store.database.transaction() as tx:
            tx.add("INSERT INTO profiles (user_id) VALUES (1)")
            inside.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(write_for_ever())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.profiles.change(2, language="en")
    assert [row["user_id"] for row in await store.database.rows("SELECT user_id FROM profiles")] == [2]


async def test_writers_wait_for_each_other(store: Store):
    await asyncio.gather(*(store.profiles.change(user, reach="both") for user in range(20)))
    assert len(await store.database.rows("SELECT * FROM profiles")) == 20


async def test_a_database_of_the_previous_version_is_backed_up_and_migrated(tmp_path: Path):
    path = tmp_path / "games.sqlite3"
    store = await Store.open(path)
    await store.profiles.change(7, language="de")
    await store.close()
    when = datetime(2026, 5, 1, 12, tzinfo=UTC)
    newer = await SQLite.open(path, now=lambda: when, scripts=[*migrations(), NEXT])
    row = await newer.row("SELECT * FROM profiles")
    assert row is not None and (row["user_id"], row["language"], row["pronoun"]) == (7, "de", None)
    await newer.close()
    [backup] = backups(tmp_path)
    assert backup.name == f"games.sqlite3.version{len(migrations())}.backup"
    with closing(sqlite3.connect(backup)) as old:
        assert old.execute("PRAGMA user_version").fetchone()[0] == len(migrations())
        assert old.execute("SELECT user_id, language FROM profiles").fetchall() == [(7, "de")]
    # The next start has nothing to do and takes no backup.
    again = await SQLite.open(path, scripts=[*migrations(), NEXT])
    await again.close()
    assert backups(tmp_path) == [backup]


async def test_a_failed_migration_changes_nothing(tmp_path: Path):
    path = tmp_path / "games.sqlite3"
    await (await Store.open(path)).close()
    wrong = "CREATE TABLE half (id INTEGER); INSERT INTO nowhere VALUES (1);"
    for _ in range(2):
        with pytest.raises(StoreError, match=r"cannot be updated .*: no such table: nowhere"):
            await SQLite.open(path, scripts=[*migrations(), wrong])
    assert len(backups(tmp_path)) == 1, "each attempt must not leave another copy"
    store = await Store.open(path)
    assert await store.database.rows("SELECT name FROM sqlite_master WHERE name = 'half'") == []
    assert await pragma(store, "user_version") == len(migrations())
    await store.close()


async def test_a_database_of_a_newer_bot_is_not_changed(tmp_path: Path):
    path = tmp_path / "games.sqlite3"
    await (await SQLite.open(path, scripts=[*migrations(), NEXT])).close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="newer version of this bot: update the bot") as refused:
        await Store.open(path)
    assert refused.value.reason == "store-newer"
    assert path.read_bytes() == before


async def test_a_file_that_is_not_a_database(tmp_path: Path):
    path = tmp_path / "games.sqlite3"
    path.write_text("Dear diary, " * 500)
    with pytest.raises(StoreError, match="restore a backup, or name another file"):
        await Store.open(path)
    assert path.read_text().startswith("Dear diary")


async def test_another_programs_database(tmp_path: Path):
    path = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (id INTEGER)")
    with pytest.raises(StoreError, match="belongs to another program"):
        await Store.open(path)


async def test_a_damaged_database(tmp_path: Path):
    path = tmp_path / "games.sqlite3"
    store = await Store.open(path)
    for user in range(200):
        await store.profiles.change(user, language="x" * 200)
    await store.close()
    content = bytearray(path.read_bytes())
    content[2048:] = b"\xff" * (len(content) - 2048)
    path.write_bytes(bytes(content))
    with pytest.raises(StoreError) as refused:
        store = await Store.open(path)
        try:
            await store.games.all_ids()
        finally:
            await store.close()
    assert refused.value.reason == "store-broken"


@pytest.mark.parametrize("name", ["", "missing/games.sqlite3"])
async def test_a_path_that_cannot_be_written(tmp_path: Path, name: str):
    with pytest.raises(StoreError, match=r"cannot be opened or written: let this user write") as refused:
        await Store.open(tmp_path / name)
    assert str(refused.value).count("\n") == 0


async def test_a_full_disk_while_writing(file_store: Store):
    """SQLite's page limit simulates a full disk; the error is the same."""
    await file_store.profiles.change(1, language="en")
    pages = await pragma(file_store, "page_count")
    await writer(file_store).execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreError, match=r"disk .* is full: make room") as refused:
        async with file_store.database.transaction() as tx:
            tx.add("UPDATE profiles SET language = 'de' WHERE user_id = 1")
            tx.add("INSERT INTO profiles (user_id, time_zone) VALUES (2, ?)", ("x" * 100_000,))
    assert refused.value.reason == "store-full"
    assert (await file_store.profiles.get(1)).language == "en"
    await writer(file_store).execute("PRAGMA max_page_count = 1000000")
    await file_store.profiles.change(1, language="fr")
    assert (await file_store.profiles.get(1)).language == "fr"


async def test_a_backup_that_does_not_fit_stops_the_migration(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "games.sqlite3"
    await (await Store.open(path)).close()

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(StoreError, match="is full"):
        await SQLite.open(path, scripts=[*migrations(), NEXT])
    monkeypatch.undo()
    assert backups(tmp_path) == []
    store = await Store.open(path)
    assert await pragma(store, "user_version") == len(migrations())
    await store.close()


async def test_a_copy_can_be_read_while_the_bot_writes(file_store: Store, tmp_path: Path):
    await file_store.profiles.change(1, language="it")
    async with Store.snapshot(file_of(file_store)) as copy:
        assert (await copy.profiles.get(1)).language == "it"
        await copy.profiles.change(1, language="de")
    assert (await file_store.profiles.get(1)).language == "it"
    with pytest.raises(StoreError, match="There is no database"):
        async with Store.snapshot(tmp_path / "other.sqlite3"):
            pass


async def test_a_copied_backup_opens(file_store: Store, tmp_path: Path):
    """Restoring a backup as described in README: stop, replace the file by the copy, start."""
    await file_store.profiles.change(3, reach="channel")
    await file_store.database.erase_deleted()
    shutil.copy(file_of(file_store), tmp_path / "restored.sqlite3")
    restored = await Store.open(tmp_path / "restored.sqlite3")
    assert (await restored.profiles.get(3)).reach == "channel"
    await restored.close()


async def test_several_processes_may_update_the_same_file_at_once(tmp_path: Path):
    """Each of them finds the tables of an older version, and only one of them can be the first to change them."""
    stores = await asyncio.gather(*(Store.open(tmp_path / "games.sqlite3") for _ in range(4)))
    for store in stores:
        await store.close()
