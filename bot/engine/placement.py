"""One worker's placement, from the declaration to its last consequence, in the order of the rulings."""

from __future__ import annotations

from dataclasses import dataclass

from .abilities import abilities_at
from .authority import settle
from .benefits import take_benefit
from .board import MINER_END, SPACES, Space, lot_of
from .construction import finish_if_complete
from .dice import roll_home
from .events import Paid, Refused, WorkerBumped, WorkerPlaced
from .occasions import occasion
from .penalties import suffers
from .prices import Payment, Purse, can_come_to_pay, free_slots, payments, price_options
from .prompts import Prompt, ask
from .state import Game, Player, Worker
from .tracks import change_knowledge, take_things, tell
from .visits import Visit, add_worker, occupant, remove_worker, workers_at

_SPACES = tuple(SPACES.values())


@dataclass(slots=True)
class Bumped:
    """A worker off the board, whose knowledge is about to be settled."""

    visit: Visit
    worker: Worker
    knowledge: int = 0
    """Set instead of rolled, if an ability does so."""
    seat: int = 0
    """The bumper."""


def why_not(
    game: Game, me: Player, knowledge: int, space: Space, purse: Purse | None = None
) -> Refused | None:
    """Why this worker cannot go there now; None if it can."""
    closed = _closed(game, me, space)
    if closed:
        return closed
    there = occupant(game, space)
    if there is not None and there.seat == me.seat and suffers(game, me, "spa"):
        return Refused("refused-own-bump", tile="spa", space=space.id)
    visit = Visit(me.seat, knowledge, space, bumped=there)
    if not can_come_to_pay(game, me, visit, purse or Purse.of(me), ()):
        return Refused("refused-cannot-pay", space=space.id)
    return None


def _closed(game: Game, me: Player, space: Space) -> Refused | None:
    """Spaces that do not exist yet, are full, or are forbidden by a penalty."""
    match space.kind:
        case "commodity":
            mine = any(worker.seat == me.seat for worker in workers_at(game, space.id))
            if mine and suffers(game, me, "arena"):
                return Refused("refused-arena", tile="arena", space=space.id)
        case "tunnel_end":
            if game.miner[space.faction] < MINER_END:
                return Refused("refused-tunnel-unfinished", space=space.id, faction=space.faction)
        case "site":
            if lot_of(space.id) in game.built:
                return Refused("refused-already-built", space=space.id)
            if not free_slots(game, space.id):
                return Refused("refused-site-full", space=space.id)
            theirs = any(worker.seat != me.seat for worker in workers_at(game, space.id))
            if theirs and suffers(game, me, "lounge"):
                return Refused("refused-lounge", tile="lounge", space=space.id)
        case "market":
            if lot_of(space.id) not in game.built:
                return Refused("refused-not-built", space=space.id)
            if space.id not in me.tokens and suffers(game, me, "plaza"):
                return Refused("refused-plaza", tile="plaza", space=space.id)
        case _:
            pass
    if space.area == "icarus" and suffers(game, me, "apothecary"):
        return Refused("refused-apothecary", tile="apothecary", space=space.id)
    return None


def open_spaces(game: Game, me: Player, knowledge: int, purse: Purse | None = None) -> list[str]:
    """Every space where this worker may be placed now."""
    purse = purse or Purse.of(me)
    return [space.id for space in _candidates(game, me) if why_not(game, me, knowledge, space, purse) is None]


def depends_on_knowledge(game: Game, me: Player) -> bool:
    """Can the die's own number decide what can be paid? Only where an ability compares it."""
    return bool(abilities_at(game, me, "bumped"))


def _candidates(game: Game, me: Player) -> list[Space]:
    """Spaces that exist now: a quick sieve before the full question."""
    built, miner = game.built, game.miner
    return [
        space
        for space in _SPACES
        if (kind := space.kind) not in ("site", "market", "tunnel_end")
        or (kind == "site" and space.id[5:] not in built)
        or (kind == "market" and space.id[7:] in built)
        or (kind == "tunnel_end" and miner[space.faction] >= MINER_END)
    ]


async def place(game: Game, me: Player, knowledge: int, space: Space) -> None:
    """Steps 2 to 9 for one worker."""
    visit = Visit(me.seat, knowledge, space)
    me.available.remove(knowledge)
    if space.kind != "site":
        await _place_and_bump(game, me, visit)
    way = await _choose_payment(game, me, visit)
    if space.kind == "site" and way is not None:
        visit.slot = way.slot
        _stand(game, me, visit)
    if way is None:
        await settle(game)  # a market took what was meant for the price: the worker stands there for nothing
        return
    await _pay(game, me, visit, way)
    await take_benefit(game, me, visit)
    if space.kind == "site":
        await finish_if_complete(game, lot_of(space.id))


def _stand(game: Game, me: Player, visit: Visit) -> None:
    add_worker(game, me, visit.space.id, visit.knowledge, visit.slot)
    tell(game, WorkerPlaced(me.seat, visit.knowledge, visit.space.id, visit.slot))


async def _place_and_bump(game: Game, me: Player, visit: Visit) -> None:
    space = visit.space
    bumped = occupant(game, space)
    if bumped is not None:
        remove_worker(game, space.id, bumped)
        visit.bumped = bumped
    _stand(game, me, visit)
    if bumped is None:
        return
    tell(game, WorkerBumped(me.seat, bumped.seat, bumped.knowledge, space.id, visit.knowledge))
    game.table.owing = visit
    await _settle_bumped(game, me, visit, bumped)
    visit.used += [ability.recruit for ability in abilities_at(game, me, "bumping")]
    await occasion(game, me, "bumped", visit)
    game.table.owing = None


async def _settle_bumped(game: Game, me: Player, visit: Visit, bumped: Worker) -> None:
    """The bumped worker's owner may choose its knowledge, else the bumper may, else it is rolled."""
    owner = game.players[bumped.seat]
    fate = Bumped(visit, bumped, seat=me.seat)
    await occasion(game, owner, "my_worker_bumped", fate)
    if not fate.knowledge:
        await occasion(game, me, "bumping", fate)
    if fate.knowledge:
        await roll_home(game, owner, 0, "bumped", (fate.knowledge,))
    else:
        await roll_home(game, owner, 1, "bumped")


async def _choose_payment(game: Game, me: Player, visit: Visit) -> Payment | None:
    """The way to pay that the player chooses; None if it has become impossible to pay."""
    ways = payments(game, me, visit)
    if len(ways) < 2:
        return ways[0] if ways else None
    options = price_options(ways)
    prompt = Prompt(me.seat, "price", "price", tuple(options), about={"space": visit.space.id})
    chosen = await ask(prompt)
    return ways[[option.id for option in options].index(chosen)]


async def _pay(game: Game, me: Player, visit: Visit, way: Payment) -> None:
    if way.things:
        goods, cards = take_things(game, me, way.things)
        tell(game, Paid(me.seat, goods, cards, visit.space.id))
    if way.knowledge:
        await change_knowledge(game, me, way.knowledge, way.uses[0])
    await occasion(game, me, "paid", (visit, way))
