"""Open seats, and the records of their announcements."""

from __future__ import annotations

from bot.games import Games
from bot.store.records import Opening
from tests.games.helpers import reason


async def lobby(games: Games, channel: int = 1, guild: int = 9) -> int:
    return (await games.lobby.open(guild_id=guild, channel_id=channel, host_id=10, name="Ada")).id


async def begun(games: Games, channel: int = 1) -> int:
    game = await lobby(games, channel)
    await games.lobby.join(game, 11, "Bo")
    await games.lobby.start(game, user_id=10)
    return game


async def test_a_lobby_has_six_seats_and_a_game_those_that_anybody_may_take(games: Games):
    waiting, running = await lobby(games, 1), await begun(games, 2)
    await lobby(games, 3, guild=8)
    assert [(game.id, seats.count) for game, seats in await games.openings.on(9)] == [(waiting, 5)]
    await games.seats.offer(running, 1, newcomer=50)
    assert len(await games.openings.on(9)) == 1, "a seat offered to one person must not be listed"
    free = await games.seats.offer(running, 1)
    [(first, seats), _] = await games.openings.on(9)
    assert first.id == running and [one.id for one in seats.free] == [free.id]
    await games.seats.take(running, free.id, user_id=50, name="Cy")
    assert [game.id for game, _ in await games.openings.on(9)] == [waiting]


async def test_games_whose_announcements_are_due(games: Games):
    game = await lobby(games)
    assert await games.openings.get(game) == Opening(game) and await games.store.openings.due() == []
    await games.openings.look(game, "newcomers")
    assert await games.store.openings.due() == [game] == await games.store.openings.due(9)
    assert await games.store.openings.due(8) == []
    opening = await games.openings.will_post(game, 77)
    assert opening.nonce_or_title and (opening.channel_id, opening.message_id, opening.post_id) == (
        77,
        0,
        None,
    )
    await games.openings.posted(game, 5, None)
    await games.openings.set_shown(game, "digest")
    await games.lifecycle.end(game, "closed")
    assert await games.store.openings.due() == [game], (
        "the announcement of the closed lobby must still be updated"
    )
    await games.openings.over(game)
    assert await games.store.openings.due() == []
    assert await reason(games.openings.look(game, "any")) == "refused-lobby-closed"


async def test_a_deleted_announcement_is_not_repeated_until_requested(games: Games):
    game = await lobby(games)
    await games.openings.look(game, "any")
    await games.openings.will_post(game, 77, title="Euphoria no. 1")
    await games.openings.removed(game, "lobby")
    removed = await games.openings.get(game)
    assert removed.channel_id is None and removed.shown == "removed:lobby" and removed.looking
    assert (await games.openings.look(game, "experienced")).shown == ""
    assert not (await games.openings.look(game, None)).looking


async def test_announcements_are_due_for_posts_and_free_seats(games: Games):
    waiting, running = await lobby(games, 1), await begun(games, 2)
    await games.servers.change(9, posts=True)
    assert await games.store.openings.due() == [waiting]
    await games.seats.offer(running, 1)
    assert await games.store.openings.due() == [waiting, running]
