"""A player's turn: the private panel, the same moves as commands, standing answers, hints, undo."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from .standing_answers import declines

__all__ = ["declines", "setup"]


async def setup(bot: Euphoria) -> None:
    # Late: other rooms import the names above, and need not load the cog for that.
    from . import cog, commands, hint, retrieve_form, standing_answers  # noqa: F401 (the form registers itself)

    await cog.setup(bot)
    await commands.setup(bot)
    await hint.setup(bot)
    await standing_answers.setup(bot)
