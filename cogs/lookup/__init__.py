"""Looking things up: the board, the log, cards, rules, help."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from .files import game_file
from .recap import recap_text

__all__ = ["game_file", "recap_text", "setup"]


async def setup(bot: Euphoria) -> None:
    # Late: other rooms import the names above, and need not load the cog for that.
    from . import board, history, reference, what_happened_here

    await board.setup(bot)
    what_happened_here.setup(bot)
    await history.setup(bot)
    await reference.setup(bot)
