"""What a server's managers allow: who may open games, and in which channels."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.store.records import ServerSettings
from cogs.kit.replies import Interaction, Sorry, words_for


async def check_may_open(interaction: Interaction) -> None:
    """Refuse if this user may not open a game in this channel; the sentence says who may, and where."""
    if interaction.guild_id is None:
        return
    rules = await interaction.client.games.servers.get(interaction.guild_id)
    w = await words_for(interaction)
    if not _may_open(interaction, rules):
        roles = w.list([f"<@&{role}>" for role in present_roles(interaction.guild, rules.openers)])
        raise Sorry("open-by-roles", roles=roles, n=1 if roles else 0)
    if rules.channels and not _among(interaction, rules.channels):
        channels = w.list(
            [f"<#{channel}>" for channel in present_channels(interaction.guild, rules.channels)]
        )
        raise Sorry("open-elsewhere", channels=channels, n=1 if channels else 0)


def _may_open(interaction: Interaction, rules: ServerSettings) -> bool:
    """Whether this user may open games. Managers of the server always may; a deleted role allows nobody."""
    if not rules.openers or interaction.guild_id in rules.openers or interaction.permissions.manage_guild:
        return True
    member = interaction.user
    return isinstance(member, discord.Member) and any(role.id in rules.openers for role in member.roles)


def _among(interaction: Interaction, channels: Iterable[int]) -> bool:
    """A thread belongs to its channel, and a channel to its category."""
    here = interaction.channel
    places = {
        interaction.channel_id,
        getattr(here, "parent_id", None),
        getattr(here, "category_id", None),
    }
    return not places.isdisjoint(channels)


def present_roles(guild: discord.Guild | None, roles: Iterable[int]) -> list[int]:
    """The roles that were not deleted."""
    return [role for role in roles if guild is not None and guild.get_role(role) is not None]


def present_channels(guild: discord.Guild | None, channels: Iterable[int]) -> list[int]:
    return [channel for channel in channels if guild is not None and guild.get_channel(channel) is not None]
