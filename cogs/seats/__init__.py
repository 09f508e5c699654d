"""Seats that change hands: leaving, coming back, being missed, taking over a free one."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog


async def setup(bot: Euphoria) -> None:
    await cog.setup(bot)
