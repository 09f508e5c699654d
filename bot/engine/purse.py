"""What a player has to pay with, now or once abilities still to come have been used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .abilities import Ability, abilities_at
from .board import GOODS, LEAST, MOST
from .state import Game, Player

UNKNOWN = "?"
"""An artifact that will have been drawn: it counts, but nobody knows its face."""


@dataclass(slots=True)
class Purse:
    """What a player has to pay with, now or after abilities they are still to use; no good with none left."""

    goods: dict[str, int]
    artifacts: list[str]
    morale: int
    knowledge: int

    @staticmethod
    def of(me: Player) -> Purse:
        return Purse(me.goods, me.artifacts, me.morale, me.knowledge)

    def after(self, game: Game, me: Player, ability: Ability, choice: str) -> Purse:
        """Once the ability has been used: its price paid, its sure gains taken."""
        goods = dict(self.goods)
        for good, n in ability.goods.items():
            goods[good] = goods.get(good, 0) - n
            if not goods[good]:
                del goods[good]
        if choice in GOODS:
            goods[choice] = goods.get(choice, 0) + 1
        purse = Purse(goods, self.artifacts, self.morale, self.knowledge)
        return purse.moving(game, me, ability.morale, ability.knowledge).drawing(ability.draws)

    def drawing(self, count: int) -> Purse:
        """With so many more cards, whatever they are."""
        return Purse(self.goods, self.artifacts + [UNKNOWN] * count, self.morale, self.knowledge)

    def moving(self, game: Game, me: Player, lost: int, gained: int = 0) -> Purse:
        """Once so much morale is lost and knowledge gained, with what else that moves."""
        morale, knowledge = self.morale - lost, self.knowledge + gained
        if lost:
            echo = sum(ability.echo for ability in abilities_at(game, me, "morale_lost"))
            knowledge = max(LEAST, knowledge + echo * lost)
        if gained and len(self.artifacts) <= morale:  # a hand that had to shrink does not grow again
            echo = sum(ability.echo for ability in abilities_at(game, me, "knowledge_gained"))
            morale = min(MOST, morale + echo * gained)
        return Purse(self.goods, self.artifacts, morale, knowledge)

    def at_best(self, abilities: Sequence[Ability]) -> Purse:
        """More than these abilities could ever make of it: what this cannot pay, they cannot help to pay."""
        goods = {good: self.goods.get(good, 0) + len(abilities) for good in GOODS}
        more = sum([ability.draws for ability in abilities])
        return Purse(goods, self.artifacts + [UNKNOWN] * more, MOST, LEAST)

    def affords(self, ability: Ability) -> bool:
        return (
            self.morale > ability.morale
            and self.knowledge + ability.knowledge <= MOST
            and all(self.goods.get(good, 0) >= n for good, n in ability.goods.items())
        )
