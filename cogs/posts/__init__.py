"""The messages that the bot keeps: each kind is declared in a file of its own, and `sync` brings them up to date.

kinds            how a kind is declared
keeper           compares what should be with what is on record, and posts, edits or retires
asked            a question off turn, or to everybody, by direct message
away             a game waits for somebody who is away
free_seats       a seat of a running game that others may take
missed_players   somebody does not answer, or has left the server
lobby_message    a lobby
cog              syncs when something has happened in a game, and every hour

How they are sent:
messages         to players, in the channel or as they wish
direct_messages  to one player: cards, and questions off turn
retired_buttons  old messages lose their buttons
"""

from __future__ import annotations

from bot.hosting.app import Euphoria

from . import cog
from .asked import comes_by_direct_message
from .away import clock_of, days_left
from .direct_messages import hand, may_pass, send_direct, tell_confidentially, tell_hands
from .free_seats import free_seat_text, free_seat_view
from .keeper import sync
from .kinds import DECLARED, Draft, Situation, Wanted, declares, past_of, past_text
from .lobby_message import (
    ALSO,
    AWAY_DAYS,
    MOST_SEATS,
    SHOWN,
    catch_up_lobby,
    how_text,
    language_name,
    lobby_layout,
    lobby_now,
    options_form,
    record_lobby,
    refresh_lobby,
)
from .messages import edit, link, on_its_server, post, record_message, stands, write
from .missed_players import has_left, tell_left, tell_overdue, vote_buttons
from .retired_buttons import (
    ARCHIVED,
    LOCKED,
    boards_as_attached,
    change,
    closing,
    forget_rest,
    later,
    retire,
    retire_rest,
    supersede,
    superseded,
)

__all__ = [
    "ALSO",
    "ARCHIVED",
    "AWAY_DAYS",
    "DECLARED",
    "LOCKED",
    "MOST_SEATS",
    "SHOWN",
    "Draft",
    "Situation",
    "Wanted",
    "boards_as_attached",
    "catch_up_lobby",
    "change",
    "clock_of",
    "closing",
    "comes_by_direct_message",
    "days_left",
    "declares",
    "edit",
    "forget_rest",
    "free_seat_text",
    "free_seat_view",
    "hand",
    "has_left",
    "how_text",
    "language_name",
    "later",
    "link",
    "lobby_layout",
    "lobby_now",
    "may_pass",
    "on_its_server",
    "options_form",
    "past_of",
    "past_text",
    "post",
    "record_lobby",
    "record_message",
    "refresh_lobby",
    "retire",
    "retire_rest",
    "send_direct",
    "stands",
    "supersede",
    "superseded",
    "sync",
    "tell_confidentially",
    "tell_hands",
    "tell_left",
    "tell_overdue",
    "vote_buttons",
    "write",
]


async def setup(bot: Euphoria) -> None:
    await cog.setup(bot)
