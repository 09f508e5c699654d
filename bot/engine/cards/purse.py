"""What a player can pay with, now or after using abilities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..board import ARTIFACTS, COMMODITIES, LEAST, MOST, RESOURCES
from ..state import Game, Player
from .abilities import Ability, abilities_at

UNKNOWN = "?"
"""An artifact that will be drawn: it counts, but is not known yet."""
ANY: dict[str, tuple[str, ...]] = {
    "artifact": (*ARTIFACTS, UNKNOWN),
    "commodity": COMMODITIES,
    "resource": RESOURCES,
    "not_bliss": tuple(c for c in COMMODITIES if c != "bliss"),
}
"""General words in a price → the things they stand for."""


@dataclass(slots=True)
class Purse:
    """What a player can pay with, now or after using abilities. Goods that the player does not have are not in it."""

    goods: dict[str, int]
    artifacts: list[str]
    """All cards that may be in hand; `hand` says how many of them are."""
    morale: int
    knowledge: int
    hand: int
    """The number of cards in hand."""
    known: int
    """How many of those can be cards that the player has now: a hand reduced by the hand limit only grows by draws."""
    pays_cards: bool | None = None
    """A cache: whether it can pay at artifact markets, of which there are four."""

    @staticmethod
    def of(me: Player, goods: dict[str, int] | None = None, artifacts: list[str] | None = None) -> Purse:
        cards = me.artifacts if artifacts is None else artifacts
        hand = min(len(cards), me.morale)
        return Purse(me.goods if goods is None else goods, cards, me.morale, me.knowledge, hand, hand)

    def after(self, game: Game, me: Player, ability: Ability, choice: str) -> Purse:
        """The purse after using the ability: its price is paid and its certain gains are added."""
        purse = self.moving(game, me, ability.price.morale, ability.price.knowledge).drawing(ability.draws)
        purse.goods = dict(self.goods)
        for good, n in ability.price.goods.items():
            purse.goods[good] = purse.goods.get(good, 0) - n
            if not purse.goods[good]:
                del purse.goods[good]
        if choice in ability.brings:
            purse.goods[choice] = purse.goods.get(choice, 0) + 1
        return purse

    def drawing(self, count: int) -> Purse:
        """The purse after drawing this many cards."""
        cards, hand = self.artifacts + [UNKNOWN] * count, min(self.hand + count, self.morale)
        return Purse(self.goods, cards, self.morale, self.knowledge, hand, self.known)

    def moving(self, game: Game, me: Player, lost: int, gained: int = 0) -> Purse:
        """The purse after losing this much morale and then gaining this much knowledge, with what abilities add."""
        morale, knowledge = self.morale - lost, self.knowledge + gained
        if lost:
            echo = sum(ability.echo for ability in abilities_at(game, me, "morale_lost"))
            knowledge = max(LEAST, knowledge + echo * lost)
        hand = min(self.hand, morale)
        if gained:
            echo = sum(ability.echo for ability in abilities_at(game, me, "knowledge_gained"))
            morale = min(MOST, morale + echo * gained)
        return Purse(self.goods, self.artifacts, morale, knowledge, hand, min(self.known, hand))

    def at_best(self, abilities: Sequence[Ability]) -> Purse:
        """An upper bound of the purse after these abilities: what it cannot pay, they cannot make payable."""
        goods = dict(self.goods)
        for ability in abilities:
            for good in ability.brings:
                goods[good] = goods.get(good, 0) + 1
        cards = self.artifacts + [UNKNOWN] * sum([ability.draws for ability in abilities])
        return Purse(goods, cards, MOST, LEAST, len(cards), len(cards))

    def may_give(self, cards: Sequence[str]) -> bool:
        """Whether all these cards can be in hand together."""
        return len(cards) <= self.hand and len(cards) - cards.count(UNKNOWN) <= self.known
