"""A small web server for monitoring: `/healthz` for health checks, `/metrics` for Prometheus.

It is off unless METRICS_PORT is set, and reveals nothing about games except their number.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.hosting.errors import HostError
from bot.hosting.settings import EXIT_CONFIG
from bot.store import StoreError

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)

PATIENT = 2.0
"""Seconds after which a database that does not answer counts as unavailable."""

KEPT = 10.0
"""Seconds for which the outcome of an attempt to store something is kept."""
QUICK = 1.0
"""Seconds after which the metrics are shown without those that the database knows."""


class Health:
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self._runner: web.AppRunner | None = None
        self._tried, self._unstored = -KEPT, ""
        """When it was last tried to store something, and why that failed."""

    async def start(self, host: str, port: int) -> None:
        app = web.Application()
        app.add_routes([web.get("/healthz", self.healthz), web.get("/metrics", self.metrics)])
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            raise HostError(
                f"METRICS_PORT {port} on {host} cannot be used ({error.strerror}): "
                "write another number into .env, or stop what uses it.",
                exit_code=EXIT_CONFIG,
            ) from None
        log.info("health and metrics on http://%s:%s", *self.address)

    @property
    def address(self) -> tuple[str, int]:
        assert self._runner is not None
        host, port, *_ = self._runner.addresses[0]
        return host, port

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def wrong(self) -> list[str]:
        """The problems that keep the bot from working now, as sentences for the host."""
        found = []
        share = self.bot.share
        if self.bot.is_closed() or not (self.bot.is_ready() or share.spare):
            found.append("not connected to Discord")
        elif away := share.mine - share.connected:
            found.append(f"not connected to Discord for shard {', '.join(map(str, sorted(away)))}")
        if time.monotonic() - self._tried >= KEPT:
            self._unstored = await self._try()
            self._tried = time.monotonic()
        if self._unstored:
            found.append(self._unstored)
        return found

    async def _try(self) -> str:
        """Why nothing can be stored now; empty if something can."""
        try:
            async with asyncio.timeout(PATIENT):
                await self.bot.store.database.try_write()
        except StoreError as error:
            return f"nothing can be stored: {error}"
        except TimeoutError:
            return "nothing can be stored: the database does not answer"
        return ""

    async def healthz(self, request: web.Request) -> web.Response:
        wrong = await self.wrong()
        return web.json_response({"ok": not wrong, "wrong": wrong}, status=503 if wrong else 200)

    async def metrics(self, request: web.Request) -> web.Response:
        metrics = self.bot.metrics
        metrics.look(self.bot)
        try:
            async with asyncio.timeout(QUICK):
                metrics.count_games(await self.bot.store.games.counted())
                metrics.backup.set(await self.bot.store.last_backup())
        except (StoreError, TimeoutError):
            metrics.count_games(None)  # in an incident the counters are most needed
        return web.Response(
            body=generate_latest(self.bot.metrics.registry), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )
