"""Reminders, and what happens when time is up."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog, next_up  # noqa: F401 (it declares its kind of message), waiting

__all__ = [
    "waiting",
]


async def setup(bot: Euphoria) -> None:
    await cog.setup(bot)
