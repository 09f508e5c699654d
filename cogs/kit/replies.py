"""Private replies to the user who pressed or typed something, in their language. For errors see `apologies`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import discord
from discord import ui

from bot.games import StoreError
from bot.hosting.logs import follow_press
from bot.language.words import Words, spoken, words
from bot.store.records import Caller, GameRecord, Profile, Ring
from cogs.kit.layouts import layout, pictures
from cogs.kit.limits import MAX_MESSAGE
from cogs.kit.ringing import send

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

    Interaction: TypeAlias = discord.Interaction[Euphoria]
else:
    Interaction: TypeAlias = discord.Interaction

log = logging.getLogger(__name__)

CALLER, PROFILE, HERE = "caller", "profile", "language here"


class Sorry(Exception):
    """Something a user cannot do now. The message id says why and what to do next."""

    def __init__(self, message: str, **variables: Any) -> None:
        super().__init__(message)
        self.message = message
        self.variables = variables


async def words_for(interaction: Interaction) -> Words:
    """The language for this user: as they set it, otherwise their Discord's, otherwise the channel's."""
    profile = await profile_of(interaction)
    code = spoken(profile.language or "") or _of_their_discord(interaction)
    if code is None:
        return await words_here(interaction)
    if profile.language is None and interaction.response.is_done():
        await _remember_locale(interaction, profile, code)
    return words(code)


def _of_their_discord(interaction: Interaction) -> str | None:
    """Discord's language of this user. The simulated Discord in the browser always says English, which means
    nothing."""
    return None if interaction.client.local else spoken(str(interaction.locale))


async def words_here(interaction: Interaction) -> Words:
    """The language of a channel: its game's, or without one the server's."""
    bot = interaction.client
    if HERE not in interaction.extras:
        channel = interaction.channel_id
        game = None if channel is None else await bot.games.records.last_in(channel)
        known = None if game is None or not game.open else game.language
        interaction.extras[HERE] = words(known or await bot.language_of(interaction.guild_id))
    here: Words = interaction.extras[HERE]
    return here


async def _remember_locale(interaction: Interaction, profile: Profile, code: str) -> None:
    """Direct messages come unasked: they are in the language that the user's Discord had last."""
    bot = interaction.client
    known = profile.locale or bot.settings.default_language
    if code != known:
        with suppress(StoreError):
            interaction.extras[PROFILE] = await bot.games.profiles.change(profile.user_id, locale=code)


async def profile_of(interaction: Interaction) -> Profile:
    """The settings of this user, read once for each press or command."""
    if PROFILE not in interaction.extras:
        caller = await _caller(interaction)
        interaction.extras.setdefault(PROFILE, caller.profile)
    profile: Profile = interaction.extras[PROFILE]
    return profile


async def is_missed(interaction: Interaction) -> bool:
    """Whether a game goes on without this user until they do something; read together with their profile."""
    return (await _caller(interaction)).missed


async def _caller(interaction: Interaction) -> Caller:
    """Tasks that ask while it is being read wait for the same result. If reading failed, the next one reads again."""
    reading: asyncio.Task[Caller] | None = interaction.extras.get(CALLER)
    if reading is None or (reading.done() and reading.exception() is not None):
        reading = asyncio.create_task(interaction.client.games.profiles.of_caller(interaction.user.id))
        interaction.extras[CALLER] = reading
    return await asyncio.shield(reading)


Acknowledgement = Literal["private", "quick", "public", "update", "form"]
"""How a press or command is acknowledged, before anything is read, written or drawn: by a private message (or, on one,
an edit of it), by a public message, by an edit of the message that was pressed, or not at all, because a form can only
be the first response. A "quick" one only reads: its private answer is usually the first response itself, one request
instead of two."""

QUICK = 0.8
"""Seconds after which a quick answer that is not ready is acknowledged first."""


