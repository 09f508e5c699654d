"""*Report* under an error: the host gets the game's number and a log without secrets."""

from __future__ import annotations

import json
import logging
import platform
from io import BytesIO
from typing import Any

import discord
from discord.ext import commands

from bot import __version__
from bot.engine.events import Refused
from bot.hosting.app import Euphoria
from bot.store.records import GameRecord
from cogs.kit.apologies import fail, recorded
from cogs.kit.controls import OLD_BUTTON, Key, control, known
from cogs.kit.replies import Interaction, Sorry, acknowledge, best_effort, update, words_for

log = logging.getLogger(__name__)

ROWS = 20
"""How many of the last answers the log contains."""


async def redacted_log(bot: Euphoria, game: GameRecord) -> list[str]:
    """How the game stands and what happened last, as all its players know it: no answers, since one may name a
    hidden card, and of each event only its public part. No names or Discord ids."""
    lines = [
        f"game {game.id}: {game.status}, {game.edition}, variants {list(game.variants)}, pace {game.pace}",
        f"seats: {['computer' if seat.by_computer else 'person' for seat in game.seats]}, "
        f"taken back {game.revision} times",
    ]
    try:
        position = await bot.games.position(game.id)
    except Refused as refused:
        return [*lines, f"no position: {refused.reason}"]
    except Exception as error:  # a game that does not load is worth a report too
        return [*lines, f"no position: {type(error).__name__}"]
    asked = [f"{prompt.ask} of seat {prompt.seat}" for prompt in position.prompts]
    lines.append(f"question {position.question}, log length {position.length}, asked: {asked}")
    for row in await bot.games.log.rows(game.id, last=ROWS):
        events = [event.public().as_dict() for event in row.facts]
        lines.append(f"{row.seq} seat {row.seat} {row.source}: {json.dumps(events, default=dict)}")
    return lines


async def game_of(interaction: Interaction, key: Key) -> GameRecord | None:
    """The game the error came from, or the one in this channel."""
    games = interaction.client.games
    if key.game:
        return await games.game(key.game)
    return await games.records.last_in(interaction.channel_id) if interaction.channel_id else None


@control("report")
async def report_error(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Send the report to the host. The button is replaced by a text, so that it can be sent only once."""
    bot = interaction.client
    w = await words_for(interaction)
    trace = recorded(key.rest)
    sent = trace is not None and await send_to_host(bot, key.rest, trace, await game_of(interaction, key))
    await update(interaction, w("error-reported" if sent else "error-reported-log", code=key.rest))


async def send_to_host(bot: Euphoria, code: str, trace: str, game: GameRecord | None) -> bool:
    channel_id = bot.settings.owner_channel
    if channel_id is None:
        return False
    versions = f"version {__version__}, Python {platform.python_version()}, discord.py {discord.__version__}"
    lines = [f"error {code}", versions, trace]
    if game is not None:
        lines += await redacted_log(bot, game)
    file = discord.File(BytesIO("\n".join(lines).encode()), filename=f"report-{code}.txt")
    text = bot.default_words("error-host", code=code, game=str(game.id) if game is not None else "–")
    try:
        await bot.get_partial_messageable(channel_id).send(text, file=file)
    except discord.HTTPException as error:
        log.warning("OWNER_CHANNEL cannot be written to, so report %s stays in this log: %s", code, error)
        return False
    return True


class ErrorReports(commands.Cog):
    """Also answers presses of buttons whose ids no version knows."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        data: Any = interaction.data or {}
        if interaction.type is discord.InteractionType.component and not known(str(data.get("custom_id"))):
            await best_effort(acknowledge(interaction))
            await fail(interaction, Sorry(OLD_BUTTON))


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(ErrorReports())
