"""*What happened here*, in the menu on a message: the moves that led to a public message and those that followed, as
the user may know them."""

from __future__ import annotations

import discord

from bot.games.table_messages import Told
from bot.hosting.app import Euphoria
from cogs.kit.colours import of_game
from cogs.kit.command_texts import context_menu
from cogs.kit.context import check_here, seat_of
from cogs.kit.limits import MAX_MESSAGE
from cogs.kit.public_text import asking
from cogs.kit.replies import Interaction, Sorry, display, words_for
from cogs.lookup.recap import recap_text


async def what_happened(interaction: Interaction, message: discord.Message) -> None:
    told = await interaction.client.games.table_messages.told_by(message.id)
    if told is None:
        raise Sorry("happened-unknown")
    parts = await _parts(interaction, told)
    whole = "\n\n".join(parts)
    for text in [whole] if len(whole) <= MAX_MESSAGE else parts:
        await display(interaction, text, colour=of_game())


async def _parts(interaction: Interaction, told: Told) -> list[str]:
    bot, w = interaction.client, await words_for(interaction)
    game = await bot.games.game(told.game_id)
    check_here(interaction, game)
    mine = seat_of(game, interaction.user)
    seat = mine.seat if mine is not None else None
    before, _ = await recap_text(bot, game, seat, told.since, w, told.until)
    after, _ = await recap_text(bot, game, seat, told.until, w, told.then)
    parts = [w("happened-before", what=before)] if before else []
    if told.taken_back:
        parts.append(w("happened-taken-back"))
    if after:
        parts.append(w("happened-after", what=after))
    if told.then is None and game.open:
        view = await bot.games.view(game.id, None)
        parts.append(await asking(bot, await bot.games.position(game.id), view, w, seat))
    return parts or [w("history-nothing")]


def setup(bot: Euphoria) -> None:
    bot.tree.add_command(context_menu("context-happened", what_happened))
