"""What becomes of games that are over, in a running process."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bot.games import Games
from bot.store import Store
from bot.store.database import utc_now
from tests.databases import Place, make_file
from tests.games.helpers import finished
from tests.resilience.kills.started import Run
from tests.resilience.wire.wire import Wire
from tests.waiting import until

pytestmark = pytest.mark.slow


async def ended(place: Place, days: int) -> dict[str, object]:
    """A game that ended so many days ago."""
    make_file(place)
    games = Games(await Store.open(place, now=lambda: utc_now() - timedelta(days=days)))
    file = await games.files.of(await finished(games))
    await games.store.close()
    return file


async def counts(place: Place, *tables: str) -> list[int]:
    store = await Store.open(place)
    try:
        return [len(await store.database.rows(f"SELECT 1 FROM {table}")) for table in tables]
    finally:
        await store.close()


async def test_a_running_bot_compresses_what_is_over_and_deletes_it_when_told(
    tmp_path: Path, place: Place
) -> None:
    made = await ended(place, 10)
    where = {} if isinstance(place, str) else {"DATABASE_PATH": str(place)}
    async with Wire() as wire:
        with Run(tmp_path, wire.port, place=place, **where) as run:
            await until(lambda: "1 compressed, 0 deleted" in run.log or run.ended)
            assert not run.ended, run.log
            run.stop()
        assert await counts(place, "archives", "answers", "checkpoints") == [1, 0, 0]
        store = await Store.open(place)
        assert await Games(store).files.of(1) == made
        await store.close()
        with Run(tmp_path, wire.port, place=place, RETENTION="7", **where) as run:
            await until(lambda: "0 compressed, 1 deleted" in run.log or run.ended)
            assert not run.ended, run.log
            run.stop()
    assert await counts(place, "games", "archives") == [0, 0]
