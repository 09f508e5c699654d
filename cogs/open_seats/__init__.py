"""Open seats announced where the server wants them, and found by `/games open`."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog, finding


async def setup(bot: Euphoria) -> None:
    finding.setup(bot)
    await cog.setup(bot)
