"""A game as a file."""

from __future__ import annotations

import asyncio
import json
from io import BytesIO
from typing import Any

import discord

from bot.language.words import Words
from bot.wording.chronicle import chronicle


async def game_file(file: dict[str, Any]) -> discord.File:
    """As JSON; made off the event loop, because a long game takes a moment."""
    text = await asyncio.to_thread(json.dumps, file, ensure_ascii=False, separators=(",", ":"))
    return discord.File(BytesIO(text.encode()), filename=f"euphoria-{file['game']['id']}.json")


async def text_file(file: dict[str, Any], w: Words) -> discord.File:
    """Turn by turn, in words."""
    text = await asyncio.to_thread(chronicle, file, w)
    return discord.File(BytesIO(text.encode()), filename=f"euphoria-{file['game']['id']}.txt")
