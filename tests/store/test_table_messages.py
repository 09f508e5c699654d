"""What was announced in each channel."""

from __future__ import annotations

from bot.games import Games
from bot.games.table_messages import Told
from bot.store import Store
from bot.store.records import Kind, Message, TableMessage
from tests.databases import Place


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
