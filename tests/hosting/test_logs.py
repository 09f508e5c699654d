"""What the logs contain."""

from __future__ import annotations

import contextvars
import json
import logging
import os
import re
from datetime import datetime
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from bot.hosting.logs import about_game, configure_logging, follow_press, tell_host


@pytest.fixture
def logging_put_back():
    root = logging.getLogger()
    handlers, level, chatter = root.handlers[:], root.level, logging.getLogger("discord").level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("discord").setLevel(chatter)


@pytest.mark.parametrize("form", ["text", "json"])
def test_logs_carry_the_game_and_never_the_token(form, capsys, logging_put_back):
    configure_logging("INFO", form, secrets=("abc.def.ghi", ""))
    with about_game(17):
        try:
            raise RuntimeError("401 for abc.def.ghi")
        except RuntimeError:
            logging.getLogger("bot.games").exception("could not post with %s", "abc.def.ghi")
    logging.getLogger("bot.games").info("no game here")
    logged = capsys.readouterr().err
    assert "abc.def.ghi" not in logged
    assert logged.count("[secret]") >= 2
    first, *_, last = logged.splitlines()
    assert ("[game 17]" if form == "text" else '"game": "17"') in first
    assert "game 17" not in last and '"game"' not in last
    assert "RuntimeError" in logged


@pytest.mark.usefixtures("logging_put_back")
@pytest.mark.parametrize(("code", "logged"), [(10062, False), (40060, False), (50035, True)])
async def test_a_completion_that_comes_too_late_is_not_logged(
    capsys: pytest.CaptureFixture[str], code: int, logged: bool
) -> None:
    """Through discord.py's own call of a completion, which logs its errors with a traceback."""
    configure_logging("INFO", "text")
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)
    refused = discord.HTTPException(
        cast(Any, SimpleNamespace(status=404, reason="Not Found")), {"code": code, "message": "?"}
    )

    async def complete(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        raise refused

    @tree.command(name="card", description="?")
    @app_commands.autocomplete(name=complete)
    async def card(interaction: discord.Interaction, name: str) -> None: ...

    focused = {"name": "name", "type": 3, "value": "x", "focused": True}
    interaction = SimpleNamespace(
        type=discord.InteractionType.autocomplete,
        data={"id": "1", "name": "card", "type": 1, "options": [focused]},
        guild_id=None,
        user=SimpleNamespace(id=1),
        guild=None,
        command_failed=False,
        _state=client._connection,
    )
    await tree._call(cast(Any, interaction))
    assert ("Traceback" in capsys.readouterr().err) == logged


@pytest.mark.usefixtures("logging_put_back")
def test_every_line_for_programs_has_its_time_and_process(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging("INFO", "json")
    tell_host("Ready as Euphoria.", "json")

    def pressed() -> None:
        follow_press(5, 2**40, 3)
        logging.getLogger("bot.games").info("stored")

    contextvars.copy_context().run(pressed)
    out, err = capsys.readouterr()
    first, second = map(json.loads, err.splitlines())
    assert out == "" and first["message"] == "Ready as Euphoria." and first["process"] == os.getpid()
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d", first["time"])
    assert datetime.fromisoformat(first["time"]).utcoffset() is not None
    assert (second["press"], second["server"], second["shard"]) == ("5", str(2**40), 3)
    assert "server" not in first and "shard" not in first
