"""A small Discord on this machine, spoken to over real HTTP and a real gateway by discord.py's own client.

It keeps messages as Discord does (a nonce is taken once, an interaction is acknowledged once and within its time) and
can be made to fail as Discord does: be busy, be broken, hang up in the middle.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from aiohttp import web

from .wire_answers import answer, error
from .wire_components import LAYOUT, form_refusal, refusal
from .wire_emoji import Emoji
from .wire_forum import Forum
from .wire_gateway import Gateway
from .wire_shapes import (
    APPLICATION,
    CHANNEL,
    GUILD,
    Payload,
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
    form: Payload | None = None
    """What was opened to be filled in."""
    expired: bool = False
    private: bool = False
    """In a direct message."""

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


class Wire(Gateway):
    def __init__(
        self, people: int = 2, channels: int = 1, watchers: int = 0, shards: int = 1, guild: int = GUILD
    ) -> None:
        super().__init__(shards)
        self.guild = guild
        names = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay")
        self.people = {100 + n: (*names, f"P{n}")[min(n, len(names))] for n in range(people)}
        self.channels = tuple(CHANNEL + n for n in range(channels))
        self.watchers = {200 + n: name for n, name in enumerate(("Wim", "Xia", "Yun", "Zed")[:watchers])}
        self.managers = set()
        self.messages: dict[int, Payload] = {}
        self.nonces: dict[str, Payload] = {}
        self.clicks: dict[str, Click] = {}
        self.faults: list[Fault] = []
        self.on_post: Callable[[Payload], object] | None = None
        """Called when a message was taken and the bot does not know yet."""
        self.on_acknowledged: Callable[[Click], object] | None = None
        self.emoji: Emoji | None = None
        """The application's; without them Discord knows no such thing."""
        self.forum: Forum | None = None
        self.requests: Counter[str] = Counter()
        self.commands: list[Payload] = []
        """What the bot has registered."""
        self.ahead = 0.0
        """Seconds by which it is later here than outside: the bot's process lets time pass (`wired_clock`)."""
        self.reached = 0
        """How often it has let pass what the test wanted."""
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
        await self._close_sockets()
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
        in_private: bool = False,
    ) -> Click:
        """`elsewhere`: in another server's channel, which this person manages. `in_private`: in a direct message."""
        data: Payload = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = values
        where = self.elsewhere(user) if elsewhere else self.in_private(user) if in_private else {}
        return await self._interact(user, 3, data, int(message["channel_id"]), message, **where)

    async def submit(self, user: int, opened: Click, **changes: list[str]) -> Click:
        """Send off the form that was opened, as it was filled in already but for these fields."""
        assert opened.form is not None
        fields = []
        for part in opened.form["components"]:
            asks = part["component"]
            given = changes.get(asks["custom_id"])
            if given is None:
                given = [o["value"] for o in asks.get("options", ()) if o.get("default")] or [
                    asks.get("value")
                ]
            single = asks["type"] in (4, 21)
            filled = {"value": given[0] if given else None} if single else {"values": [v for v in given if v]}
            about = {"type": asks["type"], "custom_id": asks["custom_id"], "id": 1}
            fields.append({"type": 18, "id": 2, "component": {**about, **filled}})
        data = {"custom_id": opened.form["custom_id"], "components": fields}
        return await self._interact(user, 5, data, opened.channel, opened.source)

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

    async def context_menu(self, user: int, name: str, target: int | Payload) -> Click:
        """What stands in the menu that is opened on somebody, by their id, or on a message."""
        if isinstance(target, int):
            kind, found = 2, {"users": {str(target): self.user(target)}}
            at, channel = str(target), CHANNEL
        else:
            kind, found = 3, {"messages": {target["id"]: target}}
            at, channel = target["id"], int(target["channel_id"])
        data = {"id": "1", "name": name, "type": kind, "target_id": at, "resolved": found}
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
        click.private = "guild_id" in where and where["guild_id"] is None
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
            ("GET", "/gateway/bot", self.gateway_bot),
            ("GET", "/users/@me", lambda _: answer(self.user(APPLICATION))),
            ("GET", "/oauth2/applications/@me", lambda _: answer(self.application_shape())),
            ("PUT", r"/applications/\d+/commands", self._register),
            *(self.emoji.routes() if self.emoji is not None else ()),
            *(self.forum.routes() if self.forum is not None else ()),
            ("GET", r"/users/(\d+)", lambda _, user: answer(self.user(int(user)))),
            ("POST", "/users/@me/channels", lambda body: answer(self._letterbox(body))),
            ("GET", r"/channels/(\d+)", lambda _, channel: answer(self.channel_shape(int(channel)))),
            (
                "GET",
                rf"/guilds/{self.guild}/members/(\d+)",
                lambda _, user: answer(self.member_shape(int(user))),
            ),
            ("POST", r"/channels/(\d+)/messages", self._post),
            ("PATCH", r"/channels/\d+/messages/(\d+)", self._edit),
            ("DELETE", r"/channels/\d+/messages/(\d+)", self._delete),
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

    def _register(self, body: Payload) -> web.Response:
        self.commands = registered(body)
        return answer(self.commands)

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

    def _delete(self, _: Payload, message_id: str) -> web.Response:
        if self.messages.pop(int(message_id), None) is None:
            return error(404, 10008, "Unknown Message")
        return web.Response(status=204)

    def _callback(self, body: Payload, token: str) -> web.Response:
        click = self.clicks[token]
        if click.expired:
            return error(404, 10062, "Unknown interaction")
        if click.callbacks:
            return error(400, 40060, "Interaction has already been acknowledged.")
        kind, data = body["type"], body.get("data") or {}
        if kind in (4, 7) and (why := refusal(data, click.source if kind == 7 else None)):
            return error(400, 50035, why)
        if kind == 9 and (why := form_refusal(data)):
            return error(400, 50035, why)
        click.form = data if kind == 9 else None
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
    await wire.until(lambda: any(name in text_of(lobby) for name in names))
