"""What all cogs share. Nothing in here imports a cog."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import dispatch


async def setup(bot: Euphoria) -> None:
    await dispatch.setup(bot)
