"""Keeps drawings on disk, and draws in the background what every board needs.

A start does not wait for any of it. Pictures for players are drawn in between; until everything is prepared, the first
ones take longer.
"""

from __future__ import annotations

import logging
from pathlib import Path
from threading import Event, Thread

from discord.ext import commands

from bot.hosting.app import Euphoria
from cogs.kit import pictures

log = logging.getLogger(__name__)

BREATH = 0.05
"""Seconds between two steps, for everything else that the machine has to do."""


class Drawings(commands.Cog):
    """A thread of its own asks for one drawing after the other: no task of the event loop is busy meanwhile, for which
    the table in the browser would wait."""

    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self._thread: Thread | None = None
        self._stopped = Event()

    async def cog_load(self) -> None:
        if self.bot.warm_up:
            pictures.keep_drawings(folder_of(self.bot))

    async def cog_unload(self) -> None:
        self._stopped.set()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        if self.bot.warm_up and self._thread is None:
            self._thread = Thread(target=self.prepare, name="drawings", daemon=True)
            self._thread.start()

    def prepare(self) -> None:
        from renderers.prepare import steps

        try:
            missing = pictures.paint_now(lambda: list(steps()))
            for step in missing:
                pictures.paint_now(step)
                if self._stopped.wait(BREATH):
                    return
        except Exception as error:
            if self._stopped.is_set():
                return  # the painter has stopped with the bot
            log.exception("the grounds of the boards could not be prepared")
            self.bot.note_error(error)
        else:
            if missing:
                log.info("the grounds of all boards are prepared")


def folder_of(bot: Euphoria) -> Path:
    """Beside the games, unless the host has chosen another folder."""
    games = bot.database.parent if isinstance(bot.database, Path) else Path()
    return bot.settings.drawings_path or games / "drawings"


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Drawings(bot))
