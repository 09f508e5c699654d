"""Pictures are drawn off the event loop, and each has an alt text. If drawing fails, the answer is sent without the
picture."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import discord

from bot.engine.events import Event
from bot.engine.view import View
from bot.hosting.memory import trim
from bot.language.words import Words
from bot.store.records import MovePicture, Palette
from cogs.kit.limits import MAX_ALT

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria
    from renderers.kit.palette import PaletteName

log = logging.getLogger(__name__)

_SENTENCE_END = re.compile(r"[.!?](?=\s)|[。！？]")
T = TypeVar("T")

_PAINTER = ThreadPoolExecutor(1, thread_name_prefix="painter")
"""One picture after the other: each takes about 50 MiB while it is drawn, and two at once are hardly faster."""


async def painted(paint: Callable[[], T]) -> T:
    """Draw off the event loop."""
    return await asyncio.get_running_loop().run_in_executor(_PAINTER, _tidily, paint)


def paint_now(paint: Callable[[], T]) -> T:
    """The same for another thread, which waits for it."""
    return _PAINTER.submit(_tidily, paint).result()


def _tidily(paint: Callable[[], T]) -> T:
    """Draw, write what is worth keeping, and give back the memory it took."""
    from renderers.kit.drawing_cache import shelf

    try:
        return paint()
    finally:
        shelf.flush()
        trim()


def keep_drawings(folder: Path) -> None:
    """Keep drawings in this folder from the next picture on; does not wait for it."""

    def keep() -> None:
        from renderers.kit.drawing_cache import shelf

        shelf.keep_in(folder)

    _PAINTER.submit(keep)


async def painted_board(
    view: View, w: Words, palette: Palette = "printed", events: Sequence[Event] = ()
) -> discord.File:
    """The board as `view` shows it; raises if drawing fails. What these events touched is highlighted."""
    return await painted(lambda: _board(view, w, palette, events))


def _board(view: View, w: Words, palette: Palette, events: Sequence[Event]) -> discord.File:
    from renderers.alt_text import board_alt
    from renderers.board import draw_move

    image = draw_move(view, events, language=w.language, palette=tones_of(palette))
    alt = clipped(board_alt(view, w.language))
    return discord.File(BytesIO(image), filename="board.png", description=alt)


def _close_up(view: View, w: Words, events: Sequence[Event], name: str) -> discord.File | None:
    """What these events touched, large; None if one area is not enough for it."""
    from renderers.alt_text import close_up_alt
    from renderers.close_up import draw_close_up, scope_of
    from renderers.highlights import highlights_from

    scope = scope_of(events)
    if scope is None:
        return None
    image = draw_close_up(view, scope, language=w.language, highlights=highlights_from(events))
    alt = clipped(close_up_alt(view, scope, w.language))
    return discord.File(BytesIO(image), filename=name, description=alt)


def tones_of(palette: Palette) -> PaletteName:
    return "colour_blind" if palette == "colour_blind" else "standard"


def clipped(alt: str) -> str:
    """Discord accepts 1,024 characters; cut between sentences."""
    if len(alt) <= MAX_ALT:
        return alt
    ends = [found.end() for found in _SENTENCE_END.finditer(alt, 0, MAX_ALT)]
    return alt[: ends[-1] if ends else MAX_ALT]


async def drawn(
    bot: Euphoria, name: str, alt: str, paint: Callable[[], bytes], palette: Palette = "printed"
) -> discord.File | None:
    """None if drawing fails, and for users who want no pictures."""
    if palette == "none":
        return None
    try:
        image = await painted(paint)
    except Exception as error:
        log.exception("%s could not be drawn", name)
        bot.note_error(error)
        return None
    return discord.File(BytesIO(image), filename=name, description=clipped(alt))


async def board(bot: Euphoria, view: View, w: Words, events: Sequence[Event] = ()) -> discord.File | None:
    """The board as everybody sees it, with what has just happened highlighted."""
    try:
        return await painted_board(view, w, events=events)
    except Exception as error:
        log.exception("the board could not be drawn")
        bot.note_error(error)
        return None


async def of_move(
    bot: Euphoria, view: View, w: Words, events: Sequence[Event], picture: MovePicture
) -> list[discord.File]:
    """What the players of a game want to see of each move; empty if drawing fails."""

    def paint() -> list[discord.File]:
        close_up: discord.File | None = None
        if picture != "whole":
            close_up = _close_up(view, w, events, "close_up.png" if picture == "both" else "board.png")
        if picture == "close_up" and close_up is not None:
            return [close_up]
        return [_board(view, w, "printed", events), *([close_up] if close_up is not None else [])]

    try:
        return await painted(paint)
    except Exception as error:
        log.exception("a move could not be drawn")
        bot.note_error(error)
        return []


async def numbered(
    bot: Euphoria, view: View, numbers: Mapping[str, int], w: Words, palette: Palette = "printed"
) -> discord.File | None:
    """The board with the spaces to choose from, numbered as in the list beside it."""
    from renderers.alt_text import numbered_alt
    from renderers.board import draw_board

    return await drawn(
        bot,
        "board.png",
        numbered_alt(view, numbers, w.language),
        lambda: draw_board(view, language=w.language, palette=tones_of(palette), numbered=numbers),
        palette,
    )


def numbered_words(view: View, numbers: Mapping[str, int], w: Words) -> str:
    """The same without a picture."""
    from renderers.alt_text import numbered_alt

    return numbered_alt(view, numbers, w.language)


async def hand(bot: Euphoria, view: View, w: Words, palette: Palette = "printed") -> discord.File | None:
    """A player's own cards, for that player only."""
    from renderers.hand import draw_hand, hand_alt

    return await drawn(
        bot,
        "hand.png",
        hand_alt(view, w.language),
        lambda: draw_hand(view, language=w.language, palette=tones_of(palette)),
        palette,
    )


async def choice(
    bot: Euphoria, recruits: Sequence[str], have: Sequence[str], edition: str, w: Words, palette: Palette
) -> tuple[discord.File | None, bool]:
    """Recruits to choose from, and those the player has, for that player only; and whether the alt text has room for
    all of it."""
    from renderers.choice import choice_alt, draw_choice

    alt = choice_alt(recruits, have, edition, w.language)
    picture = await drawn(
        bot, "recruits.png", alt, lambda: draw_choice(recruits, have, edition, w.language), palette
    )
    return picture, len(alt) <= MAX_ALT


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
