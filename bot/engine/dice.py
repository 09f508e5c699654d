"""Rolling: knowledge checks, desertion, roll penalties, and what others make of it."""

from __future__ import annotations

from dataclasses import dataclass

from .board import DESERTION, GOODS, MOST_WORKERS
from .events import DiceRolled, PenaltySuffered, WorkerDeserted, WorkerGained, WorkerSacrificed
from .occasions import occasion
from .penalties import suffers, unlucky_tile
from .prices import can_come_to_pay
from .prompts import Chance, Option, Prompt, ask, ask_chance
from .purse import Purse
from .state import Game, Player
from .tracks import lose_goods, tell
from .visits import clockwise


@dataclass(slots=True)
class Roll:
    """A roll as other players' recruits see it."""

    seat: int
    dice: tuple[int, ...]
    doubles: bool
    """A rolled die shows the same as another available worker (before any deserts)."""


@dataclass(slots=True)
class NewWorker:
    knowledge: int
    """What it rolled; 0 if it deserted at once."""


async def throw(game: Game, me: Player, count: int, why: str) -> tuple[int, ...]:
    """Roll dice; nothing else happens yet."""
    dice = tuple(await ask_chance(Chance("dice", count, about={"seat": me.seat, "why": why})))
    tell(game, DiceRolled(me.seat, dice, why))
    return dice


async def roll_home(
    game: Game, me: Player, count: int, why: str, chosen: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Workers come home: `count` are rolled, `chosen` were set and are home; one check for them all.

    In this order, whoever's turn it is: the check, the roll penalties, everybody else's recruits, the owner's.
    """
    if not count and not chosen:
        return ()
    rolled = await throw(game, me, count, why) if count else ()
    me.available += rolled
    roll = Roll(me.seat, rolled, _doubles(me, rolled))
    deserted = check_knowledge(game, me)
    if rolled:
        if game.built:
            await _suffer_roll(game, me, rolled)
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
    """Too much knowledge among the available workers: the wisest deserts, at most one a player a turn."""
    if me.seat in game.turn.deserted or sum(me.available) + me.knowledge < DESERTION:
        return False
    wisest = max(me.available)
    me.available.remove(wisest)
    game.turn.deserted.append(me.seat)
    tell(game, WorkerDeserted(me.seat, wisest))
    return True


async def _suffer_roll(game: Game, me: Player, rolled: tuple[int, ...]) -> None:
    """The six roll penalties: a commodity or resource for each die that shows the number."""
    for die in rolled:
        tile = unlucky_tile(game, me, die)
        goods = [good for good in GOODS if good in me.goods] if tile else []
        if not tile or not goods:
            continue
        tell(game, PenaltySuffered(me.seat, tile))
        options = tuple(Option(good, (good,)) for good in _sparing_the_price(game, me, goods))
        good = await ask(Prompt(me.seat, "penalty", "penalty", options, about={"tile": tile, "die": die}))
        lose_goods(game, me, {good: 1}, tile)


def _sparing_the_price(game: Game, me: Player, goods: list[str]) -> list[str]:
    """While a price is owed, what it needs is not lost as long as something else can be."""
    return [good for good in goods if spares_price(game, me, good)] or goods


def spares_price(game: Game, me: Player, good: str) -> bool:
    """Could a price still owed be paid without one of this good?"""
    visit = game.table.owing
    if visit is None or visit.seat != me.seat:
        return True
    left = {kind: n - (kind == good) for kind, n in me.goods.items() if n > (kind == good)}
    return can_come_to_pay(game, me, visit, Purse.of(me, goods=left), visit.used)


def may_gain_worker(game: Game, me: Player) -> bool:
    if me.workers >= MOST_WORKERS:
        return False
    return me.workers < 2 or not suffers(game, me, "laboratory")


async def gain_worker(game: Game, me: Player) -> None:
    """A new worker is rolled and checked."""
    tell(game, WorkerGained(me.seat))
    (die,) = await roll_home(game, me, 1, "new_worker")
    await occasion(game, me, "new_worker", NewWorker(die if die in me.available else 0))


def sacrifice(game: Game, me: Player, recruit: str) -> None:
    """A worker leaves for good; the caller has taken it off the board or the hand."""
    tell(game, WorkerSacrificed(me.seat, recruit))
