"""Restoring games whose rolls are known, and numbers that were given since the copy was made."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from bot.commands import backup, restore
from bot.engine.prompts import CHANCE
from bot.fair.verify import verify
from bot.games import Games
from bot.store import Store
from bot.store.records import Kind
from tests.games.helpers import NAMES, USERS, answer_one


async def played(games: Games, game_id: int, answers: int) -> list[Any]:
    """The rolls and draws of some moves by the same presses as ever."""
    moved: Any = await games.position(game_id)
    first, rng = moved.length, random.Random(6)
    for press in range(5000, 5000 + answers):
        moved = await answer_one(games, moved, rng, interaction_id=press)
    return [row.answer for row in await games.log.rows(game_id, since=first) if row.seat == CHANCE]


async def check_a_restore(place: Path | str, folder: Path) -> None:
    """A game and a lobby are saved, the game goes on, both are restored, and the same moves are made again."""
    games = Games(await Store.open(place))
    game = await games.lobby.open(guild_id=9, channel_id=1, host_id=USERS[0], name=NAMES[0])
    await games.lobby.join(game.id, USERS[1], NAMES[1], interaction_id=77)
    begun = await games.lobby.start(game.id, user_id=USERS[0], interaction_id=78)
    lobby = await games.lobby.open(guild_id=9, channel_id=2, host_id=USERS[0], name=NAMES[0])
    copy, *_ = await backup.backup(place, folder)
    seen = await played(games, game.id, 16)
    since = await games.lobby.open(guild_id=9, channel_id=3, host_id=USERS[0], name=NAMES[0])
    vote = await games.votes.open(game.id, "pause", user_id=USERS[0])
    await games.store.close()
    if isinstance(place, Path):
        await restore.restore(copy, place)
    else:
        await restore.restore_into(copy, place, folder)
    games = Games(await Store.open(place))
    fresh = await games.game(game.id)
    assert fresh.revision > begun.revision and fresh.epoch == fresh.revision
    assert (await games.game(lobby.id)).commitment != lobby.commitment
    due = [(game_id, message.about) for game_id, message in await games.messages.unsent(Kind.FAIRNESS)]
    assert {(game.id, fresh.epoch), (lobby.id, 0)} <= set(due), "both fingerprints are posted after the start"
    later = await games.lobby.open(guild_id=9, channel_id=3, host_id=USERS[0], name=NAMES[0])
    assert later.id > since.id, "people have seen that number"
    assert (await games.votes.open(game.id, "pause", user_id=USERS[0])).id > vote.id, (
        "buttons carry that number"
    )
    again = await played(games, game.id, 16)
    assert len(seen) > 3 and again != seen
    await games.lifecycle.end(game.id, "table")
    file = await games.files.of(game.id)
    verdict = verify(file)
    assert verdict.right, verdict.wrong
    assert verdict.restored == 1 and file["proof"]["epochs"][0]["why"] == "restored"
    await games.store.close()
