"""Games exported by the command."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bot.games import Games
from bot.store import Store
from tests.games.helpers import play_on, start_game
from tests.shell import run


@pytest.fixture(scope="session")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game and a running one, played through `bot.games` and written by `export`."""
    folder = tmp_path_factory.mktemp("exported")

    async def play() -> None:
        games = Games(await Store.open(folder / "games.sqlite3"))
        moved = await play_on(games, await start_game(games, 2), random.Random(21), 10_000)
        assert moved.over
        running = await play_on(games, await start_game(games, 2, channel=5), random.Random(3), 40)
        assert not running.over
        await games.store.close()

    asyncio.run(play())
    for game in ("1", "2"):
        database, file = str(folder / "games.sqlite3"), str(folder / f"{game}.json")
        assert run("export", game, "--database", database, "--output", file).returncode == 0
    return folder
