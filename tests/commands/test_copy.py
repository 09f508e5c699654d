"""Copying all games from a file to PostgreSQL and back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.commands import backup, copy, restore
from bot.commands.check import check
from bot.games import Games
from bot.hosting.errors import HostError
from bot.store import Store, StoreError
from bot.store.database import Database
from bot.store.records import Kind, StandingAnswer
from tests.databases import wait_for
from tests.games.helpers import USERS, open_games, play_on, start_game

from .restored import check_a_restore

pytestmark = pytest.mark.slow


async def some_games(games: Games) -> int:
    """Games with rows in most tables of the database."""
    moved = await play_on(games, await start_game(games, 3), random.Random(1), 40)
    game = moved.game.id
    await games.messages.set(game, Kind.TABLE, 1, 2**60)
    await games.play.set_standing(game, StandingAnswer(0, "ability", "ben", "no"), user_id=USERS[0])
    await games.votes.open(game, "replace", user_id=USERS[0], about=1, details={"newcomer": 2**61})
    await games.store.profiles.change(USERS[0], language="de", dm_closed=True)
    await games.store.followers.add(game, 99)
    lobby = await games.lobby.open(guild_id=9, channel_id=2, host_id=10, name="Ada")
    await games.store.database.write("DELETE FROM games WHERE id = ?", (lobby.id,))
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
    games = await open_games(first)
    game = await some_games(games)
    view, before = await games.view(game, 1), await content(games.store.database)
    await games.store.close()
    copied = await copy.copy(first, postgres_url)
    assert (copied.games, copied.broken) == (1, []) and copied.rows == sum(map(len, before.values()))
    games = await open_games(postgres_url)
    assert await content(games.store.database) == before
    assert await games.view(game, 1) == view
    assert (await games.lobby.open(guild_id=9, channel_id=3, host_id=10, name="Ada")).id == game + 2, (
        "the number of a deleted game must not be used again"
    )
    await games.store.database.write("DELETE FROM games WHERE id = ?", (game + 2,))
    await games.store.close()
    await copy.copy(postgres_url, last)
    games = await open_games(last)
    assert await content(games.store.database) == before
    assert await games.view(game, 1) == view
    assert (await games.lobby.open(guild_id=9, channel_id=3, host_id=10, name="Ada")).id == game + 3
    await games.store.close()


async def test_a_database_with_games_is_left_alone(tmp_path: Path, postgres_url: str):
    first = tmp_path / "first.sqlite3"
    games = await open_games(first)
    await some_games(games)
    await games.store.close()
    other = await open_games(postgres_url)
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
    games = await open_games(first)
    await some_games(games)
    await games.store.close()

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
        games = await open_games(tmp_path / "first.sqlite3")
        await some_games(games)
        await games.store.close()

    wait_for(fill())
    assert main(["copy", "--from", str(tmp_path / "first.sqlite3"), "--to", postgres_url]) == 0
    assert "1 game in " in capsys.readouterr().out
    assert main(["copy", "--from", str(tmp_path / "none.sqlite3"), "--to", postgres_url]) != 0
    assert "There is no database" in capsys.readouterr().err


async def test_a_backup_of_postgresql_is_a_file(tmp_path: Path, postgres_url: str):
    games = await open_games(postgres_url)
    await some_games(games)
    target, checked = await backup.backup(postgres_url, tmp_path / "backups")
    assert checked[:2] == (1, []) and (await check(target))[:2] == (1, [])
    await games.store.close()


async def test_restoring_replaces_the_contents_of_postgresql(tmp_path: Path, postgres_url: str):
    games = await open_games(postgres_url)
    game = await some_games(games)
    then = await content(games.store.database)
    saved, *_ = await backup.backup(postgres_url, tmp_path)
    await play_on(games, await start_game(games, 2, 7), random.Random(2), 5)
    later = await content(games.store.database)
    await games.leases.claim("process", games.leases.owner, 60)
    with pytest.raises(HostError, match="A bot runs on the database test_1 on this machine: stop all"):
        await restore.restore_into(saved, postgres_url, tmp_path)
    assert await content(games.store.database) == later
    await games.store.close()
    before, all_games = await restore.restore_into(saved, postgres_url, tmp_path / "backups")
    assert all_games == 1 and before is not None
    games = await open_games(postgres_url)
    assert without_revisions(await content(games.store.database)) == without_revisions(then)
    assert (await games.position(game)).game.id == game
    await games.store.close()
    before, all_games = await restore.restore_into(before, postgres_url, tmp_path / "backups")
    games = await open_games(postgres_url)
    assert all_games == 2
    assert without_revisions(await content(games.store.database)) == without_revisions(later)
    await games.store.close()


async def test_after_a_restore_into_postgresql_nobody_knows_the_rolls(tmp_path: Path, postgres_url: str):
    await check_a_restore(postgres_url, tmp_path)
