"""The board to touch, in a browser: *Open the board* gives a link to it. Its server is `bot.page`."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from .starting import page_of

__all__ = ["page_of", "setup"]


async def setup(bot: Euphoria) -> None:
    # Late: other rooms import the name above, and need not load the cog for that.
    from . import cog

    await cog.setup(bot)
