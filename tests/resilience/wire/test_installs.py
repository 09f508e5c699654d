"""Where each command is available, as registered with Discord."""

from __future__ import annotations

from pathlib import Path

import pytest

from .wire import Wire
from .wired_table import Wired, point_at

pytestmark = pytest.mark.slow

GUILD_INSTALL, USER_INSTALL = 0, 1
SERVER, WITH_THE_BOT, AMONG_PEOPLE = 0, 1, 2
"""Discord's numbers for the places where a command can be used."""


async def test_commands_without_a_game_are_available_to_user_installs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command must say where it is available. Otherwise Discord would offer it everywhere, for example
    `/game new` on servers without the bot."""
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
            assert one["dm_permission"], "the older field `dm_permission` must agree with `contexts`"
        else:
            assert one["contexts"] in (None, [SERVER]), "other commands must only be available on servers"
    assert not next(one for one in wire.commands if one["name"] == "game")["dm_permission"]
