"""The value of each action of a turn."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.board import (
    COMMODITIES,
    COMMODITY_OF,
    GOODS,
    LOTS,
    LOTS_OF,
    MARKET_ON,
    MARKET_PRICE,
    MOST_WORKERS,
    RESOURCES,
    SPACES,
    TIER_1,
    TIER_2,
    Space,
    lot_of,
    tile_at,
)
from bot.engine.prompts import Prompt
from bot.engine.view import Printed, printed_at

from .recruit_values import placing_bonus
from .situation import Body
from .valuation import AT_LEAST, Mind
from .weights import Weights

Judge = Callable[[Mind, Space], float]

_HATED = {
    "academy": 1.5,
    "fountain": 1.0,
    "plaza": 1.5,
    "apothecary": 1.0,
    "laboratory": 0.8,
    "courthouse": 1.2,
    "registry": 0.8,
}
"""The value of no longer suffering a market's penalty."""


def relief(mind: Mind, tile: str) -> float:
    """The value of lifting a tile's penalty for this player."""
    return _HATED.get(tile, 0.5) * mind.stage * mind.w.relief


def taste(weights: Weights, space: Space) -> float:
    """A personality's preference for a space, regardless of its benefit."""
    tastes = weights.tastes
    return tastes.get(space.id) or tastes.get(space.kind, 0.0)


def appraise(mind: Mind, prompt: Prompt) -> list[float]:
    """The value of every option of an "act" question, in the prompt's order."""
    me = mind.me
    spaces: dict[str, float] = {}
    dice = me.available
    worths: list[float] = []
    more_of_a_double = prompt.about.get("double")
    doubles = "fountain" not in mind.suffers and not more_of_a_double
    tastes = mind.w.tastes
    for option in prompt.options:
        if len(option.things) == 2:
            die, name = int(option.things[0]), option.things[1]
            space = SPACES[name]
            if name in _GATHERED:
                worth = _gather(mind, space, die)
            else:
                if name not in spaces:
                    spaces[name] = _visit(mind, space)
                worth = spaces[name] + 0.04 * die
            if mind.w.abilities:
                worth += mind.w.abilities * placing_bonus(mind, space, die)
            if doubles and dice.count(die) > 1:
                worth += mind.w.double
            if tastes:
                worth += taste(mind.w, space)
            worths.append(worth)
        elif option.id == "retrieve":
            worths.append(retrieving(mind)[0])
        elif option.id == "dilemma:serve":
            worths.append(mind.w.token - _dilemma_price(mind) + 0.5)
        elif option.id == "dilemma:fight":
            worths.append(mind.w.token * 0.25 * mind.stage - _dilemma_price(mind))
        else:
            worths.append(0.0)
    return worths


def _gather(mind: Mind, space: Space, die: int) -> float:
    total = die + sum([worker.knowledge for worker in mind.situation.workers.get(space.id, ())])
    bonus = mind.situation.allegiance[space.faction] >= TIER_1 and space.faction in mind.working
    count = (2 if total > 8 else 1) + (1 if bonus and "registry" not in mind.suffers else 0)
    worth = mind.gain[space.good]
    if count > 1:
        worth += (count - 1) * max(mind.hold[space.good], 0.8 * worth)
    if total <= 4:
        return worth + mind.advance(space.faction)
    return worth + mind.knowledge(-1 if total <= 8 else 1)


def _visit(mind: Mind, space: Space) -> float:
    if space.id in _SITES:
        return _build(mind, space)
    return _WORTH[space.id](mind, space) + _bump(mind, space)


def _bump(mind: Mind, space: Space) -> float:
    """The value of bumping: it retrieves the player's own worker, or does a rival a favour. On an empty space the
    worker may be bumped later, which frees it."""
    there = mind.situation.workers.get(space.id)
    if not there:
        return mind.w.free
    if there[0].seat == mind.me.seat:
        risk = AT_LEAST[1][max(0, 16 - mind.me.knowledge - sum(mind.me.available))]
        return mind.w.own_bump - risk * mind.w.fear * _worker_lost(mind, mind.me)
    return mind.w.free - mind.w.rivalry / max(1, len(mind.situation.players) - 1)


