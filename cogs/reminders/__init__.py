"""Reminders, and what happens when time is up."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog, waiting

__all__ = [
    "waiting",
]


async def setup(bot: Euphoria) -> None:
    await cog.setup(bot)
