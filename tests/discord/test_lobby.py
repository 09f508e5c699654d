"""The lobby: from `/game new` to the start."""

from __future__ import annotations

from .table import Table, custom_id, said, verbs


async def test_a_game_is_opened_joined_and_started(table: Table) -> None:
    lobby = await table.open_lobby()
    text = table.messages[-1].content
    assert table.people["Ada"].mention in text and table.people["Bo"].mention in text
    await table.people["Ada"].click(lobby, label="Start")
    game = await table.bot.tables.game_in(table.channel.id)
    assert game is not None and game.status == "running"
    assert "The game begins" in table.messages[0].content
    assert not table.messages[0].components
    assert "Still choosing" in table.front.content
