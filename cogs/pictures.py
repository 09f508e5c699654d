"""Pictures are drawn beside the event loop, and every one has words for people who cannot see it."""

from __future__ import annotations

import asyncio
from io import BytesIO

import discord

from bot.engine.view import View
from bot.store.records import Palette
from cogs.status import board_in_words
from data.words import Words

LONGEST_ALT = 1024


async def board(view: View, w: Words, palette: Palette = "printed") -> discord.File:
    """The board as `view` shows it."""
    return await asyncio.to_thread(_board, view, w, palette)


def _board(view: View, w: Words, palette: Palette) -> discord.File:
    from renderers.board import draw_board

    image = draw_board(
        view, language=w.language, palette="colour_blind" if palette == "colour_blind" else "standard"
    )
    return discord.File(BytesIO(image), filename="board.png", description=clipped(board_in_words(view, w)))


def clipped(alt: str) -> str:
    """Discord takes 1024 characters; cut between sentences."""
    return alt if len(alt) <= LONGEST_ALT else alt[:LONGEST_ALT].rsplit(". ", 1)[0] + "."
