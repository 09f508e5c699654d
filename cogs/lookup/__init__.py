"""Looking things up: the board, the log, cards, rules, help."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import board, history, reference, what_happened_here


async def setup(bot: Euphoria) -> None:
    await board.setup(bot)
    what_happened_here.setup(bot)
    await history.setup(bot)
    await reference.setup(bot)
