"""Plans: moves decided on before the turn comes. Only their owner learns of them."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog, playing


async def setup(bot: Euphoria) -> None:
    await cog.setup(bot)
    await playing.setup(bot)
