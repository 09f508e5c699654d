"""Games under way: one lock per game, answer → commit → show. Memory is only a cache of the log.

    games = Games(await Store.open(path))
    position = await games.position(game_id)
    moved = await games.play.answer(game_id, seat, ["place:5:generator"], user_id=…, interaction_id=…)

`games` itself reads what needs a game in memory. Everything that follows rules belongs to one of its parts, which
share the games in memory (`loaded_games.LoadedGames`: locks, cache, commit):

    games.lobby           before a game: open, join, leave, change, start, rematch
    games.words           players' words for the rolls: give, call, reveal
    games.play            answer, undo, rewind, standing answers
    games.plans           moves planned ahead: keep, change, drop, play
    games.trade           offer, accept, decline, withdraw
    games.seats           keep, hand_back, offer, take, vacate
    games.votes           open, cast, recount, settle
    games.lifecycle       pause, resume, end
    games.files           a game's export file and the proof of its rolls
    games.forgetting      deleting a user's data, or a server's
    games.keeping         compressing and deleting games that are over
    games.openings        open seats and their announcements
    games.reminders       computing deadlines again
    games.absences        when players are away
    games.ratings         ratings, records against other players and with recruits, punctuality
    games.messages        messages the bot edits later, and those that must lose their buttons
    games.table_messages  how much of the log each channel has been shown

What the store does as a whole is asked of it directly: `games.records` (the rows of games), `games.log`, `asked`,
`offers`, `free_seats`, `standing_answers`, `profiles`, `servers`, `followers`, `notes`, `lists`, `rings`, `stats` and
`leases` are the store's own; so are `games.store.plans`, `votes` and `openings`, beside the parts of these names. Only
transactions are left to the parts and to the store.

Every mistake a user can make is raised as `Refused` (a message id and its details); `Stale` and `ChannelTaken` are
subclasses of it. If the database cannot store a move, `StoreError` is raised and nothing of the move has happened.
"""

from bot.engine.events import Refused
from bot.store import StoreError
from bot.store.stats import Standing

from .core import Games
from .loaded_game import FORCED
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
    "FORCED",
    "ChannelTaken",
    "Games",
    "Moved",
    "Position",
    "Refused",
    "RematchOpen",
    "Stale",
    "Standing",
    "StoreError",
    "TooManyLobbies",
    "UnplayableError",
    "nonce_of",
]
