"""A database that cannot be written: whoever moves is told, and nothing half is kept."""

from __future__ import annotations

from tests.cogs.table import Table, said
from tests.store.helpers import writer


async def test_a_database_that_cannot_be_written_is_said_to_the_player(playing: Table) -> None:
    actor = (await playing.asked())[0]
    before = await playing.position()
    view = await playing.bot.tables.view(1, before.turn)
    await writer(playing.bot.store).execute("PRAGMA query_only = ON")
    result = await actor.slash(playing.channel, "place", worker=view.me.available[0], space="farm")
    assert "The database of this bot can't be read or written at the moment: your move was not saved" in said(
        result
    )
    await writer(playing.bot.store).execute("PRAGMA query_only = OFF")
    assert (await playing.position()).length == before.length
    await actor.slash(playing.channel, "place", worker=view.me.available[0], space="farm")
    assert (await playing.position()).length > before.length
