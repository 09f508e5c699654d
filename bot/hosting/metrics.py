"""Metrics for monitoring, with the names and units that Prometheus expects.

They are always counted, at almost no cost; `bot.hosting.health` serves them if the host enables it.
"""

from __future__ import annotations

import logging
import platform
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from bot import __version__
from bot.store import Overtaken, StoreError
from bot.store.database import Database

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)

CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
MOST_WAITING = 1000
SECONDS = (0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30)
UNANSWERED = 15.0
"""Seconds after which nobody will acknowledge a press any more: Discord waits three."""


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
        self.presses = Counter(
            "euphoria_presses",
            "Presses and commands by outcome: acknowledged, refused by Discord as too late, or unanswered",
            ["outcome"],
            registry=registry,
        )
        for outcome in ("acknowledged", "refused", "unanswered"):
            self.presses.labels(outcome)
        self.limited = Counter(
            "euphoria_limited", "What one user did too fast and was refused", ["what"], registry=registry
        )
        for what in ("presses", "completions", "posts"):
            self.limited.labels(what)
        self.lag = Histogram(
            "euphoria_loop_lag_seconds",
            "How late the event loop was at its beat, which comes every second",
            buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10),
            registry=registry,
        )
        self.servers = Gauge("euphoria_servers", "Servers that this process looks after", registry=registry)
        self.retries = Gauge(
            "euphoria_retries_waiting",
            "Games in which something is to be shown again",
            ["what"],
            registry=registry,
        )
        self.connections = Gauge(
            "euphoria_database_connections",
            "Connections of this process to PostgreSQL: open, in use, and at most",
            ["state"],
            registry=registry,
        )
        self.lost_leases = Counter(
            "euphoria_lost_leases", "Times another process took over from this one", registry=registry
        )
        self.identifies = Gauge(
            "euphoria_identifies_left",
            "New connections that Discord still allows today, when last asked",
            registry=registry,
        )
        self.backup = Gauge(
            "euphoria_last_backup_timestamp_seconds",
            "When the newest sound backup was made; 0 if never",
            registry=registry,
        )
        self.build = Gauge(
            "euphoria_build_info", "The running version", ["version", "python"], registry=registry
        )
        self.build.labels(__version__, platform.python_version()).set(1)
        ProcessCollector(registry=registry)
        self._arrived: OrderedDict[int, float] = OrderedDict()

    def arrived(self, interaction_id: int) -> None:
        """Note that an interaction has arrived: it has to be acknowledged."""
        self._arrived[interaction_id] = time.monotonic()
        self._count_unanswered()

    def _count_unanswered(self) -> None:
        late = time.monotonic() - UNANSWERED
        while self._arrived and (
            len(self._arrived) > MOST_WAITING or next(iter(self._arrived.values())) < late
        ):
            self._arrived.popitem(last=False)
            self.presses.labels("unanswered").inc()

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
        if (status < 300 or status == 404) and (callback := CALLBACK.search(params.url.path)):
            since = self._arrived.pop(int(callback[1]), None)
            if since is None:
                return
            self.presses.labels("acknowledged" if status < 300 else "refused").inc()
            if status < 300:
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
            except StoreError as error:
                self.database_errors.inc()
                self.lost_leases.inc(isinstance(error, Overtaken))
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
        self._count_unanswered()
        self.servers.set(len(bot.guilds))
        for what, later in bot.retries.items():
            self.retries.labels(what).set(len(later))
        for state, number in bot.store.database.connections().items():
            self.connections.labels(state).set(number)
        self.latency.clear()
        for shard, seconds in bot.latencies:
            if shard in connected:
                self.latency.labels(str(shard)).set(seconds)
