"""The Worker Activation Tank: 3 energy or 3 water for a new worker, and a track moves by two."""

from __future__ import annotations

from collections.abc import Mapping

from ..actions.dice import gain_worker, may_gain_worker
from ..board import Space
from ..cards.occasions import change_knowledge, change_morale
from ..cards.purse import Purse
from ..space_kinds import Payment, Printed, SpaceRules, Yield, kind
from ..state import Game, Player, Visit

COUNT = 3


@kind("tank")
class Tank(SpaceRules):
    def __init__(self, space: Space) -> None:
        super().__init__(space)
        self.fixed = Payment((space.good,) * COUNT)

    def payable(self, game: Game, me: Player, purse: Purse) -> bool:
        return purse.goods.get(self.space.good, 0) >= COUNT

    def needs(self, game: Game) -> Mapping[str, int]:
        return {self.space.good: COUNT}

    async def benefit(self, game: Game, me: Player, visit: Visit) -> None:
        """Paying energy loses 2 knowledge, paying water gains 2 morale; then a new worker, if possible."""
        if self.space.good == "energy":
            await change_knowledge(game, me, -2, self.space.id)
        else:
            await change_morale(game, me, 2, self.space.id)
        if may_gain_worker(game, me):
            await gain_worker(game, me)

    def printed(self, tile: str = "") -> Printed:
        track = (
            Yield(knowledge=-2, worker=True) if self.space.good == "energy" else Yield(morale=2, worker=True)
        )
        return Printed(({self.space.good: COUNT},), (track,))
