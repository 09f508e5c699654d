"""Rolling: the knowledge check, desertion, roll penalties, and other players' abilities at a roll."""

from __future__ import annotations

from dataclasses import dataclass

from ..board import DESERTION, MOST_WORKERS
from ..cards.occasions import occasion
from ..cards.penalties import forbidden, suffer, suffered
from ..events import DiceRolled, WorkerDeserted, WorkerGained
from ..prompts import Chance, ask_chance
from ..state import Game, Player
from .tracks import emit
from .workers import clockwise


@dataclass(slots=True)
class Roll:
    """A roll, as other players' abilities see it."""

    seat: int
    dice: tuple[int, ...]
    doubles: bool
    """Whether a rolled die equals another available worker, before any deserts."""


@dataclass(slots=True)
class NewWorker:
    knowledge: int
    """Its roll; 0 if it deserted immediately."""


async def throw(game: Game, me: Player, count: int, why: str) -> tuple[int, ...]:
    """Only roll dice, without any consequences."""
    dice = tuple(await ask_chance(Chance("dice", count, about={"seat": me.seat, "why": why})))
    emit(game, DiceRolled(me.seat, dice, why))
    return dice


async def roll_home(
    game: Game, me: Player, count: int, why: str, chosen: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Return workers to their owner: `count` are rolled; `chosen` were set and are already there. One check for all.

    The order is: the check, the roll penalties, the other players' recruits, the owner's recruits.
    """
    if not count and not chosen:
        return ()
    rolled = await throw(game, me, count, why) if count else ()
    me.available += rolled
    roll = Roll(me.seat, rolled, _doubles(me, rolled))
    deserted = check_knowledge(game, me)
    if rolled:
        if penalties := suffered(game, me):
            for die in rolled:
                await suffer(game, me, "die", die, penalties)
        for other in clockwise(game, game.turn.seat):
            if other is not me:
                await occasion(game, other, "rolled", roll)
    if deserted:
        await occasion(game, me, "deserted")
    return rolled


def _doubles(me: Player, rolled: tuple[int, ...]) -> bool:
    available = me.available
    if len(available) < 2:
        return False
    return any(available.count(die) > 1 for die in rolled)


def check_knowledge(game: Game, me: Player) -> bool:
    """If the available workers have too much knowledge, the highest one deserts, at most one per player and turn."""
    if me.seat in game.turn.deserted or sum(me.available) + me.knowledge < DESERTION:
        return False
    wisest = max(me.available)
    me.available.remove(wisest)
    game.turn.deserted.append(me.seat)
    emit(game, WorkerDeserted(me.seat, wisest))
    return True


def may_gain_worker(game: Game, me: Player) -> bool:
    return me.workers < MOST_WORKERS and not forbidden(game, me, "gain_worker")


async def gain_worker(game: Game, me: Player) -> None:
    """Roll and check a new worker."""
    emit(game, WorkerGained(me.seat))
    (die,) = await roll_home(game, me, 1, "new_worker")
    await occasion(game, me, "new_worker", NewWorker(die if die in me.available else 0))
