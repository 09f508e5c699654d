"""What people set for themselves, their games and their results."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog, forgetting, stats  # noqa: F401 (its control and decision)


async def setup(bot: Euphoria) -> None:
    await cog.setup(bot)
    await stats.setup(bot)
