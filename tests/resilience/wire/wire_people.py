"""What people see and do on the fake Discord of `wire`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .wire_gateway import Gateway, Session
from .wire_shapes import CHANNEL, Payload, User, control, kind_of, text_of


@dataclass
class Click:
    """An interaction and its outcome."""

    id: int
    user: int
    token: str
    source: Payload | None
    channel: int = CHANNEL
    custom_id: str = ""
    callbacks: list[int] = field(default_factory=list)
    """The types of accepted acknowledgements."""
    reply: Payload | None = None
    followups: list[Payload] = field(default_factory=list)
    changed: int = 0
    """How often the reply was edited after the acknowledgement."""
    form: Payload | None = None
    """The form that was opened, if any."""
    expired: bool = False
    private: bool = False
    """Whether it happened in a direct message."""
    sessions: list[Session] = field(default_factory=list)
    """Where it was sent."""

    @property
    def panel(self) -> Payload | None:
        """The private message afterwards: its own reply, or the panel that was pressed."""
        return self.reply if self.reply is not None else self.source

    @property
    def text(self) -> str:
        """All texts shown to the user."""
        return "\n".join(text_of(m) for m in (self.panel, *self.followups) if m is not None)

    @property
    def lost(self) -> bool:
        """Whether every process that received it is disconnected."""
        return all(session.socket.closed for session in self.sessions)

    @property
    def done(self) -> bool:
        """Whether it was answered with a text, not only acknowledged."""
        return bool(self.followups) or self.changed > 0 or any(kind in (4, 7, 9) for kind in self.callbacks)


class People(Gateway):
    messages: dict[int, Payload]
    clicks: dict[str, Click]

    def new_id(self) -> int:
        raise NotImplementedError

    @property
    def channel(self) -> list[Payload]:
        """The public messages, oldest first."""
        return [m for m in self.messages.values() if m["channel_id"] == str(CHANNEL)]

    @property
    def table_message(self) -> Payload | None:
        """The newest public message with the button that opens the panel."""
        return next((m for m in reversed(self.channel) if control(m, "turn")), None)

    def direct_messages(self, user: int) -> list[Payload]:
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
        """Press a button. `elsewhere`: in a channel of another server, which this user manages. `in_private`: in a
        direct message."""
        data: Payload = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = values
        where = self.elsewhere(user) if elsewhere else self.in_private(user) if in_private else {}
        return await self._interact(user, 3, data, int(message["channel_id"]), message, **where)

    async def submit(self, user: int, opened: Click, **changes: list[str]) -> Click:
        """Submit the opened form with its default values, except for these changes."""
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
        """Use a context menu command on a user, given by id, or on a message."""
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
        custom_id = data.get("custom_id", "")
        click = Click(self.new_id(), user, f"token{next(self._ids)}", message, channel, custom_id)
        click.private = "guild_id" in where and where["guild_id"] is None
        self.clicks[click.token] = click
        about = {"id": str(click.id), "token": click.token}
        more = where if message is None else {"message": message, **where}
        event = self.interaction(kind, user, channel, data, **about, **more)
        click.sessions = await self.emit("INTERACTION_CREATE", event)
        return click
