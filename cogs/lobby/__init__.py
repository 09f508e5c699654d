"""Before a game: opening a lobby, joining, choosing how to play, starting."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog, seeking  # noqa: F401 (its controls)


async def setup(bot: Euphoria) -> None:
    await cog.setup(bot)
