"""Running games that lose their channel, thread or permissions on Discord, and reports of the bot's own errors."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import error_reports, lost_channels, threads


async def setup(bot: Euphoria) -> None:
    await error_reports.setup(bot)
    await lost_channels.setup(bot)
    await threads.setup(bot)
