"""Verifiable rolls and draws on a real database: stored before they are shown, the same after a restart."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.engine.events import Refused
from bot.fair import derivation
from bot.fair.log import Unreadable
from bot.fair.verify import verify
from bot.games import Games, Moved
from bot.store import Store
from bot.store.records import GameRecord
from tests.databases import Place

from .helpers import NAMES, USERS, answer_one, open_games, play_on, start_game

pytestmark = pytest.mark.slow


@pytest.fixture
async def fair(place: Place) -> AsyncIterator[Games]:
    """Tables as in the bot, without test dice."""
    games = Games(await Store.open(place))
    yield games
    await games.store.close()


async def a_lobby(games: Games, channel: int = 1) -> GameRecord:
    game = await games.lobby.open(guild_id=9, channel_id=channel, host_id=USERS[0], name=NAMES[0])
    return await games.lobby.join(game.id, USERS[1], NAMES[1], interaction_id=77)


async def begun(games: Games, channel: int = 1) -> Moved:
    game = await a_lobby(games, channel)
    return await games.lobby.start(game.id, user_id=USERS[0], interaction_id=78)


async def standing(games: Games, game_id: int) -> Any:
    """The current position, to continue from."""
    return await games.position(game_id)


async def file_of(games: Games, game_id: int, seat: int | None = None) -> dict[str, Any]:
    """The file as read from disk."""
    file: dict[str, Any] = json.loads(json.dumps(await games.files.of(game_id, seat)))
    return file


async def test_a_whole_game_with_undos_can_be_checked(fair: Games):
    rng = random.Random(4)
    moved = await begun(fair)
    for turns in (3, 1, 2):
        moved = await play_on(fair, moved, rng, 40)
        to, *_ = (await fair.play.turn_starts(moved.game.id))[turns]
        moved = await fair.play.rewind(moved.game.id, to)
    undone = 0
    while not moved.over:
        moved = await answer_one(fair, moved, rng)
        seat = next((s for s in (0, 1) if not fair.loaded._loaded[moved.game.id].match.undo_refusal(s)), None)
        if seat is not None and undone < 5 and not moved.over:
            moved = await fair.play.undo(moved.game.id, seat, user_id=USERS[seat])
            undone += 1
    file = await file_of(fair, moved.game.id)
    found = verify(file)
    assert found.right, found.wrong
    assert found.returns == 3 + undone == moved.revision and undone
    assert file["proof"]["mixed"] == ["join:77", "start:78"]
    assert found.seed == moved.game.seed and found.commitment == moved.game.commitment
    assert all("key" in row for row in file["answers"]) and file["seen_by"] == "all"


async def test_an_abandoned_game_can_be_checked(fair: Games):
    moved = await play_on(fair, await begun(fair), random.Random(1), 30)
    await fair.lifecycle.end(moved.game.id, "table")
    found = verify(await file_of(fair, moved.game.id))
    assert found.right and found.draws > 5


async def test_the_secret_is_stored_with_the_lobby_and_revealed_after_the_end(fair: Games, place: Place):
    game = await a_lobby(fair)
    secret = await fair.store.proofs.secret(game.id)
    assert secret is not None and len(secret) == 64
    assert game.commitment == derivation.commitment(secret)
    moved = await fair.lobby.start(game.id, user_id=USERS[0], interaction_id=78)
    for _ in range(3):
        moved = await play_on(fair, moved, random.Random(2), 6)
        for seat in (None, 0, 1):
            file = await file_of(fair, game.id, seat)
            assert secret not in json.dumps(file)
            assert file["proof"] == {"commitment": game.commitment, "seed": moved.game.seed}
            with pytest.raises(Unreadable):
                verify(file)
    assert secret not in repr(fair.loaded._loaded[game.id]) and secret not in repr(moved)
    await fair.lifecycle.end(game.id, "table")
    assert (await file_of(fair, game.id))["proof"]["secret"] == secret


async def test_a_restart_does_not_change_rolls(tmp_path: Path):
    """The same move gives the same roll before and after a restart: it does not depend on the process."""
    path = tmp_path / "games.sqlite3"
    games = Games(await Store.open(path))
    moved = await play_on(games, await begun(games), random.Random(2), 12)
    await games.store.close()
    copies = []
    for n in range(2):
        copy = path.with_name(f"{n}.sqlite3")
        shutil.copy(path, copy)
        games = Games(await Store.open(copy))
        await play_on(games, await standing(games, moved.game.id), random.Random(3), 40)
        copies.append([row.answer for row in await games.log.rows(moved.game.id)])
        await games.lifecycle.end(moved.game.id, "table")
        assert verify(await file_of(games, moved.game.id)).right
        await games.store.close()
    assert copies[0] == copies[1]


async def test_a_players_file_contains_what_they_may_see(fair: Games):
    """The file contains the seat's own answers and cards, and public information about the others."""
    moved = await play_on(fair, await begun(fair), random.Random(5), 30)
    file = await file_of(fair, moved.game.id, 1)
    assert file["seen_by"] == 1
    told = {row["seat"] for row in file["answers"] if "answer" in row}
    assert told == {1}
    rows = await fair.log.rows(moved.game.id)
    seen = [event.as_dict() for row in rows for event in row.seen_by(1)]
    assert [event for row in file["answers"] for event in row["events"]] == json.loads(json.dumps(seen))


