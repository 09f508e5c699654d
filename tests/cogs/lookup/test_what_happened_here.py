"""*What happened here* on a message: the moves before and after a board, as far as the reader may know them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.engine.events import ArtifactsDrawn
from bot.language.words import words
from tests.cogs.fast_forward import announce, answer_once, finish
from tests.cogs.situations import with_goods
from tests.cogs.table import Table, said, was_ephemeral

pytestmark = pytest.mark.slow

ENTRY = "What happened here"


async def test_a_board_shows_the_moves_before_and_after_it(playing: Table) -> None:
    boards = [playing.newest]
    first, second = await with_goods(playing)  # the Generator, then the Farm
    boards += [m for m in playing.messages if m.id > boards[0].id]
    assert len(boards) == 3
    told = [said(await playing.watcher.context_menu(playing.channel, ENTRY, board)) for board in boards]
    after, before = "What was done then", "What led to this board"
    assert "Generator" in told[0].partition(after)[2] and "Farm" not in told[0]
    assert "Generator" in told[1].partition(after)[0] and before in told[1]
    assert "Farm" in told[1].partition(after)[2]
    assert "Farm" in told[2] and "Generator" not in told[2] and after not in told[2]
    assert "Due <t:" in told[2] and "Due <t:" not in told[1], "only the newest board says whose turn it is"
    assert was_ephemeral(await first.context_menu(playing.channel, ENTRY, boards[1]))
    await playing.restart()
    for actor, own in ((first, "Generator"), (second, "Farm")):
        mine = said(await actor.context_menu(playing.channel, ENTRY, boards[1])).splitlines()
        [line] = [line for line in mine if "You placed" in line]
        assert own in line and len(mine) == len(told[1].splitlines())


async def test_drawn_cards_are_only_shown_to_their_owner(playing: Table) -> None:
    position, rng = await playing.position(), Random(1)
    drawn = None
    while drawn is None:
        moved = await answer_once(playing, position, rng)
        drawn = next((fact for fact in moved.facts if isinstance(fact, ArtifactsDrawn)), None)
        position = moved
    board = playing.newest
    await announce(playing, moved)
    mine = words("en")("choice-goods", goods=Counter(drawn.artifacts))
    names = moved.game.names
    mover, other = playing.people[names[drawn.seat]], playing.people[names[1 - drawn.seat]]
    for message in (board, playing.newest):
        for actor in (playing.watcher, other):
            assert f"+{mine}" not in said(await actor.context_menu(playing.channel, ENTRY, message))
    assert f"+{mine}" in said(await mover.context_menu(playing.channel, ENTRY, board))


async def test_undone_moves_are_not_shown_as_valid(playing: Table) -> None:
    position = await playing.position()
    await with_goods(playing)
    told = next(m for m in playing.messages if "Generator" in m.content)
    with playing.env.time_context():
        moved = await playing.bot.games.play.rewind(position.game.id, position.length)
    await announce(playing, moved)
    text = said(await playing.watcher.context_menu(playing.channel, ENTRY, told))
    assert "since been undone" in text and "Generator" not in text and "Farm" not in text


async def test_the_last_message_of_a_game_shows_how_it_ended(playing: Table) -> None:
    await finish(playing)
    channel = await playing.bot.games.table_messages.channel((await playing.position()).game.id)
    assert channel.table_message is not None and channel.table_message.message is not None
    last = next(m for m in playing.messages if m.id == channel.table_message.message.message_id)
    text = said(await playing.watcher.context_menu(playing.channel, ENTRY, last))
    assert "What led to this board" in text and "What was done then" not in text


async def test_other_messages_have_nothing_to_show(playing: Table) -> None:
    ada = playing.people["Ada"]
    written = await ada.send(playing.channel, "hello")
    lobby = playing.messages[0]
    for message in (written, lobby):
        result = await ada.context_menu(playing.channel, ENTRY, message)
        assert was_ephemeral(result) and "have no record of this message" in said(result)
