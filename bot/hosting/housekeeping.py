"""Once an hour: what games that are over do not need any more is compressed or deleted."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from discord.ext import tasks

from bot.store import StoreError

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)

CLAIM = 1800.0
"""Seconds for which the other processes leave this to the one that does it."""


def housekeeping(bot: Euphoria) -> tasks.Loop[Any]:
    """The loop, to be started."""

    @tasks.loop(hours=1)
    async def keep_house() -> None:
        try:
            if await bot.games.leases.claim("housekeeping", "", CLAIM):
                await _keep_house(bot)
        except StoreError as error:
            log.warning("what is over stays as it is for another hour: %s", error)
        except Exception:
            # An error would stop the loop for good; in an hour the disk may have room again.
            log.exception("what is over stays as it is for another hour")

    @keep_house.before_loop
    async def ready() -> None:
        await bot.wait_until_ready()

    return keep_house


async def _keep_house(bot: Euphoria) -> None:
    keeping, days = bot.games.keeping, bot.settings.retention
    await bot.games.ratings.rate_new()
    deleted = await keeping.delete_old(None if days is None else timedelta(days=days))
    archived = await keeping.archive_old()
    await keeping.drop_presses()
    if deleted or archived:
        log.info("games that are over: %s compressed, %s deleted", archived, deleted)
