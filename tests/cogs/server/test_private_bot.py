"""SERVERS: a private bot on an allowed server and on another one."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tests.cogs.table import Table, said, verbs, was_ephemeral

pytestmark = pytest.mark.slow


async def test_on_other_servers_every_command_and_button_gets_a_refusal(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = await Table.create(tmp_path / "games.sqlite3")
    try:
        lobby = await table.open_lobby()
        await table.people["Ada"].click(lobby, label="Start")
        table.settings["servers"] = frozenset({5})
        with caplog.at_level(logging.WARNING):
            await table.restart()
        assert f"({table.guild.id}), which SERVERS does not name" in caplog.text
        game = await table.bot.games.records.open_in(table.channel.id)
        assert game is not None and game.status == "paused", "a game that nobody can play must be paused"
        for name in ("games list", "help", "game new"):
            result = await table.people["Ada"].slash(table.channel, name)
            assert (
                was_ephemeral(result) and str(table.guild.id) in said(result) and "SERVERS" in said(result)
            ), name
        result = await table.people["Ada"].click(table.newest, label="Recap")
        assert was_ephemeral(result) and "run for other servers" in said(result)
        assert not await table.people["Ada"].autocomplete(table.channel, "card", "name", "a")
        assert "Your games" in said(await table.people["Ada"].user.slash("games list")), (
            "direct messages belong to no server, so commands work there"
        )
        table.settings["servers"] = frozenset({5, table.guild.id})
        await table.restart()
        game = await table.bot.games.records.open_in(table.channel.id)
        assert game is not None and game.status == "running"
        assert "join" not in verbs(table.newest)
        assert "Your games" in said(await table.people["Ada"].slash(table.channel, "games list"))
    finally:
        await table.clear()
