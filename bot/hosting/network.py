"""Retries requests to Discord whose connection broke off.

discord.py retries when Discord is busy or fails, but passes a lost connection on as an error of the network library,
which its callers do not expect. Here such a request is retried; if that fails, too, it raises a
`discord.HTTPException` like other failed requests.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from types import SimpleNamespace
from typing import Any, Literal

import aiohttp
import discord
from discord.backoff import ExponentialBackoff
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.hosting.outage import LONGEST_WAIT, Outage

log = logging.getLogger(__name__)

LOST = (aiohttp.ClientError, OSError, TimeoutError)
WAITS = (0.5, 2.0)
"""Seconds before each retry. An interaction must be acknowledged within three."""
ALREADY_ACKNOWLEDGED = 40060


class ConnectionLost(discord.DiscordServerError):
    """The connection broke off before Discord answered."""

    def __init__(self, error: BaseException) -> None:
        unavailable: Any = SimpleNamespace(status=503, reason="connection lost")
        super().__init__(unavailable, {"code": 0, "message": f"{type(error).__name__}: {error}"})


async def sent(request: Awaitable[Any]) -> Any:
    """Treat a request after the bot's session was closed like a lost connection."""
    try:
        return await request
    except RuntimeError as error:
        if str(error) != "Session is closed":
            raise
        raise ConnectionLost(error) from error


async def persist(send: Callable[[], Awaitable[Any]]) -> Any:
    """Retry a request that may safely be sent twice: edits and reads are, and messages have a nonce, by which Discord
    recognizes duplicates."""
    for wait in WAITS:
        try:
            return await send()
        except LOST as error:
            log.warning("the connection to Discord was lost (%r): retrying in %s seconds", error, wait)
            await asyncio.sleep(wait)
    return await once(send)


async def once(send: Callable[[], Awaitable[Any]]) -> Any:
    try:
        return await send()
    except LOST as error:
        raise ConnectionLost(error) from error


async def acknowledge(send: Callable[[], Awaitable[Any]], interaction_id: int) -> Any:
    """Acknowledge an interaction. If a retry is refused as already acknowledged, the first try had succeeded."""
    try:
        return await send()
    except LOST as error:
        log.warning("the connection to Discord was lost (%r) while an interaction was answered", error)
    try:
        return await persist(send)
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise
        return {"interaction": {"id": str(interaction_id), "type": 0}}


class Backoff(ExponentialBackoff[Literal[False]]):
    """Limits discord.py's waits before it reconnects, which would grow to a quarter of an hour."""

    def delay(self) -> float:
        return min(super().delay(), LONGEST_WAIT)


for module in (discord.client, discord.shard):
    setattr(module, "ExponentialBackoff", Backoff)  # noqa: B010 (for the type checker)


def rewind(files: Iterable[discord.File] | None) -> None:
    """Rewind files before a retry: each attempt reads them to the end."""
    for file in files or ():
        file.reset()


class Adapter(AsyncWebhookAdapter):
    """Sends answers to interactions."""

    def __init__(self, outage: Outage) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.outage = outage

    async def request(self, route: Route, *args: Any, **more: Any) -> Any:
        answer = await self._request(route, *args, **more)
        self.outage.over()
        return answer

    async def _request(self, route: Route, *args: Any, **more: Any) -> Any:
        def send() -> Awaitable[Any]:
            rewind(more.get("files"))
            return sent(super(Adapter, self).request(route, *args, **more))

        if route.path.endswith("/callback"):
            return await acknowledge(send, int(route.webhook_id or 0))
        # A follow-up message has no nonce: losing it is better than sending it twice.
        return await (once(send) if route.method == "POST" else persist(send))


def steady(client: discord.Client, outage: Outage) -> None:
    """Make this client retry requests after a lost connection, and let every successful request end the outage."""
    request = client.http.request

    async def persistently(route: Route, **more: Any) -> Any:
        def send() -> Awaitable[Any]:
            rewind(more.get("files"))
            return sent(request(route, **more))

        # Creating a thread has no nonce: callers check first whether it exists.
        twice = route.method != "POST" or not route.path.endswith("/threads")
        answer = await (persist(send) if twice else once(send))
        outage.over()
        return answer

    setattr(client.http, "request", persistently)  # noqa: B010 (for the type checker, a method is never replaced)
    if type(async_context.get()) in (AsyncWebhookAdapter, Adapter):  # or an earlier bot's adapter
        async_context.set(Adapter(outage))
