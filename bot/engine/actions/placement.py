"""The placement of one worker, from the declaration to its last consequence. The steps follow the rulings."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ..board import MINER_END, RESOURCES, SPACES, Space
from ..cards.abilities import abilities_at, helped_at, modifiers
from ..cards.occasions import change_knowledge, occasion, pay
from ..cards.penalties import closed, closing, suffered
from ..cards.prices import barred, can_come_to_pay, payments, price_options, tolls
from ..cards.purse import Purse
from ..events import AbilityUsed, Paid, Refused, WorkerBumped, WorkerPlaced
from ..prompts import Prompt, ask
from ..space_kinds import RULES, Paying, Payment
from ..state import Game, Player, Visit, Worker
from .authority import settle
from .dice import roll_home
from .tracks import emit, take_things
from .workers import Bumped, add_worker, occupant, remove_worker

Payable = Callable[[Game, Player, Purse], bool]


def declared(game: Game, me: Player, knowledge: int, space: Space) -> Visit:
    """The visit as declared, before anything has happened."""
    return Visit(me.seat, knowledge, space, bumped=occupant(game, space))


def why_not(
    game: Game, me: Player, knowledge: int, space: Space, purse: Purse | None = None
) -> Refused | None:
    """Why this worker cannot be placed there now; None if it can."""
    rules = RULES[space.id]
    refusal = None if rules.exists(game.built, _completed(game)) else rules.missing()
    refusal = refusal or closed(game, me, space, suffered(game, me))
    if refusal:
        return refusal
    purse = purse or Purse.of(me)
    if refusal := barred(game, me, space, purse):
        return refusal
    visit = declared(game, me, knowledge, space)
    return None if can_come_to_pay(game, me, visit, purse, ()) else rules.unpayable()


def open_spaces(game: Game, me: Player, knowledge: int, purse: Purse | None = None) -> list[str]:
    """All spaces for which `why_not` returns None, computed faster."""
    purse = purse or Purse.of(me)
    penalties = suffered(game, me)
    closing_here = closing(penalties)
    helped = helped_at(game, me)
    tolled = bool(helped and modifiers(game, me, "toll"))
    bumping = abilities_at(game, me, "bumped") + abilities_at(game, me, "bumping")
    at_best = purse.at_best(bumping) if bumping else purse
    found: list[str] = []
    for space, plainly in _existing(tuple(game.built), _completed(game)).items():
        if closing_here and space.kind in closing_here and closed(game, me, space, penalties):
            continue
        if tolled and barred(game, me, space, purse):
            continue
        if plainly(game, me, purse):
            found.append(space.id)
        elif space.kind in helped or (
            bumping and plainly(game, me, at_best) and _would_bump(game, me, space)
        ):
            visit = declared(game, me, knowledge, space)
            if can_come_to_pay(game, me, visit, purse, ()):
                found.append(space.id)
    return found


def _would_bump(game: Game, me: Player, space: Space) -> bool:
    """Whether another player's worker would be bumped there."""
    bumped = occupant(game, space)
    return bumped is not None and bumped.seat != me.seat


def depends_on_knowledge(game: Game, me: Player) -> bool:
    """Whether the placed die's number can decide what can be paid, because an ability compares it."""
    return any(ability.compares for ability in abilities_at(game, me, "bumped"))


def _completed(game: Game) -> tuple[str, ...]:
    return tuple([faction for faction, level in game.miner.items() if level >= MINER_END])


@lru_cache(4096)
def _existing(built: tuple[str, ...], completed: tuple[str, ...]) -> dict[Space, Payable]:
    """The spaces that exist with these markets and completed tunnels, each with the check of its price."""
    return {
        space: RULES[space.id].payable
        for space in SPACES.values()
        if RULES[space.id].exists(built, completed)
    }


async def place(game: Game, me: Player, knowledge: int, space: Space) -> None:
    """Steps 2 to 9 for one worker."""
    visit = Visit(me.seat, knowledge, space)
    game.scratch.lifted.clear()  # penalties lifted by an earlier visit do not apply to this one
    rules = RULES[space.id]
    if not rules.slots:
        await _place_and_bump(game, me, visit)
    way = await _choose_payment(game, me, visit)
    if way is None:
        await settle(game)  # a market's penalty took what the price needed: the placement has no effect
        return
    if rules.slots:
        visit.slot = way.slot
        _stand(game, me, visit)
    await _pay(game, me, visit, way)
    visit.no_artifact = not me.artifacts
    visit.no_resource = not any(me.goods.get(resource, 0) for resource in RESOURCES)
    await rules.benefit(game, me, visit)
    await settle(game)


def _stand(game: Game, me: Player, visit: Visit) -> None:
    me.available.remove(visit.knowledge)
    add_worker(game, me, visit.space.id, visit.knowledge, visit.slot)
    emit(game, WorkerPlaced(me.seat, visit.knowledge, visit.space.id, visit.slot))


async def _place_and_bump(game: Game, me: Player, visit: Visit) -> None:
    space = visit.space
    bumped = occupant(game, space)
    if bumped is not None:
        remove_worker(game, space.id, bumped)
        visit.bumped = bumped
    _stand(game, me, visit)
    if bumped is None:
        return
    emit(game, WorkerBumped(me.seat, bumped.seat, bumped.knowledge, space.id, visit.knowledge))
    game.scratch.owing = visit
    await _settle_bumped(game, me, visit, bumped)
    await occasion(game, me, "bumped", visit)
    game.scratch.owing = None


async def _settle_bumped(game: Game, me: Player, visit: Visit, bumped: Worker) -> None:
    """An ability of the bumped worker's owner may set its knowledge, else one of the bumper, else it is rolled."""
    owner = game.players[bumped.seat]
    fate = Bumped(visit, bumped, seat=me.seat)
    await occasion(game, owner, "my_worker_bumped", fate)
    if not fate.knowledge:
        await occasion(game, me, "bumping", fate)
    visit.used += [ability.recruit for ability in abilities_at(game, me, "bumping")]
    if fate.knowledge:
        owner.available.append(fate.knowledge)
        await roll_home(game, owner, 0, "bumped", (fate.knowledge,))
    else:
        await roll_home(game, owner, 1, "bumped")


async def _choose_payment(game: Game, me: Player, visit: Visit) -> Payment | None:
    """The payment that the player chooses; None if the price cannot be paid any more."""
    ways = payments(game, me, visit)
    if len(ways) < 2:
        return ways[0] if ways else None
    options = price_options(ways, visit.space)
    prompt = Prompt(me.seat, "price", "price", tuple(options), about={"space": visit.space.id})
    chosen = await ask(prompt)
    return ways[[option.id for option in options].index(chosen)]


async def _pay(game: Game, me: Player, visit: Visit, way: Payment) -> None:
    if way.things:
        goods, cards = take_things(game, me, way.things)
        emit(game, Paid(me.seat, goods, cards, visit.space.id))
    if way.knowledge:
        await change_knowledge(game, me, way.knowledge, way.uses[0])
    for toll in tolls(game, me, visit.space):
        emit(game, AbilityUsed(me.seat, toll.recruit))
        await pay(game, me, toll.recruit, toll.price, visit, "")
    await occasion(game, me, "paid", Paying(visit, way))
