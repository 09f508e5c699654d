"""Connections to Discord that break off in the middle of a request.

discord.py waits and tries again where Discord is busy or broken, but lets a lost connection through as an error of the
network library, which nothing expects. Here such a request is tried again, and if it is lost for good it is one more
request that Discord did not take: a `discord.HTTPException` like all the others.
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

from bot.hosting.outage import MOST, Outage

log = logging.getLogger(__name__)

LOST = (aiohttp.ClientError, OSError, TimeoutError)
WAITS = (0.5, 2.0)
"""Seconds before the next try. An interaction has three until it must be acknowledged."""
ALREADY_ACKNOWLEDGED = 40060


class ConnectionLost(discord.DiscordServerError):
    """The connection broke off before Discord answered."""

    def __init__(self, error: BaseException) -> None:
        unavailable: Any = SimpleNamespace(status=503, reason="connection lost")
        super().__init__(unavailable, {"code": 0, "message": f"{type(error).__name__}: {error}"})


async def sent(request: Awaitable[Any]) -> Any:
    """Whoever is still at something when the bot is closed finds no connection any more."""
    try:
        return await request
    except RuntimeError as error:
        if str(error) != "Session is closed":
            raise
        raise ConnectionLost(error) from error


async def persist(send: Callable[[], Awaitable[Any]]) -> Any:
    """For what may be sent twice without harm. discord.py gives every message it sends a nonce, so that
    Discord takes it once; changing or asking for something does no harm."""
    for wait in WAITS:
        try:
            return await send()
        except LOST as error:
            log.warning("the connection to Discord was lost (%r): tried again in %s seconds", error, wait)
            await asyncio.sleep(wait)
    return await once(send)


async def once(send: Callable[[], Awaitable[Any]]) -> Any:
    try:
        return await send()
    except LOST as error:
        raise ConnectionLost(error) from error


async def acknowledge(send: Callable[[], Awaitable[Any]], interaction_id: int) -> Any:
    """Discord may have taken the first try: then it calls the second one too many, and all is well."""
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
    """discord.py's waits before it connects again grow to a quarter of an hour."""

    def delay(self) -> float:
        return min(super().delay(), MOST)


for module in (discord.client, discord.shard):
    setattr(module, "ExponentialBackoff", Backoff)  # noqa: B010 (for the type checker)


def rewind(files: Iterable[discord.File] | None) -> None:
    """A try reads files to their end; discord.py winds them back for tries of its own, not for ours."""
    for file in files or ():
        file.reset()


class Adapter(AsyncWebhookAdapter):
    """Answers to interactions."""

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
        # A further message after the answer has no nonce: rather lost than said twice.
        return await (once(send) if route.method == "POST" else persist(send))


def steady(client: discord.Client, outage: Outage) -> None:
    """Let this client's requests survive a lost connection (on a simulated Discord there are none), and each that
    succeeds end the wait of those that did not."""
    request = client.http.request

    async def persistently(route: Route, **more: Any) -> Any:
        def send() -> Awaitable[Any]:
            rewind(more.get("files"))
            return sent(request(route, **more))

        # A new thread has no nonce: whoever wants one looks first whether it is there.
        twice = route.method != "POST" or not route.path.endswith("/threads")
        answer = await (persist(send) if twice else once(send))
        outage.over()
        return answer

    setattr(client.http, "request", persistently)  # noqa: B010 (for the type checker, a method is never replaced)
    if type(async_context.get()) in (AsyncWebhookAdapter, Adapter):  # or that of a bot before this one
        async_context.set(Adapter(outage))
