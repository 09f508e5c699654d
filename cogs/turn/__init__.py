"""A player's turn: the private panel, the same moves as commands, standing answers, hints, undo."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog, commands, hint, retrieve_form, standing_answers

__all__ = ["retrieve_form", "setup"]


async def setup(bot: Euphoria) -> None:
    await cog.setup(bot)
    await commands.setup(bot)
    await hint.setup(bot)
    await standing_answers.setup(bot)
