"""Pictures for looking things up and looking back, drawn beside the event loop, each with words for people who cannot
see it. A mistake in drawing costs the picture, never the answer."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord

from bot.engine.board import SPACES
from bot.engine.events import Event
from bot.engine.view import View
from bot.store.records import Palette
from cogs.kit import pictures
from cogs.kit.pictures import clipped
from cogs.kit.tutorial_game import lesson_views
from data.words import Words

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria
    from cogs.kit.cards import Card

log = logging.getLogger(__name__)

LESSONS: dict[int, tuple[int, str]] = {2: (0, ""), 5: (1, "euphoria"), 6: (3, "euphoria")}
"""Steps of the tutorial with a picture: which moment of its game, and which area ("" for all)."""


def _palette(palette: Palette) -> Any:
    return "colour_blind" if palette == "colour_blind" else "standard"


async def drawn(
    bot: Euphoria, name: str, alt: str, paint: Callable[[], bytes], palette: Palette = "printed"
) -> discord.File | None:
    """None too for whoever wants no pictures."""
    if palette == "none":
        return None
    try:
        image = await pictures.painted(paint)
    except Exception as error:
        log.exception("%s could not be drawn", name)
        bot.note_error(error)
        return None
    return discord.File(BytesIO(image), filename=name, description=clipped(alt))


async def board(bot: Euphoria, view: View, w: Words, events: Sequence[Event] = ()) -> discord.File | None:
    """The board as everybody sees it, with what has just happened marked."""
    try:
        return await pictures.board(view, w, events=events)
    except Exception as error:
        log.exception("the board could not be drawn")
        bot.note_error(error)
        return None


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
        lambda: draw_area(view, area, language=w.language, palette=_palette(palette)),
        palette,
    )


async def numbered(
    bot: Euphoria, view: View, numbers: Mapping[str, int], w: Words, palette: Palette = "printed"
) -> discord.File | None:
    """The board with the spaces somebody can choose, each with its number in the list beside it."""
    from renderers.alt_text import numbered_alt
    from renderers.board import draw_board

    return await drawn(
        bot,
        "board.png",
        numbered_alt(view, numbers, w.language),
        lambda: draw_board(view, language=w.language, palette=_palette(palette), numbered=numbers),
        palette,
    )


def numbered_words(view: View, numbers: Mapping[str, int], w: Words) -> str:
    """The same without a picture."""
    from renderers.alt_text import numbered_alt

    return numbered_alt(view, numbers, w.language)


def area_words(view: View, area: str, w: Words) -> str:
    """An area without a picture."""
    from renderers.alt_text import area_alt

    return area_alt(view, area, w.language)


async def recap(
    bot: Euphoria, view: View, moves: Sequence[Sequence[Event]], w: Words, palette: Palette = "printed"
) -> discord.File | None:
    """The board with the places each move touched, numbered as the words are."""
    from renderers.alt_text import board_alt
    from renderers.board import draw_board
    from renderers.marks import Mark, marks_from

    marks = [
        Mark(mark.place, number) for number, move in enumerate(moves, start=1) for mark in marks_from(move)
    ]
    return await drawn(
        bot,
        "recap.png",
        board_alt(view, w.language),
        lambda: draw_board(view, language=w.language, palette=_palette(palette), marks=marks),
        palette,
    )


async def lesson(bot: Euphoria, step: int, w: Words, palette: Palette = "printed") -> discord.File | None:
    """The table as the tutorial's step finds it."""
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
        lambda: draw_mat(view, seat, language=w.language, palette=_palette(palette)),
        palette,
    )


async def hand(bot: Euphoria, view: View, w: Words, palette: Palette = "printed") -> discord.File | None:
    """A player's own cards, for their eyes only."""
    from renderers.hand import draw_hand, hand_alt

    return await drawn(
        bot,
        "hand.png",
        hand_alt(view, w.language),
        lambda: draw_hand(view, language=w.language, palette=_palette(palette)),
        palette,
    )


async def final(bot: Euphoria, view: View, w: Words) -> discord.File | None:
    """The standings when a game is over."""
    from renderers.final import draw_final, final_alt

    return await drawn(
        bot, "standings.png", final_alt(view, w.language), lambda: draw_final(view, language=w.language)
    )


async def replay(bot: Euphoria, views: Sequence[View], w: Words) -> discord.File | None:
    """The whole game, turn by turn."""
    from renderers.replay import draw_replay, replay_alt

    return await drawn(
        bot, "replay.gif", replay_alt(views, w.language), lambda: draw_replay(views, language=w.language)
    )
