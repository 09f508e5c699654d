"""Looking things up: the board, the log, cards, rules, help."""

from __future__ import annotations

from bot.hosting.app import Euphoria

from .card_sheets import sheet
from .cards import Card
from .files import game_file
from .player_mats import mat_text
from .recap import last_turns, log_line, recap_text, round_ago

__all__ = [
    "Card",
    "game_file",
    "last_turns",
    "log_line",
    "mat_text",
    "recap_text",
    "round_ago",
    "setup",
    "sheet",
]


async def setup(bot: Euphoria) -> None:
    # Late: other rooms import the names above, and need not load the cog for that.
    from . import board, history, reference, what_happened_here

    await board.setup(bot)
    what_happened_here.setup(bot)
    await history.setup(bot)
    await reference.setup(bot)
