"""What the managers of a server decide for its games."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog


async def setup(bot: Euphoria) -> None:
    await cog.setup(bot)
