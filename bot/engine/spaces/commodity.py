"""A commodity area: Generator, Aquifer, Farm, Cloud Mine. It has room for any number of workers and is free; the yield
depends on their total knowledge."""

from __future__ import annotations

from ..actions.authority import settle
from ..actions.tracks import advance, gain_goods
from ..actions.workers import workers_at
from ..board import TIER_1
from ..cards.occasions import change_knowledge, occasion
from ..cards.purse import Purse
from ..space_kinds import Payment, Printed, SpaceRules, Yield, kind
from ..state import Game, Player, Visit
from .common import has_bonus

TOTALS = (4, 8)
"""The highest totals of the first and the second yield."""


@kind("commodity")
class CommodityArea(SpaceRules):
    shared = True
    fixed = Payment()

    def payable(self, game: Game, me: Player, purse: Purse) -> bool:
        return True

    async def benefit(self, game: Game, me: Player, visit: Visit) -> None:
        """The commodity, plus one with the tier-1 bonus; then allegiance or knowledge, depending on the total there."""
        space = self.space
        total = sum(worker.knowledge for worker in workers_at(game, space.id))
        bonus = 1 if has_bonus(game, me, space.faction, TIER_1) else 0
        low, middle = TOTALS
        gain_goods(game, me, {space.good: (1 if total <= middle else 2) + bonus}, space.id)
        if total <= low:
            advance(game, me, space.faction)
        else:
            await change_knowledge(game, me, -1 if total <= middle else 1, space.id)
        await settle(game)
        await occasion(game, me, "commodity", visit)

    def printed(self, tile: str = "") -> Printed:
        good = self.space.good
        yields = (
            Yield({good: 1}, allegiance=self.space.faction),
            Yield({good: 1}, knowledge=-1),
            Yield({good: 2}, knowledge=1),
        )
        return Printed(yields=yields, totals=TOTALS)
