"""Open seats: announcements in the server's channel, their updates and their end, and `/games open`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.games import StoreError
from cogs.open_seats import sync_openings
from tests.cogs.fast_forward import finish
from tests.cogs.table import Table, custom_id, parts, said, set_options, shown, verbs, was_ephemeral

pytestmark = pytest.mark.slow


@pytest.fixture
async def seats_channel(table: Table) -> ChannelHandle:
    """The channel in which this server announces open seats."""
    channel = table.guild.create_text_channel("open-seats")
    await table.env.settle()
    await table.bot.games.servers.change(table.guild.id, seats_channel=channel.id)
    return channel


def told(channel: ChannelHandle) -> list[str]:
    return [message.content for message in channel.history()]


def link(message: discord.Message) -> str | None:
    return next((part["url"] for part in parts(message) if part.get("url")), None)


async def look(table: Table, lobby: Any, level: str = "newcomers") -> str:
    """The host looks for players."""
    ada = table.people["Ada"]
    menu = shown(await ada.click(lobby, label="Look for players"))
    return said(await ada.select(menu, [level], custom_id=custom_id(menu, "seekers")))


def deny(table: Table, channel: Any, who: int, *names: str, everybody: bool = False) -> None:
    kind = OverwriteType.ROLE if everybody else OverwriteType.MEMBER
    denied = discord.Permissions(**dict.fromkeys(names, True)).value
    table.env.backend.set_overwrite(channel.id, Overwrite(who, kind, allow=0, deny=denied))


async def test_a_lobby_is_announced_when_its_host_looks_for_players(
    table: Table, seats_channel: ChannelHandle
) -> None:
    lobby = await table.open_lobby(players=1)
    assert told(seats_channel) == [], "a lobby is not announced before its host looks for players"
    assert f"announced in <#{seats_channel.id}>" in await look(table, lobby)
    [text] = told(seats_channel)
    assert "5 seats are open" in text and f"<#{table.channel.id}>" in text and "Ada" in text
    assert "Newcomers are welcome" in text and ": a day" in text and "English" in text and "lassic" in text
    [message] = seats_channel.history()
    assert link(message) == f"https://discord.com/channels/{table.guild.id}/{table.channel.id}/{lobby.id}"
    assert not table.pinged(message)
    await table.people["Bo"].click(lobby, label="Join")
    ada = table.people["Ada"]
    await set_options(ada, lobby, edition="revised")
    [text] = told(seats_channel)
    assert "4 seats are open" in text and "Bo" in text and "evised" in text
    await ada.click(lobby, label="Start")
    [message] = seats_channel.history()
    assert "the game is running, and no seat is open" in message.content and not message.components
    assert not (await table.bot.games.store.openings.due())


async def test_a_restart_in_every_state(table: Table, seats_channel: ChannelHandle) -> None:
    lobby = await table.open_lobby(players=1)
    await look(table, lobby)
    await table.restart()
    await table.people["Bo"].click(lobby, label="Join")
    assert "4 seats are open" in told(seats_channel)[0]
    # The lobby closes, and the process ends before it can update the announcement.
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None
    await table.bot.games.lifecycle.end(game.id, "closed")
    assert "4 seats are open" in told(seats_channel)[0]
    await table.restart()
    assert told(seats_channel) == [f"-# Euphoria no. {game.id}: the lobby was closed."]


async def test_the_host_changes_the_level_and_stops(table: Table, seats_channel: ChannelHandle) -> None:
    lobby = await table.open_lobby()
    await look(table, lobby, "any")
    await look(table, lobby, "experienced")
    [text] = told(seats_channel)
    assert "For players who know the game" in text
    menu = shown(await table.people["Ada"].click(lobby, label="Look for players"))
    assert "You're looking for players: “For players who know the game”" in menu.content
    result = await table.people["Ada"].select(menu, ["nobody"], custom_id=custom_id(menu, "seekers"))
    assert "no longer looking for players" in said(result)
    assert told(seats_channel) == ["-# Euphoria no. 1: no seat is open at the moment."]
    await look(table, lobby, "any")
    assert len(told(seats_channel)) == 2 and "4 seats are open" in told(seats_channel)[-1]


async def test_a_full_table_and_one_that_has_room_again(tmp_path: Path) -> None:
    table = await Table.create(tmp_path / "games.sqlite3", players=6)
    try:
        channel = table.guild.create_text_channel("open-seats")
        await table.env.settle()
        await table.bot.games.servers.change(table.guild.id, seats_channel=channel.id)
        lobby = await table.open_lobby(players=5)
        await look(table, lobby)
        menu = shown(await table.people["Ada"].click(lobby, label="Look for players"))
        assert "one seat is open" in told(channel)[0]
        await table.people["Fay"].click(lobby, label="Join")
        [message] = channel.history()
        assert "no seat is open at the moment" in message.content and not message.components
        await table.people["Fay"].click(lobby, label="Leave")
        [message] = channel.history()
        assert "one seat is open" in message.content and link(message)
        other = shown(await table.people["Ada"].click(lobby, label="Look for players"))
        await table.people["Ada"].select(menu, ["nobody"], custom_id=custom_id(menu, "seekers"))
        await table.people["Fay"].click(lobby, label="Join")
        result = await table.people["Ada"].select(other, ["any"], custom_id=custom_id(other, "seekers"))
        assert "All seats are taken" in said(result)
        assert len(told(channel)) == 1
        await table.people["Fay"].click(lobby, label="Leave")
        assert "one seat is open" in told(channel)[-1]
    finally:
        await table.clear()


async def test_only_the_host_looks_for_players(table: Table, seats_channel: ChannelHandle) -> None:
    lobby = await table.open_lobby()
    for actor in (table.people["Bo"], table.watcher):
        result = await actor.click(lobby, label="Look for players")
        assert was_ephemeral(result) and "Only the host" in said(result)
    menu = shown(await table.people["Ada"].click(lobby, label="Look for players"))
    await table.people["Ada"].click(lobby, label="Close")
    result = await table.people["Ada"].select(menu, ["any"], custom_id=custom_id(menu, "seekers"))
    assert "This lobby is closed" in said(result) and told(seats_channel) == []


async def test_why_nothing_can_be_announced(table: Table) -> None:
    lobby = await table.open_lobby()
    ada, guild = table.people["Ada"], table.guild.id
    assert "no channel for open seats" in said(await ada.click(lobby, label="Look for players"))
    channel = table.guild.create_text_channel("open-seats")
    await table.env.settle()
    await table.bot.games.servers.change(guild, seats_channel=channel.id)
    menu = shown(await ada.click(lobby, label="Look for players"))
    assert table.guild.me is not None
    deny(table, channel, table.guild.me.id, "send_messages")
    await table.env.settle()
    for result in (
        await ada.click(lobby, label="Look for players"),
        await ada.select(menu, ["any"], custom_id=custom_id(menu, "seekers")),
    ):
        assert "I need the Send Messages permission" in said(result)
    table.env.backend.delete_overwrite(channel.id, table.guild.me.id)
    deny(table, table.channel, guild, "view_channel", everybody=True)
    await table.env.settle()
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.host_id is not None
    table.env.backend.set_overwrite(
        table.channel.id,
        Overwrite(ada.id, OverwriteType.MEMBER, allow=discord.Permissions(view_channel=True).value, deny=0),
    )
    await table.env.settle()
    assert "Not everyone who reads" in said(await ada.click(lobby, label="Look for players"))
    table.env.backend.delete_channel(channel.id)
    await table.env.settle()
    assert "The channel for open seats was deleted" in said(await ada.click(lobby, label="Look for players"))


async def test_a_channel_hidden_from_some_readers_is_not_announced(
    table: Table, seats_channel: ChannelHandle
) -> None:
    """Members can read the announcements, but not the channel of the game."""
    lobby = await table.open_lobby(players=1)
    ada, members = table.people["Ada"], table.guild.create_role("Members")
    see = discord.Permissions(view_channel=True).value
    for channel in (seats_channel, table.channel):
        deny(table, channel, table.guild.id, "view_channel", everybody=True)
        assert table.guild.me is not None
        for person in (ada.id, table.guild.me.id):
            table.env.backend.set_overwrite(
                channel.id, Overwrite(person, OverwriteType.MEMBER, allow=see, deny=0)
            )
    table.env.backend.set_overwrite(
        seats_channel.id, Overwrite(members.id, OverwriteType.ROLE, allow=see, deny=0)
    )
    await table.env.settle()
    assert "Not everyone who reads" in said(await ada.click(lobby, label="Look for players"))
    table.env.backend.set_overwrite(
        table.channel.id, Overwrite(members.id, OverwriteType.ROLE, allow=see, deny=0)
    )
    await table.env.settle()
    assert f"announced in <#{seats_channel.id}>" in await look(table, lobby)


async def test_a_forgotten_user_is_removed_from_announcements(
    table: Table, seats_channel: ChannelHandle
) -> None:
    lobby = await table.open_lobby(players=2)
    await look(table, lobby)
    [text] = told(seats_channel)
    assert "Bo" in text and "4 seats are open" in text
    bo = table.people["Bo"]
    sure = shown(await bo.slash(table.channel, "profile forget"))
    await bo.click(sure, custom_id=custom_id(sure, "forget"))
    [text] = told(seats_channel)
    assert "Bo" not in text and "5 seats are open" in text


async def test_if_the_database_is_unavailable_seats_are_announced_later(
    table: Table, seats_channel: ChannelHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even claiming the lease for announcing fails."""
    await look(table, await table.open_lobby(players=1))
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None

    def away(kind: str, key: object) -> None:
        raise StoreError("store-away", "The database cannot be reached.")

    with monkeypatch.context() as patched:
        patched.setattr(table.bot.games.leases, "exclusive", away)
        await sync_openings(table.bot, game.id)
        assert table.bot.unannounced.waits(game.id)
    await sync_openings(table.bot, game.id)
    assert not table.bot.unannounced.waits(game.id)


