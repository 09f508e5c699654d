"""The gateway of the fake Discord of `wire`: connections of shards, with Discord's limits on new connections."""

from __future__ import annotations

import asyncio
import itertools
import json
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from tests.waiting import HANG

from .wire_answers import answer
from .wire_shapes import APPLICATION, Payload, Shapes

if TYPE_CHECKING:
    from .wire_forum import Forum


@dataclass
class Session:
    """A client's session for one shard; it can be resumed."""

    id: str
    shard: int
    socket: web.WebSocketResponse
    sent: list[Payload] = field(default_factory=list)

    async def send(self, event: str, data: Payload) -> None:
        """Send an event; while the client is disconnected, events are stored until the session is resumed."""
        packet = {"op": 0, "t": event, "s": len(self.sent) + 1, "d": data}
        self.sent.append(packet)
        if not self.socket.closed:
            with suppress(ConnectionResetError):  # a broken connection that has not been noticed yet
                await self.socket.send_str(json.dumps(packet))


class Gateway(Shapes):
    port: int
    forum: Forum | None

    def __init__(self, shards: int = 1) -> None:
        self.shards = shards
        """The number of shards, recommended and required."""
        self.sessions: list[Session] = []
        self.identified = self.resumed = 0
        self.max_concurrency = 1
        self.apart = 0.0
        """Required seconds between two new connections with the same rate limit key; five on Discord."""
        self.starts = self.starts_left = 1000
        """The number of new sessions allowed per day."""
        self.day_ends = 86_400.0
        """When that number is reset, on the loop's clock."""
        self.broken: list[str] = []
        """Limits that a client has violated."""
        self.available = True
        """Whether the server (guild) is available, or has an outage."""
        self.gateway_down = 0
        """How many more connections to refuse."""
        self._begun: dict[int, float] = {}
        self._ids = itertools.count(1)
        self._changed = asyncio.Event()

    def shard_of(self, guild: int | None) -> int:
        return (guild >> 22) % self.shards if guild else 0

    def heard(self, shard: int) -> bool:
        """Whether a client is connected for this shard."""
        return self.listeners(shard) > 0

    def listeners(self, shard: int) -> int:
        """The current number of connections for this shard."""
        return sum(session.shard == shard and not session.socket.closed for session in self.sessions)

    async def emit(self, event: str, data: Payload) -> list[Session]:
        """Send an event to all connections for its shard; like Discord, to both if there are two. Return them."""
        guild = data["id"] if event.startswith("GUILD_") and "guild_id" not in data else data.get("guild_id")
        shard = self.shard_of(int(guild) if guild else None)
        sessions = [session for session in self.sessions if session.shard == shard]
        for session in sessions:
            await session.send(event, data)
        return sessions

    async def hang_up(self, code: int = 4000) -> None:
        """Close all connections; the sessions can be resumed."""
        for session in self.sessions:
            await session.socket.close(code=code)

    def gateway_bot(self, _: Payload) -> web.Response:
        now = asyncio.get_running_loop().time()
        if now >= self.day_ends:
            self.starts_left, self.day_ends = self.starts, now + 86_400
        limit = {
            "total": self.starts,
            "remaining": self.starts_left,
            "reset_after": max(0, int((self.day_ends - now) * 1000)),
            "max_concurrency": self.max_concurrency,
        }
        return answer({"url": self._url, "shards": self.shards, "session_start_limit": limit})

    @property
    def _url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        if self.gateway_down > 0:
            self.gateway_down -= 1
            self._changed.set()
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": 10, "d": {"heartbeat_interval": 45000}}))
        async for raw in socket:
            if raw.type is not WSMsgType.TEXT:
                break
            packet = json.loads(raw.data)
            if packet["op"] == 1:
                await socket.send_str(json.dumps({"op": 11}))
            elif packet["op"] == 2:
                await self._identify(socket, packet["d"])
            elif packet["op"] == 6:
                await self._resume(socket, packet["d"])
            self._changed.set()
        self._changed.set()
        return socket

    async def _identify(self, socket: web.WebSocketResponse, data: Payload) -> None:
        shard, count = data.get("shard", (0, 1))
        kind, now = shard % self.max_concurrency, asyncio.get_running_loop().time()
        if count != self.shards:
            self.broken.append(f"shard {shard} of {count}")
        if self.starts_left <= 0:
            self.broken.append("one more start than the day has")
        if now - self._begun.get(kind, float("-inf")) < self.apart:
            self.broken.append(
                f"{now - self._begun[kind]:.2f} seconds between two connections of kind {kind}"
            )
        self._begun[kind] = now
        self.starts_left -= 1
        session = Session(f"session{next(self._ids)}", shard, socket)
        self.sessions.append(session)
        await self._greet(session, count)

    async def _resume(self, socket: web.WebSocketResponse, data: Payload) -> None:
        session = next(one for one in self.sessions if one.id == data["session_id"])
        session.socket = socket
        for missed in session.sent[data["seq"] :]:
            await socket.send_str(json.dumps(missed))
        await session.send("RESUMED", {})
        self.resumed += 1

    async def _greet(self, session: Session, count: int) -> None:
        here = self.shard_of(self.guild) == session.shard
        ready: Payload = {
            "v": 10,
            "user": self.user(APPLICATION),
            "guilds": [{"id": str(self.guild), "unavailable": True}] if here else [],
            "session_id": session.id,
            "shard": [session.shard, count],
            "resume_gateway_url": self._url,
            "application": {"id": str(APPLICATION), "flags": 0},
        }
        await session.send("READY", ready)
        if self.available and here:
            guild = self.guild_shape()
            if self.forum is not None:
                guild["channels"].append(self.forum.shape())
                guild["threads"] = self.forum.active
            await session.send("GUILD_CREATE", guild)
        self.identified += 1

    async def _close_sockets(self) -> None:
        for session in self.sessions:
            await session.socket.close()

    async def until(self, what: Any, seconds: float = HANG) -> Any:
        """Wait until a condition is true; it is checked whenever something happens."""
        deadline = asyncio.get_running_loop().time() + seconds
        while not (found := what()):
            left = deadline - asyncio.get_running_loop().time()
            assert left > 0, "the condition did not become true"
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), min(left, 0.1))
            except TimeoutError:
                continue
        return found
