"""Running the bot on Discord until it is told to stop, through failed starts and takeovers."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import discord

from bot.hosting.app import Euphoria
from bot.hosting.errors import HostError
from bot.hosting.heartbeat import Heartbeat
from bot.hosting.metrics import Metrics
from bot.hosting.outage import Starts, is_outage
from bot.hosting.settings import EXIT_CONFIG, Settings
from bot.hosting.shards import Replaced
from bot.store import StoreError

log = logging.getLogger(__name__)

UNREACHABLE = (
    discord.HTTPException,
    discord.GatewayNotFound,
    aiohttp.ClientError,
    ConnectionError,
    TimeoutError,
)


async def serve(settings: Settings) -> None:
    """Run on Discord until told to stop. If Discord cannot be reached at the start, wait for it; later discord.py
    reconnects by itself."""
    token = settings.discord_token
    if token is None:
        raise HostError("DISCORD_TOKEN is missing: put it into .env.", exit_code=EXIT_CONFIG)
    heart = Heartbeat()
    with heart.beating():
        await _serve(settings, token.get_secret_value(), heart)


async def _serve(settings: Settings, token: str, heart: Heartbeat) -> None:
    starts, metrics = Starts(), Metrics()
    while True:
        starts.begin()
        try:
            async with Euphoria(settings, settings.database, metrics=metrics) as heart.bot:
                await heart.bot.start(token)
            return
        except Replaced:
            metrics.lost_leases.inc()
            log.warning(
                "other processes have taken over from this one because it did not respond: starting again"
            )
            continue
        except UNREACHABLE as error:
            if isinstance(error, discord.HTTPException) and not is_outage(error):
                raise
            seconds = starts.wait()
            log.warning("Discord cannot be reached (%s): retrying in %.0f seconds", error, seconds)
        except StoreError as error:
            if error.reason not in ("store-away", "store-busy"):
                raise
            seconds = starts.wait()
            log.warning("%s Retrying in %.0f seconds", error, seconds)
        finally:
            heart.bot = None
        await asyncio.sleep(seconds)
