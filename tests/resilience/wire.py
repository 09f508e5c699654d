"""A small Discord on this machine, spoken to over real HTTP and a real gateway by discord.py's own client.

It keeps messages as Discord does (a nonce is taken once, an interaction is acknowledged once and within its time) and
can be made to fail as Discord does: be busy, be broken, hang up in the middle.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from aiohttp import WSMsgType, web

from .wire_answers import answer, error
from .wire_components import LAYOUT, refusal
from .wire_emoji import Emoji
from .wire_shapes import (
    APPLICATION,
    CHANNEL,
    GUILD,
    Payload,
    Shapes,
    User,
    control,
    kind_of,
    registered,
    text_of,
)

API = "/api/v10"
EPHEMERAL = 64


@dataclass
class Fault:
    """The next few requests of a kind get this answer. `drop` hangs up; `late` does the work and then hangs up."""

    method: str
    path: str
    status: int = 0
    code: int = 0
    retry_after: float = 0.0
    do: Literal["answer", "drop", "late"] = "answer"
    times: int | None = 1
    then: Callable[[], None] | None = None
    """Done before the answer: the point to kill a process at."""
    met: int = 0


@dataclass
class Click:
    """An interaction, and what became of it."""

    id: int
    user: int
    token: str
    source: Payload | None
    channel: int = CHANNEL
    custom_id: str = ""
    sent: float = 0.0
    waited: float | None = None
    """Seconds until it was acknowledged; None: not yet."""
    callbacks: list[int] = field(default_factory=list)
    """The kinds of acknowledgement that were taken."""
    reply: Payload | None = None
    followups: list[Payload] = field(default_factory=list)
    changed: int = 0
    """How often the reply was changed after it was acknowledged."""
    expired: bool = False

    @property
    def panel(self) -> Payload | None:
        """The private message this left: its own reply, or the panel that was pressed."""
        return self.reply if self.reply is not None else self.source

    @property
    def text(self) -> str:
        """Everything the person reads."""
        return "\n".join(text_of(m) for m in (self.panel, *self.followups) if m is not None)

    @property
    def done(self) -> bool:
        """Answered with something to read, not only acknowledged."""
        return bool(self.followups) or self.changed > 0 or any(kind in (4, 7, 9) for kind in self.callbacks)


class Wire(Shapes):
    def __init__(self, people: int = 2, channels: int = 1, watchers: int = 0) -> None:
        names = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay")
        self.people = {100 + n: (*names, f"P{n}")[min(n, len(names))] for n in range(people)}
        self.channels = tuple(CHANNEL + n for n in range(channels))
        self.watchers = {200 + n: name for n, name in enumerate(("Wim", "Xia", "Yun", "Zed")[:watchers])}
        self.managers = set()
        self.messages: dict[int, Payload] = {}
        self.nonces: dict[str, Payload] = {}
        self.clicks: dict[str, Click] = {}
        self.faults: list[Fault] = []
        self.available = True
        """Whether Discord has the server's data, or the server is out of order."""
        self.on_post: Callable[[Payload], object] | None = None
        """Called when a message was taken and the bot does not know yet."""
        self.on_acknowledged: Callable[[Click], object] | None = None
        self.emoji: Emoji | None = None
        """The application's; without them Discord knows no such thing."""
        self.requests: Counter[str] = Counter()
        self.identified = self.resumed = 0
        self.gateway_down = 0
        """How often it refuses a connection yet."""
        self.ahead = 0.0
        """Seconds by which it is later here than outside: the bot's process lets time pass (`wired_clock`)."""
        self.reached = 0
        """How often it has let pass what the test wanted."""
        self._socket: web.WebSocketResponse | None = None
        self._sent: list[Payload] = []
        self._ids = itertools.count(1)
        self._changed = asyncio.Event()
        self._runner: web.AppRunner | None = None
        self.port = 0

    async def __aenter__(self) -> Wire:
        app = web.Application(client_max_size=64 << 20)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", API + "/{path:.*}", self._request)
        self._runner = web.AppRunner(app, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner is not None
        if self._socket is not None:
            await self._socket.close()
        await self._runner.cleanup()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}{API}"

    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self.ahead)

    def new_id(self) -> int:
        """As Discord makes them: they tell the time."""
        milliseconds = int(self.now().timestamp() * 1000) - 1420070400000
        return (milliseconds << 22) + next(self._ids)

    async def until(self, what: Callable[[], Any], seconds: float = 60.0) -> Any:
        """Wait for something to come true; look whenever anything happened."""
        deadline = asyncio.get_running_loop().time() + seconds
        while not (found := what()):
            left = deadline - asyncio.get_running_loop().time()
            assert left > 0, "that did not happen"
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), min(left, 0.5))
            except TimeoutError:
                continue
        return found

    # What people see and do

    @property
    def channel(self) -> list[Payload]:
        """The public messages, oldest first."""
        return [m for m in self.messages.values() if m["channel_id"] == str(CHANNEL)]

    @property
    def front(self) -> Payload | None:
        """The newest public message with the button that opens the panel."""
        return next((m for m in reversed(self.channel) if control(m, "turn")), None)

    def letters(self, user: int) -> list[Payload]:
        return [m for m in self.messages.values() if m["channel_id"] == str(user * 10)]

    async def press(
        self,
        user: int,
        message: Payload,
        custom_id: str,
        values: list[str] | None = None,
        *,
        elsewhere: bool = False,
    ) -> Click:
        """`elsewhere`: in another server's channel, which this person manages."""
        data: Payload = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = values
        where = self.elsewhere(user) if elsewhere else {}
        return await self._interact(user, 3, data, int(message["channel_id"]), message, **where)

    async def slash(self, user: int, name: str, channel: int = CHANNEL, /, **options: Any) -> Click:
        group, _, sub = name.partition(" ")
        named = {str(value): self.user(value) for value in options.values() if isinstance(value, User)}
        given = [
            {"name": key, "type": kind_of(value), "value": str(value) if isinstance(value, User) else value}
            for key, value in options.items()
        ]
        inner = [{"name": sub, "type": 1, "options": given}] if sub else given
        data = {"id": "1", "name": group, "type": 1, "options": inner, "resolved": {"users": named}}
        return await self._interact(user, 2, data, channel)

    async def _interact(
        self,
        user: int,
        kind: int,
        data: Payload,
        channel: int,
        message: Payload | None = None,
        /,
        **where: Any,
    ) -> Click:
        sent = asyncio.get_running_loop().time()
        custom_id = data.get("custom_id", "")
        click = Click(self.new_id(), user, f"token{next(self._ids)}", message, channel, custom_id, sent)
        self.clicks[click.token] = click
        about = {"id": str(click.id), "token": click.token}
        more = where if message is None else {"message": message, **where}
        await self.emit("INTERACTION_CREATE", self.interaction(kind, user, channel, data, **about, **more))
        return click

    # Messages

    def _message(self, channel: str, body: Payload) -> Payload:
        message = self.message_shape(self.new_id(), channel, body.get("nonce"))
        message["flags"] = body.get("flags") or 0
        self._change(message, body)
        message["edited_timestamp"] = None
        return message

    def _change(self, message: Payload, body: Payload) -> None:
        for part in ("content", "components"):
            if part in body:
                message[part] = body[part] if body[part] is not None else type(message[part])()
        message["flags"] |= (body.get("flags") or 0) & LAYOUT
        if "attachments" in body:
            message["attachments"] = [
                {"filename": "file", "size": 0, "url": "x", "proxy_url": "x"} | a | {"id": str(n)}
                for n, a in enumerate(body["attachments"])
            ]
        if "allowed_mentions" in body:
            message["pinged"] = [int(user) for user in body["allowed_mentions"].get("users", [])]
        message["edited_timestamp"] = self.now().isoformat()

    # The gateway

    async def emit(self, event: str, data: Payload) -> None:
        """What was emitted while nobody listened is sent when the session is resumed."""
        packet = {"op": 0, "t": event, "s": len(self._sent) + 1, "d": data}
        self._sent.append(packet)
        if self._socket is not None and not self._socket.closed:
            with suppress(ConnectionResetError):  # nobody listens any more, and it was not noticed yet
                await self._socket.send_str(json.dumps(packet))

    async def hang_up(self, code: int = 4000) -> None:
        """The connection breaks; the session can be resumed."""
        assert self._socket is not None
        await self._socket.close(code=code)
        self._socket = None

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
                self._socket, self._sent = socket, []
                await self._greet()
            elif packet["op"] == 6:
                self._socket = socket
                for missed in self._sent[packet["d"]["seq"] :]:
                    await socket.send_str(json.dumps(missed))
                await self.emit("RESUMED", {})
                self.resumed += 1
            self._changed.set()
        return socket

    async def _greet(self) -> None:
        url = f"ws://127.0.0.1:{self.port}/gateway"
        await self.emit(
            "READY",
            {
                "v": 10,
                "user": self.user(APPLICATION),
                "guilds": [{"id": str(GUILD), "unavailable": True}],
                "session_id": f"session{next(self._ids)}",
                "resume_gateway_url": url,
                "application": {"id": str(APPLICATION), "flags": 0},
            },
        )
        if self.available:
            await self.emit("GUILD_CREATE", self.guild_shape())
        self.identified += 1

    # Requests

    async def _request(self, request: web.Request) -> web.StreamResponse:
        path = "/" + request.match_info["path"]
        self.requests[f"{request.method} {path}"] += 1
        body = await _read(request)
        fault = next(
            (
                f
                for f in self.faults
                if f.method == request.method
                and re.fullmatch(f.path, path)
                and (f.times is None or f.met < f.times)
            ),
            None,
        )
        try:
            if fault is not None:
                fault.met += 1
                if fault.do != "answer":
                    if fault.do == "late":
                        self._answer(request.method, path, body)
                    if fault.then is not None:
                        fault.then()
                    assert request.transport is not None
                    request.transport.abort()
                    return web.Response()
                return _failure(fault)
            return self._answer(request.method, path, body)
        finally:
            self._changed.set()

    def _answer(self, method: str, path: str, body: Payload) -> web.Response:
        for verb, pattern, handle in self._routes():
            match = re.fullmatch(pattern, path)
            if verb == method and match:
                return handle(body, *match.groups())
        return error(404, 0, f"{method} {path}")

    def _routes(self) -> list[tuple[str, str, Callable[..., web.Response]]]:
        return [
            ("PUT", r"/clock/([\w.]+)", self._set_clock),
            ("GET", "/users/@me", lambda _: answer(self.user(APPLICATION))),
            ("GET", "/oauth2/applications/@me", lambda _: answer(self.application_shape())),
            ("PUT", r"/applications/\d+/commands", lambda body: answer(registered(body))),
            *(self.emoji.routes() if self.emoji is not None else ()),
            ("GET", r"/users/(\d+)", lambda _, user: answer(self.user(int(user)))),
            ("POST", "/users/@me/channels", lambda body: answer(self._letterbox(body))),
            ("GET", r"/channels/(\d+)", lambda _, channel: answer(self.channel_shape(int(channel)))),
            (
                "GET",
                rf"/guilds/{GUILD}/members/(\d+)",
                lambda _, user: answer(self.member_shape(int(user))),
            ),
            ("POST", r"/channels/(\d+)/messages", self._post),
            ("PATCH", r"/channels/\d+/messages/(\d+)", self._edit),
            ("POST", r"/interactions/\d+/(\w+)/callback", self._callback),
            ("GET", r"/webhooks/\d+/(\w+)/messages/@original", self._original),
            ("PATCH", r"/webhooks/\d+/(\w+)/messages/@original", self._edit_reply),
            ("DELETE", r"/webhooks/\d+/(\w+)/messages/@original", self._delete_reply),
            ("POST", r"/webhooks/\d+/(\w+)", self._follow_up),
        ]

    def _set_clock(self, _: Payload, time: str) -> web.Response:
        if time == "reached":
            self.reached += 1
        else:
            self.ahead = float(time)
        return answer({})

    def _letterbox(self, body: Payload) -> Payload:
        user = int(body["recipient_id"])
        return {"id": str(user * 10), "type": 1, "recipients": [self.user(user)], "last_message_id": None}

    def _post(self, body: Payload, channel: str) -> web.Response:
        nonce = body.get("nonce")
        if body.get("enforce_nonce") and nonce in self.nonces:
            return answer(self.nonces[nonce])
        if why := refusal(body):
            return error(400, 50035, why)
        message = self._message(channel, body)
        self.messages[int(message["id"])] = message
        if nonce is not None:
            self.nonces[nonce] = message
        if self.on_post is not None:
            self.on_post(message)
        return answer(message)

    def _edit(self, body: Payload, message_id: str) -> web.Response:
        message = self.messages.get(int(message_id))
        if message is None:
            return error(404, 10008, "Unknown Message")
        if why := refusal(body, message):
            return error(400, 50035, why)
        self._change(message, body)
        return answer(message)

    def _callback(self, body: Payload, token: str) -> web.Response:
        click = self.clicks[token]
        if click.expired:
            return error(404, 10062, "Unknown interaction")
        if click.callbacks:
            return error(400, 40060, "Interaction has already been acknowledged.")
        kind, data = body["type"], body.get("data") or {}
        if kind in (4, 7) and (why := refusal(data, click.source if kind == 7 else None)):
            return error(400, 50035, why)
        click.callbacks.append(kind)
        click.waited = asyncio.get_running_loop().time() - click.sent
        if self.on_acknowledged is not None:
            self.on_acknowledged(click)
        if kind in (4, 5):
            click.reply = self._message(str(click.channel), data)
            if not click.reply["flags"] & EPHEMERAL and kind == 4:
                self.messages[int(click.reply["id"])] = click.reply
                if self.on_post is not None:
                    self.on_post(click.reply)
        elif kind == 7:
            assert click.source is not None
            self._change(click.source, data)
        resource = {"type": kind} | ({"message": click.panel} if click.panel else {})
        about = {"id": str(click.id), "type": 3, "response_message_id": (click.panel or {}).get("id")}
        return answer({"interaction": about, "resource": resource})

    def _original(self, _: Payload, token: str) -> web.Response:
        panel = self.clicks[token].panel
        return answer(panel) if panel else error(404, 10008, "Unknown Message")

    def _edit_reply(self, body: Payload, token: str) -> web.Response:
        click = self.clicks[token]
        if click.panel is None:
            return error(404, 10008, "Unknown Message")
        if why := refusal(body, click.panel):
            return error(400, 50035, why)
        self._change(click.panel, body)
        click.changed += 1
        return answer(click.panel)

    def _delete_reply(self, _: Payload, token: str) -> web.Response:
        click = self.clicks[token]
        if click.reply is None:
            return error(404, 10008, "Unknown Message")
        self.messages.pop(int(click.reply["id"]), None)
        click.changed += 1
        return web.Response(status=204)

    def _follow_up(self, body: Payload, token: str) -> web.Response:
        click = self.clicks[token]
        if why := refusal(body):
            return error(400, 50035, why)
        if click.callbacks == [5] and not click.followups and not click.changed and click.reply is not None:
            # The first follow-up takes the place of the "thinking" message, and only those see it who saw that.
            message = click.reply
            self._change(message, body)
        else:
            message = self._message(str(click.channel), body)
        if not message["flags"] & EPHEMERAL:
            self.messages[int(message["id"])] = message
            if self.on_post is not None:
                self.on_post(message)
        click.followups.append(message)
        return answer(message)


async def _read(request: web.Request) -> Payload:
    if request.content_type == "multipart/form-data":
        form = await request.post()
        body = dict(json.loads(str(form["payload_json"])))
        for n, attached in enumerate(body.get("attachments", ())):
            part = form.get(f"files[{n}]")
            attached["size"] = len(part.file.read()) if isinstance(part, web.FileField) else 0
        return body
    text = await request.text()
    found: Any = json.loads(text) if text else {}
    return found if isinstance(found, dict) else {"list": found}


def _failure(fault: Fault) -> web.Response:
    if fault.status != 429:
        return error(fault.status, fault.code, "out of order")
    body = {"message": "You are being rate limited.", "retry_after": fault.retry_after, "global": False}
    # discord.py takes a 429 without this header for a ban.
    return answer(body, status=429, Via="1.1 test")


async def joined(wire: Wire, lobby: Payload, user: int) -> None:
    """The lobby's message names this person."""
    names = (f"<@{user}>", wire.people[user])
    await wire.until(lambda: any(name in lobby["content"] for name in names))
