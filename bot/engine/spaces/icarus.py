"""The other spaces of Icarus: Nimbus Loft, Breeze Bar, Sky Lounge. Each advances the Icarite allegiance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations_with_replacement

from ..actions.authority import places_for_token
from ..actions.drawing import draw
from ..actions.tracks import advance, gain_goods
from ..board import RESOURCES
from ..cards.purse import Purse
from ..prompts import Option, Prompt, ask
from ..space_kinds import Printed, SpaceRules, Yield, kind
from ..state import Game, Player, Visit
from .common import rule_icarus


@kind("icarus", "nimbus_loft")
class NimbusLoft(SpaceRules):
    """Any 3 resources for a token."""

    price: Mapping[str, int] = {"resource": 3}

    def payable(self, game: Game, me: Player, purse: Purse) -> bool:
        goods = purse.goods
        return goods.get("gold", 0) + goods.get("stone", 0) + goods.get("clay", 0) >= 3

    def needs(self, game: Game) -> Mapping[str, int]:
        return self.price

    async def benefit(self, game: Game, me: Player, visit: Visit) -> None:
        await rule_icarus(game, me, visit)

    def token_places(self, game: Game, me: Player) -> list[str]:
        return places_for_token(game, me, "icarus", markets_too=False)

    def printed(self, tile: str = "") -> Printed:
        return Printed((self.price,), (Yield(token=True, allegiance="icarite"),))


class _Bar(SpaceRules):
    """The price of both bars: 1 bliss and 1 other commodity."""

    price: Mapping[str, int] = {"bliss": 1, "not_bliss": 1}

    def payable(self, game: Game, me: Player, purse: Purse) -> bool:
        goods = purse.goods
        return "bliss" in goods and ("energy" in goods or "water" in goods or "food" in goods)

    def needs(self, game: Game) -> Mapping[str, int]:
        return self.price


@kind("icarus", "breeze_bar")
class BreezeBar(_Bar):
    """1 bliss and 1 other commodity for 2 artifacts."""

    async def benefit(self, game: Game, me: Player, visit: Visit) -> None:
        advance(game, me, "icarite")
        await draw(game, me, 2, self.space.id)

    def printed(self, tile: str = "") -> Printed:
        return Printed((self.price,), (Yield(artifacts=2, allegiance="icarite"),))


@kind("icarus", "sky_lounge")
class SkyLounge(_Bar):
    """1 bliss and 1 other commodity for any 2 resources."""

    async def benefit(self, game: Game, me: Player, visit: Visit) -> None:
        pairs = [Option("+".join(pair), pair) for pair in combinations_with_replacement(RESOURCES, 2)]
        about = {"space": self.space.id}
        chosen = await ask(Prompt(me.seat, "benefit", "benefit", tuple(pairs), about=about))
        gain_goods(game, me, Counter(chosen.split("+")), self.space.id)
        advance(game, me, "icarite")

    def printed(self, tile: str = "") -> Printed:
        return Printed((self.price,), (Yield({"resource": 2}, allegiance="icarite"),))
