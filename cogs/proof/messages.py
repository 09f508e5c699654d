"""What everybody is told about a game's secret: its commitment and the seed in messages that are never edited, and the
secret once the game is over."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, ui

from bot.games import nonce_of
from bot.games.words import AWAITED
from bot.store.records import GameRecord, Kind, Message
from cogs.kit.controls import Key, button, rows
from cogs.kit.replies import fit
from cogs.posts import may_pass

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)


async def told_secret(bot: Euphoria, game: GameRecord) -> tuple[str, ui.View] | None:
    """The secret, with a button to check everything against it; empty for a game without one."""
    proof = await bot.games.files.proof(game.id)
    if proof is None or "secret" not in proof or game.seed is None:
        return None
    w = bot.words_in(game)
    lines = [w("proof-told", secret=proof["secret"])]
    lines += [w("proof-told-later", secret=epoch["secret"]) for epoch in proof["epochs"]]
    return "\n".join(lines), rows(button(Key("proof", game.id), w("proof-check")))


async def post_due(bot: Euphoria, game: GameRecord, messages: Iterable[Message]) -> None:
    """Post what is on record about the game's secret. The record goes when it is posted: nothing edits the message.
    Raises if Discord may accept it later."""
    due = [message.about for message in messages if message.kind == Kind.FAIRNESS]
    if not due:
        return
    async with bot.games.leases.exclusive(Kind.FAIRNESS, game.id):
        for about in due:
            if await bot.games.messages.get(game.id, Kind.FAIRNESS, about=about) is None:
                continue  # another process has posted it
            text, view = await _text(bot, game, about)
            if text:
                await _post(bot, game, text, view, nonce_of(game, Kind.FAIRNESS, about, game.starting))
            await bot.games.messages.forget(game.id, Kind.FAIRNESS, about=about)


async def _post(bot: Euphoria, game: GameRecord, text: str, view: ui.View | None, nonce: str) -> None:
    channel = bot.get_partial_messageable(game.channel_id, guild_id=game.guild_id)
    more: dict[str, Any] = {} if view is None else {"view": view}
    try:
        # Not even who is named in it is pinged: a reminder is another message's task.
        nobody = discord.AllowedMentions.none()
        await channel.send(fit(text), nonce=nonce, silent=True, allowed_mentions=nobody, **more)
    except discord.HTTPException as error:
        if may_pass(error):
            raise
        log.warning("could not post in channel %s: %s", game.channel_id, error)


async def _text(bot: Euphoria, game: GameRecord, about: int) -> tuple[str, ui.View | None]:
    """What is said; nothing, if it is no longer true."""
    w = bot.words_in(game)
    if about == AWAITED:
        hashes = await bot.games.words.hashes(game.id)
        if game.starting is None or game.status != "lobby":
            return "", None
        lines = [w("proof-awaited", start=str(game.starting), commitment=game.commitment)]
        lines += [
            w("proof-awaited-word", name=f"<@{user}>", digest=digest) for user, digest in hashes.items()
        ]
        reveal = button(Key("reveal", game.id), w("proof-reveal"), ButtonStyle.primary)
        return "\n".join(lines), rows(reveal, button(Key("wordless", game.id), w("proof-without")))
    if game.status == "lobby":
        return w("proof-restored-lobby", commitment=game.commitment), None
    if about == 0:
        return w("proof-begun", commitment=game.commitment, seed=game.seed), None
    commitments = await bot.games.files.later_commitments(game.id)
    return (w("proof-restored", commitment=commitments[about]) if about in commitments else ""), None
