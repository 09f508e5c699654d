"""What every board needs is drawn in the background at the first start of a version, and kept on disk."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog


async def setup(bot: Euphoria) -> None:
    await cog.setup(bot)
