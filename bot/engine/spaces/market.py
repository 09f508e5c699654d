"""A constructed market: pay the price of its tile for a token on the territory and a step of allegiance."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from ..actions.authority import places_for_token, settle
from ..actions.tracks import advance
from ..board import MARKET_PRICE, Space, lot_of
from ..cards.occasions import occasion
from ..cards.purse import ANY, Purse
from ..space_kinds import Printed, SpaceRules, Yield, kind
from ..state import Game, Player, Visit
from .common import place_visit_token


@kind("market")
class ConstructedMarket(SpaceRules):
    def __init__(self, space: Space) -> None:
        super().__init__(space)
        self.lot = lot_of(space.id)

    def exists(self, built: Collection[str], completed: Collection[str]) -> bool:
        return self.lot in built

    def payable(self, game: Game, me: Player, purse: Purse) -> bool:
        return _TILE_PAYABLE[game.built[self.lot]](purse)

    def needs(self, game: Game) -> Mapping[str, int]:
        return MARKET_PRICE[game.built[self.lot]]

    async def benefit(self, game: Game, me: Player, visit: Visit) -> None:
        await visit_market(game, me, visit)

    def token_places(self, game: Game, me: Player) -> list[str]:
        """On the territory only."""
        return places_for_token(game, me, self.space.area, markets_too=False)

    def printed(self, tile: str = "") -> Printed:
        return Printed(
            (MARKET_PRICE[tile],) if tile else (), (Yield(token=True, allegiance=self.space.faction),)
        )


async def visit_market(game: Game, me: Player, visit: Visit) -> None:
    """Place the token and advance the allegiance together; recruits' abilities come afterwards."""
    visit.token = await place_visit_token(game, me, visit, first=True)
    advance(game, me, visit.space.faction)
    await settle(game)
    await occasion(game, me, "market", visit)


def _tile_payable(tile: str) -> Callable[[Purse], bool]:
    """Every tile costs two things: several of one good or any commodity, and one more good or card."""
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
