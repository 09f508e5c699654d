"""If the database cannot be written, the player is told and nothing is half stored."""

from __future__ import annotations

from tests.cogs.table import Table, said
from tests.store.helpers import writer


async def test_the_player_is_told_that_the_database_cannot_be_written(playing: Table) -> None:
    actor = (await playing.asked())[0]
    before = await playing.position()
    view = await playing.bot.games.view(1, before.turn)
    await writer(playing.bot.store).execute("PRAGMA query_only = ON")
    result = await actor.slash(playing.channel, "place", worker=view.me.available[0], space="farm")
    assert "I can't reach my database at the moment, so your move wasn't saved" in said(result)
    await writer(playing.bot.store).execute("PRAGMA query_only = OFF")
    assert (await playing.position()).length == before.length
    await actor.slash(playing.channel, "place", worker=view.me.available[0], space="farm")
    assert (await playing.position()).length > before.length
