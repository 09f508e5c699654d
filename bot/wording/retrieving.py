"""A player's workers on the board, and what is lost if each is retrieved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from bot.engine.board import called
from bot.engine.view import View, lost_with
from bot.language.words import Words


class Placed(NamedTuple):
    """A worker on the board."""

    id: str
    """The option's id in the rules: `SPACE:KNOWLEDGE`, numbered if two are equal."""
    space: str
    knowledge: int
    lost: str = "none"
    """The resource that its space on a construction site cost; `any` if something else may have been paid."""

    @property
    def builds(self) -> bool:
        return self.lost != "none"

    @property
    def twin(self) -> str:
        """`2` for the second of two equal workers."""
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
                lost = lost_with(space, die, view.edition, view.me.recruits)
                found.append(Placed(name + twin, space, die.knowledge, lost))
    return found


def comes_home(workers: Iterable[Placed], w: Words, view: View) -> list[str]:
    """Each worker like `5 from the lower construction site in Subterra (its clay is lost)`."""
    return [
        w("retrieve-builder", knowledge=one.knowledge, space=one.space, resource=one.lost)
        if one.builds
        else w("retrieve-worker", knowledge=one.knowledge, space=called(one.space, view.built))
        for one in workers
    ]


def given_up(worker: Placed, w: Words) -> str:
    """What is lost if it is retrieved; empty if nothing."""
    return w("would-lost", resource=worker.lost) if worker.builds else ""
