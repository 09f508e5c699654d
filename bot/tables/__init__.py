"""Games under way: one lock per game, answer → commit → show. Memory is only a cache of the log.

    tables = Tables(await Store.open(path))
    position = await tables.position(game_id)
    moved = await tables.play.answer(game_id, seat, ["place:5:generator"], user_id=…, interaction_id=…)

Methods that only read are on `tables` itself. Everything that writes belongs to one of its parts, which share
the games in memory (`loaded_games.LoadedGames`: locks, cache, commit):

    tables.lobby           before a game: open, join, leave, change, start, rematch
    tables.words           players' words for the rolls: give, call, reveal
    tables.play            answer, undo, rewind, standing answers
    tables.plans           moves planned ahead: keep, change, drop, play
    tables.trade           offer, accept, decline, withdraw
    tables.seats           keep, hand_back, offer, take, vacate
    tables.votes           open, cast, recount, settle
    tables.lifecycle       pause, resume, end
    tables.files           a game's export file and the proof of its rolls
    tables.notes           private notes
    tables.profiles        users' settings
    tables.forgetting      deleting a user's data, or a server's
    tables.openings        open seats and their announcements
    tables.servers         settings of a Discord server
    tables.reminders       the seats that games wait for, and their reminders
    tables.ratings         ratings, records against other players and with recruits, punctuality
    tables.stats           results of finished games
    tables.absences        when players are away
    tables.followers       users who follow a game without playing
    tables.messages        messages the bot edits later, and those that must lose their buttons
    tables.lists           direct messages that list what waits for a user in several games
    tables.rings           what people were pinged for
    tables.table_messages  how much of the log each channel has been shown
    tables.leases          locks between processes, so that a job is done by one of them only

Every mistake a user can make is raised as `Refused` (a message id and its details); `Stale` and `ChannelTaken` are
subclasses of it. If the database cannot store a move, `StoreError` is raised and nothing of the move has happened.
"""

from bot.engine.events import Refused
from bot.store import StoreError
from bot.store.stats import Standing

from .core import Tables
from .results import (
    ChannelTaken,
    Moved,
    Position,
    RematchOpen,
    Stale,
    TooManyLobbies,
    UnplayableError,
    nonce_of,
)

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
    "TooManyLobbies",
    "UnplayableError",
    "nonce_of",
]
