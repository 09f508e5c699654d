"""Records beside the moves themselves: standing answers, trade offers, votes and plans."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, NamedTuple

VoteKind = Literal[
    "undo",
    "pause",
    "resume",
    "keep",
    "replace",
    "end",
    "leave",
    "announce",
    "live",
    "unlive",
    "back",
    "taken",
    "forgotten",
]
"""`leave`, `announce`, `unlive`, `back`, `taken` and `forgotten` are never voted on, only recorded like a decided vote.
`announce` is a message from the bot's host."""
OfferStatus = Literal["open", "accepted", "declined", "withdrawn", "countered", "expired"]


@dataclass(slots=True, frozen=True)
class StandingAnswer:
    """An answer given automatically for a seat to a question of this game; `key` is the prompt's."""

    seat: int
    ask: str
    key: str
    answer: Any


@dataclass(slots=True, frozen=True)
class Offer:
    """A trade offered by one seat to another; one of them is on turn. Only these two may see which artifacts it
    names."""

    id: int
    game_id: int
    seat: int
    to: int
    give: Mapping[str, int]
    get: Mapping[str, int]
    status: OfferStatus
    counter_of: int | None
    at: datetime


@dataclass(slots=True, frozen=True)
class Vote:
    id: int
    game_id: int
    kind: VoteKind
    about: int | None
    """The seat it concerns, if any. That seat has no ballot in a vote to keep or replace it."""
    details: Mapping[str, Any]
    opened_by: int | None
    opened_at: datetime
    voters: tuple[int, ...]
    """Seats that may vote."""
    yes: tuple[int, ...]
    no: tuple[int, ...]
    closed: bool

    @property
    def unanimous(self) -> bool:
        """These kinds need everybody's consent; for the others more than half is enough."""
        return self.kind in ("undo", "pause", "resume", "live")

    def expired(self, now: datetime) -> bool:
        """An offer to play live is only valid for a limited time."""
        until: float | None = self.details.get("until")
        return until is not None and now.timestamp() > until

    @property
    def by_host(self) -> bool:
        """Decided by the bot's host, on the command line."""
        return bool(self.details.get("host"))

    @property
    def without_vote(self) -> bool:
        """Decided by one person: a manager of the channel, or a player who leaves or returns."""
        return self.closed and not self.voters

    @property
    def passed(self) -> bool | None:
        """None while the outcome is undecided."""
        if self.without_vote:
            return True
        asked, yes, no = len(self.voters), len(self.yes), len(self.no)
        if self.unanimous:
            return False if no else True if yes == asked else None
        if 2 * yes > asked:
            return True
        return False if 2 * no >= asked else None


class PlanRecord(NamedTuple):
    id: int
    game_id: int
    seat: int
    user_id: int
    turn: int
    """The number of the turn that the plan is for."""
    made_at: int
    """The log's length when the plan was made."""
    body: str
    used: int
    """How many steps of the plan have been played."""
    first: int | None
    """The first row of the log that the plan played."""


class PlanReport(NamedTuple):
    """What became of a plan: `played`, `asked` (it could not continue), or `gone` (an undo went back before it)."""

    id: int
    game_id: int
    seat: int
    user_id: int
    what: str
    turn: int
    first: int
    until: int
    revision: int
    why: Mapping[str, Any]
    told: bool
