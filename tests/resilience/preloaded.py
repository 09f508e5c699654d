"""What a process of the bot has loaded before it does anything: read once, in the process from which the others are
split off (`bot_process`). Each is a process of its own all the same."""

from __future__ import annotations

from importlib import import_module

from bot.engine.game import Match
from bot.engine.state import Options
from bot.hosting.app import COGS
from data.words import LANGUAGES, words
from renderers.board import draw_board

from . import wired_bot

__all__ = ["wired_bot"]

for cog in COGS:
    import_module(cog)
for language in LANGUAGES:
    words(language)
# The first board draws what all have in common.
draw_board(Match.new(Options.simple(2)).view(None))
