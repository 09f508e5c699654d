"""The list of slash commands at Discord: registered by one process, and only if it differs from what is there."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.hosting.outage import is_outage

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)

REGISTERED = "commands"
"""The kind of the lease that says which list is registered: its owner is the list's fingerprint."""
DAY = 86_400.0
"""Seconds after which the list is registered again, in case something else has changed it."""
ENTRY_POINT = 4
"""The type of the command that Discord itself makes if Activities are switched on for the application."""
KEEPS_ENTRY_POINT = 50240
"""Discord's code for a list without that command: it cannot be removed in this way."""


async def register(bot: Euphoria) -> None:
    """Register the commands. Processes with the same commands do it only once. If Discord refuses them, the bot goes on
    with those that are registered."""
    payload = await bot.command_list()
    leases, application = bot.store.leases, str(bot.application_id)
    fingerprint = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
    async with leases.exclusive("registering", application):
        # One key with one value: after a rollback, the newer version's list must not count as registered.
        if (await leases.held(REGISTERED)).get(application) == fingerprint:
            return
        try:
            await _put(bot, payload)
        except discord.HTTPException as error:
            if is_outage(error):
                raise
            log.error(
                "Discord refuses the list of commands (%s): the bot goes on with the commands that are registered. "
                "Check the application in the developer portal, and start again.",
                error,
            )
        else:
            await leases.note(REGISTERED, application, fingerprint, DAY)


async def _put(bot: Euphoria, payload: list[dict[str, Any]]) -> None:
    assert bot.application_id is not None
    try:
        await bot.http.bulk_upsert_global_commands(bot.application_id, payload=payload)
    except discord.HTTPException as error:
        if error.code != KEEPS_ENTRY_POINT:
            raise
        there = await bot.http.get_global_commands(bot.application_id)
        kept = [dict(command) for command in there if command["type"] == ENTRY_POINT]
        log.info(
            "the application's Entry Point command (%s) stays", ", ".join(str(one["name"]) for one in kept)
        )
        await bot.http.bulk_upsert_global_commands(bot.application_id, payload=[*payload, *kept])
