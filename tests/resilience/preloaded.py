"""Imports everything a bot process needs, once, in the process from which the bot processes are forked
(`bot_process`)."""

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
# Drawing one board fills the caches that all boards share.
draw_board(Match.new(Options.simple(2)).view(None))
