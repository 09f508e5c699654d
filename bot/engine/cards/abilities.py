"""Decorators for recruits: `@may` (optional) and `@when` (automatic) at a moment; `@modify` for what things cost.

A clause of a card is one function with its rule as docstring. The core calls `occasion` at each moment and never names
a card.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeVar

from ..board import Kind
from ..state import EDITIONS, Edition, Game, Player
from .clause_price import FREE, Means, Price
from .penalties import forbidden

Moment = Literal[
    # A placement
    "my_worker_bumped",  # instead of rolling it; the owner is asked
    "bumping",  # instead of its owner rolling it; the bumper is asked
    "bumped",  # after the bumped die is settled; the bumper is asked
    "paid",  # paid the price of the space
    "tunnel_benefit",  # adds to what a tunnel yields
    "token",  # placed an authority token, other than a market visit's own
    "commodity",  # placed on a commodity area
    "tunnel",  # placed on a tunnel, after its benefit
    "site",  # placed on a construction site, before it may be finished
    "market",  # visited a market, after the token
    "built",  # a market was constructed, before its builders' dice are rolled
    # Retrieving
    "retrieve_gain",  # instead of the morale for paying
    "retrieving",  # workers are off the board, not yet rolled
    # Every roll
    "rolled",  # another player rolled, after the check and the roll penalties
    "deserted",  # lost a worker to the knowledge check
    "new_worker",  # a new worker was rolled
    "retrieved",  # workers were retrieved and rolled
    # Whenever it happens
    "draw",  # about to draw artifacts
    "morale_lost",
    "knowledge_gained",
]
"""In the order in which they happen."""

Do = Callable[[Game, Player, Any, str], Awaitable[None]]
Offers = Callable[[Game, Player, Any], Sequence[str]]
F = TypeVar("F", bound=Callable[..., Any])
YES: tuple[str, ...] = ("yes",)


@dataclass(slots=True, frozen=True)
class Ability:
    """One clause of a recruit."""

    recruit: str
    moment: Moment
    optional: bool
    offers: Offers
    """Returns the choices now: ("yes",) if there is nothing to choose, () if the clause does not apply."""
    do: Do
    price: Price = FREE
    draws: int = 0
    """The number of artifacts it certainly draws, for computing whether a price can be paid."""
    brings: Sequence[str] = ()
    """Goods among its choices, of which it gives one, for the same computation."""
    compares: bool = False
    """Whether it applies depends on the placed die."""
    echo: int = 0
    """Steps on the other track for each step on one, for the same computation."""
    reported: bool = True
    """Whether its use emits `AbilityUsed`. Not needed if its own question decides, or if its events name it."""

    def choices(self, game: Game, me: Player, about: Any, means: Means | None = None) -> Sequence[str]:
        """The choices now, if its price can be paid from these means (by default what the player has)."""
        means = me if means is None else means
        if not self.price.affordable(game, me, about, means):
            return ()
        choices = self.offers(game, me, about)
        return self.price.hands(means) if choices and self.price.cards else choices


Matter = Literal[
    "way",  # (game, me, space, thing) → other things that can replace one thing of a price
    "price",  # (game, me, visit, purse) → additional payments
    "toll",  # (game, me, space) → what entering the space costs the player besides its price
    "retrieve_pay",  # (game, me) → additional goods that pay for retrieving
    "retrieve_free",  # (game, me, retrieval) → whether retrieving for free costs no morale
]
"""What clauses with `@modify` can change: the core calls them when it needs the answer."""

_modifiers: dict[tuple[Edition, str, str], Callable[..., Any]] = {}
_helps_at: dict[tuple[Edition, str], tuple[Kind, ...]] = {}
"""The kinds of space at which a recruit changes the price."""
_abilities: dict[tuple[Edition, str], dict[str, tuple[Ability, ...]]] = {}
"""Printing and moment → recruit → clauses."""


def _register(ability: Ability, editions: Sequence[Edition]) -> None:
    for edition in editions:
        here = _abilities.setdefault((edition, ability.moment), {})
        here[ability.recruit] = (*here.get(ability.recruit, ()), ability)


def may(
    recruit: str,
    moment: Moment,
    offers: Offers,
    *,
    edition: Edition | None = None,
    price: Price = FREE,
    draws: int = 0,
    brings: Sequence[str] = (),
    compares: bool = False,
) -> Callable[[Do], Do]:
    """An optional clause: the owner chooses from its choices and "no". Its price is paid before the function runs."""

    def register(do: Do) -> Do:
        ability = Ability(recruit, moment, True, offers, do, price, draws, brings, compares=compares)
        _register(ability, [edition] if edition else EDITIONS)
        return do

    return register


def when(
    recruit: str,
    moment: Moment,
    offers: Offers,
    *,
    edition: Edition | None = None,
    echo: int = 0,
    reported: bool = True,
) -> Callable[[Do], Do]:
    """A clause that takes effect automatically; with several choices the owner picks one."""

    def register(do: Do) -> Do:
        ability = Ability(recruit, moment, False, offers, do, echo=echo, reported=reported)
        _register(ability, [edition] if edition else EDITIONS)
        return do

    return register


def abilities_at(game: Game, me: Player, moment: Moment) -> list[Ability]:
    """The player's clauses for a moment, if no penalty forbids them."""
    found = _clauses(game.edition, moment, tuple(me.recruits))
    if not found or forbidden(game, me, "use_recruits"):
        return []
    return [ability for ability in found if ability.recruit not in me.fresh]


@lru_cache(4096)
def _clauses(edition: Edition, moment: Moment, recruits: tuple[str, ...]) -> tuple[Ability, ...]:
    here = _abilities.get((edition, moment), {})
    return tuple(ability for recruit in recruits for ability in here.get(recruit, ()))


def modify(
    recruit: str, matter: Matter, *, at: tuple[Kind, ...] = (), edition: Edition | None = None
) -> Callable[[F], F]:
    """A clause that changes what something costs or allows `at` these kinds of space."""

    def register(function: F) -> F:
        for each in [edition] if edition else EDITIONS:
            _modifiers[each, matter, recruit] = function
            _helps_at[each, recruit] = (*_helps_at.get((each, recruit), ()), *at)
        return function

    return register


def modifiers(game: Game, me: Player, matter: Matter) -> list[Callable[..., Any]]:
    found = _changes(game.edition, matter, tuple(me.recruits))
    if not found or forbidden(game, me, "use_recruits"):
        return []
    return [function for recruit, function in found.items() if recruit not in me.fresh]


@lru_cache(4096)
def _changes(edition: Edition, matter: Matter, recruits: tuple[str, ...]) -> dict[str, Callable[..., Any]]:
    return {r: _modifiers[edition, matter, r] for r in recruits if (edition, matter, r) in _modifiers}


def helped_at(game: Game, me: Player) -> frozenset[Kind]:
    """Kinds of space where one of the player's recruits changes the price."""
    return helped_with(game.edition, tuple(me.recruits))


@lru_cache(4096)
def helped_with(edition: Edition, recruits: tuple[str, ...]) -> frozenset[Kind]:
    return frozenset(kind for recruit in recruits for kind in _helps_at.get((edition, recruit), ()))


def described() -> list[tuple[Edition, str, str, str]]:
    """Every clause: printing, recruit, moment and rule. For tests and documentation."""
    clauses = [
        (e, r, m, a.do.__doc__ or "") for (e, m), here in _abilities.items() for r in here for a in here[r]
    ]
    return clauses + [(e, r, m, function.__doc__ or "") for (e, m, r), function in _modifiers.items()]
