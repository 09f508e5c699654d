"""A player's workers on the board, and what is given up with each that comes home."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from bot.engine.board import LOTS, called, lot_of
from bot.engine.view import View, offer_at
from data.words import Words


class Placed(NamedTuple):
    """A worker on the board."""

    id: str
    """As the rules call it: `SPACE:KNOWLEDGE`, twins numbered."""
    space: str
    knowledge: int
    lost: str = ""
    """The resource that was paid for its space of a construction site."""

    @property
    def twin(self) -> str:
        """`2` for the second of two that are alike."""
        return self.id.partition("#")[2]


def placed(view: View) -> list[Placed]:
    found: list[Placed] = []
    seen: Counter[str] = Counter()
    for space, dice in view.workers.items():
        for die in dice:
            if die.seat == view.seat:
                name = f"{space}:{die.knowledge}"
                seen[name] += 1
                twin = f"#{seen[name]}" if seen[name] > 1 else ""
                lost = LOTS[lot_of(space)][die.slot] if offer_at(space).construction else ""
                found.append(Placed(name + twin, space, die.knowledge, lost))
    return found


def comes_home(workers: Iterable[Placed], w: Words, view: View) -> list[str]:
    """Each as `5 from the lower construction site in Subterra (its clay is lost)`."""
    return [
        w("retrieve-builder", knowledge=one.knowledge, space=one.space, resource=one.lost)
        if one.lost
        else w("retrieve-worker", knowledge=one.knowledge, space=called(one.space, view.built))
        for one in workers
    ]
