"""Events: what happened, as used by the log, reports, recaps and abilities.

`public()` empties the fields that only their owner may know; events must only be shown to others in this form.
A field's name determines how its value is worded: `seat`, `victim`, `to` (players), `space`, `recruit`, `tile`,
`faction`, `place` (of a token), `goods`, `artifacts`, `dice`. `why` is the cause: a space, recruit, tile or occasion.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar


@dataclass(slots=True, frozen=True)
class Event:
    secret: ClassVar[tuple[str, ...]] = ()
    """Fields that only `seat` may see."""
    reveal: ClassVar[bool] = False
    """Whether something hidden was or may have been revealed: previews and undo stop here."""

    def public(self) -> Event:
        """The event without its secrets."""
        if not self.secret:
            return self
        empty: dict[str, Any] = {
            f.name: () if f.name != "goods" else {} for f in fields(self) if f.name in self.secret
        }
        return replace(self, **empty)

    def seen_by(self, seat: int | None) -> Event:
        return self if not self.secret or getattr(self, "seat", None) == seat else self.public()

    def as_dict(self) -> dict[str, Any]:
        # The names of the fields, as `fields` gives them, but already a tuple: this runs for every stored event.
        names: tuple[str, ...] = self.__match_args__
        return {"event": type(self).__name__} | {name: getattr(self, name) for name in names}


# Set-up
@dataclass(slots=True, frozen=True)
class GameStarted(Event):
    players: int


@dataclass(slots=True, frozen=True)
class StartingPlayerFound(Event):
    seat: int
    by_lot: bool = False


@dataclass(slots=True, frozen=True)
class RecruitsDealt(Event):
    secret: ClassVar[tuple[str, ...]] = ("recruits",)
    seat: int
    recruits: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class RecruitsChosen(Event):
    """The active recruit is revealed; only the owner sees the hidden one."""

    secret: ClassVar[tuple[str, ...]] = ("hidden",)
    seat: int
    recruit: str
    hidden: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class DilemmaDealt(Event):
    secret: ClassVar[tuple[str, ...]] = ("dilemma",)
    seat: int
    dilemma: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class TilesDealt(Event):
    secret: ClassVar[tuple[str, ...]] = ("tiles",)
    seat: int
    tiles: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class TrackDrafted(Event):
    seat: int
    track: str
    to_level: int


# Turns
@dataclass(slots=True, frozen=True)
class TurnStarted(Event):
    seat: int
    number: int


@dataclass(slots=True, frozen=True)
class TurnEnded(Event):
    seat: int


# Workers
@dataclass(slots=True, frozen=True)
class WorkerPlaced(Event):
    seat: int
    knowledge: int
    space: str
    slot: int = 0


@dataclass(slots=True, frozen=True)
class WorkerBumped(Event):
    """`seat` bumped a worker of `victim`, which may be the same player."""

    seat: int
    victim: int
    knowledge: int
    space: str
    by: int
    """Knowledge of the bumping worker."""


@dataclass(slots=True, frozen=True)
class WorkersRetrieved(Event):
    seat: int
    spaces: tuple[str, ...]
    pay: str
    dice: tuple[int, ...] = ()
    """The knowledge of each worker."""
    lost: tuple[str, ...] = ()
    """The resource paid for each worker's space on a construction site: see `retrieval.lost_with`."""


@dataclass(slots=True, frozen=True)
class WorkersReturned(Event):
    """A market was constructed and its builders' workers left the site."""

    seat: int
    dice: tuple[int, ...]
    space: str


@dataclass(slots=True, frozen=True)
class DiceRolled(Event):
    seat: int
    dice: tuple[int, ...]
    why: str  # "start", "bumped", "retrieved", "new_worker", "built", "tie"


@dataclass(slots=True, frozen=True)
class DieSet(Event):
    """A worker's knowledge was chosen, not rolled."""

    seat: int
    knowledge: int
    recruit: str


@dataclass(slots=True, frozen=True)
class WorkerDeserted(Event):
    seat: int
    knowledge: int


@dataclass(slots=True, frozen=True)
class WorkerSacrificed(Event):
    seat: int
    recruit: str


@dataclass(slots=True, frozen=True)
class WorkerGained(Event):
    seat: int


# Goods and cards
@dataclass(slots=True, frozen=True)
class Paid(Event):
    """What was paid. Artifacts that were paid are public."""

    seat: int
    goods: Mapping[str, int] = field(default_factory=dict)
    artifacts: tuple[str, ...] = ()
    why: str = ""


