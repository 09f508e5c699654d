"""The announcer: its requests, its pings, and its retries."""

from __future__ import annotations

from random import Random
from typing import Any

import discord
import pytest

from cogs.posts.direct_messages import send_direct
from tests.cogs.fast_forward import finish, set_position, show, two_workers
from tests.cogs.requests_counted import requests, until_a_person_is_asked
from tests.cogs.situations import play_by_command, with_computers
from tests.cogs.table import Table, said, set_options, verbs

pytestmark = pytest.mark.slow


def announcer(table: Table) -> Any:
    play: Any = table.bot.get_cog("Announcements")
    return play.announcer


async def test_an_ordinary_turn_takes_four_requests(since_lobby: Table) -> None:
    """The command is acknowledged and answered, the new message is posted, the old one loses its buttons."""
    await set_position(since_lobby, two_workers)
    await show(since_lobby)
    ada, bo = since_lobby.people.values()
    for actor, worker in ((ada, 2), (bo, 2), (ada, 5)):
        before = len(since_lobby.env.http_requests)
        await actor.slash(since_lobby.channel, "place", worker=worker, space="generator")
        await since_lobby.env.settle()
        made = requests(since_lobby, before)
        assert sorted(one.split()[0] for one in made) == ["PATCH", "POST", "POST", "POST"], made


async def test_nobody_is_looked_up_before_a_direct_message(since_lobby: Table) -> None:
    """The user's id is known, so a direct message takes one request once its channel is open."""
    before = len(since_lobby.env.http_requests)
    game = (await since_lobby.position()).game
    with since_lobby.env.time_context():
        for _ in range(2):
            assert await send_direct(since_lobby.bot, game, game.seats[0], "A direct message") is not None
    made = requests(since_lobby, before)
    assert [one for one in made if "/messages" in one] == made, made


async def test_several_computers_in_a_row_remove_buttons_once(table: Table) -> None:
    await with_computers(table, count=3)
    await table.choose_recruits()
    position = await until_a_person_is_asked(table)
    table_message, before = table.newest, len(table.env.http_requests)
    await table.follow(table.people["Ada"], lambda options: options[0])
    assert (await until_a_person_is_asked(table)).length >= position.length + 4
    changes = [
        one
        for one in requests(table, before)
        if one.startswith("PATCH") and one.endswith(str(table_message.id))
    ]
    assert len(changes) == 1, changes
    assert table.newest.id != table_message.id and "turn" in verbs(table.newest)


async def test_a_player_is_pinged_again_at_each_simultaneous_choice(table: Table) -> None:
    """In a draft everybody is asked several times in the same turn, and direct messages may be closed."""
    ada, bo = table.people.values()
    lobby = await table.open_lobby()
    await set_options(ada, lobby, variants=["recruit_draft"])
    await ada.click(lobby, label="Start")
    first = table.newest
    assert set(table.pinged(first)) == {ada.id, bo.id}
    await table.follow(ada, lambda options: options[0])
    assert table.newest.id == first.id and table.pinged(table.newest) == table.pinged(first)
    await table.follow(bo, lambda options: options[0])
    assert table.newest.id != first.id and set(table.pinged(table.newest)) == {ada.id, bo.id}


async def test_several_unannounced_moves_wait_for_one_retry(playing: Table) -> None:
    path = f"/channels/{playing.channel.id}/messages"
    playing.env.inject_error("POST", path, status=503, code=0, times=None)
    chance = Random(2)
    for _ in range(4):
        await play_by_command(playing, (await playing.asked())[0], chance)
        await playing.env.settle()
    assert len(playing.bot.untold._waits) == 1
    playing.env.backend.faults.clear()
    before = len(playing.messages)
    await playing.env.advance_time(101)
    assert len(playing.messages) == before + 1 and not playing.bot.untold._waits


async def test_the_status_says_that_a_move_is_not_announced_yet(playing: Table) -> None:
    path = f"/channels/{playing.channel.id}/messages"
    playing.env.inject_error("POST", path, status=503, code=0, times=None)
    await play_by_command(playing, (await playing.asked())[0], Random(2))
    await playing.env.settle()
    ada = playing.people["Ada"]
    says = playing.bot.default_words("status-untold")
    assert says in said(await ada.slash(playing.channel, "status"))
    playing.env.backend.faults.clear()
    await playing.env.advance_time(3600)
    assert says not in said(await ada.slash(playing.channel, "status"))


async def test_showing_the_table_again_after_the_game_ended_meanwhile(playing: Table) -> None:
    before = await playing.position()
    await finish(playing)
    posted = len(playing.messages)
    await show(playing, before)
    assert len(playing.messages) == posted


async def test_finished_games_leave_nothing_in_memory(playing: Table) -> None:
    await finish(playing)
    known = announcer(playing)
    assert not known._locks and not known.posting._bare


async def test_each_name_stands_behind_the_sign_of_its_pieces(playing: Table) -> None:
    await set_position(playing, two_workers)
    colours = [seat.colour for seat in (await playing.position()).game.seats]
    names = [f"player_{colour}" for colour in colours]
    playing.bot.icons = {name: discord.PartialEmoji(name=name, id=n) for n, name in enumerate(names, 10**17)}
    await playing.people["Ada"].slash(playing.channel, "place", worker=2, space="generator")
    await playing.env.settle()
    ada, bo = (f"<:{name}:{n}> " for n, name in enumerate(names, 10**17))
    lines = playing.newest.content.splitlines()
    assert lines[0].startswith(f"-# **{ada}Ada** placed a")
    assert lines[-1] == f"⭐ {ada}Ada **0** · {bo}Bo **0**"


async def test_every_table_message_ends_with_the_race(playing: Table) -> None:
    """The leader comes first, whoever has the seat, and the routine of a turn is in small print."""
    ada = playing.people["Ada"]

    def bo_leads(game: Any) -> None:
        two_workers(game)
        game.players[0].tokens, game.players[1].tokens = {"euphoria": 1}, {"euphoria": 3}

    await set_position(playing, bo_leads)
    await show(playing)
    assert playing.newest.content.splitlines()[-1] == "⭐ Bo **3** · Ada **1**"
    await ada.slash(playing.channel, "place", worker=2, space="generator")
    await playing.env.settle()
    lines = playing.newest.content.splitlines()
    assert lines[0].startswith("-# **Ada** placed a") and lines[-1] == "⭐ Bo **3** · Ada **1**"


async def test_looking_for_a_message_asks_nothing_that_discord_refuses(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    """A game's public message is a layout, and Discord refuses to turn one into a plain message."""
    caplog.set_level("INFO", logger="cogs.posts.messages")
    await table.start()
    await table.choose_recruits()
    await table.restart()
    edits = [entry.json or {} for entry in table.env.http_requests if entry.method == "PATCH"]
    looked = [edit for edit in edits if "flags" in edit and not {"content", "components"} & set(edit)]
    assert looked, "the message is looked for"
    assert not [record.message for record in caplog.records if "could not look" in record.message]
