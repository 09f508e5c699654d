"""A small fake Discord server; discord.py's own client talks to it over real HTTP and a real gateway connection.

It stores messages like Discord (a nonce is accepted once, an interaction must be acknowledged once and in time) and can
fail like Discord: rate limits, server errors, dropped connections.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from aiohttp import web

from .wire_answers import answer, error
from .wire_components import LAYOUT, form_refusal, refusal
from .wire_emoji import Emoji
from .wire_faults import Fault, failure, read
from .wire_forum import Forum
from .wire_people import Click, People
from .wire_shapes import (
    APPLICATION,
    CHANNEL,
    GUILD,
    Payload,
    registered,
    text_of,
)

__all__ = ["API", "EPHEMERAL", "Click", "Fault", "Wire", "joined"]

API = "/api/v10"
EPHEMERAL = 64


class Wire(People):
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
        """Called when a message has been accepted but the bot has not been told yet."""
        self.on_acknowledged: Callable[[Click], object] | None = None
        self.emoji: Emoji | None = None
        """The application's emoji; None simulates a Discord without application emoji."""
        self.forum: Forum | None = None
        self.requests: Counter[str] = Counter()
        self.commands: list[Payload] = []
        """The commands that the bot has registered."""
        self.registered = 0
        """How many times it has."""
        self.entry_point: Payload | None = None
        """The command that Discord makes if Activities are switched on for the application."""
        self.ahead = 0.0
        """Seconds by which its clock is ahead of real time; set by the bot's process (`wired_clock`)."""
        self.reached = 0
        """How many of the test's requests to advance time are complete."""
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
        """Ids contain the time, like Discord's."""
        milliseconds = int(self.now().timestamp() * 1000) - 1420070400000
        return (milliseconds << 22) + next(self._ids)

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
        # Like Discord, list the users that the text names and that the newest request allows to mention.
        allowed = body.get("allowed_mentions", {}).get("users", self.people)
        named = dict.fromkeys(re.findall(r"<@(\d+)>", text_of(message)))
        message["mentions"] = [self.user(int(user)) for user in named if int(user) in map(int, allowed)]
        message["edited_timestamp"] = self.now().isoformat()

    # Requests

    async def _request(self, request: web.Request) -> web.StreamResponse:
        path = "/" + request.match_info["path"]
        self.requests[f"{request.method} {path}"] += 1
        body = await read(request)
        fault = next(
            (
                f
                for f in self.faults
                if f.method == request.method
                and re.fullmatch(f.path, path)
                and (f.times is None or f.met < f.times)
                and (f.when is None or f.when())
            ),
            None,
        )
        try:
            if fault is not None:
                fault.met += 1
                while fault.held is not None and fault.held():  # noqa: ASYNC110 (any condition)
                    await asyncio.sleep(0.02)
                if fault.do != "answer":
                    if fault.do == "late":
                        self._answer(request.method, path, body)
                    if fault.then is not None:
                        fault.then()
                    assert request.transport is not None
                    request.transport.abort()
                    return web.Response()
                return failure(fault)
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
            ("GET", r"/applications/\d+/commands", self._list_commands),
            *(self.emoji.routes() if self.emoji is not None else ()),
            *(self.forum.routes() if self.forum is not None else ()),
            ("GET", r"/users/(\d+)", lambda _, user: answer(self.user(int(user)))),
            ("POST", "/users/@me/channels", lambda body: answer(self._open_dm(body))),
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
        if self.entry_point is not None and all(one.get("type") != 4 for one in body["list"]):
            return error(
                400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation."
            )
        self.registered += 1
        self.commands = registered(body)
        return answer(self.commands)

    def _list_commands(self, _: Payload) -> web.Response:
        own = [] if self.entry_point is None else [self.entry_point]
        return answer([*self.commands, *own])

    def _open_dm(self, body: Payload) -> Payload:
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
            # The first follow-up replaces the "thinking" message and has the same visibility.
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


async def joined(wire: Wire, lobby: Payload, user: int) -> None:
    """Wait until the lobby's message names this user."""
    names = (f"<@{user}>", wire.people[user])
    await wire.until(lambda: any(name in text_of(lobby) for name in names))
