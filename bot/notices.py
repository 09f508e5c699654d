"""What the bot and its cogs tell each other, and who hears it.

    bot.tell(SeatsChanged(game))

    @hears(SeatsChanged)
    async def recount(self, notice: SeatsChanged) -> None: ...

Whoever tells does not know who listens, and nobody who listens may count on another having heard it before: each hears
it in a task of its own. What has to happen after a kill is on record, and never only told.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar, get_args

from discord.ext import commands

from bot.store.records import GameRecord
from bot.tables import Moved


@dataclass(slots=True, frozen=True)
class GamesFound:
    """The bot has started; these games are under way."""

    games: tuple[GameRecord, ...]


@dataclass(slots=True, frozen=True)
class SeatsChanged:
    """Somebody else plays a seat now, or a game goes on after a pause."""

    game: GameRecord


@dataclass(slots=True, frozen=True)
class OpenSeatsChanged:
    """A lobby or its seats changed, or a seat of a game is free or not free any more: announcements say so."""

    game_id: int


@dataclass(slots=True, frozen=True)
class SeatsChannelChanged:
    """Those who manage a server chose where its open seats are announced."""

    guild_id: int


@dataclass(slots=True, frozen=True)
class ClockChanged:
    """A reminder or a time limit is another than the clock was set for."""


@dataclass(slots=True, frozen=True)
class TableWanted:
    """The table is to be posted again as it stands: somebody else is asked, or messages were lost."""

    game_id: int


@dataclass(slots=True, frozen=True)
class TableShown:
    """Whatever could be shown of a game was: as a rule its channel knows now how it stands."""

    game_id: int
    plans: bool = True
    """There may be something to do about plans."""


@dataclass(slots=True, frozen=True)
class ChannelOpen:
    """The game's channel can be written to again: what it was not told meanwhile is told now."""

    game_id: int


@dataclass(slots=True, frozen=True)
class ThreadLocked:
    """A message for this game was not taken because its thread is locked."""

    game: GameRecord


@dataclass(slots=True, frozen=True)
class ServerBack:
    """The bot was invited again to the server of this game."""

    game: GameRecord


@dataclass(slots=True, frozen=True)
class Sweep:
    """Another process that shares the database may have died in the middle of something: told every few seconds."""


Notice = (
    Moved
    | GamesFound
    | SeatsChanged
    | OpenSeatsChanged
    | SeatsChannelChanged
    | ClockChanged
    | TableWanted
    | TableShown
    | ChannelOpen
    | ThreadLocked
    | ServerBack
    | Sweep
)
"""`Moved` is what a change of a game returns; whoever made the change tells it, once it is kept."""

HEARD_BY: dict[type[Notice], set[str]] = {
    Moved: {
        "Announcements",
        "Following",
        "Computers",
        "Reminders",
        "LivePlay",
        "Seats",
        "MissedPlayers",
        "Trade",
        "LostChannels",
        "OpenSeats",
    },
    GamesFound: {
        "Announcements",
        "Computers",
        "Plans",
        "Reminders",
        "LivePlay",
        "Seats",
        "Trade",
        "Votes",
        "LostChannels",
        "OpenSeats",
    },
    SeatsChanged: {
        "Computers",
        "Plans",
        "Seats",
        "MissedPlayers",
        "Away",
        "LivePlay",
        "Trade",
        "Votes",
        "OpenSeats",
    },
    OpenSeatsChanged: {"OpenSeats"},
    SeatsChannelChanged: {"OpenSeats"},
    ClockChanged: {"Reminders"},
    TableWanted: {"Announcements"},
    TableShown: {"Plans"},
    ChannelOpen: {"Announcements"},
    ThreadLocked: {"Threads"},
    ServerBack: {"LostChannels"},
    Sweep: {"Announcements", "Computers", "Plans", "Reminders", "Votes", "OpenSeats"},
}
"""By which cogs. A test compares it with the code."""

NOTICES: tuple[type[Notice], ...] = get_args(Notice)

C = TypeVar("C", bound=commands.Cog)
N = TypeVar("N", bound=Notice)
Hearer = Callable[[C, N], Coroutine[Any, Any, None]]


def event_of(kind: type[Any]) -> str:
    """As discord.py calls it, which delivers it."""
    return f"notice_{kind.__name__.lower()}"


def hears(kind: type[N]) -> Callable[[Hearer[C, N]], Hearer[C, N]]:
    """Put above a method of a cog that is to be called with every notice of this kind."""
    return commands.Cog.listener(f"on_{event_of(kind)}")
