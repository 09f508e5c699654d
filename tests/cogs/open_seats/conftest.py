"""Fixtures for the tests of announced open seats."""

from __future__ import annotations

import pytest
from simcord.builders import ChannelHandle

from tests.cogs.table import Table


@pytest.fixture
async def forum(table: Table) -> ChannelHandle:
    """The forum in which this server announces open seats."""
    channel = table.guild.create_forum_channel("games")
    await table.env.settle()
    await table.bot.games.servers.change(table.guild.id, seats_channel=channel.id)
    return channel
