"""The messages that the bot keeps: each kind is declared in a file of its own, and `sync` brings them up to date.

keeper      compares what should be with what is on record, and posts, edits or retires
away        a game waits for somebody who is away
free_seats  a seat of a running game that others may take
cog         syncs when something has happened in a game, and every hour
"""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog
from .away import clock_of, days_left
from .keeper import sync

__all__ = ["clock_of", "days_left", "sync"]


async def setup(bot: Euphoria) -> None:
    await cog.setup(bot)
