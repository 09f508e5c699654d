"""Seats that change hands: leaving, coming back, being missed, taking over a free one."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog, missed_players, seat_decisions  # noqa: F401 (its decisions)


async def setup(bot: Euphoria) -> None:
    await missed_players.setup(bot)
    await cog.setup(bot)