async def test_a_deleted_announcement_is_not_posted_again(table: Table, seats_channel: ChannelHandle) -> None:
    lobby = await table.open_lobby(players=1)
    await look(table, lobby)
    [message] = seats_channel.history()
    table.env.backend.delete_message(seats_channel.id, message.id)
    await table.people["Bo"].click(lobby, label="Join")
    await table.env.advance_time(3700)
    assert told(seats_channel) == []
    await look(table, lobby)
    assert len(told(seats_channel)) == 1, "the lobby is announced again when the host asks for it"


async def test_the_channel_of_an_announcement_is_deleted(table: Table, seats_channel: ChannelHandle) -> None:
    lobby = await table.open_lobby(players=1)
    await look(table, lobby)
    table.env.backend.delete_channel(seats_channel.id)
    await table.env.settle()
    await table.people["Bo"].click(lobby, label="Join")
    await table.people["Ada"].click(lobby, label="Start")
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.status == "running"


async def test_a_permission_that_comes_back(table: Table, seats_channel: ChannelHandle) -> None:
    """A free seat is announced as soon as the bot has the permission again."""
    await table.start()
    await table.choose_recruits()
    assert table.guild.me is not None
    deny(table, seats_channel, table.guild.me.id, "send_messages")
    await table.env.settle()
    await free_seat(table)
    assert told(seats_channel) == []
    table.env.backend.delete_overwrite(seats_channel.id, table.guild.me.id)
    await table.env.settle()
    assert len(told(seats_channel)) == 1


