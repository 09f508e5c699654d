"""The price of a clause: declared with the clause, checked by `affordable`, paid by `pay` in `occasions.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from typing import Any, NamedTuple, Protocol

from ..board import MOST
from ..state import Game, Player


class Means(Protocol):
    """What a price can be paid from: a player, or a purse."""

    goods: dict[str, int]
    artifacts: list[str]
    morale: int
    knowledge: int


class Sacrifice(NamedTuple):
    """The worker that a price takes."""

    can_spare: Callable[[Player, Any], bool]
    """Whether there is such a worker, and it is not the player's last."""
    remove: Callable[[Game, Player, Any], None]


@dataclass(slots=True, frozen=True)
class Price:
    morale: int = 0
    """Morale lost."""
    knowledge: int = 0
    """Knowledge gained."""
    goods: Mapping[str, int] = field(default_factory=dict)
    """Goods given."""
    pays: Callable[[Game, Player, Any], Sequence[str]] | None = None
    """Goods of which the owner chooses one."""
    to: Callable[[Game, Any], Player] | None = None
    """Returns the player who gets these goods; None for the supply."""
    cards: int = 0
    """The number of artifacts given. Which ones is the choice of the clause."""
    discards: bool = False
    """Whether the card calls giving them discarding, instead of paying."""
    worker: Sacrifice | None = None
    """The worker sacrificed."""

    def affordable(self, game: Game, me: Player, about: Any, means: Means) -> bool:
        """Whether the whole price can be paid: "lose n morale to…" needs morale ≥ n+1."""
        return (
            means.morale > self.morale
            and means.knowledge + self.knowledge <= MOST
            and (not self.goods or all(means.goods.get(good, 0) >= n for good, n in self.goods.items()))
            and len(means.artifacts) >= self.cards
            and (self.worker is None or self.worker.can_spare(me, about))
            and (self.pays is None or bool(self.pays(game, me, about)))
        )

    def hands(self, means: Means) -> list[str]:
        """Every choice of the artifacts to give."""
        have = Counter(means.artifacts)
        hands = combinations_with_replacement(sorted(have), self.cards)
        return ["+".join(hand) for hand in hands if Counter(hand) <= have]


FREE = Price()


class Toll(NamedTuple):
    """What a recruit makes its owner pay for entering a space, besides the space's own price."""

    recruit: str
    price: Price
    refusal: str
    """The message id of the refusal if it cannot be paid."""
