"""Plans: moves decided on before the turn comes. Only their owner learns of them."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from .plan_text import condition, plan_button, why_asked

__all__ = ["condition", "plan_button", "setup", "why_asked"]


async def setup(bot: Euphoria) -> None:
    # Late: other rooms import the names above, and need not load the cog for that.
    from . import cog, playing

    await cog.setup(bot)
    await playing.setup(bot)
