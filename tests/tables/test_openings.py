"""Open seats, and the records of their announcements."""

from __future__ import annotations

from bot.store.records import Opening
from bot.tables import Tables
from tests.tables.helpers import reason


async def lobby(tables: Tables, channel: int = 1, guild: int = 9) -> int:
    return (await tables.lobby.open(guild_id=guild, channel_id=channel, host_id=10, name="Ada")).id


async def begun(tables: Tables, channel: int = 1) -> int:
    game = await lobby(tables, channel)
    await tables.lobby.join(game, 11, "Bo")
    await tables.lobby.start(game, user_id=10)
    return game


async def test_a_lobby_has_six_seats_and_a_game_those_that_anybody_may_take(tables: Tables):
    waiting, running = await lobby(tables, 1), await begun(tables, 2)
    await lobby(tables, 3, guild=8)
    assert [(game.id, seats.count) for game, seats in await tables.openings.on(9)] == [(waiting, 5)]
    await tables.seats.offer(running, 1, newcomer=50)
    assert len(await tables.openings.on(9)) == 1, "a seat offered to one person must not be listed"
    free = await tables.seats.offer(running, 1)
    [(first, seats), _] = await tables.openings.on(9)
    assert first.id == running and [one.id for one in seats.free] == [free.id]
    await tables.seats.take(running, free.id, user_id=50, name="Cy")
    assert [game.id for game, _ in await tables.openings.on(9)] == [waiting]


async def test_games_whose_announcements_are_due(tables: Tables):
    game = await lobby(tables)
    assert await tables.openings.get(game) == Opening(game) and await tables.openings.due() == []
    await tables.openings.look(game, "newcomers")
    assert await tables.openings.due() == [game] == await tables.openings.due(9)
    assert await tables.openings.due(8) == []
    opening = await tables.openings.will_post(game, 77)
    assert opening.nonce_or_title and (opening.channel_id, opening.message_id, opening.post_id) == (
        77,
        0,
        None,
    )
    await tables.openings.posted(game, 5, None)
    await tables.openings.set_shown(game, "digest")
    await tables.lifecycle.end(game, "closed")
    assert await tables.openings.due() == [game], "the announcement of the closed lobby must still be updated"
    await tables.openings.over(game)
    assert await tables.openings.due() == []
    assert await reason(tables.openings.look(game, "any")) == "refused-lobby-closed"


async def test_a_deleted_announcement_is_not_repeated_until_requested(tables: Tables):
    game = await lobby(tables)
    await tables.openings.look(game, "any")
    await tables.openings.will_post(game, 77, title="Euphoria no. 1")
    await tables.openings.removed(game, "lobby")
    removed = await tables.openings.get(game)
    assert removed.channel_id is None and removed.shown == "removed:lobby" and removed.looking
    assert (await tables.openings.look(game, "experienced")).shown == ""
    assert not (await tables.openings.look(game, None)).looking


async def test_announcements_are_due_for_posts_and_free_seats(tables: Tables):
    waiting, running = await lobby(tables, 1), await begun(tables, 2)
    await tables.servers.change(9, posts=True)
    assert await tables.openings.due() == [waiting]
    await tables.seats.offer(running, 1)
    assert await tables.openings.due() == [waiting, running]