def _dig(mind: Mind, space: Space) -> float:
    both = mind.situation.allegiance[space.faction] >= TIER_2 and space.faction in mind.working
    good, card = mind.gain[space.good], mind.cards_drawn(1)
    worth = good + card if both and "registry" not in mind.suffers else max(good, card)
    return worth - mind.hold[COMMODITY_OF[space.faction]] + mind.dig(space.faction)


def _build(mind: Mind, space: Space) -> float:
    """The value of a worker on a construction site: a share of a token, larger the closer the market is to
    completion."""
    lot = lot_of(space.id)
    there = mind.situation.workers.get(space.id, ())
    before = mind.needed - len(there)
    seats = {worker.seat for worker in there}
    worth = mind.site_share(before - 1)
    if mind.me.seat in seats:
        worth -= mind.site_share(before)
    prices = LOTS[lot]
    taken = [worker.slot for worker in there]
    costs = [mind.hold[prices[slot]] for slot in range(4) if slot not in taken and prices[slot] in mind.goods]
    worth -= min(costs, default=mind.w.card)
    others = len(seats - {mind.me.seat})
    if before == 1:
        mine = sum([1 for worker in there if worker.seat == mind.me.seat]) + 1
        worth += 0.8 * mine
        rivals = max(1, len(mind.situation.players) - 1)
        worth -= mind.w.rivalry * mind.w.token * 0.4 * others / rivals
        worth += mind.w.rivalry * (rivals - others) / rivals
    return worth


def token_places(mind: Mind, space: Space) -> list[str]:
    """The places where the token from this space could go."""
    area = space.area
    places = [f"territory_{area}"] if mind.room[area] > 0 else []
    if printed_at(space.id).yields[0].token_on_market:
        places += [
            MARKET_ON[lot]
            for lot in LOTS_OF[area]
            if lot in mind.situation.built and MARKET_ON[lot] not in mind.me.tokens
        ]
    return places


def _visit_market(mind: Mind, space: Space) -> float:
    price = MARKET_PRICE[tile_at(space.id, mind.situation.built)]
    worth = mind.advance(space.faction) - plain_price(mind, price)
    if mind.room[space.area] > 0:
        worth += mind.w.token
    return worth


def plain_price(mind: Mind, price: dict[str, int]) -> float:
    """A tile's price at base values: goods saved for a plan are not dearer here, because this is that plan."""
    w, cost = mind.w, 0.0
    for thing, n in price.items():
        if thing in GOODS:
            cost += n * (w.resource if thing in RESOURCES else w.bliss if thing == "bliss" else w.commodity)
        elif thing == "commodity":
            cost += w.commodity
        elif thing == "resource":
            cost += w.resource
        else:
            cost += w.card
    return 0.5 * cost


def _visit_artifact_market(mind: Mind, space: Space) -> float:
    cards = mind.cards
    pair = "courthouse" not in mind.suffers and len(set(cards)) < len(cards)
    worth = mind.advance(space.faction) - 0.5 * mind.w.card * (2 if pair else 3)
    places = token_places(mind, space)
    if not places:
        return worth
    worth += mind.w.token
    tiles = [tile_at(place, mind.situation.built) for place in places]
    return worth + max([relief(mind, tile) for tile in tiles if tile], default=0.0)


def _visit_loft(mind: Mind, space: Space) -> float:
    worth = mind.advance("icarite") - 1.5 * mind.w.resource
    if mind.room["icarus"] > 0:
        worth += mind.w.token
    return worth * mind.w.icarus


