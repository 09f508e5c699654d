"""What a player has to pay with, now or once abilities still to come have been used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..board import ARTIFACTS, COMMODITIES, LEAST, MOST, RESOURCES
from ..state import Game, Player
from .abilities import Ability, abilities_at

UNKNOWN = "?"
"""An artifact that will have been drawn: it counts, but nobody knows its face."""
ANY: dict[str, tuple[str, ...]] = {
    "artifact": (*ARTIFACTS, UNKNOWN),
    "commodity": COMMODITIES,
    "resource": RESOURCES,
    "not_bliss": tuple(c for c in COMMODITIES if c != "bliss"),
}
"""What a general word in a price stands for."""


@dataclass(slots=True)
class Purse:
    """What a player has to pay with, now or after abilities they are still to use; no good with none left."""

    goods: dict[str, int]
    artifacts: list[str]
    """Every card that may be in hand: morale decides how many of them are."""
    morale: int
    knowledge: int
    hand: int
    """How many cards are in hand."""
    known: int
    """How many of these can be cards held now: a hand that had to shrink grows again only by cards drawn."""
    pays_cards: bool | None = None
    """Whether it can pay where cards alone do, once that has been reckoned: four spaces ask."""

    @staticmethod
    def of(me: Player, goods: dict[str, int] | None = None, artifacts: list[str] | None = None) -> Purse:
        cards = me.artifacts if artifacts is None else artifacts
        hand = min(len(cards), me.morale)
        return Purse(me.goods if goods is None else goods, cards, me.morale, me.knowledge, hand, hand)

    def after(self, game: Game, me: Player, ability: Ability, choice: str) -> Purse:
        """Once the ability has been used: its price paid, its sure gains taken."""
        purse = self.moving(game, me, ability.morale, ability.knowledge).drawing(ability.draws)
        purse.goods = dict(self.goods)
        for good, n in ability.goods.items():
            purse.goods[good] = purse.goods.get(good, 0) - n
            if not purse.goods[good]:
                del purse.goods[good]
        if choice in ability.brings:
            purse.goods[choice] = purse.goods.get(choice, 0) + 1
        return purse

    def drawing(self, count: int) -> Purse:
        """With so many more cards, whatever they are."""
        cards, hand = self.artifacts + [UNKNOWN] * count, min(self.hand + count, self.morale)
        return Purse(self.goods, cards, self.morale, self.knowledge, hand, self.known)

    def moving(self, game: Game, me: Player, lost: int, gained: int = 0) -> Purse:
        """Once so much morale is lost and then knowledge gained, with what else that moves."""
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
        """More than these abilities could ever make of it: what this cannot pay, they cannot help to pay."""
        goods = dict(self.goods)
        for ability in abilities:
            for good in ability.brings:
                goods[good] = goods.get(good, 0) + 1
        cards = self.artifacts + [UNKNOWN] * sum([ability.draws for ability in abilities])
        return Purse(goods, cards, MOST, LEAST, len(cards), len(cards))

    def may_give(self, cards: Sequence[str]) -> bool:
        """Can all these be in hand together?"""
        return len(cards) <= self.hand and len(cards) - cards.count(UNKNOWN) <= self.known

    def affords(self, ability: Ability) -> bool:
        return (
            self.morale > ability.morale
            and self.knowledge + ability.knowledge <= MOST
            and all(self.goods.get(good, 0) >= n for good, n in ability.goods.items())
        )
