"""A construction site: four spaces that cost a resource each. When enough are filled, the market is constructed."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ..actions.authority import settle
from ..actions.construction import finish_if_complete
from ..actions.workers import workers_at
from ..board import LOTS, Space, lot_of
from ..cards.occasions import occasion
from ..cards.purse import Purse
from ..events import Refused
from ..space_kinds import Payment, Printed, SpaceRules, kind
from ..state import Game, Player, Visit


@kind("site")
class ConstructionSite(SpaceRules):
    shared = True

    def __init__(self, space: Space) -> None:
        super().__init__(space)
        self.lot = lot_of(space.id)
        self.slots = LOTS[self.lot]
        self.odd, self.usual = self.slots[:2]

    def exists(self, built: Collection[str], completed: Collection[str]) -> bool:
        return self.lot not in built

    def missing(self) -> Refused:
        return Refused("refused-already-built", space=self.space.id)

    def payable(self, game: Game, me: Player, purse: Purse) -> bool:
        """The first space has its own price; the three others cost the same."""
        goods = purse.goods
        if self.odd not in goods and self.usual not in goods:
            return False
        dice = game.workers.get(self.space.id)
        if not dice:
            return True
        taken = {worker.slot for worker in dice}
        return (self.odd in goods and 0 not in taken) or (
            self.usual in goods and len(taken) - (0 in taken) < 3
        )

    def payments(self, game: Game, me: Player, purse: Purse) -> Iterator[Payment]:
        for price, slot in site_prices(game, self.space.id).items():
            if purse.goods.get(price, 0):
                yield Payment((price,), slot=slot)

    async def benefit(self, game: Game, me: Player, visit: Visit) -> None:
        """Nothing immediately; if enough spaces are filled, the market is constructed."""
        await settle(game)
        await occasion(game, me, "site", visit)
        await settle(game)
        await finish_if_complete(game, self.lot)

    def printed(self, tile: str = "") -> Printed:
        return Printed(tuple({price: 1} for price in self.slots), construction=True)


def site_prices(game: Game, site: str) -> dict[str, int]:
    """Price → the first free space of the construction site that has it."""
    prices = LOTS[lot_of(site)]
    taken = {worker.slot for worker in workers_at(game, site)}
    return {prices[slot]: slot for slot in (3, 2, 1, 0) if slot not in taken}
