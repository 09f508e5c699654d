"""Verifiable rolls and draws: a word from each player who likes before the game, the check after it."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog
from .messages import post_due, told_secret

__all__ = [
    "post_due",
    "told_secret",
]


async def setup(bot: Euphoria) -> None:
    await cog.setup(bot)