async def free_seat(table: Table) -> None:
    """Bo leaves for good, and anybody may take the seat."""
    ada, bo = table.people["Ada"], table.people["Bo"]
    leaving = shown(await bo.slash(table.channel, "game leave", how="good"))
    await bo.click(leaving, label="Leave for good")
    position = await table.position()
    name = position.game.seats[1].name
    await ada.slash(table.channel, "game vote", what="replace", player=name)


async def test_a_free_seat_is_announced_until_it_is_taken(table: Table, seats_channel: ChannelHandle) -> None:
    await table.start()
    await table.choose_recruits()
    await free_seat(table)
    [message] = seats_channel.history()
    assert "a seat is free" in message.content and "in a running game" in message.content
    assert "Everyone is welcome" in message.content
    offer = next(m for m in reversed(table.messages) if "seat" in verbs(m))
    assert link(message) == f"https://discord.com/channels/{table.guild.id}/{table.channel.id}/{offer.id}"
    found = said(await table.watcher.slash(table.channel, "games open"))
    assert "a running game: one seat is free" in found
    await table.restart()
    assert len(told(seats_channel)) == 1
    await table.watcher.click(offer, label="Take the seat")
    [message] = seats_channel.history()
    assert "no seat is open" in message.content and not message.components


async def test_a_free_seat_that_nobody_takes_in_time(table: Table, seats_channel: ChannelHandle) -> None:
    await table.start()
    await table.choose_recruits()
    await free_seat(table)
    for _ in range(4):
        await table.env.advance_time(86_400)
    [text] = told(seats_channel)
    assert "no seat is open" in text


