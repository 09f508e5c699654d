"""Backups of a database that is in use, and restoring them."""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.commands import backup, restore
from bot.commands.check import check
from bot.games import Moved
from bot.hosting.errors import HostError
from bot.store import Store, StoreError
from bot.store.archives import SHARED
from tests.databases import make_file
from tests.games.helpers import open_games, play_on, start_game
from tests.shell import ROOT
from tests.waiting import HANG

from .restored import check_a_restore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


async def length(path: Path, game_id: int) -> int:
    async with Store.snapshot(path) as store:
        return await store.log.length(game_id)


async def test_a_copy_is_taken_while_moves_are_made(path: Path, tmp_path: Path) -> None:
    games = await open_games(path)
    moved = await play_on(games, await start_game(games, 3), random.Random(1), 20)
    playing: asyncio.Task[Moved] = asyncio.create_task(play_on(games, moved, random.Random(2), 60))
    copy, checked = await backup.backup(path, tmp_path / "copies")
    assert checked[:2] == (1, [])
    then = await playing
    assert moved.length <= await length(copy, moved.game.id) <= then.length
    assert list((tmp_path / "copies").glob("euphoria-*")) == [copy]
    await games.store.close()


async def test_the_newest_copies_are_kept(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await (await open_games(path)).store.close()
    made = [(await backup.backup(path, path.parent / "backups"))[0] for _ in range(3)]
    assert backup.copies(path.parent / "backups") == made
    arguments = argparse.Namespace(database=path, to=None, keep=2, then=None)
    assert await asyncio.to_thread(backup.main, arguments) == 0
    left = backup.copies(path.parent / "backups")
    assert len(left) == 2 and left[0] == made[-1]
    told = capsys.readouterr().out
    assert "0 games" in told and f"{made[0]} is deleted" in told
    async with Store.reading(path) as store:
        assert await store.last_backup() >= datetime.now(UTC).timestamp() - HANG


async def test_only_what_a_copy_names_stays_in_the_shared_file(path: Path) -> None:
    folder = path.parent / "backups"
    games = await open_games(path)
    moved = await play_on(games, await start_game(games, 2), random.Random(21), 10_000)
    await games.keeping.archive(moved.game.id)
    await backup.backup(path, folder)
    await games.keeping.delete_old(timedelta(0))
    await games.ratings.rate_new()
    await games.store.database.write("UPDATE games SET ended_at = 0")
    assert await games.keeping.delete_old(timedelta(days=1)) == 1
    await games.store.close()

    def shared() -> int:
        with closing(sqlite3.connect(folder / SHARED)) as file:
            return int(file.execute("SELECT count(*) FROM archives").fetchone()[0])

    arguments = {"database": path, "to": None, "then": None}
    assert (
        await asyncio.to_thread(backup.main, argparse.Namespace(**arguments, keep=2)) == 0 and shared() == 1
    )
    assert (
        await asyncio.to_thread(backup.main, argparse.Namespace(**arguments, keep=1)) == 0 and shared() == 0
    )


async def test_a_copy_is_handed_to_a_command(path: Path, tmp_path: Path) -> None:
    """To send it somewhere else. A command that fails is told."""
    await (await open_games(path)).store.close()
    command = f'cp -r "$FOLDER" {tmp_path / "elsewhere"} && test -f "$COPY"'
    arguments = argparse.Namespace(database=path, to=None, keep=0, then=command)
    assert await asyncio.to_thread(backup.main, arguments) == 0
    [copy] = backup.copies(tmp_path / "elsewhere")
    assert (await check(copy)).games == 0
    with pytest.raises(HostError, match="failed with code 3"):
        backup._then("exit 3", copy)


def test_one_backup_at_a_time_removes_what_a_killed_one_left(path: Path) -> None:
    make_file(path)
    folder = path.parent / "backups"
    folder.mkdir()
    left = folder / "euphoria-20240101T000000000000Z.part"
    left.touch()
    hold = (
        "import pathlib, sys; from bot.store.lock_files import alone\n"
        "with alone(pathlib.Path(sys.argv[1])) as only: print(only, flush=True); input()"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", hold, str(folder / ".lock")],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert other.stdout is not None and other.stdout.readline() == "True\n"
    with pytest.raises(HostError, match="Another backup is being written"):
        asyncio.run(backup.backup(path, folder))
    assert left.exists()
    other.communicate("\n", timeout=HANG)
    asyncio.run(backup.backup(path, folder))
    assert not list(folder.glob("*.part"))


async def test_restoring_replaces_the_database(path: Path) -> None:
    games = await open_games(path)
    moved = await play_on(games, await start_game(games, 2), random.Random(1), 20)
    copy, *_ = await backup.backup(path, path.parent / "backups")
    later = await play_on(games, moved, random.Random(2), 10)
    with pytest.raises(HostError, match="A bot runs on"):
        await restore.restore(copy, path)
    assert (await games.position(moved.game.id)).length == later.length
    await games.store.close()
    before, all_games = await restore.restore(copy, path)
    assert all_games == 1 and before is not None
    assert await length(before, moved.game.id) == later.length
    games = await open_games(path)
    again = await games.position(moved.game.id)
    assert again.length == moved.length and again.prompts == moved.prompts
    await games.store.close()
    assert (await check(path))[:2] == (1, [])


async def test_the_database_of_a_killed_bot_is_kept_as_one_file(path: Path, tmp_path: Path) -> None:
    """Its last moves are only in its write-ahead file. Afterwards no other files are next to the two databases."""
    games = await open_games(path)
    moved = await play_on(games, await start_game(games, 2), random.Random(1), 20)
    copy, *_ = await backup.backup(path, tmp_path / "backups")
    later = await play_on(games, moved, random.Random(2), 10)
    killed = tmp_path / "killed" / path.name
    killed.parent.mkdir()
    for ending in ("", "-wal", "-shm"):
        shutil.copy(f"{path}{ending}", f"{killed}{ending}")
    await games.store.close()
    before, _ = await restore.restore(copy, killed)
    assert before is not None and sorted(killed.parent.iterdir()) == [
        killed,
        before,
        killed.with_name(killed.name + ".lock"),
    ]
    assert await length(before, moved.game.id) == later.length
    assert await length(killed, moved.game.id) == moved.length


async def test_a_damaged_database_is_replaced_and_kept(path: Path) -> None:
    games = await open_games(path)
    await start_game(games, 2)
    copy, *_ = await backup.backup(path, path.parent / "backups")
    await games.store.close()
    await asyncio.to_thread(path.write_bytes, b"damaged" * 1000)
    before, all_games = await restore.restore(copy, path)
    assert all_games == 1 and before is not None and before.read_bytes().startswith(b"damaged")
    assert (await check(path))[:2] == (1, [])
    games = await open_games(path)
    opened = await games.lobby.open(guild_id=9, channel_id=5, host_id=10, name="Ada")
    assert opened.id > 1 + restore.LEAST_SKIPPED, (
        "nobody can tell which numbers were given since the copy was made"
    )
    await games.store.close()


async def test_a_file_that_is_not_a_copy_is_refused(path: Path, tmp_path: Path) -> None:
    games = await open_games(path)
    await games.store.close()
    other = tmp_path / "other.txt"
    other.write_text("not a database, but long enough to be looked at " * 100)
    for wrong in (other, tmp_path / "missing.sqlite3", path):
        with pytest.raises(HostError):
            await restore.restore(wrong, path)
    assert (await check(path))[:2] == (0, [])
    with pytest.raises(HostError, match="cannot be written"):
        await backup.backup(path, other / "folder")
    with pytest.raises(HostError, match="--keep"):
        backup.main(argparse.Namespace(database=path, to=None, keep=-1))


async def test_a_copy_that_is_not_there_is_named(path: Path) -> None:
    """Not the database, which is right."""
    with pytest.raises(HostError, match=r"no copy at nothing\.sqlite3") as told:
        await restore.restore(Path("nothing.sqlite3"), path)
    assert "--database" not in str(told.value)


async def test_what_is_wrong_is_said_of_the_database_not_of_the_copy(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await open_games(path)).store.close()

    async def damaged(part: Path, *_: object, **__: object) -> None:
        raise StoreError("store-broken", f"{part} is damaged")

    monkeypatch.setattr("bot.commands.backup.check", damaged)
    with pytest.raises(HostError) as told:
        await backup.backup(path, path.parent / "backups")
    assert str(told.value) == f"{path} is damaged"


async def test_after_a_restore_nobody_knows_the_rolls(path: Path, tmp_path: Path) -> None:
    await check_a_restore(path, tmp_path / "copies")