async def acknowledge(interaction: Interaction, answer: Acknowledgement = "private") -> None:
    """Discord waits three seconds, so this comes first; it does not read the database."""
    await _alone(interaction)
    if answer == "form" or interaction.response.is_done():
        return
    await _defer(interaction, answer)


async def _defer(interaction: Interaction, answer: Acknowledgement) -> None:
    if answer == "update" or (answer != "public" and _in_private(interaction)):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=answer != "public", thinking=True)
        interaction.extras["thinking"] = answer


def acknowledge_if_slow(interaction: Interaction) -> None:
    """For quick answers: give the answer some time to be the acknowledgement itself."""

    def defer() -> None:
        interaction.extras["deferring"] = asyncio.ensure_future(_defer(interaction, "quick"))

    interaction.extras["timer"] = asyncio.get_running_loop().call_later(QUICK, defer)


async def _alone(interaction: Interaction) -> None:
    """Make sure only one task responds: stop the timer, or wait for what it has begun."""
    timer: asyncio.TimerHandle | None = interaction.extras.pop("timer", None)
    if timer is not None:
        timer.cancel()
    deferring: asyncio.Future[None] | None = interaction.extras.pop("deferring", None)
    if deferring is not None:
        await deferring


def _in_private(interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


def _in_layout(interaction: Interaction) -> bool:
    message = interaction.message
    return message is not None and message.flags.ephemeral and message.flags.components_v2


def words_at_once(interaction: Interaction) -> Words:
    """The language of the user's Discord, for when their profile cannot be waited for."""
    return words(_of_their_discord(interaction) or interaction.client.settings.default_language)


async def admit(interaction: Interaction) -> bool:
    """Whether this user may press now; otherwise they are told, without reading the database."""
    follow_press(interaction.id, interaction.guild_id, interaction.client.share.of(interaction.guild_id))
    interaction.client.answers()
    await interaction.client.share.let_others_answer()
    log.info("%s by %s in %s", _named(interaction), interaction.user.id, interaction.channel_id)
    if not interaction.client.presses.allow(interaction.user.id):
        interaction.client.metrics.limited.labels("presses").inc()
        await say(interaction, words_at_once(interaction)("press-slower"))
    elif not interaction.client.serves(interaction.guild_id):
        await say(interaction, words_at_once(interaction)("server-not-served", id=str(interaction.guild_id)))
    else:
        return True
    return False


def _named(interaction: Interaction) -> str:
    """A command's name, or a control's verb: the rest of its id may name a card."""
    if interaction.command is not None:
        return f"/{interaction.command.qualified_name}"
    data: Any = interaction.data or {}
    return "press of " + ":".join(str(data.get("custom_id", "")).split(":")[:3])


async def say(
    interaction: Interaction, text: str, view: ui.View | ui.LayoutView | None = None, **more: Any
) -> None:
    """Reply in a new private message. A layout contains its text: then `text` is empty."""
    if view is not None:
        more["view"] = view
    if text:
        more["content"] = fit(text)
    await _alone(interaction)
    interaction.extras["answered"] = True
    if interaction.response.is_done():
        if interaction.extras.pop("thinking", "private") == "public":
            # The first message takes the place of the public acknowledgement, and everybody would see it.
            await best_effort(interaction.edit_original_response(content="…"))
            await best_effort(interaction.delete_original_response())
        await interaction.followup.send(ephemeral=True, **more)
    else:
        await interaction.response.send_message(ephemeral=True, **more)


async def display(
    interaction: Interaction,
    text: str,
    *controls: Sequence[ui.Item[Any]],
    files: Sequence[discord.File] = (),
    colour: int | None = None,
    anew: bool = True,
) -> None:
    """Text, pictures below it and controls in one container of this colour. As `say` in a new message, otherwise as
    `update`."""
    try:
        shown = layout(fit(text), pictures(*files), *controls, colour=colour)
        if anew:
            await say(interaction, "", shown, files=list(files))
        else:
            await show(interaction, shown, list(files))
    except discord.HTTPException as error:
        if error.status != 400 or not files:
            raise
        # Discord has been seen to refuse pictures in a container that replaces an acknowledgement. Then the answer is
        # sent without a container rather than lost.
        log.warning("Discord refused a layout: %s", error)
        for file in files:
            file.reset(seek=True)
        below = ui.View(timeout=None)
        for item in (item for row in controls for item in row):
            below.add_item(item)
        below.stop()
        await say(interaction, text, below if below.children else None, files=list(files))


async def present(
    interaction: Interaction, text: str, picture: discord.File | None, colour: int, *, post: bool = False
) -> None:
    """Text and picture in this colour, to the user, or `post`ed for everybody."""
    files = [picture] if picture is not None else []
    if post:
        await publish(interaction, "", layout(fit(text), pictures(*files), colour=colour), files=files)
    else:
        await display(interaction, text, files=files, colour=colour)


async def update(
    interaction: Interaction, text: str, view: ui.View | None = None, files: Sequence[discord.File] = ()
) -> None:
    """Edit the private message whose button was pressed; after a command or a public button, send a new one."""
    if _in_layout(interaction):
        # Discord never turns a layout back into a plain message.
        await show(interaction, layout(fit(text), list(view.children) if view is not None else ()), files)
    elif _in_private(interaction):
        await _change(interaction, content=fit(text), view=view, attachments=files)
    else:
        await say(interaction, text, view, files=files)


async def show(interaction: Interaction, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
    """As `update`, for a layout."""
    if _in_layout(interaction):
        await _change(interaction, view=view, attachments=files)
    elif _in_private(interaction):
        # A plain message that becomes a layout has to lose its text.
        await _change(interaction, content=None, view=view, attachments=files)
    else:
        await say(interaction, "", view, files=files)


async def _change(interaction: Interaction, **changes: Any) -> None:
    await _alone(interaction)
    interaction.extras["answered"] = True
    first = not interaction.response.is_done()
    change = interaction.response.edit_message if first else interaction.edit_original_response
    await change(**changes)


async def publish(
    interaction: Interaction,
    text: str,
    view: ui.View | ui.LayoutView | None = None,
    *,
    game: GameRecord | None = None,
    ping: Sequence[int] = (),
    ring: Ring | None = None,
    **more: Any,
) -> discord.Message | None:
    """Reply publicly, in the channel of the command or of the game; `ping` and `ring` as for `send`. None if the bot
    may not write there: then only the user is told.

    A message that replaces an acknowledgement is silent, so callers that ping acknowledge in private. A layout contains
    its text: then `text` is empty.
    """
    if view is not None:
        more["view"] = view
    if text:
        more["content"] = fit(text)
    if interaction.extras.get("thinking") == "public":
        del interaction.extras["thinking"]
        interaction.extras["answered"] = True
        return await interaction.followup.send(wait=True, **more)
    bot, game_id = interaction.client, 0 if game is None else game.id
    where = bot.get_partial_messageable(interaction.channel_id or 0 if game is None else game.channel_id)
    try:
        message = await send(bot, game_id, where, ping=ping, ring=ring, **more)
    except discord.Forbidden:
        await say(interaction, text, view)
        return None
    interaction.extras["answered"] = True
    if interaction.extras.pop("thinking", None):
        await best_effort(interaction.delete_original_response())
    return message


def seen(interaction: Interaction) -> None:
    """Something other than a reply has answered: the message that was pressed shows the result."""
    interaction.extras["answered"] = True


def answered(interaction: Interaction) -> bool:
    """Whether the user has something to read, more than an acknowledgement."""
    return bool(interaction.extras.get("answered"))


async def best_effort(reply: Awaitable[Any]) -> None:
    """For replies about a committed change: if the reply is lost, the rest goes on."""
    try:
        await reply
    except discord.HTTPException as error:
        log.warning("a reply could not be sent: %s", error)


def fit(text: str) -> str:
    return text if len(text) <= MAX_MESSAGE else text[: MAX_MESSAGE - 1] + "…"
