"""Helpers for a forum on the simulated Discord, its posts and tags."""

from __future__ import annotations

from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from tests.cogs.table import Table


def posts(table: Table, forum: ChannelHandle) -> list[Any]:
    threads = [channel for channel in table.env.backend.channels.values() if channel.parent_id == forum.id]
    return sorted(threads, key=lambda thread: thread.id)


def tags(table: Table, forum: ChannelHandle, post: Any) -> list[str]:
    known = {int(tag["id"]): tag["name"] for tag in table.env.backend.get_channel(forum.id).available_tags}
    return sorted(known[tag] for tag in post.applied_tags)


def tag(number: str, name: str) -> dict[str, Any]:
    return {"id": number, "name": name, "moderated": False, "emoji_id": None, "emoji_name": None}


def starter(table: Table, post: Any) -> Any:
    return next(iter(table.env.backend.messages[post.id].values()))


def forbid(table: Table, channel: ChannelHandle, **permissions: bool) -> None:
    assert table.guild.me is not None
    denied = discord.Permissions(**permissions).value
    table.env.backend.set_overwrite(
        channel.id, Overwrite(table.guild.me.id, OverwriteType.MEMBER, allow=0, deny=denied)
    )
