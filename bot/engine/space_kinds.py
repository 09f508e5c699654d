"""What every kind of space says of itself: who may stand there, its price, its benefit, and what is printed on it.

A kind is a class in `spaces/`; each space of the board has one instance of it in `RULES`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple, TypeVar

from .board import SPACES, Kind, Space
from .cards.purse import Purse
from .events import Refused
from .state import Game, Player, Visit


class Payment(NamedTuple):
    """One way to pay: goods and artifacts given, track steps taken, recruits made use of."""

    things: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()
    knowledge: int = 0
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Yield:
    """What a space brings, as printed: bonuses and recruits may add to it."""

    goods: Mapping[str, int] = field(default_factory=dict)
    """Goods gained; `resource` stands for any of them."""
    artifacts: int = 0
    """Cards drawn."""
    knowledge: int = 0
    morale: int = 0
    allegiance: str = ""
    """The faction whose allegiance advances."""
    miner: str = ""
    """The faction whose miner moves."""
    token: bool = False
    """An authority token is placed on the territory of the space's area."""
    token_on_market: bool = False
    """It may go on a constructed market of the area instead."""
    worker: bool = False
    """A new worker is rolled."""


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed on a space: plain data, for whoever has to show it."""

    prices: tuple[Mapping[str, int], ...] = ()
    """One of these is paid. General words: `artifact`, `artifact_pair`, `resource`, `commodity`, `not_bliss`."""
    yields: tuple[Yield, ...] = ()
    """One of these is gained: as the player chooses, or by `totals`."""
    totals: tuple[int, ...] = ()
    """For each yield but the last, the highest total knowledge of the workers there that brings it."""
    construction: bool = False
    """Nothing is gained at once: with enough workers there, a market is constructed and its builders place tokens."""


class SpaceRules:
    """The rules of one space."""

    shared: ClassVar[bool] = False
    """Workers stand there side by side; elsewhere a newcomer bumps."""
    slots: tuple[str, ...] = ()
    """Prices of the several spaces it consists of: which one is filled, the payment decides."""
    fixed: Payment | None = None
    """The price, where it leaves no choice."""

    def __init__(self, space: Space) -> None:
        self.space = space

    def exists(self, built: Collection[str], completed: Collection[str]) -> bool:
        """Is it on the board when these lots have their market, and these factions' tunnels are completed?"""
        return True

    def missing(self) -> Refused:
        """Why nobody can go there while it does not exist."""
        return Refused("refused-not-built", space=self.space.id)

    def unpayable(self) -> Refused:
        return Refused("refused-cannot-pay", space=self.space.id)

    def payable(self, game: Game, me: Player, purse: Purse) -> bool:
        """Can the printed price be paid? The quick answer, asked for every space in every turn."""
        raise NotImplementedError

    def needs(self, game: Game) -> Mapping[str, int]:
        """The price, where it is so many of certain things that other things may stand for."""
        return {}

    def payments(self, game: Game, me: Player, purse: Purse) -> Iterator[Payment]:
        """Every way to pay the printed price, where it is no list of needs."""
        if self.fixed is not None and self.payable(game, me, purse):
            yield self.fixed

    async def benefit(self, game: Game, me: Player, visit: Visit) -> None:
        raise NotImplementedError

    def token_places(self, game: Game, me: Player) -> list[str]:
        """Where a visit's token may go."""
        return []

    def printed(self, tile: str = "") -> Printed:
        """What is printed on it; on a constructed market, on this tile."""
        raise NotImplementedError


RULES: dict[str, SpaceRules] = {}
"""The rules of every space, by its id."""
R = TypeVar("R", bound=type[SpaceRules])


def kind(name: Kind, *spaces: str) -> Callable[[R], R]:
    """These are the rules of all spaces of a kind, or of those named."""

    def register(rules: R) -> R:
        RULES.update(
            {s.id: rules(s) for s in SPACES.values() if s.kind == name and (not spaces or s.id in spaces)}
        )
        return rules

    return register