def _visit_bar(mind: Mind, space: Space) -> float:
    """The value of paying bliss and another commodity for cards or resources."""
    worth = mind.advance("icarite")
    if "bliss" in mind.goods:
        others = [mind.hold[good] for good in COMMODITIES if good != "bliss" and good in mind.goods]
        worth -= mind.hold["bliss"] + min(others, default=mind.w.commodity)
    else:
        worth -= 2 * mind.w.commodity
    if printed_at(space.id).yields[0].artifacts:
        worth += mind.cards_drawn(2)
    else:
        best = sorted([mind.gain[resource] for resource in RESOURCES])
        worth += best[-1] + max(best[-2], 0.7 * best[-1])
    return worth * mind.w.icarus


def _visit_tank(mind: Mind, space: Space) -> float:
    worth = mind.new_worker() - 3 * 0.5 * (mind.hold[space.good] + mind.w.commodity)
    return worth + (mind.knowledge(-2) if space.good == "energy" else mind.morale(2))


def _tunnel_end(mind: Mind, space: Space) -> float:
    return 2.6 * mind.gain[space.good]


def _judge(printed: Printed) -> Judge:
    """The function that evaluates a space, selected by what the space brings and costs."""
    brings = printed.yields[0]
    if brings.miner:
        return _dig
    if brings.worker:
        return _visit_tank
    if not brings.token:
        return _visit_bar if brings.allegiance else _tunnel_end
    if any("artifact" in price for price in printed.prices):
        return _visit_artifact_market
    return _visit_loft if printed.prices else _visit_market  # a market's price is on its tile


_GATHERED = frozenset(space for space in SPACES if printed_at(space).totals)
_SITES = frozenset(space for space in SPACES if printed_at(space).construction)
_WORTH = {space: _judge(printed_at(space)) for space in SPACES if space not in _GATHERED | _SITES}


def _dilemma_price(mind: Mind) -> float:
    if mind.me.dilemma in mind.cards:
        return 0.5 * mind.w.card
    return sum(sorted([mind.hold[card] for card in mind.cards])[:2])


# Retrieving workers
def retrieving(mind: Mind) -> tuple[float, list[tuple[str, int]]]:
    """The value of the best retrieval, and the workers it retrieves as (space, knowledge)."""
    me = mind.me
    out = sorted(
        [
            (_staying(mind, space), space, worker.knowledge)
            for space, dice in mind.situation.workers.items()
            for worker in dice
            if worker.seat == me.seat
        ]
    )
    best, chosen = -99.0, 0
    lost = 0.0
    home = 16 - me.knowledge - sum(me.available)
    per_worker = mind.w.home / max(2, me.workers)
    for n, (staying, _, _) in enumerate(out, 1):
        lost += staying
        risk = AT_LEAST[min(4, n)][max(0, min(25, home))] * _worker_lost(mind, me)
        worth = n * per_worker - lost - mind.w.fear * risk
        if worth > best:
            best, chosen = worth, n
    best += _upkeep(mind)
    return best, [(space, die) for _, space, die in out[:chosen]]


def _worker_lost(mind: Mind, me: Body) -> float:
    return (
        0.5 * mind.w.worker * (0.4, 2.0, 1.5, 1.0, 0.6)[min(MOST_WORKERS, me.workers)] * max(0.3, mind.stage)
    )


def _staying(mind: Mind, space: str) -> float:
    """The value of leaving a worker where it is: its market may be built, or it may be bumped for free."""
    if space in _SITES:
        there = mind.situation.workers[space]
        share = mind.site_share(mind.needed - len(there))
        if sum([1 for worker in there if worker.seat == mind.me.seat]) > 1:
            share *= 0.6
        return share
    return 0.0 if space in _GATHERED else 0.2


def _upkeep(mind: Mind) -> float:
    """The value of the payment at retrieval: food or bliss raises morale; without either it falls."""
    goods = [mind.hold[good] for good in ("food", "bliss") if good in mind.goods]
    free = mind.morale(-2 if "cafeteria" in mind.suffers else -1)
    return max(free, mind.morale(2) - min(goods)) if goods else free
