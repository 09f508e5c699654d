"""Which commands Discord is told to offer where, as it goes over the wire."""

from __future__ import annotations

from pathlib import Path

import pytest

from .wire import Wire
from .wired_table import Wired, point_at

pytestmark = pytest.mark.slow

GUILD_INSTALL, USER_INSTALL = 0, 1
SERVER, WITH_THE_BOT, AMONG_PEOPLE = 0, 1, 2
"""Discord's numbers for where somebody writes."""


async def test_commands_without_a_game_are_available_to_user_installs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Said of every command: what says nothing goes wherever the bot can be installed, and `/game new` would be offered
    on servers that the bot is not on."""
    async with Wire() as wire:
        point_at(wire, monkeypatch)
        wired = Wired(wire, tmp_path / "games.sqlite3")
        await wired.start()
        await wired.stop()
    installs = {one["name"]: one["integration_types"] for one in wire.commands}
    anywhere = {name for name, where in installs.items() if USER_INSTALL in where}
    assert anywhere == {"games", "card", "rules", "help"}
    assert len(installs) > len(anywhere) and all(GUILD_INSTALL in where for where in installs.values())
    for one in wire.commands:
        if one["name"] in anywhere:
            assert one["contexts"] == [SERVER, WITH_THE_BOT, AMONG_PEOPLE]
            assert one["dm_permission"], "what was said before there were contexts says the same"
        else:
            assert one["contexts"] in (None, [SERVER]), "where the bot is"
    assert not next(one for one in wire.commands if one["name"] == "game")["dm_permission"]
