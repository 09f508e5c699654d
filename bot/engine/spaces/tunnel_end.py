"""The exclusive space at a completed tunnel's end: three commodities, for players with the tunnel's faction."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from ..actions.tracks import gain_goods
from ..board import FACTION_OF
from ..cards.purse import Purse
from ..events import Refused
from ..space_kinds import Payment, Printed, SpaceRules, Yield, kind
from ..state import Game, Player, Visit

COUNT = 3


@kind("tunnel_end")
class TunnelEnd(SpaceRules):
    fixed = Payment()

    def exists(self, built: Collection[str], completed: Collection[str]) -> bool:
        return self.space.faction in completed

    def missing(self) -> Refused:
        return Refused("refused-tunnel-unfinished", space=self.space.id, faction=self.space.faction)

    def unpayable(self) -> Refused:
        return Refused("refused-tunnel-recruit", space=self.space.id, faction=self.space.faction)

    def payable(self, game: Game, me: Player, purse: Purse) -> bool:
        """Free, but only for players with an active recruit of the tunnel's faction."""
        return self.space.faction in factions_of(me)

    async def benefit(self, game: Game, me: Player, visit: Visit) -> None:
        gain_goods(game, me, {self.space.good: COUNT}, self.space.id)

    def printed(self, tile: str = "") -> Printed:
        return Printed(yields=(Yield({self.space.good: COUNT}),))


def factions_of(me: Player) -> frozenset[str]:
    """Factions of the active recruits, including those just activated."""
    return _factions_of(tuple(me.recruits))


@lru_cache(4096)
def _factions_of(recruits: tuple[str, ...]) -> frozenset[str]:
    return frozenset(FACTION_OF[recruit] for recruit in recruits)
