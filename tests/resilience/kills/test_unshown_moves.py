"""Moves that were stored but not shown, because the process ended in between, are shown by the next process: completely
and once."""

from __future__ import annotations

import asyncio
import contextlib
from io import BytesIO
from typing import Any

import discord
import pytest

from bot.games import Moved
from tests.cogs.fast_forward import (
    a_double,
    an_hour_later,
    announce,
    finish,
    play_on,
    set_position,
    show,
    two_workers,
)
from tests.cogs.table import Table, shown

pytestmark = pytest.mark.slow


async def keep(table: Table, *answers: str) -> Moved:
    """Give answers that are stored but not shown to anybody."""
    position = await table.position()
    seat = position.waiting[0]
    user = position.game.seats[seat].user_id
    with table.env.time_context():
        return await table.bot.games.play.answer(position.game.id, seat, list(answers), user_id=user)


def tells(table: Table, word: str) -> list[discord.Message]:
    return [message for message in table.messages if word in message.content]


@pytest.fixture
async def laid(playing: Table) -> Table:
    """Ada is on turn, and the channel has been told so."""
    await set_position(playing, two_workers)
    await show(playing)
    return playing


async def test_a_stored_but_unshown_move_is_shown_once_with_its_report(laid: Table) -> None:
    await keep(laid, "place:2:generator")
    assert not tells(laid, "Generator")
    await laid.restart()
    await laid.env.settle()
    [message] = tells(laid, "Generator")
    assert "Ada" in message.content.split("\n")[0], "the report must come first"
    bo = laid.people["Bo"]
    assert laid.pinged(message) == [bo.id] and message.id == laid.newest.id
    await laid.restart()
    await laid.env.settle()
    assert [m.id for m in tells(laid, "Generator")] == [message.id]
    assert shown(await laid.take_turn(bo)) is not None


async def test_several_unshown_turns_are_all_announced(laid: Table) -> None:
    await keep(laid, "place:2:generator")
    await keep(laid, "place:2:aquifer")
    await laid.restart()
    await laid.env.settle()
    [message] = tells(laid, "Generator")
    lines = message.content.split("\n")
    assert "Ada" in lines[0] and "Generator" in lines[0]
    assert any("Bo" in line and "Aquifer" in line for line in lines)
    assert laid.pinged(message) == [laid.people["Ada"].id]


async def test_a_move_shown_is_not_shown_again(laid: Table) -> None:
    moved = await keep(laid, "place:2:generator")
    with laid.env.time_context():
        await announce(laid, moved)
    before = len(laid.messages)
    await laid.restart()
    await laid.env.settle()
    assert len(laid.messages) == before


async def test_a_double_stays_one_message_across_a_restart(playing: Table) -> None:
    await set_position(playing, a_double)
    await show(playing)
    ada = playing.people["Ada"]
    await ada.slash(playing.channel, "place", worker=2, space="generator")
    table_message = playing.newest
    assert "Generator" in table_message.content
    count = len(playing.messages)
    await keep(playing, "place:2:aquifer")
    await playing.restart()
    await playing.env.settle()
    assert playing.pinged(playing.newest) == [playing.people["Bo"].id]
    text = playing.newest.content
    assert "Generator" in text and "Aquifer" in text, "the message must tell the whole turn"
    assert len(playing.messages) == count + 1


async def test_an_unfinished_double_continues_in_the_same_message_after_a_restart(playing: Table) -> None:
    await set_position(playing, a_double)
    await show(playing)
    table_message, count = playing.newest, len(playing.messages)
    await keep(playing, "place:2:generator")
    assert "Generator" not in playing.newest.content
    await playing.restart()
    await playing.env.settle()
    assert playing.newest.id == table_message.id and "Generator" in playing.newest.content
    assert len(playing.messages) == count


async def test_an_undo_that_was_stored_but_not_shown(playing: Table) -> None:
    await set_position(playing, a_double)
    await show(playing)
    ada = playing.people["Ada"]
    await ada.slash(playing.channel, "place", worker=2, space="generator")
    assert "Generator" in playing.newest.content
    position = await playing.position()
    with playing.env.time_context():
        await playing.bot.games.play.undo(position.game.id, 0, user_id=ada.id)
    await playing.restart()
    await playing.env.settle()
    assert "Generator" not in playing.newest.content
    assert ada.mention in playing.newest.content


