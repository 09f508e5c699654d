"""What people set for themselves, what those who manage a server set for its games, and results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Literal, NamedTuple

from bot.engine.state import Edition, Variant

from .games import Pace

Reach = Literal["dm", "channel", "both", "none"]
AbsenceKind = Literal["once", "weekends", "mornings"]
StandingShown = Literal["off", "me", "everybody"]
"""Who is shown somebody's rating, results and reliability; without it nothing is rated."""
Palette = Literal["printed", "colour_blind", "none"]
"""How pictures are drawn for one person; with none, words say it all."""


class Absence(NamedTuple):
    """When somebody is away: once, every weekend, or every morning until `minute`. The rule counts from `begins` to
    `ends`; one that is over stays a while, for what it has moved."""

    kind: AbsenceKind
    begins: datetime
    ends: datetime | None = None
    minute: int = 0


@dataclass(slots=True, frozen=True)
class Profile:
    user_id: int
    language: str | None = None
    time_zone: str | None = None
    quiet_from: int | None = None
    """Minutes after midnight in the time zone."""
    quiet_to: int | None = None
    reach: Reach = "dm"
    palette: Palette = "printed"
    dm_closed: bool = False
    """A direct message came back: said once, and not tried again until one goes through."""
    away: tuple[Absence, ...] = ()
    digest: int | None = None
    """Minutes after midnight at which they get a list of all that waits for them; None: they do not want it."""
    digest_at: datetime | None = None
    """When the next one is to go out; the clock sets it."""
    next_up: bool = False
    """They want to hear that their turn is the next."""
    standing: StandingShown = "off"
    locale: str | None = None
    """The language their Discord had last, for direct messages; None while it is the bot's own."""

    @property
    def gets_digest(self) -> bool:
        """It comes by direct message only: others need not know where somebody plays."""
        return self.digest is not None and self.reach in ("dm", "both") and not self.dm_closed


class Caller(NamedTuple):
    """Somebody who has just pressed or typed something."""

    profile: Profile
    missed: bool
    """In some game under way they have only to do something to be back."""


class Seated(NamedTuple):
    """Somebody who has a seat in a game."""

    seat: int
    profile: Profile
    planned: bool
    """There is a plan for this seat."""
    to_tell: bool
    """In this game somebody is to be told what became of a plan."""


@dataclass(slots=True, frozen=True)
class ServerSettings:
    """What those who manage a server set for the games there; new lobbies begin with it."""

    guild_id: int
    language: str | None = None
    """None: the bot's own default."""
    pace: Pace = "day"
    edition: Edition = "classic"
    variants: tuple[Variant, ...] = ()
    hints: bool = True
    fold_boards: bool = False
    openers: tuple[int, ...] = ()
    """Roles of those who may open games; empty: everybody."""
    channels: tuple[int, ...] = ()
    """Channels and categories in which games may be opened; empty: all."""
    most_games: int | None = None
    """Lobbies and games at once; None: as many as the bot's host allows."""
    seats_channel: int | None = None
    """The channel or forum in which open seats are announced."""
    posts: bool = False
    """In a forum, a game keeps its post to the end, with tags that say how it stands."""


@dataclass(slots=True, frozen=True)
class Stats:
    user_id: int
    played: int = 0
    won: int = 0
    by_edition: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Edition → (played, won)."""
    against_people: tuple[int, int] = (0, 0)
    """Games with at least one other person, and how many of those were won."""
    tokens_placed: float = 0.0
    """On average, of ten."""
    running: int = 0
