"""Being away, said once for all games."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog


async def setup(bot: Euphoria) -> None:
    await cog.setup(bot)
