"""Games and files for the commands."""

from __future__ import annotations

import random
from pathlib import Path

from bot.games import Games
from tests.games.helpers import play_on, start_game


async def a_game(games: Games) -> int:
    """A running game and a lobby."""
    moved = await play_on(games, await start_game(games, 3, channel=2), random.Random(3), 60)
    await games.lobby.open(guild_id=9, channel_id=3, host_id=10, name="Ada")
    return moved.game.id


def unreadable(folder: Path) -> list[Path]:
    """Files that are not games: a missing one, an old one, one without JSON, and one without content."""
    nothing, old = folder / "nothing.json", folder / "old.json"
    old.write_text('{"format": 1}', "utf-8")
    text = folder / "text.json"
    text.write_text("hello", "utf-8")
    damaged = folder / "damaged.json"
    damaged.write_text('{"format": 2}', "utf-8")
    return [nothing, old, text, damaged]
