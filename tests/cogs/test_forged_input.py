"""Input that Discord's own clients cannot send still gets a sentence as answer."""

from __future__ import annotations

from typing import Any

from simcord.actors import _component_interaction

from bot.hosting.press_limits import Presses
from tests.cogs.table import Table, custom_id, said, shown, was_ephemeral


async def choose_unoffered(table: Table, message: Any, verb: str, value: str) -> Any:
    data = {"custom_id": custom_id(message, verb), "component_type": 3, "values": [value]}
    return await _component_interaction(table.people["Ada"], message, data)


async def test_a_value_that_was_not_offered(table: Table) -> None:
    lobby = await table.open_lobby()
    menu = await table.people["Ada"].click(lobby, label="Colour")
    result = await choose_unoffered(table, shown(menu)._message, "hue", "ultraviolet")
    assert "wasn't one of the choices" in said(result) and was_ephemeral(result)
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and "ultraviolet" not in {seat.colour for seat in game.seats}


async def test_too_many_presses(table: Table) -> None:
    lobby = await table.open_lobby()
    table.bot.presses = Presses(burst=2, a_second=0)
    ada, bo = table.people.values()
    for _ in range(2):
        assert "Wait" not in said(await bo.click(lobby, label="Join"))
    for result in (await bo.click(lobby, label="Leave"), await bo.slash(table.channel, "games list")):
        assert "Wait a few seconds" in said(result) and was_ephemeral(result)
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.seat_of(bo.id) is not None, "the refused press must not change anything"
    assert "Wait" not in said(await ada.slash(table.channel, "games list"))


async def test_nobody_fills_a_channel_with_boards(playing: Table) -> None:
    """Anybody may show the board to everybody, but not twelve times in two seconds."""
    stranger, before = playing.watcher, len(playing.messages)
    answers = [await stranger.slash(playing.channel, "board", post=True) for _ in range(4)]
    answers += [await stranger.slash(playing.channel, "card", name="bear", post=True) for _ in range(4)]
    answers += [await stranger.slash(playing.channel, "leaderboard", post=True) for _ in range(4)]
    assert len(playing.messages) - before == 3
    for refused in answers[3:]:
        assert "without *post*" in said(refused) and was_ephemeral(refused)
    assert "without *post*" not in said(await stranger.slash(playing.channel, "board")), (
        "alone, as often as wanted"
    )
    for actor in playing.people.values():
        for _ in range(4):
            await actor.slash(playing.channel, "board", post=True)
    assert len(playing.messages) - before == 6, "several people together do not fill it either"
