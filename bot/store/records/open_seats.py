"""Records of open seats and their announcements."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

Wanted = Literal["any", "newcomers", "experienced"]
"""The players a lobby is looking for."""


@dataclass(slots=True, frozen=True)
class FreeSeat:
    """A seat that another player may take as long as its holder does not return."""

    id: int
    game_id: int
    seat: int
    holder: int | None
    """The player who would be replaced; None for a computer's own seat."""
    newcomer: int | None
    """The only person who may take it; None if anybody may."""
    until: datetime


@dataclass(slots=True, frozen=True)
class OpenSeats:
    """The number of seats of a lobby or game that anybody may take; for a game under way, also which ones."""

    count: int = 0
    free: tuple[FreeSeat, ...] = ()


@dataclass(slots=True, frozen=True)
class Opening:
    """The announcement of a game's open seats elsewhere on the server."""

    game_id: int
    level: Wanted = "any"
    looking: bool = False
    """The lobby's host wants its seats announced."""
    channel_id: int | None = None
    """The channel or forum of the announcement; None if there is no announcement."""
    message_id: int = 0
    """0 while it is being posted, or if the process was killed while posting."""
    post_id: int | None = None
    """The forum post that the message opens; None if it is not in a forum."""
    nonce_or_title: str = ""
    """The message's nonce, which Discord accepts only once within some minutes. Forum posts have no nonce: their
    title."""
    shown: str = ""
    """A hash of its content, to notice when it must be edited."""
