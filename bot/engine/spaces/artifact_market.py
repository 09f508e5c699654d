"""An artifact market: Incinerator, Free Press, Ark, Wind Saloon. Any 3 artifacts, or 2 alike, for a token."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from ..actions.authority import places_for_token
from ..board import Space
from ..cards.penalties import forbidden
from ..cards.purse import UNKNOWN, Purse
from ..space_kinds import Payment, Printed, SpaceRules, Yield, kind
from ..state import Game, Player, Visit
from .common import rule_icarus
from .market import visit_market


@kind("artifact_market")
class ArtifactMarket(SpaceRules):
    def __init__(self, space: Space) -> None:
        super().__init__(space)
        self.markets_too = space.area != "icarus"

    def payable(self, game: Game, me: Player, purse: Purse) -> bool:
        if purse.hand < 2:
            return False
        if purse.pays_cards is None:
            purse.pays_cards = _any_three_or_two_alike(game, me, purse)
        return purse.pays_cards

    def payments(self, game: Game, me: Player, purse: Purse) -> Iterator[Payment]:
        have = Counter(purse.artifacts)
        cards = sorted(have)
        if not forbidden(game, me, "pay_pair"):
            for card in cards:
                if have[card] >= 2 and card != UNKNOWN:
                    yield Payment((card, card))
        for three in combinations_with_replacement(cards, 3):
            if all(have[card] >= n for card, n in Counter(three).items()):
                yield Payment(three)

    async def benefit(self, game: Game, me: Player, visit: Visit) -> None:
        if self.space.area == "icarus":
            await rule_icarus(game, me, visit)
        else:
            await visit_market(game, me, visit)

    def token_places(self, game: Game, me: Player) -> list[str]:
        """On the territory, or on a constructed market of the area where the player has none."""
        return places_for_token(game, me, self.space.area, markets_too=self.markets_too)

    def printed(self, tile: str = "") -> Printed:
        return Printed(
            ({"artifact": 3}, {"artifact_pair": 1}),
            (Yield(token=True, token_on_market=self.markets_too, allegiance=self.space.faction),),
        )


def _any_three_or_two_alike(game: Game, me: Player, purse: Purse) -> bool:
    cards = purse.artifacts
    unknown = cards.count(UNKNOWN)
    if purse.hand >= 3 and unknown + min(purse.known, len(cards) - unknown) >= 3:
        return True
    alike = len({*cards} - {UNKNOWN}) < len(cards) - unknown
    return alike and purse.known >= 2 and not forbidden(game, me, "pay_pair")
