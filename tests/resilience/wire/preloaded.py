"""Imports, reads and draws what most bot processes need, once, in the process from which they are forked
(`bot_process`). A bot that starts by itself needs about half a second for it."""

from __future__ import annotations

import gc
from importlib import import_module
from itertools import chain

from bot.engine.board import AREAS
from bot.engine.game import Match
from bot.engine.state import Options
from bot.hosting.app import COGS
from bot.language.words import LANGUAGES, SOURCE_LANGUAGE, words
from bot.store.log import load_events
from renderers.board import draw_board
from renderers.close_up import Scope, draw_close_up
from renderers.kit.drawing_cache import drawing_cache

from . import wired_bot

__all__ = ["wired_bot"]

for cog in COGS:
    import_module(cog)
load_events('[{"event": "TurnStarted"}]')

# Commands are registered in all languages; other texts are mostly needed in English.
for language in LANGUAGES:
    spoken = words(language)
    for name in chain.from_iterable(spoken._entries.names.values()):
        if language == SOURCE_LANGUAGE or name.startswith("command-"):
            spoken.has(name)

# Drawing one board and one close-up of each area fills the cache that all processes share. Its limit is higher here.
drawing_cache.limit = 256 << 20
for players in (2, 3):
    view = Match.new(Options.simple(players)).view(None)
    draw_board(view)
    for area in AREAS:
        draw_close_up(view, Scope(area, tuple(range(players))))

# All of it stays, so the garbage collectors of the forked processes need not scan it.
gc.freeze()