async def test_a_move_undone_and_replaced_before_it_was_shown(laid: Table) -> None:
    """The channel was told the first move only; since then the log was undone and has the same length again."""
    ada = laid.people["Ada"]
    await ada.slash(laid.channel, "place", worker=2, space="generator")
    first = await laid.position()
    with laid.env.time_context():
        starts = await laid.bot.games.play.turn_starts(first.game.id)
        to = next(at for at, _, seat in starts if seat == 0)
        await laid.bot.games.play.rewind(first.game.id, to)
    await an_hour_later(laid)
    await keep(laid, "place:2:aquifer")
    await laid.restart()
    await laid.env.settle()
    assert "Aquifer" in laid.newest.content and "Generator" not in laid.newest.content
    assert laid.pinged(laid.newest) == [laid.people["Bo"].id]


async def test_two_late_moves_are_announced_once(laid: Table) -> None:
    """The channel is slower than the players: the message shows the current state of the game."""
    first = await keep(laid, "place:2:generator")
    second = await keep(laid, "place:2:aquifer")
    for moved in (first, second):
        with laid.env.time_context():
            await announce(laid, moved)
    assert len(tells(laid, "Generator")) == len(tells(laid, "Aquifer")) == 1
    assert laid.pinged(laid.newest) == [laid.people["Ada"].id]


async def test_a_table_message_deleted_while_the_bot_was_down_is_posted_again(laid: Table) -> None:
    await laid.people["Ada"].slash(laid.channel, "place", worker=2, space="generator")
    gone = laid.newest
    laid.env.backend.delete_message(laid.channel.id, gone.id)
    await laid.restart()
    await laid.env.settle()
    assert laid.newest.id != gone.id and "Generator" in laid.newest.content
    assert shown(await laid.take_turn(laid.people["Bo"])) is not None


async def test_changed_cards_are_sent_after_a_start(table: Table) -> None:
    """The recruits were dealt and chosen; nobody got their direct message."""
    await table.start()
    ada = table.people["Ada"]
    private = len(table.private(ada))
    position = await table.position()
    for prompt in position.prompts:
        user = position.game.seats[prompt.seat].user_id
        with table.env.time_context():
            await table.bot.games.play.answer(
                position.game.id, prompt.seat, [prompt.options[0].id], user_id=user
            )
    await table.restart()
    await table.env.settle()
    position = await table.position()
    assert position.prompts[0].ask == "act"
    view = await table.bot.games.view(position.game.id, 0)
    assert view.me.hidden
    new = table.private(ada)[private:]
    name = table.bot.default_words.recruit(view.me.hidden[0])
    assert sum(name in message.content for message in new) == 1
    await table.restart()
    await table.env.settle()
    assert len(table.private(ada)) == private + len(new), "the cards must be sent once"


async def test_the_start_of_a_game_that_was_stored_but_not_shown(table: Table) -> None:
    await table.open_lobby()
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None
    with table.env.time_context():
        await table.bot.games.lobby.start(game.id, user_id=table.people["Ada"].id)
    await table.restart()
    await table.env.settle()
    assert sorted(table.pinged(table.newest)) == sorted(actor.id for actor in table.people.values())
    await table.choose_recruits()


async def test_an_end_in_the_same_second_as_the_last_message_is_not_missed(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_film(*_: Any) -> None:
        """Drawing a replay takes longer than the rest of these tests."""

    monkeypatch.setattr("cogs.kit.pictures.replay", no_film)
    with playing.env.time_context():
        end = await play_on(playing)
    assert end.over
    await playing.restart()
    await playing.env.settle()
    assert len(tells(playing, "won!")) == 1
    await playing.restart()
    await playing.env.settle()
    assert len(tells(playing, "won!")) == 1


async def test_missing_parts_of_an_end_come_after_a_start(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def the_process_ends(*_: Any) -> None:
        raise asyncio.CancelledError

    async def film(*_: Any) -> discord.File:
        return discord.File(BytesIO(b"GIF89a"), "film.gif")

    secrets, replay = (
        playing.bot.default_words(text).split("{")[0] for text in ("end-secrets", "end-replay")
    )
    monkeypatch.setattr("cogs.kit.pictures.replay", the_process_ends)
    with playing.env.time_context(), contextlib.suppress(asyncio.CancelledError):
        await finish(playing)
    assert (len(tells(playing, "won!")), len(tells(playing, secrets)), tells(playing, replay)) == (1, 1, [])
    monkeypatch.setattr("cogs.kit.pictures.replay", film)
    for _ in range(2):
        await playing.restart()
        await playing.env.settle()
        assert [len(tells(playing, text)) for text in ("won!", secrets, replay)] == [1, 1, 1]
    assert await playing.bot.store.messages.of(1)
    assert not {m.kind for m in await playing.bot.store.messages.of(1)} & {"secrets", "film"}
