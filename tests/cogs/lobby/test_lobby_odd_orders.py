"""Unusual cases in the lobby: full, closed, somebody was faster, a thread, a deleted message."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.store.records import Kind
from tests.cogs.table import Table, Unrefreshed, custom_id, said, shown, verbs

pytestmark = pytest.mark.slow


async def test_a_seventh_player_cannot_join(tmp_path: Path) -> None:
    table = await Table.create(tmp_path / "games.sqlite3", players=6)
    try:
        lobby = await table.open_lobby(5)
        screen = Unrefreshed(table, lobby)
        await table.people["Fay"].click(lobby, label="Join")
        assert "All six seats are taken" in said(await screen.click(table.watcher, "Join"))
        game = await table.bot.games.records.open_in(table.channel.id)
        assert game is not None and len(game.seats) == 6
        full = next(m for m in table.messages if m.id == lobby.id)
        assert "6 of 6 seats are taken" in full.content
        result = await table.people["Ada"].click(lobby, label="Colour")
        assert said(result).startswith("Every colour is taken.")
    finally:
        await table.clear()


async def test_without_a_seat_nobody_chooses_a_colour_or_changes_options(table: Table) -> None:
    lobby = await table.open_lobby()
    assert "Take a seat first" in said(await table.watcher.click(lobby, label="Colour"))
    assert "a seat in this game" in said(await table.watcher.click(lobby, label="Leave"))
    assert "Take a seat first" in said(await table.watcher.click(lobby, label="Start"))
    for label in ("Close", "Add a computer player", "Game options"):
        assert "Only the host" in said(await table.watcher.click(lobby, label=label)), label
    role = table.guild.create_role("moderators", permissions=discord.Permissions(manage_channels=True))
    table.env.backend.add_member_role(table.guild.id, table.watcher.id, role.id)
    await table.env.settle()
    start = said(await table.watcher.click(lobby, label="Start"))
    assert start.endswith("Take a seat first: press Join."), "a manager of the channel needs a seat, too"
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.status == "lobby" and (game.edition, game.pace) == ("classic", "day")


async def test_a_colour_that_somebody_else_has_just_taken(table: Table) -> None:
    lobby = await table.open_lobby()
    ada, bo = table.people["Ada"], table.people["Bo"]
    menus = [shown(await actor.click(lobby, label="Colour")) for actor in (ada, bo)]
    assert "You're red" in said(await ada.select(menus[0], ["red"], custom_id=custom_id(menus[0], "hue")))
    result = await bo.select(menus[1], ["red"], custom_id=custom_id(menus[1], "hue"))
    assert said(result).endswith("Someone has that colour. Choose another.")


async def test_a_menu_of_a_lobby_that_is_closed_or_gone(table: Table) -> None:
    lobby = await table.open_lobby()
    ada = table.people["Ada"]
    menu = shown(await ada.click(lobby, label="Colour"))
    await ada.click(lobby, label="Close")
    result = await ada.select(menu, ["red"], custom_id=custom_id(menu, "hue"))
    assert "This lobby is closed" in said(result)
    await table.env.advance_time(40 * 86_400)
    await table.bot.store.database.write("DELETE FROM games WHERE status = 'ended'")
    result = await ada.select(menu, ["red"], custom_id=custom_id(menu, "hue"))
    assert "no longer stored" in said(result)


async def test_start_pressed_when_everybody_else_has_just_left(table: Table) -> None:
    lobby = await table.open_lobby()
    screen = Unrefreshed(table, lobby)
    await table.people["Bo"].click(lobby, label="Leave")
    assert "A game needs at least two players" in said(await screen.click(table.people["Ada"], "Start"))


async def test_buttons_of_a_lobby_whose_game_has_begun(table: Table) -> None:
    lobby = await table.open_lobby()
    screen = Unrefreshed(table, lobby)
    await table.people["Ada"].click(lobby, label="Start")
    for actor, label in (
        (table.people["Bo"], "Start"),
        (table.watcher, "Join"),
        (table.people["Bo"], "Leave"),
    ):
        assert "closed, or its game has started" in said(await screen.click(actor, label))
    assert len([m for m in table.messages if "Still choosing" in m.content]) == 1


async def test_added_computers_differ_and_show_their_personalities(table: Table) -> None:
    ada = table.people["Ada"]
    lobby = await table.open_lobby(players=1)
    told = []
    for _ in range(5):
        panel = shown(await ada.click(lobby, label="Add a computer player"))
        told.append(said(await ada.click(panel, label="Hard")))
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None
    likes = [seat.personality for seat in game.seats[1:]]
    assert len(set(likes[:4])) == 4, "computers must differ while there are unused personalities"
    text = next(m for m in table.messages if m.id == lobby.id).content
    w = table.bot.default_words
    for like, line in zip(likes, told, strict=True):
        assert w(f"personality-{like}") in text and w(f"personality-{like}.text") in line
    result = await ada.click(lobby, label="Colour")
    assert said(result).startswith("Every colour is taken.")


async def test_joining_twice_is_one_seat(table: Table) -> None:
    lobby = await table.open_lobby()
    assert "You already have a seat" in said(await table.people["Bo"].click(lobby, label="Join"))
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and len(game.seats) == 2


async def test_two_lobbies_in_two_channels_do_not_mix(table: Table) -> None:
    await table.open_lobby()
    second = table.guild.create_text_channel("second")
    await table.env.settle()
    bo = table.people["Bo"]
    other = await bo.slash(second, "game new")
    assert other.response is not None
    await table.people["Ada"].click(other.response.message, label="Join")
    await bo.click(other.response.message, label="Start")
    first = await table.bot.games.records.open_in(table.channel.id)
    running = await table.bot.games.records.open_in(second.id)
    assert first is not None and running is not None
    assert (first.status, running.status) == ("lobby", "running")
    assert "still in the lobby" in said(await bo.slash(table.channel, "turn"))
    assert "Which recruit do you lead with" in said(await bo.user.slash("turn")), (
        "only the running game waits for Bo"
    )
    await table.people["Ada"].slash(second, "game leave", how="back")
    assert "You're in several games" in said(await table.people["Ada"].user.slash("hand"))


async def test_a_running_game_is_linked_even_if_its_message_is_lost(playing: Table) -> None:
    await playing.bot.games.messages.forget(1, Kind.TABLE)
    result = await playing.people["Ada"].slash(playing.channel, "game new")
    assert "There's a game running here: this channel." in said(result)


async def test_a_thread_needs_its_own_permission(table: Table) -> None:
    made = table.env.backend.create_thread(table.channel.id, "game night", table.people["Ada"].id)
    await table.env.settle()
    thread = next(one for one in table.channel.threads if one.id == made.id)
    deny = discord.Permissions(send_messages_in_threads=True).value
    table.env.backend.set_overwrite(
        table.channel.id, Overwrite(table.guild.default_role.id, OverwriteType.ROLE, allow=0, deny=deny)
    )
    await table.env.settle()
    result = await table.people["Ada"].slash(thread, "game new")
    assert "Send Messages in Threads" in said(result)
    assert await table.bot.games.records.open_in(thread.id) is None


async def test_a_rematch_with_a_computer_that_took_over_a_seat(playing: Table) -> None:
    from tests.cogs.fast_forward import finish

    ada, bo = playing.people["Ada"], playing.people["Bo"]
    leaving = shown(await bo.slash(playing.channel, "game leave", how="good"))
    await bo.click(leaving, label="Leave for good")
    await finish(playing)
    end = next(m for m in reversed(playing.messages) if verbs(m))
    await ada.click(end, label="Rematch")
    lobby = playing.messages[-1]
    assert "**Orwell**" in lobby.content and "computer player, normal" in lobby.content
    assert "You're watching" in said(await bo.click(end, label="Rematch"))
