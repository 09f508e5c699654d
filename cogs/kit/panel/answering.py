"""Answers on their way: shown in the panel, given to the game, told to the player and then to the table."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import discord

from bot.engine.prompts import Answer
from bot.tables import Moved
from bot.wording import reports
from cogs.kit.context import Playing, names_of, waited_for
from cogs.kit.panel import prompt_views
from cogs.kit.panel.panel import Panel
from cogs.kit.panel.progress import Progress
from cogs.kit.replies import Interaction, acknowledge, update, words_for
from data.words import Words

log = logging.getLogger(__name__)


async def open_panel(
    interaction: Interaction, me: Playing, stage: Progress | None = None, *, before: str = ""
) -> None:
    """Show the question this player is asked, as far as the stage has come."""
    panel = await Panel.at(
        interaction.client.tables, me.position, me.seat, await words_for(interaction), stage
    )
    text, view = await prompt_views.show(panel)
    await update(interaction, f"{before}\n\n{text}" if before else text, view)


async def commit(
    interaction: Interaction, me: Playing, answers: list[Answer], *, fresh: bool = True
) -> Moved:
    """Give the answers, tell the player what came of them, go on asking if there is more, then tell the table.

    `fresh`: what was pressed belonged to exactly this question."""
    await acknowledge(interaction)
    bot = interaction.client
    moved = await bot.tables.play.answer(
        me.game.id,
        me.seat,
        answers,
        user_id=interaction.user.id,
        interaction_id=interaction.id,
        question=me.position.question if fresh else None,
        revision=me.position.revision if fresh else None,
    )
    await after(interaction, moved, me.seat)
    return moved


@contextmanager
def telling(interaction: Interaction, moved: Moved) -> Iterator[None]:
    """A change that is kept reaches the table even if the reply to the player who made it is lost."""
    try:
        yield
    except discord.HTTPException as error:
        log.warning("a player could not be told of their own move: %s", error)
    finally:
        interaction.client.tell(moved)


async def after(interaction: Interaction, moved: Moved, seat: int) -> None:
    """Everything that follows a change that is kept."""
    with telling(interaction, moved):
        w = await words_for(interaction)
        view = await interaction.client.tables.view(moved.game.id, seat)
        lines = reports.report(moved.seen_by(seat), w, names_of(moved.game), seat=seat, built=view.built)
        if moved.prompt_for(seat) is not None and not moved.new_turn:
            await open_panel(interaction, Playing(moved, seat), before="\n".join(lines))
        else:
            lines.append(_next(moved, seat, w))
            await update(interaction, "\n".join(line for line in lines if line))


def _next(moved: Moved, seat: int, w: Words) -> str:
    if moved.over:
        return w("play-over")
    if seat in moved.waiting:
        return w("play-your-turn")
    return w("play-done", names=waited_for(moved, w))
