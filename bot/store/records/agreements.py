"""What players arrange beside the moves: standing answers, trades, votes, plans."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, NamedTuple

VoteKind = Literal[
    "undo", "pause", "resume", "keep", "replace", "end", "leave", "announce", "live", "unlive", "back"
]
"""What a table can vote about; only the host announces. Playing live ends when somebody leaves."""
OfferStatus = Literal["open", "accepted", "declined", "withdrawn", "countered", "expired"]


@dataclass(slots=True, frozen=True)
class StandingAnswer:
    """What a seat always answers in this game to this question: `key` is the prompt's."""

    seat: int
    ask: str
    key: str
    answer: Any


@dataclass(slots=True, frozen=True)
class Offer:
    """A trade offered by one seat to another, one of them on turn. Artifact faces are for these two only."""

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
    """The seat it is about, if any: it has no say in a vote to keep or replace it."""
    details: Mapping[str, Any]
    opened_by: int | None
    opened_at: datetime
    voters: tuple[int, ...]
    """Seats that are asked."""
    yes: tuple[int, ...]
    no: tuple[int, ...]
    closed: bool

    @property
    def unanimous(self) -> bool:
        """Undoing, pausing, resuming and playing live need everybody; about somebody gone, more than half decide."""
        return self.kind in ("undo", "pause", "resume", "live")

    def expired(self, now: datetime) -> bool:
        """An offer stands for a while only."""
        until: float | None = self.details.get("until")
        return until is not None and now.timestamp() > until

    @property
    def by_host(self) -> bool:
        """Decided in the shell of whoever runs the bot."""
        return bool(self.details.get("host"))

    @property
    def without_vote(self) -> bool:
        """Decided by somebody alone: one who manages the channel, or one who leaves or is back."""
        return self.closed and not self.voters

    @property
    def passed(self) -> bool | None:
        """None while it is open either way."""
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
    """The number of the turn it is for."""
    made_at: int
    """The log's length when it was made."""
    body: str
    used: int
    """How many of its steps are played."""
    first: int | None
    """The first row of the log that it played."""


class PlanReport(NamedTuple):
    """What became of a plan: `played`, `asked` (it could not go on), or `gone` (the game went back behind it)."""

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
