"""`/profile` and `/games`: personal settings, deleting one's data, and the list of games."""

from __future__ import annotations

import sqlite3
from random import Random

import pytest

from cogs.kit.replies import Sorry
from cogs.profile.cog import find_zone
from tests.cogs.durations import MINUTE
from tests.cogs.table import Table, filled, said, shown, was_ephemeral

pytestmark = pytest.mark.slow


def test_zones_as_people_write_them() -> None:
    assert find_zone("europe/berlin") == find_zone("Berlin") == "Europe/Berlin"
    assert find_zone("America/new york") == "America/New_York"
    assert find_zone("utc") == "UTC"
    for typed in ("Mars/Olympus", "", "../../etc/passwd", "Europe"):
        with pytest.raises(Sorry):
            find_zone(typed)


async def test_everything_can_be_set_and_is_shown(table: Table) -> None:
    ada = table.people["Ada"]
    result = await ada.slash(
        table.channel,
        "profile set",
        language="en",
        time_zone="Europe/Berlin",
        quiet_hours="22:00-08:00",
        reach="both",
        palette="colour_blind",
    )
    profile = await table.bot.store.profiles.get(ada.id)
    assert (profile.language, profile.time_zone, profile.reach, profile.palette) == (
        "en",
        "Europe/Berlin",
        "both",
        "colour_blind",
    )
    assert (profile.quiet_from, profile.quiet_to) == (22 * 60, 8 * 60)
    text = said(await ada.slash(table.channel, "profile show"))
    assert text == said(result)
    assert "Europe/Berlin" in text and "22:00–08:00" in text and "Both" in text and "English" in text
    assert result.response is not None and result.response.ephemeral


async def test_settings_that_are_left_out_do_not_change(table: Table) -> None:
    ada = table.people["Ada"]
    await ada.slash(table.channel, "profile set", time_zone="Asia/Tokyo", quiet_hours="22-8")
    await ada.slash(table.channel, "profile set", reach="channel")
    await ada.slash(table.channel, "profile set", quiet_hours="off", language="discord")
    profile = await table.bot.store.profiles.get(ada.id)
    assert (profile.time_zone, profile.reach, profile.quiet_from) == ("Asia/Tokyo", "channel", None)


async def test_unreadable_settings_are_explained_and_change_nothing(table: Table) -> None:
    ada = table.people["Ada"]
    assert "I don't know a time zone" in said(
        await ada.slash(table.channel, "profile set", time_zone="Atlantis", reach="none")
    )
    assert "as hours" in said(await ada.slash(table.channel, "profile set", quiet_hours="late"))
    assert "at least one" in said(await ada.slash(table.channel, "profile set"))
    assert (await table.bot.store.profiles.get(ada.id)).reach == "dm"
    assert "until you set a time zone" in said(
        await ada.slash(table.channel, "profile set", quiet_hours="22-8")
    )


async def test_completion_of_time_zones_shows_their_time(table: Table) -> None:
    choices = await table.people["Ada"].autocomplete(table.channel, "profile set", "time_zone", "new york")
    assert choices[0]["value"] == "America/New_York"
    assert "America/New York (19:0" in choices[0]["name"]  # the simulated clock begins at midnight UTC
    assert len(await table.people["Ada"].autocomplete(table.channel, "profile set", "time_zone", "")) == 25


async def test_profiles_work_in_direct_messages(table: Table) -> None:
    result = await table.people["Ada"].user.slash("profile set", reach="channel")
    assert "In the game's channel" in said(result)


# /games


async def test_games_says_where_it_is_my_turn_and_since_when(playing: Table) -> None:
    position = await playing.position()
    me = playing.people[position.game.seats[position.turn].name]
    other = next(actor for actor in playing.people.values() if actor.id != me.id)
    mine = said(await me.slash(playing.channel, "games list"))
    assert "it's your move" in mine and "<t:" in mine and f"<#{playing.channel.id}>" in mine
    assert f"waiting for {position.game.seats[position.turn].name}" in said(
        await other.slash(playing.channel, "games list")
    )
    assert "aren't in a running game" in said(await playing.watcher.slash(playing.channel, "games list"))
    assert "it's your move" in said(await me.user.slash("games list"))