@dataclass(slots=True, frozen=True)
class GoodsGained(Event):
    seat: int
    goods: Mapping[str, int]
    why: str


@dataclass(slots=True, frozen=True)
class GoodsLost(Event):
    seat: int
    goods: Mapping[str, int]
    why: str


@dataclass(slots=True, frozen=True)
class GoodsGiven(Event):
    seat: int
    to: int
    goods: Mapping[str, int]
    why: str


@dataclass(slots=True, frozen=True)
class ArtifactsDrawn(Event):
    secret: ClassVar[tuple[str, ...]] = ("artifacts",)
    seat: int
    count: int
    artifacts: tuple[str, ...]
    why: str


@dataclass(slots=True, frozen=True)
class ArtifactsShown(Event):
    """Cards revealed to all (Gambler)."""

    reveal: ClassVar[bool] = True
    seat: int
    artifacts: tuple[str, ...]
    why: str


@dataclass(slots=True, frozen=True)
class ArtifactsDiscarded(Event):
    seat: int
    artifacts: tuple[str, ...]
    why: str


@dataclass(slots=True, frozen=True)
class DiscardsShuffled(Event):
    cards: int


# Tracks
@dataclass(slots=True, frozen=True)
class MoraleChanged(Event):
    seat: int
    change: int
    level: int
    why: str


@dataclass(slots=True, frozen=True)
class KnowledgeChanged(Event):
    seat: int
    change: int
    level: int
    why: str


@dataclass(slots=True, frozen=True)
class AllegianceAdvanced(Event):
    seat: int
    faction: str
    level: int


@dataclass(slots=True, frozen=True)
class TierReached(Event):
    """A faction's allegiance reached tier 1 to 4. Tier 3 activates its hidden recruits."""

    faction: str
    tier: int


@dataclass(slots=True, frozen=True)
class MinerMoved(Event):
    seat: int
    faction: str
    level: int


@dataclass(slots=True, frozen=True)
class HiddenCalled(Event):
    """All hidden recruits of the faction become active, if anybody has one."""

    reveal: ClassVar[bool] = True
    faction: str


@dataclass(slots=True, frozen=True)
class TunnelCompleted(Event):
    faction: str
    space: str


@dataclass(slots=True, frozen=True)
class RecruitActivated(Event):
    reveal: ClassVar[bool] = True
    seat: int
    recruit: str


@dataclass(slots=True, frozen=True)
class AbilityUsed(Event):
    seat: int
    recruit: str


# Authority and markets
@dataclass(slots=True, frozen=True)
class TokenPlaced(Event):
    seat: int
    place: str
    left: int


@dataclass(slots=True, frozen=True)
class MarketBuilt(Event):
    reveal: ClassVar[bool] = True
    lot: str
    tile: str
    builders: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class PenaltySuffered(Event):
    seat: int
    tile: str


# Dilemma and trade
@dataclass(slots=True, frozen=True)
class DilemmaResolved(Event):
    reveal: ClassVar[bool] = True
    seat: int
    dilemma: str
    choice: str


@dataclass(slots=True, frozen=True)
class RecruitKept(Event):
    secret: ClassVar[tuple[str, ...]] = ("recruit", "discarded")
    seat: int
    recruit: tuple[str, ...]
    discarded: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class TradeProposed(Event):
    """Which artifacts are offered is known only to the two players: see `Traded`."""

    seat: int
    to: int


@dataclass(slots=True, frozen=True)
class Traded(Event):
    """Goods and numbers of cards are public; only the two players know which cards (`between`)."""

    seat: int
    to: int
    give: Mapping[str, int]
    get: Mapping[str, int]
    give_cards: int
    get_cards: int
    artifacts: tuple[tuple[str, ...], tuple[str, ...]] | tuple[()] = ()

    def public(self) -> Event:
        return replace(self, artifacts=())

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.to) else self.public()


@dataclass(slots=True, frozen=True)
class TradeDeclined(Event):
    seat: int
    to: int


# The end
@dataclass(slots=True, frozen=True)
class TieBroken(Event):
    """A tie was broken by `morale`, `knowledge`, `markets`, `territories` or `roll`."""

    seats: tuple[int, ...]
    breaker: str


@dataclass(slots=True, frozen=True)
class GameWon(Event):
    reveal: ClassVar[bool] = True
    seat: int


class Refused(Exception):
    """An answer was refused and nothing has changed. `reason` is a message id. `details` is left out of `str()`, and so
    of logs, because it may name a player's cards or plans."""

    def __init__(self, reason: str, **details: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details
