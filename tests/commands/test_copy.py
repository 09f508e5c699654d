"""Copying all games from a file to PostgreSQL and back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.commands import backup, copy, restore
from bot.commands.check import check
from bot.hosting.errors import HostError
from bot.store import Store, StoreError
from bot.store.database import Database
from bot.store.records import Kind, StandingAnswer
from bot.tables import Tables
from tests.databases import wait_for
from tests.tables.helpers import USERS, open_tables, play_on, start_game

from .restored import check_a_restore

pytestmark = pytest.mark.slow


async def some_games(tables: Tables) -> int:
    """Games with rows in most tables of the database."""
    moved = await play_on(tables, await start_game(tables, 3), random.Random(1), 40)
    game = moved.game.id
    await tables.messages.set(game, Kind.TABLE, 1, 2**60)
    await tables.play.set_standing(game, StandingAnswer(0, "ability", "ben", "no"), user_id=USERS[0])
    await tables.votes.open(game, "replace", user_id=USERS[0], about=1, details={"newcomer": 2**61})
    await tables.store.profiles.change(USERS[0], language="de", dm_closed=True)
    await tables.store.followers.add(game, 99)
    lobby = await tables.lobby.open(guild_id=9, channel_id=2, host_id=10, name="Ada")
    await tables.store.database.write("DELETE FROM games WHERE id = ?", (lobby.id,))
    return game


async def content(database: Database) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    async for table, rows in database.all_rows():
        # SQLite stores True as 1.
        plain = [[int(v) if isinstance(v, bool) else v for v in (row[n] for n in row.keys())] for row in rows]  # noqa: SIM118
        found.setdefault(table, []).extend(map(repr, plain))
    return {table: sorted(rows) for table, rows in found.items()}


def without_revisions(found: dict[str, list[str]]) -> dict[str, list[str]]:
    """Open games get another revision when they are restored: `games` may differ."""
    return {table: rows for table, rows in found.items() if table != "games"}


async def test_copying_to_postgresql_and_back_changes_nothing(tmp_path: Path, postgres_url: str):
    first, last = tmp_path / "first.sqlite3", tmp_path / "last.sqlite3"
    tables = await open_tables(first)
    game = await some_games(tables)
    view, before = await tables.view(game, 1), await content(tables.store.database)
    await tables.store.close()
    copied = await copy.copy(first, postgres_url)
    assert (copied.games, copied.broken) == (1, []) and copied.rows == sum(map(len, before.values()))
    tables = await open_tables(postgres_url)
    assert await content(tables.store.database) == before
    assert await tables.view(game, 1) == view
    assert (await tables.lobby.open(guild_id=9, channel_id=3, host_id=10, name="Ada")).id == game + 2, (
        "the number of a deleted game must not be used again"
    )
    await tables.store.database.write("DELETE FROM games WHERE id = ?", (game + 2,))
    await tables.store.close()
    await copy.copy(postgres_url, last)
    tables = await open_tables(last)
    assert await content(tables.store.database) == before
    assert await tables.view(game, 1) == view
    assert (await tables.lobby.open(guild_id=9, channel_id=3, host_id=10, name="Ada")).id == game + 3
    await tables.store.close()


async def test_a_database_with_games_is_left_alone(tmp_path: Path, postgres_url: str):
    first = tmp_path / "first.sqlite3"
    tables = await open_tables(first)
    await some_games(tables)
    await tables.store.close()
    other = await open_tables(postgres_url)
    await other.lobby.open(guild_id=9, channel_id=3, host_id=10, name="Ada")
    before = await content(other.store.database)
    with pytest.raises(HostError, match="There are games in the database test_1 on this machine already"):
        await copy.copy(first, postgres_url)
    assert await content(other.store.database) == before
    await other.store.close()


async def test_a_failed_copy_leaves_nothing(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
):
    first = tmp_path / "first.sqlite3"
    tables = await open_tables(first)
    await some_games(tables)
    await tables.store.close()

    def no_room(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("bot.store.postgres_content.checksum", no_room)
    with pytest.raises(StoreError):
        await copy.copy(first, postgres_url)
    monkeypatch.undo()
    store = await Store.open(postgres_url)
    assert await content(store.database) == {}
    await store.close()
    assert (await copy.copy(first, postgres_url)).games == 1


def test_the_command_copies_and_reports(
    tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
):
    from bot.__main__ import main

    async def fill() -> None:
        tables = await open_tables(tmp_path / "first.sqlite3")
        await some_games(tables)
        await tables.store.close()

    wait_for(fill())
    assert main(["copy", "--from", str(tmp_path / "first.sqlite3"), "--to", postgres_url]) == 0
    assert "1 game in " in capsys.readouterr().out
    assert main(["copy", "--from", str(tmp_path / "none.sqlite3"), "--to", postgres_url]) != 0
    assert "There is no database" in capsys.readouterr().err


async def test_a_backup_of_postgresql_is_a_file(tmp_path: Path, postgres_url: str):
    tables = await open_tables(postgres_url)
    await some_games(tables)
    target, checked = await backup.backup(postgres_url, tmp_path / "backups")
    assert checked[:2] == (1, []) and (await check(target))[:2] == (1, [])
    await tables.store.close()


async def test_restoring_replaces_the_contents_of_postgresql(tmp_path: Path, postgres_url: str):
    tables = await open_tables(postgres_url)
    game = await some_games(tables)
    then = await content(tables.store.database)
    saved, *_ = await backup.backup(postgres_url, tmp_path)
    await play_on(tables, await start_game(tables, 2, 7), random.Random(2), 5)
    later = await content(tables.store.database)
    await tables.leases.claim("process", tables.leases.owner, 60)
    with pytest.raises(HostError, match="A bot runs on the database test_1 on this machine: stop all"):
        await restore.restore_into(saved, postgres_url, tmp_path)
    assert await content(tables.store.database) == later
    await tables.store.close()
    before, games = await restore.restore_into(saved, postgres_url, tmp_path / "backups")
    assert games == 1 and before is not None
    tables = await open_tables(postgres_url)
    assert without_revisions(await content(tables.store.database)) == without_revisions(then)
    assert (await tables.position(game)).game.id == game
    await tables.store.close()
    before, games = await restore.restore_into(before, postgres_url, tmp_path / "backups")
    tables = await open_tables(postgres_url)
    assert games == 2
    assert without_revisions(await content(tables.store.database)) == without_revisions(later)
    await tables.store.close()


async def test_after_a_restore_into_postgresql_nobody_knows_the_rolls(tmp_path: Path, postgres_url: str):
    await check_a_restore(postgres_url, tmp_path)
