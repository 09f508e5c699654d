"""The interface of a kind of space: who may be placed there, its price, its benefit, and what is printed on it.

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
    """One way to pay: the goods and artifacts paid, the track steps, and the recruits used."""

    things: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()
    knowledge: int = 0
    slot: int = 0


class Paying(NamedTuple):
    """A visit whose price was just paid, and how."""

    visit: Visit
    payment: Payment


@dataclass(frozen=True, slots=True)
class Yield:
    """What a space yields, as printed; bonuses and recruits may add to it."""

    goods: Mapping[str, int] = field(default_factory=dict)
    """Goods gained; `resource` is any resource."""
    artifacts: int = 0
    """The number of cards drawn."""
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
    """What is printed on a space, as plain data for texts and pictures."""

    prices: tuple[Mapping[str, int], ...] = ()
    """Alternative prices. Besides ids they can contain `artifact`, `artifact_pair`, `resource`, `commodity` and
    `not_bliss`."""
    yields: tuple[Yield, ...] = ()
    """Alternative yields: the player chooses, or `totals` decides."""
    totals: tuple[int, ...] = ()
    """For each yield except the last, the highest total knowledge of the workers there that gives it."""
    construction: bool = False
    """Nothing is gained immediately: with enough workers, a market is constructed and its builders place tokens."""


class SpaceRules:
    """The rules of one space."""

    shared: ClassVar[bool] = False
    """Several workers can be there; on other spaces a new worker bumps the one there."""
    slots: tuple[str, ...] = ()
    """The prices of its several slots, if it has any: the payment decides which slot is filled."""
    fixed: Payment | None = None
    """The price, if there is only one way to pay it."""

    def __init__(self, space: Space) -> None:
        self.space = space

    def exists(self, built: Collection[str], completed: Collection[str]) -> bool:
        """Whether the space exists if these lots have a market and these factions' tunnels are completed."""
        return True

    def missing(self) -> Refused:
        """The refusal while the space does not exist."""
        return Refused("refused-not-built", space=self.space.id)

    def unpayable(self) -> Refused:
        return Refused("refused-cannot-pay", space=self.space.id)

    def payable(self, game: Game, me: Player, purse: Purse) -> bool:
        """Whether the printed price can be paid. Must be fast: it is called for every space in every turn."""
        raise NotImplementedError

    def needs(self, game: Game) -> Mapping[str, int]:
        """The price as amounts of things, which recruits may replace by other things."""
        return {}

    def payments(self, game: Game, me: Player, purse: Purse) -> Iterator[Payment]:
        """Every way to pay the printed price, if it cannot be expressed by `needs`."""
        if self.fixed is not None and self.payable(game, me, purse):
            yield self.fixed

    async def benefit(self, game: Game, me: Player, visit: Visit) -> None:
        raise NotImplementedError

    def token_places(self, game: Game, me: Player) -> list[str]:
        """The places where a visit's token may be placed."""
        return []

    def printed(self, tile: str = "") -> Printed:
        """What is printed on the space, or on this tile of a constructed market."""
        raise NotImplementedError


RULES: dict[str, SpaceRules] = {}
"""The rules of every space, by its id."""
R = TypeVar("R", bound=type[SpaceRules])


def kind(name: Kind, *spaces: str) -> Callable[[R], R]:
    """Decorator: these are the rules of all spaces of a kind, or of the named ones."""

    def register(rules: R) -> R:
        RULES.update(
            {s.id: rules(s) for s in SPACES.values() if s.kind == name and (not spaces or s.id in spaces)}
        )
        return rules

    return register
