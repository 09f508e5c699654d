"""Reminders of several games and daily lists say only what is still true, and are changed without a sound."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from tests.cogs.durations import DAY, HOUR
from tests.cogs.fast_forward import announce
from tests.cogs.requests_counted import counting, requests
from tests.cogs.table import Table, custom_id, labels, verbs

pytestmark = pytest.mark.slow

REMINDED = "-# You were reminded here."
LISTED = "-# Your daily list was here."

TwoGames = tuple[Table, ChannelHandle]
"""The first game is in the table's channel, the second in the other one."""


@pytest.fixture
async def two_games(tmp_path: Path, long_waits: None) -> AsyncIterator[TwoGames]:
    """Two games in which Ada and Bo choose their recruits."""
    table = await Table.create(tmp_path / "games.sqlite3")
    second = table.guild.create_text_channel("second")
    await table.env.settle()
    for channel in (table.channel, second):
        opened = await table.people["Ada"].slash(channel, "game new")
        assert opened.response is not None
        await table.people["Bo"].click(opened.response.message, label="Join")
        await table.people["Ada"].click(opened.response.message, label="Start")
    yield table, second
    await table.clear()


def lists(table: Table, actor: MemberActor) -> list[discord.Message]:
    """All lists, including those that are over."""
    past, now = (REMINDED, LISTED), ("You have something", "Waiting for you")
    return [m for m in table.private(actor) if m.content in past or any(text in m.content for text in now)]


def the_list(table: Table, actor: MemberActor) -> discord.Message:
    [found] = lists(table, actor)
    return found


async def answer(table: Table, game_id: int, actor: MemberActor, *, tell: bool = True) -> None:
    """Give the first possible answer to the question that the player is asked in this game."""
    position = await table.bot.games.position(game_id)
    seat = position.game.seat_of(actor.id)
    prompt = None if seat is None else position.prompt_for(seat.seat)
    assert prompt is not None
    moved = await table.bot.games.play.answer(game_id, prompt.seat, [prompt.answers()[0]], user_id=actor.id)
    if tell:
        await announce(table, moved)


def edits(made: list[str], message: discord.Message) -> int:
    return sum(one.endswith(f"/messages/{message.id}") and one.startswith("PATCH") for one in made)


async def test_an_answered_game_is_taken_off_a_joint_reminder(two_games: TwoGames) -> None:
    table, second = two_games
    ada, bo = table.people["Ada"], table.people["Bo"]
    await table.env.advance_time(12.5 * HOUR)
    both = the_list(table, ada)
    assert both.content.count("You have something") == 2 and verbs(both) == ["turn", "turn", "later"]
    async with counting(table) as made:
        await answer(table, 1, ada)
    assert edits(made, both) == 1
    one = the_list(table, ada)
    assert (
        one.content.startswith(f"You have something to decide in <#{second.id}>.") and "\n" not in one.content
    )
    assert verbs(one) == ["turn", "later"] and custom_id(one, "turn").split(":")[2] == "2"
    async with counting(table) as made:
        await answer(table, 2, ada)
        await answer(table, 2, bo)
    assert edits(made, both) == 1
    none = the_list(table, ada)
    assert none.id == both.id and none.content == REMINDED and not verbs(none)
    assert [(one.user_id, len(one.entries)) for one in await table.bot.games.lists.all()] == [(bo.id, 1)]


async def test_what_was_answered_before_a_kill_is_taken_off_at_the_next_start(two_games: TwoGames) -> None:
    """The process ends after both answers are stored and before they are announced: one edit covers both."""
    table, _ = two_games
    ada = table.people["Ada"]
    await table.env.advance_time(12.5 * HOUR)
    both = the_list(table, ada)
    for game in (1, 2):
        await answer(table, game, ada, tell=False)
    assert the_list(table, ada).content == both.content
    since = len(table.env.http_requests)
    await table.restart()
    await table.env.settle()
    assert the_list(table, ada).content == REMINDED
    assert edits(requests(table, since), both) == 1
    assert [one.user_id for one in await table.bot.games.lists.all()] == [table.people["Bo"].id]