async def test_a_seat_offered_to_one_person_is_not_announced(
    table: Table, seats_channel: ChannelHandle
) -> None:
    await table.start()
    await table.choose_recruits()
    ada, bo = table.people["Ada"], table.people["Bo"]
    leaving = shown(await bo.slash(table.channel, "game leave", how="good"))
    await bo.click(leaving, label="Leave for good")
    name = (await table.position()).game.seats[1].name
    await ada.slash(table.channel, "game vote", what="replace", player=name, newcomer=table.watcher.user)
    assert told(seats_channel) == []
    await sync_openings(table.bot, (await table.position()).game.id)
    assert told(seats_channel) == []


async def test_games_open_lists_seats_that_the_user_can_take_and_see(table: Table) -> None:
    ada, wim = table.people["Ada"], table.watcher
    assert "No game on this server has a seat for you" in said(await wim.slash(table.channel, "games open"))
    await table.open_lobby(players=1)
    secret = table.guild.create_text_channel("secret")
    deny(table, secret, table.guild.id, "view_channel", everybody=True)
    may = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True).value
    table.env.backend.set_overwrite(secret.id, Overwrite(ada.id, OverwriteType.MEMBER, allow=may, deny=0))
    assert table.guild.me is not None
    table.env.backend.set_overwrite(
        secret.id,
        Overwrite(
            table.guild.me.id,
            OverwriteType.MEMBER,
            allow=may | discord.Permissions(attach_files=True).value,
            deny=0,
        ),
    )
    await table.env.settle()
    await ada.slash(secret, "game new")
    result = await wim.slash(table.channel, "games open")
    assert was_ephemeral(result) and "One game has a seat for you" in said(result)
    assert f"No. 1 in <#{table.channel.id}>: 5 seats are open. Players: Ada" in said(result)
    assert f"<#{secret.id}>" not in said(result)
    assert "Time limit: a day" in said(result) and "everyone is welcome" in said(result)
    assert "No game on this server" in said(await ada.slash(table.channel, "games open")), (
        "games in which Ada has a seat are not listed for her"
    )
    assert "on a server" in said(await wim.user.slash("games open"))


async def test_a_long_list_is_cut(table: Table) -> None:
    for number in range(12):
        await table.bot.games.lobby.open(
            guild_id=table.guild.id, channel_id=table.guild.create_text_channel(f"t{number}").id,
            host_id=table.people["Ada"].id, name="Ada",
        )  # fmt: skip
    await table.env.settle()
    result = said(await table.watcher.slash(table.channel, "games open"))
    assert "12 games have a seat for you" in result and "…and 2 more" in result


async def test_the_end_of_a_game_with_a_free_seat(table: Table, seats_channel: ChannelHandle) -> None:
    await table.start()
    await table.choose_recruits()
    await free_seat(table)
    await finish(table)
    await table.env.advance_time(3700)
    [text] = told(seats_channel)
    assert "the game is over" in text


async def test_discord_cannot_take_the_announcement_now(table: Table, seats_channel: ChannelHandle) -> None:
    lobby = await table.open_lobby(players=1)
    path = f"/channels/{seats_channel.id}/messages"
    table.env.inject_error("POST", path, status=503, code=0, times=None)
    assert f"can't write in <#{seats_channel.id}> at the moment" in await look(table, lobby)
    assert told(seats_channel) == []
    table.env.backend.faults.clear()
    await table.env.advance_time(600)
    assert len(told(seats_channel)) == 1


async def test_an_unexpected_refusal(table: Table, seats_channel: ChannelHandle) -> None:
    """Discord refuses although the permissions looked right: the host is told, and the bot does not retry forever."""
    lobby = await table.open_lobby(players=1)
    path = f"/channels/{seats_channel.id}/messages"
    table.env.inject_error("POST", path, status=403, code=50013, times=1)
    assert "Ask someone who manages this server" in await look(table, lobby)
    await table.env.advance_time(3700)
    assert told(seats_channel) == []
    assert "announced in" in await look(table, lobby)
