"""Records of users' settings."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal, NamedTuple

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
