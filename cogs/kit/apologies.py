"""Replies to errors: a sentence for what the user can put right; for a bug, a code and a report button."""

from __future__ import annotations

import logging
import secrets
import traceback
from collections import OrderedDict

import discord
from discord import ButtonStyle, app_commands

from bot.engine.events import Refused
from bot.games import StoreError
from bot.language.words import Words
from bot.wording import reports
from cogs.kit.replies import Interaction, Sorry, say, words_at_once, words_for

log = logging.getLogger(__name__)

KEPT_ERRORS = 50
GONE = {10008, 10062, 40060, 50027}
"""Discord's codes for a private message that was dismissed, an interaction older than three seconds, one that was
answered already (it was delivered twice), and one older than a quarter of an hour."""

UNREADABLE = (
    app_commands.AppCommandError,
    app_commands.TransformerError,
    app_commands.CommandSignatureMismatch,
)
"""An option that does not fit the command as this version declares it: of another version, or forged; in a context
menu, discord.py raises the first, itself, for a person or message that is not described."""

_errors: OrderedDict[str, str] = OrderedDict()
"""The latest errors by code, for the report button: never shown, only sent to the host on request."""


STORE_ERRORS = {"store-full": "error-store-full", "store-away": "error-store-away"}


async def _words_without_fail(interaction: Interaction) -> Words:
    """The user's words, also if the database cannot be read."""
    try:
        return await words_for(interaction)
    except StoreError:
        return words_at_once(interaction)


async def fail(interaction: Interaction, error: BaseException, game: int | None = None) -> None:
    """Reply to an error: with a sentence if the user can put it right, or with a code and a report button for a bug."""
    w = await _words_without_fail(interaction)
    original = getattr(error, "original", error)
    try:
        if isinstance(original, Sorry | Refused):
            why = original.message if isinstance(original, Sorry) else original.reason
            log.info("refused: %s", why, extra={"game": game})
        if isinstance(original, Sorry):
            await say(interaction, w(original.message, **original.variables))
        elif isinstance(original, Refused):
            await say(interaction, reports.refusal(original, w))
        elif type(original) in UNREADABLE and original.__cause__ is None:
            log.info("refused: %s", original, extra={"game": game})
            await say(interaction, w("menu-not-offered"))
        elif isinstance(original, StoreError):
            log.error("the database failed: %s", original, extra={"game": game})
            await say(interaction, w(STORE_ERRORS.get(original.reason, "error-store")))
        elif isinstance(original, discord.HTTPException) and original.code in GONE:
            log.warning("an interaction can no longer be answered: %s", original)
        elif isinstance(original, discord.HTTPException) and original.status != 400:
            # Discord is overloaded or broken (discord.py has retried already), or a permission was taken away.
            log.warning("Discord refused a request: %s", original)
            await say(interaction, w("error-discord"))
        else:
            await _apologise(interaction, original, w, game)
    except discord.HTTPException as trouble:
        log.warning("a reply could not be sent: %s", trouble)


async def _apologise(interaction: Interaction, error: BaseException, w: Words, game: int | None) -> None:
    from cogs.kit.controls import Key, button, rows

    code = secrets.token_hex(4)
    log.error("error %s", code, exc_info=error, extra={"game": game})
    interaction.client.note_error(error)
    # Only places in the code: values could contain secrets.
    _errors[code] = "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__
    while len(_errors) > KEPT_ERRORS:
        _errors.popitem(last=False)
    report = button(Key("report", game or 0, rest=code), w("error-report"), ButtonStyle.danger)
    await say(interaction, w("error-unexpected", code=code), rows(report))


def recorded(code: str) -> str | None:
    """The redacted traceback of an error, while it is remembered."""
    return _errors.get(code)
