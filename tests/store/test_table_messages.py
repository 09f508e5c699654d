"""What was announced in each channel, also in older databases that did not store this."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

from bot.engine.state import Game, Player, dump, load
from bot.games import Games
from bot.games.table_messages import Told
from bot.store import Store
from bot.store.log import pack
from bot.store.records import Kind, Message, Post, TableMessage
from bot.store.sqlite import SQLite
from bot.store.versions import migrations
from tests.databases import Place

NOON = int(datetime(2026, 5, 1, 12, tzinfo=UTC).timestamp())


def sent_at(seconds: int) -> int:
    """The id of a message sent at this time."""
    return (seconds - 1420070400) * 1000 << 22


def backups(folder: Path) -> list[Path]:
    return list(folder.glob("*.version1.backup"))


async def a_database_of_version_1(path: Path) -> None:
    """Three games: one shown up to its third answer, one shown completely, one without a message."""
    old = await SQLite.open(path, scripts=migrations()[:1])
    async with old.transaction() as tx:
        for game, status in ((1, "running"), (2, "finished"), (3, "running")):
            tx.add(
                "INSERT INTO games (id, channel_id, status, revision, created_at, touched_at)"
                " VALUES (?, ?, ?, 2, 0, 0)",
                (game, game, status),
            )
            for seq in range(5):
                tx.add(
                    "INSERT INTO answers VALUES (?, ?, 0, 'act', '\"retrieve\"', 'player', 7, ?, '[]')",
                    (game, seq, NOON + 10 * seq),
                )
        tx.add("INSERT INTO messages VALUES (1, 'front', -1, 1, ?)", (sent_at(NOON + 25),))
        tx.add("INSERT INTO messages VALUES (2, 'front', -1, 2, ?)", (sent_at(NOON + 40),))
        tx.add("INSERT INTO messages VALUES (3, 'lobby', -1, 3, ?)", (sent_at(NOON),))
    await old.close()


async def test_an_older_database_knows_by_its_messages_what_was_shown(tmp_path: Path):
    path = tmp_path / "games.sqlite3"
    await a_database_of_version_1(path)
    store = await Store.open(path)
    one, two = await store.table_messages.get(1), await store.table_messages.get(2)
    assert one is not None and (one.length, one.posted, one.told, one.revision) == (3, 3, 3, 2)
    assert one.message == Message(Kind.TABLE, -1, 1, sent_at(NOON + 25)) and not one.asked
    assert two is not None and two.length == 5
    assert await store.table_messages.get(3) is None
    assert await store.table_messages.posts_from(sent_at(NOON + 25)) == [Post(1, 3, 3, 2)]
    assert await store.table_messages.posts_from(sent_at(NOON)) == [], (
        "a lobby's message must not count as a post about moves"
    )
    await store.close()
    assert len(backups(tmp_path)) == 1


async def test_a_table_message_is_posted_extended_and_replaced(place: Place):
    store = await Store.open(place)
    async with store.database.transaction() as tx:
        made = store.games.insert(tx, guild_id=1, channel_id=2, host_id=3, seats=())
    game = made.value
    first = TableMessage(0, 4, 4, 0, 1, frozenset({0, 2}), message=Message(Kind.TABLE, -1, 2, 50))
    await Games(store).table_messages.post(game, first)
    assert not (await store.table_messages.channel(game)).stale
    await Games(store).table_messages.told(game, 4)
    await Games(store).table_messages.extend(game, 6, 1)
    known = await store.table_messages.get(game)
    assert known is not None
    assert (known.posted, known.length, known.revision, known.told) == (4, 6, 1, 4)
    await Games(store).table_messages.extend(game, 5, 2, told=5)
    known = await store.table_messages.get(game)
    assert known is not None and (known.length, known.told) == (5, 5)
    assert known.asked == {0, 2}
    second = TableMessage(6, 9, 9, 1, 2, frozenset({1}), message=Message(Kind.TABLE, -1, 2, 51))
    await Games(store).table_messages.post(game, second)
    assert [(m.message_id, m.since, m.until) for m in await store.messages.stale_of(game)] == [(50, 0, 4)]
    assert (await store.table_messages.channel(game)).stale
    known = await store.table_messages.get(game)
    assert known is not None and (known.since, known.told, known.message) == (6, 5, second.message)
    assert await store.messages.get(game, Kind.TABLE) == second.message
    third = TableMessage(9, 9, 9, 1, 2, frozenset({1}), message=Message(Kind.TABLE, -1, 2, 52))
    await Games(store).table_messages.post(game, third, retired=True)
    assert [m.message_id for m in await store.messages.stale_of(game)] == [50], (
        "message 51 has lost its buttons, so it is not stale"
    )
    await Games(store).messages.forget(game, Kind.TABLE)
    known = await store.table_messages.get(game)
    assert known is not None and known.message is None
    await store.close()


async def test_every_message_is_found_with_what_it_announced(place: Place):
    """Works even if many messages followed and the log was undone."""
    store = await Store.open(place)
    table_messages = Games(store).table_messages
    async with store.database.transaction() as tx:
        made = store.games.insert(tx, guild_id=1, channel_id=2, host_id=3, seats=())
        other = store.games.insert(tx, guild_id=1, channel_id=3, host_id=3, seats=())
    game = made.value
    for number, (since, until) in enumerate([(0, 4), (4, 9), (9, 12)]):
        message = Message(Kind.TABLE, -1, 2, 50 + 10 * number)
        await table_messages.post(game, TableMessage(since, until, until, 0, 1, frozenset(), message=message))
    elsewhere = Message(Kind.TABLE, -1, 3, 55)
    await table_messages.post(other.value, TableMessage(0, 3, 3, 0, 1, frozenset(), message=elsewhere))
    assert await table_messages.told_by(50) == Told(game, 0, 4, 9, False)
    assert await table_messages.told_by(60) == Told(game, 4, 9, 12, False)
    assert await table_messages.told_by(70) == Told(game, 9, 12, None, False)
    assert await table_messages.told_by(51) is None
    async with store.database.transaction() as tx:
        for seq in range(6, 12):
            tx.add(
                "INSERT INTO undone VALUES (?, 0, ?, 0, 'act', '\"retrieve\"', 'player', 7, 0, 'rewind', NULL, NULL)",
                (game, seq),
            )
    assert await table_messages.told_by(50) == Told(game, 0, 4, 6, False)
    assert await table_messages.told_by(60) == Told(game, 4, 6, 6, True)
    assert await table_messages.told_by(70) == Told(game, 6, 6, None, True)
    await store.close()


async def test_an_older_database_knows_which_votes_are_not_carried_out(tmp_path: Path):
    """If the message of a decided vote is still on record, the outcome was neither announced nor carried out."""
    path = tmp_path / "games.sqlite3"
    old = await SQLite.open(path, scripts=migrations()[:2])
    async with old.transaction() as tx:
        tx.add(
            "INSERT INTO games (id, channel_id, status, created_at, touched_at) VALUES (1, 1, 'paused', 0, 0)"
        )
        for vote, kind, closed in ((1, "pause", 1), (2, "resume", 1), (3, "end", 0)):
            tx.add(
                "INSERT INTO votes (id, game_id, kind, opened_at, closed) VALUES (?, 1, ?, 0, ?)",
                (vote, kind, closed),
            )
        tx.add("INSERT INTO messages VALUES (1, 'vote', 2, 1, 77)")
    await old.close()
    store = await Store.open(path)
    assert [vote.id for vote in await store.votes.undone()] == [2]
    assert [vote.id for vote in await store.votes.open(1)] == [3]
    await store.close()


async def test_an_older_database_loses_the_names_in_its_checkpoints(tmp_path: Path):
    """Names are stored in the seats only, so that deleting a user's data removes them everywhere."""
    path = tmp_path / "games.sqlite3"
    old = await SQLite.open(path, scripts=migrations()[:7])
    state = json.loads(dump(Game("classic", (), [Player(0, "green"), Player(1, "red")])))
    for player in state["players"]:
        player["name"] = "Zebedee"
    async with old.transaction() as tx:
        tx.add(
            "INSERT INTO games (id, channel_id, status, created_at, touched_at) VALUES (1, 1, 'running', 0, 0)"
        )
        tx.add("INSERT INTO checkpoints (game_id, seq, state) VALUES (1, 0, ?)", (pack(json.dumps(state)),))
    await old.close()
    store = await Store.open(path)
    [(_, kept)] = await store.log.checkpoints(1)
    assert "Zebedee" not in kept and [player.colour for player in load(kept).players] == ["green", "red"]
    await store.close()
