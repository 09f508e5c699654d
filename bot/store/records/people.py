"""Records of users' settings, server settings and results."""

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
"""Who may see a user's rating, results and reliability. With `off` the user is not rated."""
Palette = Literal["printed", "colour_blind", "none"]
"""How pictures are drawn for a user; with `none` they get text instead."""


class Absence(NamedTuple):
    """When a user is away: once, every weekend, or every morning until `minute`. The rule applies from `begins` to
    `ends`. An expired rule is kept for a while, because deadlines were moved by it."""

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
    """Minutes after midnight in the user's time zone, like `quiet_to`."""
    quiet_to: int | None = None
    reach: Reach = "dm"
    palette: Palette = "printed"
    dm_closed: bool = False
    """Discord refused a direct message. The user was told once; no more are sent until one succeeds."""
    away: tuple[Absence, ...] = ()
    digest: int | None = None
    """Minutes after midnight at which the user gets a daily list of waiting games; None if they do not want one."""
    digest_at: datetime | None = None
    """When to send the next digest; set by the clock."""
    next_up: bool = False
    """Whether the user wants to be told when their turn is the next one."""
    standing: StandingShown = "off"
    locale: str | None = None
    """The last known language of the user's Discord client, for direct messages; None if it is the bot's default."""

    @property
    def gets_digest(self) -> bool:
        """The digest is sent by direct message only: it names all of the user's games."""
        return self.digest is not None and self.reach in ("dm", "both") and not self.dm_closed


class Caller(NamedTuple):
    """The user who has just pressed a button or sent a command."""

    profile: Profile
    missed: bool
    """In some game under way any action of this user gives them their seat back."""


@dataclass(slots=True, frozen=True)
class ServerSettings:
    """Settings of a Discord server; new lobbies start with them."""

    guild_id: int
    language: str | None = None
    """None: the bot's default."""
    pace: Pace = "day"
    edition: Edition = "classic"
    variants: tuple[Variant, ...] = ()
    hints: bool = True
    fold_boards: bool = False
    openers: tuple[int, ...] = ()
    """Roles that may open games; empty: everybody."""
    channels: tuple[int, ...] = ()
    """Channels and categories in which games may be opened; empty: all."""
    most_games: int | None = None
    """Limit on open lobbies and games; None: the limit set by the bot's host."""
    seats_channel: int | None = None
    """The channel or forum in which open seats are announced."""
    posts: bool = False
    """Whether a game keeps its forum post until it ends, with tags that show its status."""


@dataclass(slots=True, frozen=True)
class Stats:
    user_id: int
    played: int = 0
    won: int = 0
    by_edition: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Edition → (played, won)."""
    against_people: tuple[int, int] = (0, 0)
    """(played, won) of games with at least one other person."""
    tokens_placed: float = 0.0
    """The average per game, out of ten."""
    running: int = 0
