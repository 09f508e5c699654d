"""Commands for users who installed the bot only for themselves, also in direct messages. How they are registered is
tested in tests/resilience/wire/test_installs.py."""

from __future__ import annotations

from tests.cogs.table import Table, said


async def test_looking_things_up_needs_no_server(table: Table) -> None:
    wim = table.watcher.user
    assert "Farm" in said(await wim.slash("card", name="Farm"))
    assert "Trad" in said(await wim.slash("rules", topic="trade"))
    assert "There's no hurry" in said(await wim.slash("help"))
    assert "aren't in a running game" in said(await wim.slash("games list"))
    assert "on a server" in said(await wim.slash("games open"))