async def test_games_in_several_channels_the_waiting_ones_first(playing: Table) -> None:
    position = await playing.position()
    me = playing.people[position.game.seats[position.turn].name]
    lobby = playing.guild.create_text_channel("second")
    await playing.env.settle()
    await me.slash(lobby, "game new")
    lines = said(await me.slash(lobby, "games list")).splitlines()
    assert len(lines) == 3
    assert f"<#{playing.channel.id}>" in lines[1] and "it's your move" in lines[1]
    assert f"<#{lobby.id}>" in lines[2] and "in the lobby" in lines[2]


# Being forgotten


async def forget(table: Table, name: str) -> str:
    asking = await table.people[name].slash(table.channel, "profile forget")
    assert "can't be undone" in said(asking)
    assert asking.response is not None
    return said(await table.people[name].click(asking.response, label="Forget me"))


async def test_being_forgotten_needs_a_confirmation(playing: Table) -> None:
    await playing.people["Bo"].slash(playing.channel, "profile forget")
    assert len((await playing.position()).game.humans) == 2


async def test_forgotten_in_a_running_game_a_computer_plays_on(playing: Table) -> None:
    bo = playing.people["Bo"]
    await bo.slash(playing.channel, "profile set", time_zone="Asia/Tokyo")
    chance = Random(2)
    for _ in range(4):
        await playing.follow((await playing.asked())[0], chance.choice)
    assert "I no longer know anything about you" in await forget(playing, "Bo")
    await playing.env.advance_time(MINUTE)
    position = await playing.position()
    seat = position.game.seats[1]
    assert (seat.user_id, seat.name, seat.anonymous) == (None, "Someone", True)
    assert position.waiting == (0,)
    assert any("asked to be forgotten" in m.content for m in playing.messages)
    await playing.follow(playing.people["Ada"], chance.choice)
    await playing.env.advance_time(MINUTE)
    assert "aren't in a running game" in said(await bo.slash(playing.channel, "games list"))
    await playing.bot.store.database.erase_deleted()
    assert not _traces(playing, str(bo.id))


async def test_forgotten_in_a_lobby_the_seat_is_free(table: Table) -> None:
    await table.open_lobby()
    await forget(table, "Bo")
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.names == ("Ada",)
    assert table.people["Bo"].mention not in table.messages[0].content


async def test_forgotten_when_nobody_else_is_there_the_game_ends(playing: Table) -> None:
    await forget(playing, "Ada")
    await forget(playing, "Bo")
    game = await playing.bot.games.records.last_in(playing.channel.id)
    assert game is not None and game.status == "ended" and not game.humans


def _traces(table: Table, text: str) -> list[str]:
    """Tables of the database that contain this text."""
    found = []
    with sqlite3.connect(table.path) as db:
        for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if any(text in str(value) for row in db.execute(f"SELECT * FROM {name}") for value in row):
                found.append(name)
    return found


async def test_settings_are_changed_by_a_form(table: Table) -> None:
    ada = table.people["Ada"]
    panel = shown(await ada.slash(table.channel, "profile show"))
    form = await ada.click(panel, label="Change")
    wanted = filled(form, time_zone="Berlin", quiet_hours="22-8", reach="channel", palette="none")
    text = said(await ada.submit_modal(form, wanted))
    for part in ("Europe/Berlin", "22:00–08:00", "In the game's channel", "No pictures for me"):
        assert part in text, text
    form = await ada.click(panel, label="Change")
    result = await ada.submit_modal(form, filled(form, quiet_hours="whenever"))
    assert "I can't read “whenever”" in said(result) and was_ephemeral(result)
    again = await ada.click(result.followups[-1], label="Fill it in again")
    text = said(await ada.submit_modal(again, filled(again) | {"time_zone": "", "quiet_hours": ""}))
    assert "Not set, so UTC" in text and "Quiet hours: Off" in text and "In the game's channel" in text
