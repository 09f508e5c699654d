"""Notices: events that the bot and its cogs send each other.

    bot.publish(SeatsChanged(game))

    @hears(SeatsChanged)
    async def recount(self, notice: SeatsChanged) -> None: ...

Senders do not know the listeners. Every listener runs in its own task, so listeners cannot rely on each other's order.
Notices are lost if the process is killed: anything that must happen anyway is also recorded in the database.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeVar

from discord.ext import commands

from bot.games import Moved, StoreError
from bot.store.records import GameRecord

log = logging.getLogger(__name__)


@dataclass(slots=True, frozen=True)
class GamesFound:
    """The bot has started; these games are under way."""

    games: tuple[GameRecord, ...]


@dataclass(slots=True, frozen=True)
class SeatsChanged:
    """A seat is played by someone else now, or a game was resumed."""

    game: GameRecord


@dataclass(slots=True, frozen=True)
class OpenSeatsChanged:
    """A lobby or its seats changed, or a seat of a game was offered or taken: announcements must be updated."""

    game_id: int


@dataclass(slots=True, frozen=True)
class SeatsChannelChanged:
    """A server's setting of where open seats are announced was changed."""

    guild_id: int


@dataclass(slots=True, frozen=True)
class ClockChanged:
    """A reminder or deadline was changed, so the clock must be set again."""


@dataclass(slots=True, frozen=True)
class WaitsChanged:
    """Other than by a move, something may no longer wait for somebody: a vote, a trade offer or a seat was settled, or
    the game stands still."""

    game_id: int | None
    """None: in several games, or for a user whose data was deleted."""


@dataclass(slots=True, frozen=True)
class TableWanted:
    """The table message must be posted again: a different player is asked, or messages were lost."""

    game_id: int


@dataclass(slots=True, frozen=True)
class TableShown:
    """The attempt to update a game's channel is complete; usually the channel is up to date now."""

    game_id: int
    plans: bool = True
    """There may be plans to play or to report."""


@dataclass(slots=True, frozen=True)
class ChannelOpen:
    """The game's channel can be written to again: post what it has missed."""

    game_id: int


@dataclass(slots=True, frozen=True)
class ThreadLocked:
    """A message for this game was refused because its thread is locked."""

    game: GameRecord


@dataclass(slots=True, frozen=True)
class ServerBack:
    """The bot was invited back to the server of this game."""

    game: GameRecord


@dataclass(slots=True, frozen=True)
class Sweep:
    """Sent every few seconds, because another process that shares the database may have died during its work."""


@dataclass(slots=True, frozen=True)
class HourPassed:
    """Sent when the bot is ready and every hour: time alone has changed something."""


Notice = (
    Moved
    | GamesFound
    | SeatsChanged
    | OpenSeatsChanged
    | SeatsChannelChanged
    | ClockChanged
    | WaitsChanged
    | TableWanted
    | TableShown
    | ChannelOpen
    | ThreadLocked
    | ServerBack
    | Sweep
    | HourPassed
)
"""`Moved` is returned by every change of a game; the caller sends it after the commit."""

HEARD_BY: dict[type[Notice], set[str]] = {
    Moved: {
        "Announcements",
        "Following",
        "Computers",
        "Posts",
        "Reminders",
        "LivePlay",
        "Seats",
        "MissedPlayers",
        "LostChannels",
        "OpenSeats",
        "BoardPage",
    },
    GamesFound: {
        "Announcements",
        "Computers",
        "Plans",
        "Reminders",
        "LivePlay",
        "Posts",
        "Votes",
        "LostChannels",
        "OpenSeats",
        "Proof",
        "Server",
    },
    SeatsChanged: {
        "Computers",
        "Plans",
        "MissedPlayers",
        "Posts",
        "LivePlay",
        "Reminders",
        "Votes",
        "OpenSeats",
        "BoardPage",
    },
    OpenSeatsChanged: {"OpenSeats"},
    SeatsChannelChanged: {"OpenSeats"},
    ClockChanged: {"Reminders"},
    WaitsChanged: {"Posts", "Reminders"},
    TableWanted: {"Announcements"},
    TableShown: {"Plans"},
    ChannelOpen: {"Announcements"},
    ThreadLocked: {"Threads"},
    ServerBack: {"LostChannels"},
    Sweep: {"Announcements", "Computers", "Plans", "Posts", "Proof", "Reminders", "Votes", "OpenSeats"},
    HourPassed: {"Lobby", "MissedPlayers", "OpenSeats", "Posts", "Server"},
}
"""Notice → the cogs that listen to it. A test compares this with the code."""

C = TypeVar("C", bound=commands.Cog)
N = TypeVar("N", bound=Notice)
Hearer = Callable[[C, N], Coroutine[Any, Any, None]]


def event_of(kind: type[Any]) -> str:
    """The name of the event in discord.py, which delivers the notices."""
    return f"notice_{kind.__name__.lower()}"


def hears(kind: type[N]) -> Callable[[Hearer[C, N]], Hearer[C, N]]:
    """Decorator for a cog's method that is called with every notice of this kind."""
    listener = commands.Cog.listener(f"on_{event_of(kind)}")
    return (lambda hearer: listener(_until_the_next_hour(hearer))) if kind is HourPassed else listener


def _until_the_next_hour(hearer: Hearer[C, N]) -> Hearer[C, N]:
    """What fails is done an hour later: then the disk may have room again."""

    @wraps(hearer)
    async def heard(cog: C, notice: N) -> None:
        try:
            await hearer(cog, notice)
        except StoreError as error:
            log.warning("%s waits for another hour: %s", cog.qualified_name, error)
        except Exception:
            log.exception("%s waits for another hour", cog.qualified_name)

    return heard
