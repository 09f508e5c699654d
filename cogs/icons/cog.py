"""Uploads our icons as emoji of the Discord application, in the background after a start.

Only drawings that Discord does not have are uploaded; earlier drawings of the same icon are removed. Until an emoji
exists, or if Discord refuses it, texts go without it.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
from functools import partial

import discord
from discord.ext import commands

from bot.games import StoreError
from bot.hosting.app import Euphoria
from bot.hosting.outage import growing, is_outage
from cogs.kit.pictures import painted

log = logging.getLogger(__name__)

REFUSED = (60.0, 300.0, 900.0, 3600.0)
"""Seconds after which a refused upload is tried again; the last value repeats."""
_OURS = re.compile(r"(\w+)_[0-9a-f]{8}")


class Icons(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self._task: asyncio.Task[None] | None = None

    async def cog_unload(self) -> None:
        if self._task is not None:
            self._task.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        if self.bot.warm_up:
            self.begin()

    def begin(self) -> None:
        """Start in the background: nothing waits for it."""
        if self._task is None:
            self._task = asyncio.create_task(self._until_done(), name="icons")

    async def _until_done(self) -> None:
        for tries in itertools.count():
            try:
                # One process at a time: the others find what the first has uploaded.
                async with self.bot.games.leases.exclusive("icons", ""):
                    await self.upload()
                return
            except discord.HTTPException as error:
                refused = REFUSED[min(tries, len(REFUSED) - 1)]
                seconds = growing(tries) if is_outage(error) else refused
                log.warning("icons are shown as words for now (%s): retrying in %.0f seconds", error, seconds)
            except StoreError as error:
                seconds = growing(tries)
                log.warning("icons are shown as words for now (%s)", error)
            except Exception as error:
                log.exception("the icons could not be uploaded")
                self.bot.note_error(error)
                return
            await asyncio.sleep(seconds)

    async def upload(self) -> None:
        """Upload; each emoji is used as soon as Discord has it."""
        from renderers.emoji import NAMES, draw_emoji

        there = {emoji.name: emoji for emoji in await self.bot.fetch_application_emojis()}
        current: set[str] = set()
        refused: discord.HTTPException | None = None
        for name in NAMES:
            drawn = await painted(partial(draw_emoji, name))
            current.add(drawn.name)
            emoji = there.get(drawn.name)
            try:
                if emoji is None:
                    emoji = await self.bot.create_application_emoji(name=drawn.name, image=drawn.image)
            except discord.HTTPException as error:
                if error.status != 400:
                    raise
                # One too many, or accepted by an earlier attempt whose reply was lost: the next listing tells.
                refused = error
                continue
            self.bot.icons[name] = discord.PartialEmoji(name=emoji.name, id=emoji.id)
        for emoji in there.values():
            ours = _OURS.fullmatch(emoji.name)
            if emoji.name not in current and ours and ours[1] in NAMES:
                await emoji.delete()
        if refused is not None:
            raise refused


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Icons(bot))
