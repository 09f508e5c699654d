"""Seats that change hands: leaving, coming back, being missed, taking over a free one."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import absence, cog


async def setup(bot: Euphoria) -> None:
    await absence.setup(bot)
    await cog.setup(bot)
