"""What the managers of a server decide for its games."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from .opening_rules import check_may_open

__all__ = ["check_may_open", "setup"]


async def setup(bot: Euphoria) -> None:
    # Late: other rooms import the names above, and need not load the cog for that.
    from . import cog

    await cog.setup(bot)
