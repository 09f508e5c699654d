"""Pictures are drawn beside the event loop, and every one has words for people who cannot see it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import TYPE_CHECKING, TypeVar

import discord

from bot.engine.events import Event
from bot.engine.view import View
from bot.hosting.memory import trim
from bot.store.records import Palette
from data.words import Words

if TYPE_CHECKING:
    from renderers.kit.palette import PaletteName

LONGEST_ALT = 1024
T = TypeVar("T")

_PAINTER = ThreadPoolExecutor(1, thread_name_prefix="painter")
"""One picture after the other: each takes some 50 MiB in the making, and two at once are little faster."""


async def painted(paint: Callable[[], T]) -> T:
    """Drawn beside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(_PAINTER, _tidily, paint)


def _tidily(paint: Callable[[], T]) -> T:
    """And what it took is given back."""
    try:
        return paint()
    finally:
        trim()


async def board(
    view: View, w: Words, palette: Palette = "printed", events: Sequence[Event] = ()
) -> discord.File:
    """The board as `view` shows it. What these events touched is marked, and shown large where one area holds it."""
    return await painted(lambda: _board(view, w, palette, events))


def _board(view: View, w: Words, palette: Palette, events: Sequence[Event]) -> discord.File:
    from renderers.alt_text import board_alt, close_up_alt
    from renderers.board import draw_board
    from renderers.close_up import draw_close_up, scope_of
    from renderers.marks import marks_from

    tones: PaletteName = "colour_blind" if palette == "colour_blind" else "standard"
    marks, scope = marks_from(events), scope_of(events)
    if scope is None:
        image = draw_board(view, language=w.language, palette=tones, marks=marks)
        alt = board_alt(view, w.language)
    else:
        image = draw_close_up(view, scope, language=w.language, palette=tones, marks=marks)
        alt = close_up_alt(view, scope, w.language)
    return discord.File(BytesIO(image), filename="board.png", description=clipped(alt))


def clipped(alt: str) -> str:
    """Discord takes 1024 characters; cut between sentences."""
    return alt if len(alt) <= LONGEST_ALT else alt[:LONGEST_ALT].rsplit(". ", 1)[0] + "."