async def test_games_with_test_dice_have_no_secret(place: Place):
    games = await open_games(place)
    moved = await start_game(games)
    assert moved.game.commitment is None and await games.store.proofs.secret(moved.game.id) is None
    assert (await file_of(games, moved.game.id))["proof"] is None
    assert await games.store.proofs.draws(moved.game.id) == []
    await games.store.close()


async def test_games_from_older_versions_continue(fair: Games):
    lobby, running = await a_lobby(fair, 1), await begun(fair, 2)
    for sql in (
        "UPDATE games SET commitment = NULL, seed = NULL",
        "DELETE FROM secrets",
        "DELETE FROM mixed",
        "DELETE FROM draws",
    ):
        await fair.store.database.write(sql)
    fair.loaded.drop(running.game.id)
    moved = await play_on(fair, await standing(fair, running.game.id), random.Random(5), 30)
    assert await fair.words.give(lobby.id, USERS[0], "rosebud") is None
    started = await fair.lobby.start(lobby.id, user_id=USERS[0], interaction_id=99)
    assert started.game.seed is None
    await fair.lifecycle.end(moved.game.id, "table")
    assert (await file_of(fair, moved.game.id))["proof"] is None


async def test_only_the_hash_of_a_players_latest_word_is_stored(fair: Games):
    game = await a_lobby(fair)
    assert await fair.words.give(game.id, USERS[0], "first") == (derivation.digest("first"), False)
    await fair.words.give(game.id, USERS[1], "rosebud")
    await fair.words.give(game.id, USERS[0], "second")
    with pytest.raises(Refused, match="refused-not-seated"):
        await fair.words.give(game.id, USERS[2], "third")
    words = [f"word:{derivation.digest(word)}" for word in ("rosebud", "second")]
    assert await fair.store.proofs.mixed(game.id) == ["join:77", *words]
    moved = await fair.lobby.start(game.id, user_id=USERS[0], interaction_id=78)
    assert moved.game.seed == derivation.seed(["join:77", "start:78", *words])
    assert not await fair.store.database.rows("SELECT * FROM mixed WHERE user_id IS NOT NULL")
    with pytest.raises(Refused, match="refused-lobby-closed"):
        await fair.words.give(game.id, USERS[0], "late")


async def test_a_forgotten_users_word_has_no_name(fair: Games):
    game = await a_lobby(fair)
    await fair.words.give(game.id, USERS[1], "rosebud")
    await fair.forgetting.user(USERS[1], name="Somebody")
    assert not await fair.store.database.rows("SELECT * FROM mixed WHERE user_id IS NOT NULL")


async def test_a_rematch_has_its_own_secret(fair: Games):
    moved = await begun(fair)
    await fair.lifecycle.end(moved.game.id, "table")
    again = await fair.lobby.rematch(moved.game.id, host_id=USERS[0])
    assert again.commitment not in (None, moved.game.commitment)
