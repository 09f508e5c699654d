"""Seats that others may take, and where they are announced."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

Wanted = Literal["any", "newcomers", "experienced"]
"""The level of players a table looks for."""


@dataclass(slots=True, frozen=True)
class FreeSeat:
    """A seat that somebody else may take, as long as its holder stays away."""

    id: int
    game_id: int
    seat: int
    holder: int | None
    """Whom the newcomer replaces; None: a computer's own seat."""
    newcomer: int | None
    """The one person who may take it; None: whoever is first."""
    until: datetime


@dataclass(slots=True, frozen=True)
class OpenSeats:
    """How many seats of a lobby or game anybody may take; of a game under way, which."""

    count: int = 0
    free: tuple[FreeSeat, ...] = ()


@dataclass(slots=True, frozen=True)
class Opening:
    """What people elsewhere on the server are told of a game's open seats."""

    game_id: int
    level: Wanted = "any"
    looking: bool = False
    """The lobby's host wants its seats announced."""
    channel_id: int | None = None
    """The channel or forum of the announcement; None: there is none."""
    message_id: int = 0
    """0: it is being posted, or was when the process was killed."""
    post_id: int | None = None
    """The post in a forum that begins with it; None: it is none."""
    nonce_or_title: str = ""
    """The message's nonce: Discord takes it once within minutes. Of a post in a forum, which has none, its title."""
    shown: str = ""
    """A digest of what it says."""
