"""A tunnel: a commodity for a resource or an artifact, and the miner moves."""

from __future__ import annotations

from collections.abc import Mapping

from ..actions.authority import settle
from ..actions.drawing import draw
from ..actions.tracks import dig, gain_goods
from ..board import COMMODITY_OF, TIER_2, Space
from ..cards.occasions import occasion
from ..cards.purse import Purse
from ..prompts import Option, Prompt, ask
from ..space_kinds import Payment, Printed, SpaceRules, Yield, kind
from ..state import Game, Player, Visit
from .common import has_bonus


@kind("tunnel")
class Tunnel(SpaceRules):
    def __init__(self, space: Space) -> None:
        super().__init__(space)
        self.fee = COMMODITY_OF[space.faction]
        self.fixed = Payment((self.fee,))

    def payable(self, game: Game, me: Player, purse: Purse) -> bool:
        return self.fee in purse.goods

    def needs(self, game: Game) -> Mapping[str, int]:
        return {self.fee: 1}

    async def benefit(self, game: Game, me: Player, visit: Visit) -> None:
        """Its resource or an artifact, or both with the tier-2 bonus; then the miner moves."""
        space = self.space
        if has_bonus(game, me, space.faction, TIER_2):
            visit.chose = "both"
        else:
            options = (Option(space.good, (space.good,)), Option("artifact", ("artifact",)))
            visit.chose = await ask(Prompt(me.seat, "benefit", "benefit", options, about={"space": space.id}))
        if visit.chose != "artifact":
            gain_goods(game, me, {space.good: 1}, space.id)
        dig(game, me, space.faction)
        await occasion(game, me, "tunnel_benefit", visit)
        if visit.chose != space.good:
            await draw(game, me, 1, space.id)
        await settle(game)
        await occasion(game, me, "tunnel", visit)

    def printed(self, tile: str = "") -> Printed:
        miner = self.space.faction
        return Printed(
            ({self.fee: 1},), (Yield({self.space.good: 1}, miner=miner), Yield(artifacts=1, miner=miner))
        )
