"""Running the bot on Discord until it is told to stop, through failed starts and takeovers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal

import aiohttp
import discord

from bot.hosting import stopping
from bot.hosting.app import Euphoria
from bot.hosting.errors import HostError
from bot.hosting.heartbeat import Heartbeat
from bot.hosting.metrics import Metrics
from bot.hosting.outage import Starts, is_outage
from bot.hosting.settings import EXIT_CONFIG, Settings
from bot.hosting.shards import Replaced
from bot.store import InTheWay, StoreError

log = logging.getLogger(__name__)

SOON = 2.0
"""Seconds before the next look whether a process that is in the way has ended."""

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
    draining: list[asyncio.Task[None]] = []
    with contextlib.suppress(NotImplementedError):  # the event loop on Windows has no signal handlers
        asyncio.get_running_loop().add_signal_handler(
            signal.SIGUSR1, lambda: draining.append(asyncio.create_task(_drain(heart), name="drain"))
        )
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
            seconds = SOON if isinstance(error, InTheWay) else starts.wait()
            log.warning("%s Retrying in %.0f seconds", error, seconds)
        finally:
            heart.bot = None
        await asyncio.sleep(seconds)


async def _drain(heart: Heartbeat) -> None:
    """Stop at a moment when nobody waits for anything. Until then everything goes on as usual."""
    log.info("told to stop at a quiet moment")
    if heart.bot is not None:
        await stopping.quiet(heart.bot.answering, heart.bot.hearing)
    os.kill(os.getpid(), signal.SIGTERM)
