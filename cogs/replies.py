"""Private answers to whoever pressed or typed something, and what to say when something went wrong."""

from __future__ import annotations

import logging
import secrets
import traceback
from collections import OrderedDict
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ButtonStyle, ui

from bot import reports
from bot.engine.events import Refused
from bot.store import StoreError
from data.words import Words, words

if TYPE_CHECKING:
    from bot.app import Euphoria

    Interaction: TypeAlias = discord.Interaction[Euphoria]
else:
    Interaction: TypeAlias = discord.Interaction

log = logging.getLogger(__name__)

MOST_CHARACTERS = 2000
KEPT_ERRORS = 50
GONE = {10008, 10062, 40060, 50027}
"""Discord's codes for a private message that was dismissed, an interaction older than three seconds, one answered
already (it was delivered twice), and one older than a quarter of an hour."""

_errors: OrderedDict[str, str] = OrderedDict()
"""The last errors by their code, for the report button: never shown, only sent to the host when asked."""


class Sorry(Exception):
    """Something a person cannot do now. The message id says why and what to do next."""

    def __init__(self, message: str, **variables: Any) -> None:
        super().__init__(message)
        self.message = message
        self.variables = variables


async def words_for(interaction: Interaction) -> Words:
    """The language to speak to this person."""
    return await interaction.client.words_of(interaction.user.id, str(interaction.locale))


async def _words_without_fail(interaction: Interaction) -> Words:
    """Also where the database cannot say which language somebody set."""
    try:
        return await words_for(interaction)
    except StoreError:
        return words(str(interaction.locale))


async def say(interaction: Interaction, text: str, view: ui.View | None = None, **more: Any) -> None:
    """Tell only the person who asked. Works before and after the interaction was acknowledged."""
    if view is not None:
        more["view"] = view
    if interaction.response.is_done():
        await interaction.followup.send(fit(text), ephemeral=True, **more)
    else:
        await interaction.response.send_message(fit(text), ephemeral=True, **more)


async def update(interaction: Interaction, text: str, view: ui.View | None = None) -> None:
    """Change the private message whose button was pressed; from a command or a public button, send a new one."""
    message = interaction.message
    if message is None or not message.flags.ephemeral:
        await say(interaction, text, view)
    elif interaction.response.is_done():
        await interaction.edit_original_response(content=fit(text), view=view, attachments=[])
    else:
        await interaction.response.edit_message(content=fit(text), view=view, attachments=[])


async def hold(interaction: Interaction) -> None:
    """Acknowledge before anything slow, so that Discord's three seconds never run out."""
    if interaction.response.is_done():
        return
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def quietly(reply: Awaitable[Any]) -> None:
    """A reply to something that is kept already: if it is lost, the rest goes on."""
    try:
        await reply
    except discord.HTTPException as error:
        log.warning("a reply could not be sent: %s", error)


def fit(text: str) -> str:
    return text if len(text) <= MOST_CHARACTERS else text[: MOST_CHARACTERS - 1] + "…"


async def fail(interaction: Interaction, error: BaseException, game: int | None = None) -> None:
    """A sentence for what a person can put right; a code and a report button for a mistake of ours."""
    w = await _words_without_fail(interaction)
    original = getattr(error, "original", error)
    try:
        if isinstance(original, Sorry):
            await say(interaction, w(original.message, **original.variables))
        elif isinstance(original, Refused):
            await say(interaction, reports.refusal(original, w))
        elif isinstance(original, StoreError):
            log.error("the database failed: %s", original, extra={"game": game})
            await say(
                interaction, w("error-store-full" if original.reason == "store-full" else "error-store")
            )
        elif isinstance(original, discord.HTTPException) and original.code in GONE:
            log.warning("an interaction can no longer be answered: %s", original)
        elif isinstance(original, discord.HTTPException) and original.status != 400:
            # Too busy or broken (discord.py has waited and tried again), or a permission was taken away.
            log.warning("Discord did not take a request: %s", original)
            await say(interaction, w("error-discord"))
        else:
            await _apologise(interaction, original, w, game)
    except discord.HTTPException as trouble:
        log.warning("a reply could not be sent: %s", trouble)


async def _apologise(interaction: Interaction, error: BaseException, w: Words, game: int | None) -> None:
    from cogs.controls import Key, button, rows

    code = secrets.token_hex(4)
    log.error("error %s", code, exc_info=error, extra={"game": game})
    interaction.client.note_error(error)
    # Only the places in the code: values could hold somebody's secrets.
    _errors[code] = "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__
    while len(_errors) > KEPT_ERRORS:
        _errors.popitem(last=False)
    report = button(Key("report", game or 0, rest=code), w("error-report"), ButtonStyle.danger)
    await say(interaction, w("error-unexpected", code=code), rows(report))


def recorded(code: str) -> str | None:
    """The redacted trace of an error, while it is remembered."""
    return _errors.get(code)
