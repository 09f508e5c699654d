"""Discord's objects as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from .wire_components import BUTTON, MENU, TEXT

Payload = dict[str, Any]

APPLICATION, GUILD, CHANNEL = 9001, 9002, 9003
ELSEWHERE = 9904
"""A channel of another server."""
EVERYTHING = str((1 << 50) - 1)
"""All permissions."""
SEND_MESSAGES, MANAGE_CHANNELS = 1 << 11, 1 << 4


class User(int):
    """A user id as a command option."""


class Shapes:
    """One server with one or more channels, and a few people."""

    guild: int = GUILD
    people: dict[int, str]
    """The players."""
    channels: tuple[int, ...]
    watchers: dict[int, str]
    """Other members of the server."""
    managers: set[int]
    """Users with the permission Manage Channels in the channel."""

    def now(self) -> datetime:
        raise NotImplementedError

    def user(self, user: int) -> Payload:
        name = "Euphoria" if user == APPLICATION else (self.people | self.watchers)[user]
        return {
            "id": str(user), "username": name.lower(), "global_name": name, "discriminator": "0", "avatar": None,
            "bot": user == APPLICATION,
        }  # fmt: skip

    def member_shape(self, user: int) -> Payload:
        return {
            "user": self.user(user), "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False,
            "mute": False, "flags": 0, "nick": None, "avatar": None,
        }  # fmt: skip

    def channel_shape(self, channel: int = CHANNEL) -> Payload:
        return {
            "id": str(channel), "type": 0, "guild_id": str(self.guild), "name": "table", "position": 0, "nsfw": False,
            "permission_overwrites": [], "parent_id": None, "permissions": EVERYTHING,
        }  # fmt: skip

    def guild_shape(self) -> Payload:
        everyone = {
            "id": str(self.guild), "name": "@everyone", "color": 0, "hoist": False, "position": 0, "managed": False,
            "permissions": EVERYTHING, "mentionable": False, "flags": 0,
        }  # fmt: skip
        return {
            "id": str(self.guild), "name": "Test", "icon": None, "owner_id": "100", "roles": [everyone], "emojis": [],
            "features": [], "verification_level": 0, "default_message_notifications": 0, "mfa_level": 0,
            "explicit_content_filter": 0, "afk_timeout": 60, "system_channel_flags": 0, "premium_tier": 0,
            "nsfw_level": 0, "preferred_locale": "en-US", "unavailable": False, "large": False,
            "member_count": len(self.people) + 1, "members": [self.member_shape(APPLICATION)], "stickers": [],
            "channels": [self.channel_shape(channel) for channel in self.channels],
            "threads": [], "voice_states": [], "presences": [],
            "stage_instances": [], "guild_scheduled_events": [], "premium_progress_bar_enabled": False,
            "joined_at": "2026-01-01T00:00:00+00:00",
        }  # fmt: skip

    def interaction(self, kind: int, user: int, channel: int, data: Payload, /, **more: Any) -> Payload:
        may = SEND_MESSAGES | (MANAGE_CHANNELS if user in self.managers else 0)
        said = {
            "application_id": str(APPLICATION), "type": kind,
            "version": 1, "data": data, "channel_id": str(channel), "channel": self.channel_shape(channel),
            "guild_id": str(self.guild), "guild": {"id": str(self.guild), "features": [], "locale": "en-US"},
            "member": self.member_shape(user) | {"permissions": str(may)}, "locale": "en-US", "entitlements": [],
            "authorizing_integration_owners": {}, "context": 0, "app_permissions": EVERYTHING,
            "attachment_size_limit": 10485760,
            **more,
        }  # fmt: skip
        return {name: value for name, value in said.items() if value is not None}

    def elsewhere(self, user: int) -> Payload:
        """Fields of an interaction from a channel of another server, which this user manages."""
        guild = str(ELSEWHERE + 1)
        return {
            "channel_id": str(ELSEWHERE), "guild_id": guild,
            "channel": self.channel_shape() | {"id": str(ELSEWHERE), "guild_id": guild},
            "guild": {"id": guild, "features": [], "locale": "en-US"},
            "member": self.member_shape(user) | {"permissions": EVERYTHING},
        }  # fmt: skip

    def in_private(self, user: int) -> Payload:
        """Fields of an interaction from a direct message."""
        return {
            "channel_id": str(user * 10), "channel": {"id": str(user * 10), "type": 1}, "user": self.user(user),
            "guild_id": None, "guild": None, "member": None, "context": 1,
        }  # fmt: skip

    def message_shape(self, message_id: int, channel: str, nonce: str | None) -> Payload:
        return {
            "id": str(message_id), "channel_id": channel, "author": self.user(APPLICATION), "content": "",
            "timestamp": self.now().isoformat(), "edited_timestamp": None, "tts": False, "mentions": [],
            "mention_everyone": False, "mention_roles": [], "attachments": [], "embeds": [], "pinned": False,
            "type": 0, "flags": 0, "components": [], "nonce": nonce,
        }  # fmt: skip

    def application_shape(self) -> Payload:
        return {
            "id": str(APPLICATION), "name": "Euphoria", "description": "", "icon": None, "bot_public": True,
            "bot_require_code_grant": False, "owner": self.user(100), "verify_key": "", "flags": 0,
        }  # fmt: skip


def parts(message: Payload) -> list[Payload]:
    """All buttons and menus of a message."""
    found: list[Payload] = []
    for part in message["components"]:
        found += parts({"components": part["components"]}) if "components" in part else [part]
        found += [part["accessory"]] if "accessory" in part else []
    return [part for part in found if part["type"] in (BUTTON, MENU)]


def text_of(message: Payload) -> str:
    """The text of a message, whether it is a layout or not."""
    return message["content"] or "\n".join(_texts(message["components"]))


def _texts(components: list[Payload]) -> Iterator[str]:
    for part in components:
        if part["type"] == TEXT:
            yield part["content"]
        yield from _texts(part.get("components", []))


MOVES = ("lead", "pick", "several", "choose", "go")
"""Verbs of the panel's controls that advance the move."""


def leads_on(part: Payload) -> bool:
    verb = (part.get("custom_id") or "").split(":")[1:2]
    return verb != [] and verb[0] in MOVES and not part.get("disabled")


def control(message: Payload, verb: str) -> str | None:
    """The custom id of the control with that verb."""
    ids = (part.get("custom_id", "") for part in parts(message))
    return next((identity for identity in ids if identity.split(":")[1:2] == [verb]), None)


def registered(body: Payload) -> list[Payload]:
    extra = {"application_id": str(APPLICATION), "version": "1", "default_member_permissions": None}
    return [{"description": "", **one, **extra, "id": str(n)} for n, one in enumerate(body["list"], start=1)]


def kind_of(value: Any) -> int:
    if isinstance(value, User):
        return 6
    return 5 if isinstance(value, bool) else 4 if isinstance(value, int) else 3
