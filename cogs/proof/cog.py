"""`/game word` before a game, and the button that checks every roll after it."""

from __future__ import annotations

import asyncio

from discord import app_commands

from bot.fair.verify import verify
from bot.hosting.app import Euphoria
from bot.wording.roll_checks import roll_check_lines
from cogs.kit.command_texts import Typed, says
from cogs.kit.context import check_here, game_here
from cogs.kit.controls import Key, control
from cogs.kit.files import game_file
from cogs.kit.game_group import extend_game
from cogs.kit.replies import Interaction, Sorry, say, words_for


@app_commands.command(name="word", description=says("command-game-word"))
@app_commands.describe(word=says("command-game-word-word"))
async def word(interaction: Interaction, word: Typed) -> None:
    game = await game_here(interaction)
    digest = await interaction.client.tables.lobby.word(game.id, interaction.user.id, word)
    if digest is None:
        raise Sorry("proof-none")
    w = await words_for(interaction)
    await say(interaction, w("proof-word", digest=digest))


@control("proof")
async def check(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Compute everything again, and offer the file to check it independently."""
    tables = interaction.client.tables
    game = await tables.game(key.game)
    check_here(interaction, game)
    if game.seed is None:
        raise Sorry("proof-none")
    if game.open:
        raise Sorry("proof-later")
    file = await tables.files.of(game.id)
    found = await asyncio.to_thread(verify, file)
    lines = roll_check_lines(found, await words_for(interaction))
    await say(interaction, "\n".join(lines), file=await game_file(file))


async def setup(bot: Euphoria) -> None:
    extend_game(bot, word)
