"""`python -m bot games`: the host's list of open games."""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import zlib
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.commands.games import listed, main
from bot.games import Games
from bot.store.records import GameRecord
from tests.games.helpers import open_games, start_game


@pytest.fixture
async def hosted(tmp_path: Path) -> tuple[Path, list[GameRecord]]:
    """A lobby, a running game, one with a time limit of a day, one that cannot be loaded, and one that is over."""
    path = tmp_path / "games.sqlite3"
    games: Games = await open_games(path)
    lobby = await games.lobby.open(guild_id=9, channel_id=1, host_id=10, name="Ada")
    started = [(await start_game(games, 2, channel=channel)).game for channel in (2, 3, 4, 5)]
    await games.lifecycle.end(started[-1].id, why="host")
    await games.store.close()
    with closing(sqlite3.connect(path)) as database:
        database.execute(
            "UPDATE checkpoints SET state = ? WHERE game_id = ?", (zlib.compress(b"{}"), started[2].id)
        )
        due = int((datetime.now(UTC) + timedelta(days=1)).timestamp())
        database.execute("UPDATE asked SET due_at = NULL")
        database.execute("UPDATE asked SET due_at = ? WHERE game_id = ?", (due, started[1].id))
        database.commit()
    return path, [lobby, *started]


async def test_the_list_says_where_and_whom_games_wait_for(hosted: tuple[Path, list[GameRecord]]) -> None:
    path, (lobby, running, limited, broken, _) = hosted
    found = {one.game: one for one in await listed(path, datetime.now(UTC))}
    assert found.keys() == {lobby.id, running.id, limited.id, broken.id}
    one = found[running.id]
    assert (one.state, one.server, one.channel, one.players) == ("running", 9, 2, ["Ada", "Bo"])
    assert one.waits_for == ["Ada", "Bo"] and one.stuck is None
    assert "it does not load" in (found[broken.id].stuck or "")
    later = {one.game: one.stuck for one in await listed(path, datetime.now(UTC) + timedelta(days=2))}
    assert later[running.id] is None and "time is up" in (later[limited.id] or "")
    much_later = {one.game: one.stuck for one in await listed(path, datetime.now(UTC) + timedelta(days=30))}
    assert much_later[running.id] == "forgotten, it seems" and much_later[lobby.id] is None


async def test_stuck_games_as_json(
    hosted: tuple[Path, list[GameRecord]], capsys: pytest.CaptureFixture[str]
) -> None:
    path, (*_, broken, _) = hosted
    assert await asyncio.to_thread(main, argparse.Namespace(database=path, stuck=True, json=True)) == 0
    [line] = capsys.readouterr().out.splitlines()
    assert json.loads(line)["game"] == broken.id
    assert await asyncio.to_thread(main, argparse.Namespace(database=path, stuck=False, json=False)) == 0
    told = capsys.readouterr().out
    assert told.endswith("4 open games, 1 stuck.\n") and "Waits for Ada, Bo since" in told
