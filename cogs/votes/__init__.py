"""What the players decide together.

decisions       carry out and announce what the players or a manager decided
game_decisions  those about a whole game
voting          votes: put, counted, decided
vote_message    what a vote's message says
"""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog, game_decisions  # noqa: F401 (its decisions)
from .decisions import (
    Motion,
    Outcome,
    break_off,
    break_off_about,
    carry_out,
    decide,
    decision,
    finish,
    unattended,
)
from .game_decisions import go_on

__all__ = [
    "Motion",
    "Outcome",
    "break_off",
    "break_off_about",
    "carry_out",
    "decide",
    "decision",
    "finish",
    "go_on",
    "unattended",
]


async def setup(bot: Euphoria) -> None:
    await cog.setup(bot)
