"""Games under way: one lock a game, answer → commit → show. Memory is only a cache of the log.

    tables = Tables(await Store.open(path))
    position = await tables.position(game_id)
    moved = await tables.play.answer(game_id, seat, ["place:5:generator"], user_id=…, interaction_id=…)

What only reads is a method of `tables` itself. Everything that writes belongs to one of its parts, which share
the games in memory (`loaded_games.LoadedGames`: locks, memory, commit):

    tables.lobby           before a game: open, join, leave, change, word, start, rematch
    tables.play            answer, undo, rewind, standing answers
    tables.plans           what players have planned for their turns: keep, change, drop, play
    tables.trade           offer, accept, decline, withdraw
    tables.seats           keep, hand_back, offer, take, vacate
    tables.votes           open, cast, recount, settle
    tables.lifecycle       pause, resume, end
    tables.files           a game as a file, and what proves its rolls
    tables.notes           what players write down for themselves
    tables.profiles        what people set for themselves; forget
    tables.openings        open seats, and where they are announced
    tables.servers         what those who manage a server set for its games
    tables.reminders       who is waited for, and when they are reminded
    tables.ratings         ratings, who is ahead of whom, recruits, and who answers in time
    tables.stats           results of finished games
    tables.absences        when somebody is away
    tables.followers       who follows a game without playing
    tables.messages        the bot's messages to find again, and those to lose their buttons
    tables.table_messages  what each channel was told
    tables.leases          what one of several processes does, so that it happens once

Everything a person can get wrong is raised as `Refused` (a message id and its details); `Stale` and
`ChannelTaken` are two of them. A database that cannot keep a move raises `StoreError`: nothing of the move
has happened then.
"""

from bot.engine.events import Refused
from bot.store import StoreError
from bot.store.stats import Standing

from .core import Tables
from .results import ChannelTaken, Moved, Position, RematchOpen, Stale, UnplayableError, nonce_of

__all__ = [
    "ChannelTaken",
    "Moved",
    "Position",
    "Refused",
    "RematchOpen",
    "Stale",
    "Standing",
    "StoreError",
    "Tables",
    "UnplayableError",
    "nonce_of",
]
