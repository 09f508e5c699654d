"""A rematch: the player who presses the button is host, the others are invited in one message, and it opens once."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.cogs.fast_forward import finish
from tests.cogs.table import Table, said, verbs

pytestmark = pytest.mark.slow


@pytest.fixture
async def over(playing: Table) -> tuple[Table, discord.Message]:
    """A finished game, and its last message."""
    await finish(playing)
    return playing, next(m for m in reversed(playing.messages) if "rematch" in verbs(m))


def lobbies(table: Table) -> list[discord.Message]:
    return [message for message in table.messages if "start" in verbs(message)]


async def test_the_others_are_invited_and_join_themselves(over: tuple[Table, Any]) -> None:
    table, end = over
    ada, bo = table.people["Ada"], table.people["Bo"]
    old = await table.bot.games.records.last_in(table.channel.id)
    assert old is not None
    assert "The lobby for the rematch is open" in said(await bo.click(end, label="Rematch"))
    [lobby] = lobbies(table)
    assert f"Invited to the rematch: {ada.mention}" in lobby.content and table.pinged(lobby) == [ada.id]
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.host_id == bo.id and [seat.user_id for seat in game.seats] == [bo.id]
    assert (game.edition, game.variants, game.pace) == (old.edition, old.variants, old.pace)
    await table.restart()
    await ada.click(lobby, label="Join")
    [lobby] = lobbies(table)
    assert "Invited" not in lobby.content and not table.pinged(lobby)
    await ada.click(lobby, label="Start")
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.status == "running"
    again = said(await ada.click(end, label="Rematch"))
    assert "has already started" in again and str(table.newest.id) in again


async def test_pressing_twice_opens_one_lobby(over: tuple[Table, Any]) -> None:
    table, end = over
    ada, bo = table.people["Ada"], table.people["Bo"]
    await ada.click(end, label="Rematch")
    for actor in (bo, ada):
        again = said(await actor.click(end, label="Rematch"))
        assert str(lobbies(table)[0].id) in again and "Press Join there" in again, again
    assert len(lobbies(table)) == 1
    assert "You're watching" in said(await table.watcher.click(end, label="Rematch"))


async def test_its_lobby_is_shown_again_if_its_message_is_gone(over: tuple[Table, Any]) -> None:
    table, end = over
    await table.people["Ada"].click(end, label="Rematch")
    [lobby] = lobbies(table)
    table.env.backend.delete_message(table.channel.id, lobby.id)
    await table.env.advance_time(600)
    result = await table.people["Bo"].click(end, label="Rematch")
    [lobby] = lobbies(table)
    assert str(lobby.id) in said(result)


async def test_a_lobby_that_was_closed_can_be_opened_again(over: tuple[Table, Any]) -> None:
    table, end = over
    ada, bo = table.people["Ada"], table.people["Bo"]
    await ada.click(end, label="Rematch")
    await ada.click(lobbies(table)[0], label="Close")
    await bo.click(end, label="Rematch")
    [lobby] = lobbies(table)
    assert ada.mention in lobby.content and table.pinged(lobby) == [ada.id]


async def test_a_rematch_while_the_channel_has_another_game(over: tuple[Table, Any]) -> None:
    table, end = over
    ada, bo = table.people["Ada"], table.people["Bo"]
    lobby = (await table.watcher.slash(table.channel, "game new")).response
    assert lobby is not None
    result = said(await ada.click(end, label="Rematch"))
    assert "There's already a lobby here" in result and str(lobby.id) in result
    await bo.click(lobby.message, label="Join")
    await bo.click(lobby.message, label="Start")
    assert "There's a game running here" in said(await ada.click(end, label="Rematch"))
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None
    await table.bot.games.lifecycle.end(game.id, "table")
    assert "Another game has been played here" in said(await ada.click(end, label="Rematch"))


async def test_a_rematch_the_server_no_longer_allows(over: tuple[Table, Any]) -> None:
    """The server's limits on who may open games apply here, too."""
    table, end = over
    role = table.guild.create_role("Hosts")
    await table.env.settle()
    await table.bot.games.servers.change(table.guild.id, openers=[role.id])
    assert f"<@&{role.id}>" in said(await table.people["Ada"].click(end, label="Rematch"))
    assert not lobbies(table)