async def test_games_that_stand_still_and_seats_that_are_left_are_taken_off(two_games: TwoGames) -> None:
    table, second = two_games
    ada, bo = table.people["Ada"], table.people["Bo"]
    await table.env.advance_time(12.5 * HOUR)
    for actor in (ada, bo):
        await actor.slash(table.channel, "game pause")
    await table.env.settle()
    for actor in (ada, bo):
        assert f"<#{table.channel.id}>" not in the_list(table, actor).content
        assert verbs(the_list(table, actor)) == ["turn", "later"]
    await ada.slash(second, "game leave", how="back")
    await table.env.settle()
    assert the_list(table, ada).content == REMINDED and not verbs(the_list(table, ada))
    assert verbs(the_list(table, bo)) == ["turn", "later"]


async def test_a_daily_list_follows_what_it_lists(two_games: TwoGames) -> None:
    table, _ = two_games
    ada, bo = table.people["Ada"], table.people["Bo"]
    await ada.slash(table.channel, "profile set", digest="8:00", time_zone="UTC")
    await bo.slash(table.channel, "game pause")
    await table.env.advance_time(8.5 * HOUR)
    first = the_list(table, ada)
    assert labels(first) == ["No. 1: answer", "No. 2: answer", "No. 1: vote"] and not first.flags.silent
    await ada.click(next(m for m in table.messages if "vote" in verbs(m)), label="No")
    await table.env.settle()
    assert labels(the_list(table, ada)) == ["No. 1: answer", "No. 2: answer"]
    await answer(table, 2, ada)
    [title, only] = the_list(table, ada).content.splitlines()
    assert title == "**Waiting for you today**" and only.startswith("• **No. 1 ")
    assert labels(the_list(table, ada)) == ["No. 1: answer"]
    await table.env.advance_time(DAY)
    [old, new] = [m for m in lists(table, ada) if m.content == LISTED or "Waiting for you" in m.content]
    assert old.id == first.id and old.content == LISTED and not verbs(old), (
        "the newer list must replace the old one"
    )
    assert labels(new) == ["No. 1: answer"]


async def test_whoever_is_forgotten_is_waited_for_nowhere(two_games: TwoGames) -> None:
    table, _ = two_games
    ada, bo = table.people["Ada"], table.people["Bo"]
    await table.env.advance_time(12.5 * HOUR)
    shown = the_list(table, bo)
    asking = await bo.slash(table.channel, "profile forget")
    assert asking.response is not None
    await bo.click(asking.response, custom_id=custom_id(asking.response, "forget"))
    await table.env.settle()
    assert the_list(table, bo).id == shown.id
    assert the_list(table, bo).content == REMINDED and not verbs(the_list(table, bo))
    assert [one.user_id for one in await table.bot.games.lists.all()] == [ada.id]


def heard(table: Table, actor: MemberActor) -> list[bool]:
    """Whether each daily list made a sound, oldest first."""
    texts = (LISTED, "Waiting for you")
    return [
        not m.flags.silent
        for m in table.private(actor)
        if m.content.startswith(texts) or texts[1] in m.content
    ]


async def test_a_second_list_on_one_day_is_silent(two_games: TwoGames) -> None:
    """Whoever changes the hour gets another list the same day, here one that begins with another game."""
    table, channel = two_games
    ada = table.people["Ada"]
    await ada.slash(channel, "profile set", digest="8:00", time_zone="UTC")
    await table.env.advance_time(8.5 * HOUR)
    assert heard(table, ada) == [True]
    await ada.slash(channel, "profile set", digest="10:00")
    await table.env.advance_time(2 * HOUR)
    assert heard(table, ada) == [True, False], "the same list"
    await answer(table, 1, ada)
    await ada.slash(channel, "profile set", digest="14:00")
    await table.env.advance_time(4 * HOUR)
    assert heard(table, ada) == [True, False, False], "a list with another game first"
    await ada.slash(channel, "profile set", time_zone="Pacific/Kiritimati", digest="6:00")
    await table.env.advance_time(4 * HOUR)
    assert heard(table, ada) == [True, False, False, False], "by another calendar"
    await table.env.advance_time(DAY)
    assert heard(table, ada) == [True, False, False, False, True]
