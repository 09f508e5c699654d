"""Pictures for looking things up and looking back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from bot.engine.board import SPACES
from bot.engine.events import Event
from bot.engine.view import View
from bot.language.words import Words
from bot.store.records import Palette
from cogs.kit.pictures import drawn, tones_of
from cogs.lookup.tutorial_game import lesson_views

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria
    from cogs.lookup.cards import Card

LESSONS: dict[int, tuple[int, str]] = {2: (0, ""), 5: (1, "euphoria"), 6: (3, "euphoria")}
"""Steps of the tutorial that have a picture: the moment in its game, and the area ("" for all)."""


async def area(
    bot: Euphoria, view: View, area: str, w: Words, palette: Palette = "printed"
) -> discord.File | None:
    """One area, enlarged."""
    from renderers.alt_text import area_alt
    from renderers.board import draw_area

    return await drawn(
        bot,
        f"{area}.png",
        area_alt(view, area, w.language),
        lambda: draw_area(view, area, language=w.language, palette=tones_of(palette)),
        palette,
    )


def area_words(view: View, area: str, w: Words) -> str:
    """An area without a picture."""
    from renderers.alt_text import area_alt

    return area_alt(view, area, w.language)


async def recap(
    bot: Euphoria, view: View, moves: Sequence[Sequence[Event]], w: Words, palette: Palette = "printed"
) -> discord.File | None:
    """The board with the places each move touched, numbered as in the text."""
    from renderers.alt_text import board_alt
    from renderers.board import draw_board
    from renderers.highlights import Highlight, highlights_from

    highlights = [
        Highlight(highlight.place, number)
        for number, move in enumerate(moves, start=1)
        for highlight in highlights_from(move)
    ]
    return await drawn(
        bot,
        "recap.png",
        board_alt(view, w.language),
        lambda: draw_board(view, language=w.language, palette=tones_of(palette), highlights=highlights),
        palette,
    )


async def lesson(bot: Euphoria, step: int, w: Words, palette: Palette = "printed") -> discord.File | None:
    """The position at this step of the tutorial."""
    if step not in LESSONS:
        return None
    moment, where = LESSONS[step]
    view = lesson_views()[moment]
    if where:
        return await area(bot, view, where, w, palette)
    return await recap(bot, view, (), w, palette)


async def card(
    bot: Euphoria,
    card: Card,
    edition: str,
    w: Words,
    view: View | None = None,
    palette: Palette = "printed",
) -> discord.File | None:
    """A card's face; of a space, its area as it looks in the game here, if there is one."""
    from renderers.cards import card_alt, draw_card

    if card.kind == "space":
        where = SPACES[card.id].area
        return await area(bot, view, where, w, palette) if view is not None and where else None
    name = f"dilemma_{card.id}" if card.kind == "dilemma" else card.id
    alt = card_alt(name, w.language)
    return await drawn(bot, f"{card.kind}.png", alt, lambda: draw_card(name, edition, w.language), palette)


async def mat(
    bot: Euphoria, view: View, seat: int, w: Words, palette: Palette = "printed"
) -> discord.File | None:
    """What one player has in front of them."""
    from renderers.mat import draw_mat, mat_alt

    return await drawn(
        bot,
        "mat.png",
        mat_alt(view, seat, w.language),
        lambda: draw_mat(view, seat, language=w.language, palette=tones_of(palette)),
        palette,
    )
