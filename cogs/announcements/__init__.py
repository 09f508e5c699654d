"""What the channel is told: what happened, the board, whose turn it is and how the game ended; and followers of a
game."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog, follow


async def setup(bot: Euphoria) -> None:
    await cog.setup(bot)
    await follow.setup(bot)
