"""`copy` and `restore` that are killed in the middle, and bots that start meanwhile."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from pathlib import Path

import pytest

from bot.commands import backup, copy
from bot.hosting.shards import MAINTENANCE
from bot.store import Store
from tests.databases import Place
from tests.games.helpers import open_games, play_on, start_game
from tests.resilience.wire.wire import Wire
from tests.shell import ROOT
from tests.waiting import HANG

from .started import Run

pytestmark = pytest.mark.slow

FILES = "pathlib:Path.replace,pathlib:Path.hardlink_to,pathlib:Path.unlink,bot.commands.restore:seal"
ROWS = "asyncpg.connection:Connection.copy_records_to_table"


async def games(place: Place, *channels: int) -> None:
    games = await open_games(place)
    for channel in channels:
        await play_on(games, await start_game(games, 2, channel=channel), random.Random(1), 20)
    await games.store.close()


async def channels(place: Place) -> list[int]:
    """Where the games are that are stored; every one of them must be complete."""
    store = await Store.open(place)
    try:
        found = [await store.games.get(game_id) for game_id in await store.games.all_ids()]
        for game in found:
            assert game is not None and await store.log.length(game.id) >= 20
        return [game.channel_id for game in found if game is not None]
    finally:
        await store.close()


async def killed(nth: int, functions: str, *words: str) -> bool:
    """Whether the command was killed; else it was completed before the nth call."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.resilience.kills.killed_command", str(nth), functions, *words),
        cwd=ROOT,
    )
    code = await asyncio.wait_for(child.wait(), HANG)
    assert code in (0, -signal.SIGKILL)
    return code != 0


async def test_a_killed_restore_leaves_the_old_or_the_new_file(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    await games(path, 1)
    made, *_ = await backup.backup(path, tmp_path / "copies")
    await games(path, 2)
    before = [await channels(path)]
    nth = 1
    while await killed(nth, FILES, "restore", str(made), "--database", str(path)):
        before.append(await channels(path))
        nth += 1
    assert before[0] == [1, 2] and all(one in ([1], [1, 2]) for one in before)
    assert [1, 2] in before[1:] and [1] in before[1:], "it was not killed at every moment"
    assert await channels(path) == [1]
    asides = list(await asyncio.to_thread(lambda: list(tmp_path.glob("*.before-*"))))
    assert [1, 2] in [await channels(aside) for aside in asides]


async def test_a_killed_copy_leaves_nothing_and_can_be_repeated(tmp_path: Path, postgres_url: str) -> None:
    source = tmp_path / "old.sqlite3"
    await games(source, 1, 2)
    for nth in (1, 6):
        assert await killed(nth, ROWS, "copy", "--from", str(source), "--to", postgres_url)
        assert await channels(postgres_url) == []
    assert (await copy.copy(source, postgres_url)).games == 2
    assert await channels(postgres_url) == [1, 2]


async def test_a_killed_restore_leaves_the_old_contents_of_postgresql(
    tmp_path: Path, postgres_url: str
) -> None:
    await games(postgres_url, 1)
    made, *_ = await backup.backup(postgres_url, tmp_path / "copies")
    await games(postgres_url, 2)
    assert await killed(5, ROWS, "restore", str(made), "--database", postgres_url)
    assert await channels(postgres_url) == [1, 2]


async def test_a_bot_that_starts_meanwhile_waits(tmp_path: Path, postgres_url: str) -> None:
    await games(postgres_url, 1)
    store = await Store.open(postgres_url)
    try:
        async with Wire() as wire:
            async with copy.maintenance(store, postgres_url):
                run = Run(tmp_path, wire.port, place=postgres_url)
                await wire.until(lambda: "is being filled with a copy" in run.log or run.ended)
                assert not wire.identified and not run.ended, run.log
            await wire.until(lambda: "Ready as" in run.log or run.ended)
            with pytest.raises(Exception, match="A bot runs on"):
                async with copy.maintenance(store, postgres_url):
                    pass
            assert not await store.leases.held(MAINTENANCE)
            run.stop()
    finally:
        await store.close()
