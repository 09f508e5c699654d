"""Can the printed price be paid? The quick answer, asked for every space in every turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from .board import (
    ARTIFACTS,
    COMMODITIES,
    COMMODITY_OF,
    FACTION_OF,
    LOTS,
    MARKET_PRICE,
    RESOURCES,
    SPACES,
    Space,
    lot_of,
)
from .penalties import forbidden
from .purse import UNKNOWN, Purse
from .state import Game, Player

ANY: dict[str, tuple[str, ...]] = {
    "artifact": (*ARTIFACTS, UNKNOWN),
    "commodity": COMMODITIES,
    "resource": RESOURCES,
    "not_bliss": tuple(c for c in COMMODITIES if c != "bliss"),
}
"""What a general word in a price stands for."""

Plainly = Callable[[Game, Player, Purse], bool]


def _plainly(space: Space) -> Plainly:
    """The quick test of one space."""
    match space.kind:
        case "commodity":
            return lambda game, me, purse: True
        case "tunnel":
            fee = COMMODITY_OF[space.faction]
            return lambda game, me, purse: fee in purse.goods
        case "tunnel_end":
            return lambda game, me, purse: space.faction in factions_of(me)
        case "site":
            return _site_payable(space.id, *LOTS[lot_of(space.id)][:2])
        case "market":
            return _market_payable(lot_of(space.id))
        case "artifact_market":
            return _cards_payable
        case "icarus" if space.id == "nimbus_loft":
            return _loft_payable
        case "icarus":
            return _bar_payable
        case "tank":
            return lambda game, me, purse: purse.goods.get(space.good, 0) >= 3


def factions_of(me: Player) -> frozenset[str]:
    """Factions of the active recruits, just activated ones too."""
    return _factions_of(tuple(me.recruits))


@lru_cache(4096)
def _factions_of(recruits: tuple[str, ...]) -> frozenset[str]:
    return frozenset(FACTION_OF[recruit] for recruit in recruits)


def _site_payable(site: str, odd: str, usual: str) -> Plainly:
    """The odd space of a site is the first; the three others cost the same."""

    def payable(game: Game, me: Player, purse: Purse) -> bool:
        goods = purse.goods
        if odd not in goods and usual not in goods:
            return False
        dice = game.workers.get(site)
        if not dice:
            return True
        taken = {worker.slot for worker in dice}
        return (odd in goods and 0 not in taken) or (usual in goods and len(taken) - (0 in taken) < 3)

    return payable


def _cards_payable(game: Game, me: Player, purse: Purse) -> bool:
    if purse.hand < 2:
        return False
    if purse.pays_cards is None:
        purse.pays_cards = _any_three_or_two_alike(game, me, purse)
    return purse.pays_cards


def _any_three_or_two_alike(game: Game, me: Player, purse: Purse) -> bool:
    cards = purse.artifacts
    unknown = cards.count(UNKNOWN)
    if purse.hand >= 3 and unknown + min(purse.known, len(cards) - unknown) >= 3:
        return True
    alike = len({*cards} - {UNKNOWN}) < len(cards) - unknown
    return alike and purse.known >= 2 and not forbidden(game, me, "pay_pair")


def _loft_payable(game: Game, me: Player, purse: Purse) -> bool:
    goods = purse.goods
    return goods.get("gold", 0) + goods.get("stone", 0) + goods.get("clay", 0) >= 3


def _bar_payable(game: Game, me: Player, purse: Purse) -> bool:
    goods = purse.goods
    return "bliss" in goods and ("energy" in goods or "water" in goods or "food" in goods)


def _market_payable(lot: str) -> Plainly:
    return lambda game, me, purse: _TILE_PAYABLE[game.built[lot]](purse)


def _tile_payable(tile: str) -> Callable[[Purse], bool]:
    """Every tile asks for two things: a number of goods or any commodity, and one more good or card."""
    (first, count), (second, _) = MARKET_PRICE[tile].items()
    some = _one_of(second)
    if first in ANY:
        any_of = _one_of(first)
        return lambda purse: any_of(purse) and some(purse)
    return lambda purse: purse.goods.get(first, 0) >= count and some(purse)


def _one_of(thing: str) -> Callable[[Purse], bool]:
    if thing == "artifact":
        return lambda purse: bool(purse.artifacts)
    if thing in ANY:
        return lambda purse: not purse.goods.keys().isdisjoint(ANY[thing])
    return lambda purse: thing in purse.goods or thing in purse.artifacts


_TILE_PAYABLE = {tile: _tile_payable(tile) for tile in MARKET_PRICE}
PLAINLY: dict[str, Plainly] = {space.id: _plainly(space) for space in SPACES.values()}
