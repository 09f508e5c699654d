"""The lobby: from `/game new` to the start."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.store.database import StoreError
from tests.cogs.table import Table, filled, parts, said, set_options, shown, verbs, was_ephemeral

pytestmark = pytest.mark.slow


async def test_a_game_is_opened_joined_and_started(table: Table) -> None:
    lobby = await table.open_lobby()
    text = table.messages[-1].content
    assert table.people["Ada"].mention in text and table.people["Bo"].mention in text
    await table.people["Ada"].click(lobby, label="Start")
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.status == "running"
    assert "The game begins" in table.messages[0].content
    assert [m.id for m in table.messages if "game begins" in m.content] == [table.messages[0].id], (
        "the start of the game must be announced once"
    )
    assert not verbs(table.messages[0])
    assert "Still choosing" in table.newest.content


async def test_a_second_game_in_the_channel_is_refused_with_directions(table: Table) -> None:
    lobby = await table.open_lobby()
    result = await table.people["Bo"].slash(table.channel, "game new")
    assert was_ephemeral(result) and f"/{table.channel.id}/{lobby.id}" in said(result)
    await table.people["Ada"].click(lobby, label="Start")
    result = await table.people["Bo"].slash(table.channel, "game new")
    assert "running" in said(result) and str(table.newest.id) in said(result)


async def test_a_leaving_host_is_replaced_and_the_last_player_closes_the_lobby(table: Table) -> None:
    lobby = await table.open_lobby()
    await table.people["Ada"].click(lobby, label="Leave")
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.host_id == table.people["Bo"].id
    assert f"{table.people['Bo'].mention}, " in table.messages[-1].content
    await table.people["Bo"].click(lobby, label="Leave")
    assert await table.bot.games.records.open_in(table.channel.id) is None
    assert "closed" in table.messages[-1].content and not verbs(table.messages[-1])


async def test_colours_are_chosen_in_private_among_the_free_ones(table: Table) -> None:
    lobby = await table.open_lobby()
    bo = table.people["Bo"]
    panel = shown(await bo.click(lobby, label="Colour"))
    assert panel.ephemeral
    await bo.select(panel, ["purple"])
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None
    seat = game.seat_of(bo.id)
    assert seat is not None and seat.colour == "purple"
    assert "urple" in table.messages[-1].content
    panel = shown(await table.people["Ada"].click(lobby, label="Colour"))
    with pytest.raises(Exception, match="does not exist"):
        await table.people["Ada"].select(panel, ["purple"])


async def test_only_the_host_changes_the_options(table: Table) -> None:
    lobby = await table.open_lobby()
    result = await table.people["Bo"].click(lobby, label="Game options")
    assert was_ephemeral(result) and "host" in said(result)
    ada = table.people["Ada"]
    drafts = ["track_draft", "recruit_draft"]
    await set_options(ada, lobby, edition="revised", variants=drafts, pace="three_days")
    assert "Revised" in table.messages[-1].content and "hree days" in table.messages[-1].content
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None
    assert (game.edition, game.pace) == ("revised", "three_days")
    assert set(game.variants) == {"track_draft", "recruit_draft"}
    await set_options(ada, lobby, variants=[])
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.variants == () and game.edition == "revised", (
        "the other options must not change"
    )


async def test_an_options_form_submitted_too_late_says_so(table: Table) -> None:
    lobby = await table.open_lobby()
    ada = table.people["Ada"]
    form = await ada.click(lobby, label="Game options")
    await ada.click(lobby, label="Start")
    result = await ada.submit_modal(form, filled(form, pace="live"))
    assert "lobby" in said(result) and was_ephemeral(result)
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.pace == "day"


async def test_neither_one_person_alone_nor_a_stranger_can_start(table: Table) -> None:
    lobby = await table.open_lobby(players=1)
    assert next(part for part in parts(lobby) if part.get("label") == "Start")["disabled"]
    await table.people["Bo"].click(lobby, label="Join")
    result = await table.watcher.click(lobby, label="Start")
    assert was_ephemeral(result) and "host" in said(result)
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.status == "lobby"


async def test_the_host_closes_the_lobby(table: Table) -> None:
    lobby = await table.open_lobby()
    assert "host" in said(await table.people["Bo"].click(lobby, label="Close"))
    await table.people["Ada"].click(lobby, label="Close")
    assert await table.bot.games.records.open_in(table.channel.id) is None


async def test_joining_twice_says_so(table: Table) -> None:
    lobby = await table.open_lobby()
    assert "already" in said(await table.people["Bo"].click(lobby, label="Join"))


@pytest.mark.parametrize("named", ["View Channel", "Attach Files"])
async def test_a_missing_permission_is_named(table: Table, named: str) -> None:
    me = table.guild.me
    assert me is not None
    denied = discord.PermissionOverwrite(**{named.lower().replace(" ", "_"): False})
    muted = table.guild.create_text_channel("muted", overwrites={me: denied})
    await table.env.settle()
    result = await table.people["Ada"].slash(muted, "game new")
    assert was_ephemeral(result) and named in said(result)
    assert await table.bot.games.records.open_in(muted.id) is None


async def test_the_lobby_works_after_a_restart(table: Table) -> None:
    lobby = await table.open_lobby(players=1)
    await table.restart()
    await table.people["Bo"].click(lobby, label="Join")
    await table.people["Ada"].click(lobby, label="Start")
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.status == "running"


async def test_a_stale_lobby_closes_itself(table: Table) -> None:
    await table.open_lobby()
    await table.env.advance_time(3 * 24 * 3600)
    assert await table.bot.games.records.open_in(table.channel.id) is None
    assert "closed itself" in table.messages[-1].content and not verbs(table.messages[-1])


async def test_a_lobby_of_one_alone_closes_after_a_day(table: Table) -> None:
    await table.open_lobby(players=1)
    await table.env.advance_time(26 * 3600)
    assert await table.bot.games.records.open_in(table.channel.id) is None
    assert "No one came for a day" in table.messages[-1].content


async def test_one_person_cannot_fill_a_server(table: Table) -> None:
    """Three lobbies are enough; the refusal says where they are, and nobody else is refused."""
    ada, bo = table.people["Ada"], table.people["Bo"]
    channels = [table.guild.create_text_channel(f"table-{number}") for number in range(5)]
    await table.env.settle()
    first, *_ = [shown(await ada.slash(channel, "game new")) for channel in channels[:3]]
    refusal = said(await ada.slash(channels[3], "game new"))
    assert "You're already hosting 3 lobbies on this server" in refusal
    assert all(f"<#{channel.id}>" in refusal for channel in channels[:3])
    assert await table.bot.games.records.open_in(channels[3].id) is None
    assert "join" in verbs(shown(await bo.slash(channels[3], "game new")))
    await ada.click(first, label="Close")
    assert "join" in verbs(shown(await ada.slash(channels[4], "game new")))


async def test_a_closed_lobby_is_finally_deleted(table: Table) -> None:
    await table.open_lobby()
    await table.env.advance_time(3 * 24 * 3600)
    assert len(await table.bot.store.games.all_ids()) == 1
    for _ in range(30):
        await table.env.advance_time(24 * 3600)
    assert await table.bot.store.games.all_ids() == []


async def test_stale_lobbies_close_even_if_the_database_failed_once(table: Table) -> None:
    await table.open_lobby()
    games: Any = table.bot.games
    working = games.lobby.stale

    async def failing(*than: Any) -> Any:
        games.lobby.stale = working
        raise StoreError("store-full", "The disk is full.")

    games.lobby.stale = failing
    await table.env.advance_time(3 * 24 * 3600)
    assert games.lobby.stale == working and await games.records.open_in(table.channel.id) is None


async def test_a_game_in_a_thread(table: Table) -> None:
    channel = table.bot.get_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    made = table.env.backend.create_thread(table.channel.id, "euphoria", table.people["Ada"].id)
    await table.env.settle()
    thread = next(one for one in table.channel.threads if one.id == made.id)
    result = await table.people["Ada"].slash(thread, "game new")
    assert result.response is not None and "join" in verbs(result.response)
    assert await table.bot.games.records.open_in(made.id) is not None
