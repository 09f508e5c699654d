"""The database behind PgBouncer, in the mode that README names."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Iterator
from urllib.parse import quote

import pytest

from bot.commands.check import check
from tests.games.helpers import answer_one, open_games, start_game
from tests.postgres import Server

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("pgbouncer") is None, reason="PgBouncer is not installed"),
]

SETTINGS = """
[databases]
* = host={folder}
[pgbouncer]
listen_addr =
listen_port = 6432
unix_socket_dir = {folder}
auth_type = trust
auth_file = {folder}/people
pool_mode = session
"""


@pytest.fixture
def pooled_url(postgres: Server, postgres_url: str) -> Iterator[str]:
    """The same database through the pooler."""
    folder = postgres.folder
    (folder / "people").write_text('"euphoria" ""\n')
    (folder / "pooler.ini").write_text(SETTINGS.format(folder=folder))
    command = ["pgbouncer", str(folder / "pooler.ini")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, **postgres.runs_as) as pooler:
        assert pooler.stderr is not None
        assert any("process up" in line for line in pooler.stderr), "the pooler did not start"
        name = postgres_url.partition("?")[0].rpartition("/")[2]
        yield f"postgresql://euphoria@/{name}?host={quote(str(folder), safe='')}&port=6432"
        pooler.terminate()


async def test_two_processes_play_through_a_pooler(pooled_url: str):
    both = [await open_games(pooled_url, seed) for seed in (1, 2)]
    moved, rng = await start_game(both[0], 3), random.Random(5)
    for number in range(12):
        moved = await answer_one(both[number % 2], moved, rng)
    assert await both[0].view(moved.game.id, 0) == await both[1].view(moved.game.id, 0)
    for games in both:
        await games.store.close()
    assert (await check(pooled_url))[:2] == (1, [])
