"""Workers on the board, and the order of the players."""

from __future__ import annotations

from dataclasses import dataclass

from ..board import Space
from ..space_kinds import RULES
from ..state import Game, Player, Visit, Worker


@dataclass(slots=True)
class Bumped:
    """A bumped worker that is off the board, before its new knowledge is decided."""

    visit: Visit
    worker: Worker
    knowledge: int = 0
    """The knowledge, if an ability sets it instead of a roll; else 0."""
    seat: int = 0
    """The player who bumped it."""


def workers_at(game: Game, space: str) -> tuple[Worker, ...]:
    return game.workers.get(space, ())


def occupant(game: Game, space: Space) -> Worker | None:
    """The worker that would be bumped from this space."""
    if RULES[space.id].shared:
        return None
    dice = game.workers.get(space.id)
    return dice[0] if dice else None


def others_at(game: Game, visit: Visit) -> list[Worker]:
    """All other workers on the space of this visit, including the player's own."""
    others = list(game.workers[visit.space.id])
    others.remove(Worker(visit.seat, visit.knowledge, visit.slot))
    return others


def remove_worker(game: Game, space: str, worker: Worker) -> None:
    dice = list(game.workers[space])
    dice.remove(worker)
    if dice:
        game.workers[space] = tuple(dice)
    else:
        del game.workers[space]
    game.players[worker.seat].placed -= 1


def add_worker(game: Game, me: Player, space: str, knowledge: int, slot: int = 0) -> None:
    game.workers[space] = (*workers_at(game, space), Worker(me.seat, knowledge, slot))
    me.placed += 1


def clockwise(game: Game, start: int) -> list[Player]:
    """All players in clockwise order from this seat."""
    return game.players[start:] + game.players[:start]


def others_clockwise(game: Game, me: Player) -> list[Player]:
    """All other players in clockwise order, beginning with the player on turn."""
    return [player for player in clockwise(game, game.turn.seat) if player is not me]
