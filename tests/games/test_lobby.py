"""Before a game: joining, leaving, choosing, starting, and playing again."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.engine.board import COLOURS
from bot.games import ChannelTaken, Games, Refused, RematchOpen, TooManyLobbies
from bot.store import Store
from tests.databases import Place, on_a_file
from tests.games.helpers import finished, reason

from .helpers import seat_at
from .timekeeping import Time


async def lobby(games: Games, channel: int = 1) -> int:
    return (await games.lobby.open(guild_id=9, channel_id=channel, host_id=10, name="Ada")).id


async def test_one_lobby_per_channel_even_at_the_same_moment(games: Games):
    results = await asyncio.gather(
        *(games.lobby.open(guild_id=9, channel_id=1, host_id=n, name="x") for n in range(5)),
        return_exceptions=True,
    )
    opened = [result for result in results if not isinstance(result, BaseException)]
    taken = [result for result in results if isinstance(result, ChannelTaken)]
    assert len(opened) == 1 and len(taken) == 4 and {one.game.id for one in taken} == {opened[0].id}
    await lobby(games, channel=2)


async def test_a_channel_with_a_running_game_is_taken(games: Games):
    game = await seat_at(games)
    for _ in range(2):
        with pytest.raises(ChannelTaken) as taken:
            await games.lobby.open(guild_id=9, channel_id=77, host_id=50, name="x")
        assert taken.value.game.id == game
        await games.lifecycle.pause(game) if taken.value.game.status == "running" else None
    await games.lifecycle.end(game, "by agreement")
    await games.lobby.open(guild_id=9, channel_id=77, host_id=50, name="x")


async def test_joining_and_colours(games: Games):
    game = await lobby(games)
    record = await games.lobby.join(game, 11, "Bo", COLOURS[3])
    assert [seat.colour for seat in record.seats] == [COLOURS[0], COLOURS[3]]
    assert await reason(games.lobby.join(game, 11, "Bo")) == "refused-already-seated"
    assert await reason(games.lobby.join(game, 12, "Cy", COLOURS[0])) == "refused-colour-taken"
    assert await reason(games.lobby.set_colour(game, 0, COLOURS[3])) == "refused-colour-taken"
    assert await reason(games.lobby.set_colour(game, 0, "beige")) == "refused-colour-taken"
    record = await games.lobby.set_colour(game, 0, COLOURS[5])
    assert record.seats[0].colour == COLOURS[5]
    record = await games.lobby.join(game, 12, "Cy")
    assert record.seats[2].colour == COLOURS[0]
    for number in range(3):
        record = await games.lobby.add_computer(game, name=f"C{number}", level="easy", personality="builder")
    assert len({seat.colour for seat in record.seats}) == 6 and record.seats[5].by_computer
    assert await reason(games.lobby.join(game, 20, "Late")) == "refused-table-full"
    record = await games.lobby.remove_computer(game, 4)
    assert [seat.name for seat in record.seats] == ["Ada", "Bo", "Cy", "C0", "C2"]
    assert await reason(games.lobby.remove_computer(game, 0)) == "refused-not-a-computer"


async def test_simultaneous_joins_get_different_seats(games: Games):
    game = await lobby(games)
    await asyncio.gather(*(games.lobby.join(game, 20 + n, f"P{n}") for n in range(5)))
    record = await games.game(game)
    assert [seat.seat for seat in record.seats] == list(range(6))
    assert len({seat.colour for seat in record.seats}) == 6


async def test_a_leaving_host_is_replaced_and_the_last_player_closes_the_lobby(games: Games):
    game = await lobby(games)
    await games.lobby.add_computer(game, name="C")
    await games.lobby.join(game, 11, "Bo")
    record = await games.lobby.leave(game, 10)
    assert record.host_id == 11 and [seat.name for seat in record.seats] == ["C", "Bo"]
    assert await reason(games.lobby.leave(game, 10)) == "refused-not-seated"
    record = await games.lobby.leave(game, 11)
    assert (record.status, record.ended_why) == ("ended", "empty")
    assert await reason(games.lobby.join(game, 12, "Cy")) == "refused-lobby-closed"


async def test_starting(games: Games):
    game = await lobby(games)
    assert await reason(games.lobby.start(game, user_id=10)) == "refused-too-few"
    await games.lobby.join(game, 11, "Bo")
    assert await reason(games.lobby.start(game, user_id=99)) == "refused-not-seated"
    await games.lobby.change(
        game, edition="revised", variants=["track_draft"], pace="three_days", hints=False
    )
    both = await asyncio.gather(*(games.lobby.start(game, user_id=10, interaction_id=3) for _ in range(2)))
    assert [moved.duplicate for moved in both] == [False, True] and both[0].facts == both[1].facts
    record = both[0].game
    assert (record.edition, record.variants, record.pace, record.hints) == (
        "revised",
        ("track_draft",),
        "three_days",
        False,
    )
    view = await games.view(game, None)
    assert (view.edition, view.variants) == ("revised", ("track_draft",))
    [first, _] = await games.store.asked.of(game)
    assert first.due_at is not None and first.due_at - first.since == timedelta(days=3)
    assert await reason(games.lobby.start(game, user_id=10, interaction_id=4)) == "refused-lobby-closed"
    assert await reason(games.lobby.change(game, hints=True)) == "refused-lobby-closed"


async def test_a_lobby_has_no_board(games: Games):
    game = await lobby(games)
    assert await reason(games.view(game, None)) == "refused-not-started"
    assert await reason(games.play.answer(game, 0, ["retrieve"], user_id=10)) == "refused-not-started"
    assert await reason(games.view(999, None)) == "refused-no-such-game"


async def test_unused_lobbies_become_stale(place: Place):
    clock = [datetime(2026, 3, 1, tzinfo=UTC)]
    games = Games(await Store.open(place, now=lambda: clock[0]))
    one, two = await lobby(games, 1), await lobby(games, 2)
    clock[0] += timedelta(hours=20)
    await games.lobby.join(two, 11, "Bo")
    clock[0] += timedelta(hours=10)
    stale = await games.lobby.stale(timedelta(hours=24), timedelta(hours=24))
    assert [game.id for game in stale] == [one]
    assert (await games.lifecycle.end(one, "stale")).status == "ended"
    assert await games.lobby.stale(timedelta(hours=24), timedelta(hours=24)) == []
    with pytest.raises(Refused):
        await games.lifecycle.end(one, "stale")
    await games.store.close()


@on_a_file
@pytest.mark.slow
async def test_a_rematch_with_the_same_people(games: Games):
    game = await finished(games)
    before = await games.game(game)
    again = await games.lobby.rematch(game, host_id=11)
    assert again.status == "lobby" and again.host_id == 11 and again.rematch_of == game
    assert [(seat.user_id, seat.name) for seat in again.seats] == [(11, "Bo")], (
        "the other player must be invited, but not seated"
    )
    assert [seat.user_id for seat in again.invited] == [10]
    assert await reason(games.lobby.rematch(game, host_id=99)) == "refused-not-seated"
    with pytest.raises(RematchOpen) as there:
        await games.lobby.rematch(game, host_id=10)
    assert there.value.game.id == again.id
    stranger = await games.lobby.join(again.id, 50, "Zed")
    assert stranger.seats[1].colour != before.seats[0].colour, (
        "the colour of an invited player must stay free"
    )
    joined = await games.lobby.join(again.id, 10, "Ada")
    assert not joined.invited and joined.seats[2].colour == before.seats[0].colour
    await games.lobby.leave(again.id, 10)
    assert [seat.user_id for seat in (await games.game(again.id)).invited] == [10]


@on_a_file
@pytest.mark.slow
async def test_a_game_has_one_rematch_unless_its_lobby_was_closed(games: Games):
    game = await finished(games)
    at_once = await asyncio.gather(
        *(games.lobby.rematch(game, host_id=host) for host in (10, 11)), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in at_once) == ["GameRecord", "RematchOpen"]
    [lobby] = [result for result in at_once if not isinstance(result, BaseException)]
    await games.lifecycle.end(lobby.id, "closed")
    again = await games.lobby.rematch(game, host_id=10)
    await games.lobby.join(again.id, 11, "Bo")
    await games.lobby.start(again.id, user_id=10)
    await games.lifecycle.end(again.id, "table")
    with pytest.raises(RematchOpen):
        await games.lobby.rematch(game, host_id=10)


async def test_a_servers_limit_of_games(games: Games):
    ours: dict[str, Any] = {"guild_id": 9, "host_id": 10, "name": "Ada", "max_games": 3}
    all_games = [await games.lobby.open(channel_id=channel, **ours) for channel in (1, 2, 3)]
    assert await reason(games.lobby.open(channel_id=4, **ours)) == "refused-too-many-games"
    with pytest.raises(ChannelTaken):
        await games.lobby.open(channel_id=3, **ours)
    await games.lobby.open(channel_id=5, **ours | {"guild_id": 8})
    await games.servers.change(9, max_games=2)
    await games.lifecycle.end(all_games[0].id, "closed")
    assert await reason(games.lobby.open(channel_id=4, **ours)) == "refused-too-many-games"
    await games.servers.change(9, max_games=20)
    assert (await games.lobby.open(channel_id=4, **ours)).status == "lobby"
    assert await reason(games.lobby.open(channel_id=6, **ours)) == "refused-too-many-games", (
        "the limit of the bot's host must apply even if the server's limit is higher"
    )


async def test_a_lobby_uses_the_servers_settings(games: Games):
    await games.servers.change(
        9, pace="three_days", edition="revised", variants=("doubles_cost",), hints=False, fold_boards=True
    )
    game = await games.lobby.open(guild_id=9, channel_id=1, host_id=10, name="Ada")
    assert (game.pace, game.edition, game.variants, game.hints, game.fold_boards) == (
        "three_days", "revised", ("doubles_cost",), False, True,
    )  # fmt: skip
    other = await games.lobby.open(guild_id=9, channel_id=2, host_id=10, name="Ada", pace="live")
    assert other.pace == "live"


async def test_nobody_fills_a_server_with_lobbies(games: Games):
    ours: dict[str, Any] = {"guild_id": 9, "host_id": 10, "name": "Ada", "max_games": 50, "max_lobbies": 3}
    all_games = [await games.lobby.open(channel_id=channel, **ours) for channel in (1, 2, 3)]
    with pytest.raises(TooManyLobbies) as many:
        await games.lobby.open(channel_id=4, **ours)
    assert [lobby.channel_id for lobby in many.value.lobbies] == [1, 2, 3]
    await games.lobby.open(channel_id=5, **ours | {"host_id": 11, "name": "Bo"})
    await games.lobby.open(channel_id=6, **ours | {"guild_id": 8})
    await games.lobby.join(all_games[0].id, 11, "Bo")
    await games.lobby.start(all_games[0].id, user_id=10)
    assert (await games.lobby.open(channel_id=4, **ours)).status == "lobby", "a game is no lobby any more"
    at_once = await asyncio.gather(
        *(games.lobby.open(channel_id=channel, **ours | {"host_id": 12}) for channel in range(20, 30)),
        return_exceptions=True,
    )
    assert sum(isinstance(one, TooManyLobbies) for one in at_once) == 7


async def test_a_lobby_of_one_alone_is_stale_sooner(games: Games):
    ours: dict[str, Any] = {"guild_id": 9, "host_id": 10, "name": "Ada"}
    alone, together = [await games.lobby.open(channel_id=channel, **ours) for channel in (1, 2)]
    await games.lobby.add_computer(alone.id, name="Kassandra")
    await games.lobby.join(together.id, 11, "Bo")
    clock = Time(games, games.now())
    for hours, closed in ((23, []), (2, [alone.id]), (24, [alone.id, together.id])):
        clock.passes(timedelta(hours=hours))
        stale = await games.lobby.stale(timedelta(days=2), timedelta(days=1))
        assert [game.id for game in stale] == closed
