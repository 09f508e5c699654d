"""Deleted messages, permissions lost during a turn, players who leave, and buttons pressed too late."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.engine.state import Game
from cogs.kit.limits import MAX_LAYOUT
from cogs.kit.public_text import News
from tests.cogs.fast_forward import finish, set_position
from tests.cogs.situations import place
from tests.cogs.table import Table, offers, press, said, shown, verbs

pytestmark = pytest.mark.slow


def with_a_double(state: Game) -> None:
    for player in state.players:
        player.available = [2, 2]


# Messages deleted


async def test_a_lobby_whose_message_was_deleted_can_be_found_again(table: Table) -> None:
    ada, bo = table.people.values()
    lobby = await table.open_lobby(players=1)
    table.env.backend.delete_message(table.channel.id, lobby.id)
    await table.env.settle()
    result = await bo.slash(table.channel, "game new")
    assert str(lobby.id) not in said(result), "the answer must not link to the deleted message"
    again = table.newest
    assert "join" in verbs(again)
    await bo.click(again, label="Join")
    await ada.click(table.newest, label="Start")
    assert (await table.position()).game.status == "running"


async def test_a_table_message_deleted_during_a_double_is_posted_again(playing: Table) -> None:
    await set_position(playing, with_a_double)
    await place(playing, "generator")
    table_message = playing.newest
    playing.env.backend.delete_message(playing.channel.id, table_message.id)
    await playing.env.settle()
    await place(playing, "generator")
    assert playing.newest.id != table_message.id and "Generator" in playing.newest.content
    assert playing.pinged(playing.newest) == [actor.id for actor in await playing.asked()]


async def test_a_dismissed_panel_can_be_opened_again(playing: Table) -> None:
    actor = (await playing.asked())[0]
    first = shown(await playing.take_turn(actor))
    second = shown(await playing.take_turn(actor))
    assert first.id != second.id and offers(first)[0][1].split("~")[0] == offers(second)[0][1].split("~")[0]


# Permissions lost


async def test_without_permission_to_attach_files_only_text_is_posted(playing: Table) -> None:
    """Discord refuses a message with a file, but accepts it without."""
    path = f"/channels/{playing.channel.id}/messages"
    playing.env.inject_error("POST", path, status=403, code=50013, times=1)
    await place(playing, "generator")
    table_message = playing.newest
    assert "Generator" in table_message.content and not table_message.attachments
    assert "Attach Files" in table_message.content
    assert playing.pinged(table_message) == [actor.id for actor in await playing.asked()]


async def test_without_permission_to_attach_files_a_long_message_says_whose_turn_it_is(
    playing: Table,
) -> None:
    path = f"/channels/{playing.channel.id}/messages"
    playing.env.inject_error("POST", path, status=403, code=50013, times=1)
    play: Any = playing.bot.get_cog("Announcements")
    news = News([f"{number}: {'x' * 180}" for number in range(30)])
    position = await playing.position()
    channel = await playing.bot.games.table_messages.channel(position.game.id)
    await play.announcer.posting.post(position, channel, news)
    actor = (await playing.asked())[0]
    assert actor.mention in playing.newest.content and "Attach Files" in playing.newest.content
    assert "29: " in playing.newest.content and len(playing.newest.content) <= MAX_LAYOUT


async def test_without_permission_to_attach_files_a_double_is_updated(playing: Table) -> None:
    await set_position(playing, with_a_double)
    play: Any = playing.bot.get_cog("Announcements")
    with playing.env.time_context():
        await play.announcer.show_again((await playing.position()).game.id)
    table_message = playing.newest
    playing.env.inject_error(
        "PATCH",
        f"/channels/{playing.channel.id}/messages/{table_message.id}",
        status=403,
        code=50013,
        times=1,
    )
    await place(playing, "generator")
    position = await playing.position()
    assert position.game.seats[position.turn].name == "Ada", (
        "it is still Ada's turn, because she may place her second die"
    )
    assert playing.newest.id == table_message.id and "Generator" in playing.newest.content


async def test_a_hidden_channel_stops_no_game(playing: Table) -> None:
    """If the bot cannot see the channel, players use direct messages."""
    actor = (await playing.asked())[0]
    me = playing.guild.me
    assert me is not None
    playing.env.backend.set_overwrite(
        playing.channel.id,
        Overwrite(me.id, OverwriteType.MEMBER, allow=0, deny=discord.Permissions(view_channel=True).value),
    )
    await playing.env.settle()
    before = await playing.position()
    panel = shown(await actor.user.slash("turn"))
    for _ in range(6):
        panel = shown(await press_first(actor.user, panel))
        if (await playing.position()).length > before.length:
            break
    assert (await playing.position()).length > before.length
    other = (await playing.asked())[0]
    assert any("can no longer" in m.content for m in playing.private(other))


async def press_first(user: Any, panel: Any) -> Any:
    return await press(user, panel, offers(panel)[0])


# People


async def test_a_player_who_left_the_server_stops_nobody_and_may_come_back(playing: Table) -> None:
    gone = (await playing.asked())[0]
    other = next(one for one in playing.people.values() if one.id != gone.id)
    playing.env.backend.remove_member(playing.guild.id, gone.id)
    await playing.env.settle()
    known = {message.id for message in playing.messages}
    await other.slash(playing.channel, "game vote", what="keep", player=gone.user.global_name)
    told = [message.content.casefold() for message in playing.messages if message.id not in known]
    assert any("computer" in text for text in told), told
    for _ in range(50):
        if [actor.id for actor in await playing.asked()] == [other.id]:
            break
        await playing.env.advance_time(5)
    assert [actor.id for actor in await playing.asked()] == [other.id]
    back = playing.guild.add_member(gone.user)
    await playing.env.settle()
    result = await back.slash(playing.channel, "hand")
    game = (await playing.position()).game
    assert not any(seat.kept for seat in game.seats), said(result)


# Late buttons


async def test_undo_with_nothing_to_undo_says_why(playing: Table) -> None:
    actor = (await playing.asked())[0]
    before = await playing.position()
    result = await actor.slash(playing.channel, "undo")
    assert result.ephemeral and len(said(result).strip()) > 20
    assert (await playing.position()).length == before.length


async def test_due_times_are_timestamps(playing: Table) -> None:
    assert "<t:" in playing.newest.content and ":R>" in playing.newest.content


async def test_a_rematch_is_opened_once_and_not_by_spectators(playing: Table) -> None:
    await finish(playing)
    end = playing.newest
    assert "rematch" in verbs(end)
    ada, bo = playing.people.values()
    assert "watching" in said(await playing.watcher.click(end, label="Rematch"))
    await ada.click(end, label="Rematch")
    lobby = playing.newest
    assert "start" in verbs(lobby)
    text = said(await bo.click(end, label="Rematch"))
    assert "being set up" in text and str(lobby.id) in text, text
    await bo.click(lobby, label="Join")
    await bo.click(lobby, label="Start")
    position = await playing.position()
    assert position.game.status == "running" and len(position.game.seats) == 2
    # Buttons of the old game do not affect the new one.
    assert not playing.bot.unexpected_errors
