"""Games that have been over for a while: compressed, and as readable as before."""

from __future__ import annotations

import random
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.commands import backup, restore
from bot.commands.check import check
from bot.commands.copy import copy as copy_database
from bot.fair.verify import verify
from bot.games import Games
from bot.games.keeping import ARCHIVED_AFTER, PRESSES_KEPT
from bot.hosting.errors import HostError
from bot.players import choose
from bot.store import Store
from bot.store.archives import SHARED
from bot.store.database import utc_now
from tests.databases import Place, make_file
from tests.games.helpers import USERS, finished, play_on, start_game

from .archived import stored, thoughtful

MOST = 60 * 1024
"""Bytes that a finished game of four may take."""
LATER = 2**31


async def everything(games: Games, game_id: int) -> dict[str, Any]:
    """All that can be read of a game that is over. The file has no time of its own."""
    log = games.store.log
    return {
        "file": await games.files.of(game_id),
        "rows": [(row.seq, row.answer, row.facts) for row in await log.rows(game_id, since=3)],
        "length": await log.length(game_id),
        "versions": await log.versions([game_id]),
        "view": await games.view(game_id, None),
        "film": await games.views_by_turn(game_id, None),
        "recap": [await log.last_by(game_id, seat) for seat in range(2)],
        "hands": await games.hands_changed(game_id, 1_000_000),
        "saved": (await log.saved(game_id)),
    }


async def opened(place: Place, now: datetime | None = None) -> Games:
    make_file(place)
    return Games(await Store.open(place, now=(lambda: now) if now else utc_now))


async def test_an_archived_game_reads_as_before(place: Place) -> None:
    games = await opened(place)
    game_id = await thoughtful(games, 2)
    before = await everything(games, game_id)
    await games.store.close()
    games = await opened(place, utc_now() + ARCHIVED_AFTER - timedelta(hours=1))
    assert await games.keeping.archive_old() == 0, "it is too early"
    await games.store.close()
    games = await opened(place, utc_now() + ARCHIVED_AFTER + timedelta(hours=1))
    assert (await games.keeping.archive_old(), await games.keeping.archive_old()) == (1, 0)
    for table in ("answers", "checkpoints", "draws", "clicks"):
        assert await games.store.database.row(f"SELECT 1 FROM {table}") is None, table
    after = await everything(games, game_id)
    assert len(before["film"]) > 10
    for what, found in before.items():
        assert after[what] == found, what
    assert verify(after["file"]).right
    await games.store.close()
    checked = await check(place)
    assert (checked.games, checked.replayed, checked.findings, checked.sound) == (1, 1, [], [game_id])
    assert (await check(place)).replayed == 0


async def test_a_finished_game_of_four_is_small(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    games = await opened(path, utc_now())
    game_id = await thoughtful(games, 4)
    await games.keeping.archive(game_id)
    assert 1000 < await stored(games.store) < MOST
    await games.store.close()


async def test_games_are_deleted_after_the_retention_and_ratings_stay(place: Place) -> None:
    games = await opened(place)
    game_id = await finished(games)
    running = await play_on(games, await start_game(games, 2, channel=8), random.Random(1), 10)
    ratings = await games.ratings.of(USERS[0])
    await games.store.close()
    games = await opened(place, utc_now() + timedelta(days=31))
    await games.ratings.rate_new()
    assert await games.keeping.delete_old(None) == 0
    assert await games.keeping.delete_old(timedelta(days=32)) == 0
    assert await games.keeping.delete_old(timedelta(days=30)) == 1
    assert await games.store.games.get(game_id) is None and (await games.position(running.game.id)).prompts
    assert await games.ratings.of(USERS[0]) == ratings != {}
    await games.store.close()


async def test_presses_are_forgotten_after_a_day(place: Place) -> None:
    games = await opened(place)
    moved, rng = await start_game(games, 2), random.Random(1)
    prompt = moved.prompts[0]
    given = choose(await games.view(moved.game.id, prompt.seat), prompt, rng, "easy")
    await games.play.answer(moved.game.id, prompt.seat, [given], user_id=USERS[prompt.seat], interaction_id=7)
    assert await games.keeping.drop_presses() == 0 and await games.store.log.click(7)
    await games.store.close()
    games = await opened(place, utc_now() + PRESSES_KEPT + timedelta(hours=1))
    assert await games.keeping.drop_presses() == 1 and await games.store.log.click(7) is None
    await games.store.close()


async def test_backups_share_what_does_not_change(place: Place, tmp_path: Path) -> None:
    """A log is written once; each copy can be restored, read where it is, and not without the shared file."""
    folder = tmp_path / "copies"
    games = await opened(place)
    first = await finished(games)
    file = await games.files.of(first)
    await games.keeping.archive(first)
    await games.store.close()
    one, checked = await backup.backup(place, folder)
    assert (checked.games, checked.replayed, checked.broken) == (1, 1, [])
    written = (folder / SHARED).read_bytes()
    two, checked = await backup.backup(place, folder)
    assert (checked.games, checked.replayed) == (1, 0) and (folder / SHARED).read_bytes() == written
    async with Store.reading(two) as store:
        assert await Games(store).files.of(first) == file
    with pytest.raises(HostError, match="is a backup"):
        await copy_database(two, tmp_path / "other.sqlite3")
    if isinstance(place, Path):
        _, games_restored = await restore.restore(one, place)
    else:
        _, games_restored = await restore.restore_into(one, place, tmp_path / "before")
    assert games_restored == 1
    games = await opened(place)
    assert not await games.store.archives.incomplete() and await games.files.of(first) == file
    await games.store.close()
    (folder / SHARED).rename(folder / "elsewhere")
    with pytest.raises(HostError, match=f"needs the file {SHARED}"):
        if isinstance(place, Path):
            await restore.restore(one, place)
        else:
            await restore.restore_into(one, place, tmp_path / "before")
