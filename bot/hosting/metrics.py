"""Metrics for monitoring, with the names and units that Prometheus expects.

They are always counted, at almost no cost; `bot.hosting.health` serves them if the host enables it.
"""

from __future__ import annotations

import logging
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from bot.store import StoreError
from bot.store.database import Database

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)

CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
MOST_WAITING = 1000
SECONDS = (0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30)


class Metrics:
    """What one bot has done since it started."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.games = Gauge("euphoria_games", "Games in the database", ["state"], registry=registry)
        self.moves = Counter("euphoria_moves", "Answers stored", registry=registry)
        self.acknowledged = Histogram(
            "euphoria_acknowledge_seconds",
            "From the arrival of a press or command to Discord's word that it was acknowledged",
            buckets=SECONDS,
            registry=registry,
        )
        self.pictured = Histogram(
            "euphoria_picture_seconds",
            "From a stored move to its picture in the channel",
            buckets=SECONDS,
            registry=registry,
        )
        self.thought = Histogram(
            "euphoria_thinking_seconds",
            "How long computer players think",
            ["level"],
            buckets=SECONDS,
            registry=registry,
        )
        self.errors = Counter("euphoria_errors", "Mistakes the bot apologised for", registry=registry)
        self.requests = Counter(
            "euphoria_requests", "Requests to Discord", ["method", "status"], registry=registry
        )
        self.rate_limited = Counter(
            "euphoria_rate_limited", "Requests that Discord asked to send later", registry=registry
        )
        self.database = Histogram(
            "euphoria_database_seconds",
            "How long the database takes",
            ["what"],
            buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5),
            registry=registry,
        )
        self.database_errors = Counter(
            "euphoria_database_errors", "Times the database could not be read or written", registry=registry
        )
        self.shards = Gauge(
            "euphoria_shards", "Connections of this process to Discord", ["state"], registry=registry
        )
        self.latency = Gauge(
            "euphoria_latency_seconds", "Discord's answer to a heartbeat", ["shard"], registry=registry
        )
        self._arrived: OrderedDict[int, float] = OrderedDict()

    def arrived(self, interaction_id: int) -> None:
        """Note that an interaction has arrived: it has to be acknowledged."""
        self._arrived[interaction_id] = time.monotonic()
        while len(self._arrived) > MOST_WAITING:
            self._arrived.popitem(last=False)

    def trace(self) -> aiohttp.TraceConfig:
        """Counts every request that discord.py sends, including its own retries."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._answered)
        config.on_request_exception.append(self._lost)
        return config

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        status = params.response.status
        self.requests.labels(params.method, str(status)).inc()
        if status == 429:
            self.rate_limited.inc()
        if status < 300 and (callback := CALLBACK.search(params.url.path)):
            since = self._arrived.pop(int(callback[1]), None)
            if since is not None:
                seconds = time.monotonic() - since
                self.acknowledged.observe(seconds)
                log.info("acknowledged after %.2f seconds", seconds)

    async def _lost(self, session: aiohttp.ClientSession, context: SimpleNamespace, params: Any) -> None:
        self.requests.labels(params.method, "lost").inc()

    def watch(self, database: Database) -> None:
        """Measure how long this database takes, and count its failures."""
        for what in ("read", "commit"):
            setattr(database, what, self._timed(what, getattr(database, what)))

    def _timed(self, what: str, call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        seconds = self.database.labels(what)

        async def timed(*args: Any) -> Any:
            try:
                with seconds.time():
                    return await call(*args)
            except StoreError:
                self.database_errors.inc()
                raise

        return timed

    def count_games(self, counts: Mapping[str, int] | None) -> None:
        """None: the database does not answer."""
        self.games.clear()
        if counts is not None:
            for state in ("lobby", "running", "paused", "finished", "ended"):
                self.games.labels(state).set(counts.get(state, 0))

    def look(self, bot: Euphoria) -> None:
        """Update the metrics that are looked up instead of counted."""
        connected = bot.share.connected
        self.shards.labels("connected").set(len(connected))
        self.shards.labels("away").set(len(bot.share.mine - connected))
        self.latency.clear()
        for shard, seconds in bot.latencies:
            if shard in connected:
                self.latency.labels(str(shard)).set(seconds)
