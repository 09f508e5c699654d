"""Looking things up: the board, the log, cards, rules, help."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import board, happened, history, reference


async def setup(bot: Euphoria) -> None:
    await board.setup(bot)
    happened.setup(bot)
    await history.setup(bot)
    await reference.setup(bot)
