"""What a placement costs, every way it can be paid, and whether it can be paid at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import NamedTuple

from .abilities import Ability, abilities_at, helped_at, modifiers
from .board import (
    ARTIFACTS,
    COMMODITIES,
    COMMODITY_OF,
    FACTION_OF,
    GOODS,
    LEAST,
    LOTS,
    MARKET_PRICE,
    MOST,
    RESOURCES,
    SPACES,
    Kind,
    Space,
    lot_of,
)
from .penalties import suffers
from .prompts import Option
from .state import Game, Player
from .visits import Bumped, Visit, workers_at

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

    def affords(self, ability: Ability) -> bool:
        return (
            self.morale > ability.morale
            and self.knowledge + ability.knowledge <= MOST
            and all(self.goods.get(good, 0) >= n for good, n in ability.goods.items())
        )


class Payment(NamedTuple):
    """One way to pay: goods and artifacts given, track steps taken, recruits made use of."""

    things: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()
    knowledge: int = 0
    slot: int = 0


Way = tuple[str, tuple[str, ...]]
"""A thing that meets a need, and the recruits that make it do so."""


def payments(game: Game, me: Player, visit: Visit, purse: Purse | None = None) -> list[Payment]:
    """Every way the player can pay for this visit, each set of things once."""
    purse = purse or Purse.of(me)
    kind = visit.space.kind
    if kind in ("commodity", "tunnel", "tank") and kind not in helped_at(game, me):
        return [_FIXED[visit.space.id]] if plainly_payable(game, me, visit.space, purse) else []
    if any(barred(game, me, visit.space, purse) for barred in modifiers(game, me, "barred")):
        return []
    ways = list(_payments(game, me, visit, purse))
    for more in modifiers(game, me, "price"):
        ways += more(game, me, visit, purse)
    best: dict[tuple[tuple[str, ...], int], Payment] = {}
    for payment in ways:
        cards = sum(1 for thing in payment.things if thing not in GOODS)
        if cards > purse.morale or purse.knowledge + payment.knowledge > MOST:
            continue
        key = (payment.things, payment.knowledge)
        if key not in best or len(payment.uses) < len(best[key].uses):
            best[key] = payment
    return sorted(best.values(), key=lambda p: (len(p.uses), p.things))


_FIXED: dict[str, Payment] = {
    space.id: Payment((COMMODITY_OF[space.faction],) if space.kind == "tunnel" else (space.good,) * 3)
    for space in SPACES.values()
    if space.kind in ("tunnel", "tank")
} | {space.id: Payment() for space in SPACES.values() if space.kind == "commodity"}
"""Prices that leave no choice."""


def _payments(game: Game, me: Player, visit: Visit, purse: Purse) -> Iterator[Payment]:
    space = visit.space
    match space.kind:
        case "commodity":
            yield Payment()
        case "tunnel":
            yield from meet_needs(game, me, space, [COMMODITY_OF[space.faction]], purse)
        case "tunnel_end":
            if space.faction in factions_of(me):
                yield Payment()
        case "site":
            for price, slot in site_prices(game, space.id).items():
                if purse.goods.get(price, 0):
                    yield Payment((price,), slot=slot)
        case "market":
            tile = MARKET_PRICE[game.built[lot_of(space.id)]]
            needs = [thing for thing, n in tile.items() for _ in range(n)]
            yield from meet_needs(game, me, space, needs, purse)
        case "artifact_market":
            yield from _card_payments(game, me, purse)
        case "icarus" if space.id == "nimbus_loft":
            yield from meet_needs(game, me, space, ["resource"] * 3, purse)
        case "icarus":
            yield from meet_needs(game, me, space, ["bliss", "not_bliss"], purse)
        case "tank":
            yield from meet_needs(game, me, space, [space.good] * 3, purse)


def meet_needs(game: Game, me: Player, space: Space, needs: list[str], purse: Purse) -> Iterator[Payment]:
    """Meet each need by one of its ways, from what the purse holds."""
    have = Counter(purse.goods) + Counter(purse.artifacts)
    ways = [ways_for(game, me, space, need) for need in needs]

    def meet(index: int, spent: tuple[str, ...], uses: frozenset[str]) -> Iterator[Payment]:
        if index == len(ways):
            yield Payment(tuple(sorted(spent)), tuple(sorted(uses)))
            return
        for thing, by in ways[index]:
            if have[thing] > 0:
                have[thing] -= 1
                yield from meet(index + 1, (*spent, thing), uses | set(by))
                have[thing] += 1

    return meet(0, (), frozenset())


_ANY: dict[str, tuple[str, ...]] = {
    "artifact": (*ARTIFACTS, UNKNOWN),
    "commodity": COMMODITIES,
    "resource": RESOURCES,
    "not_bliss": tuple(c for c in COMMODITIES if c != "bliss"),
}


def ways_for(game: Game, me: Player, space: Space, need: str) -> list[Way]:
    """What can stand for one thing of a price here."""
    ways: list[Way] = [(thing, ()) for thing in _ANY.get(need, (need,))]
    for more in modifiers(game, me, "way"):
        ways += more(game, me, space, need)
    return ways


def site_prices(game: Game, site: str) -> dict[str, int]:
    """What the free spaces of a construction site cost, and the first such space."""
    prices = LOTS[lot_of(site)]
    return {prices[slot]: slot for slot in reversed(free_slots(game, site))}


def _card_payments(game: Game, me: Player, purse: Purse) -> Iterator[Payment]:
    have = Counter(purse.artifacts)
    kinds = sorted(have)
    if not suffers(game, me, "courthouse"):
        for kind in kinds:
            if have[kind] >= 2 and kind != UNKNOWN:
                yield Payment((kind, kind))
    for three in combinations_with_replacement(kinds, 3):
        if all(have[kind] >= n for kind, n in Counter(three).items()):
            yield Payment(three)


def factions_of(me: Player) -> set[str]:
    """Factions of the active recruits, just activated ones too."""
    return {FACTION_OF[recruit] for recruit in me.recruits}


def free_slots(game: Game, site: str) -> list[int]:
    """Spaces of a construction site without a worker."""
    taken = {worker.slot for worker in workers_at(game, site)}
    return [slot for slot in range(4) if slot not in taken]


def payable(game: Game, me: Player, visit: Visit, purse: Purse) -> bool:
    """Can the price be paid from this purse? Plainly, or with the help of recruits."""
    if visit.space.kind not in helped_at(game, me):
        return plainly_payable(game, me, visit.space, purse)
    return bool(payments(game, me, visit, purse))


def plainly_payable(game: Game, me: Player, space: Space, purse: Purse) -> bool:
    """Can the printed price be paid? The quick answer, asked for every space in every turn."""
    return _PLAINLY[space.kind](game, me, space, purse)


def _site_payable(game: Game, me: Player, space: Space, purse: Purse) -> bool:
    prices, dice = LOTS[space.id[5:]], game.workers.get(space.id)
    if not dice:
        return prices[0] in purse.goods or prices[1] in purse.goods
    taken = {worker.slot for worker in dice}
    alike = len(taken) - (0 in taken)  # the odd space is the first, the three others cost the same
    return (prices[0] in purse.goods and 0 not in taken) or (prices[1] in purse.goods and alike < 3)


def _cards_payable(game: Game, me: Player, space: Space, purse: Purse) -> bool:
    cards = purse.artifacts
    most = min(len(cards), purse.morale)
    if most >= 3 or most < 2:
        return most >= 3
    known = [card for card in cards if card != UNKNOWN]
    return len(set(known)) < len(known) and not suffers(game, me, "courthouse")


def _icarus_payable(game: Game, me: Player, space: Space, purse: Purse) -> bool:
    goods = purse.goods
    if space.id == "nimbus_loft":
        return goods.get("gold", 0) + goods.get("stone", 0) + goods.get("clay", 0) >= 3
    return "bliss" in goods and ("energy" in goods or "water" in goods or "food" in goods)


def _tile_payable(game: Game, me: Player, space: Space, purse: Purse) -> bool:
    goods = purse.goods
    for thing, n in MARKET_PRICE[game.built[space.id[7:]]].items():
        if thing == "artifact":
            if not purse.artifacts:
                return False
        elif thing in _ANY:
            if goods.keys().isdisjoint(_ANY[thing]):
                return False
        elif goods.get(thing, 0) < n and thing not in purse.artifacts:
            return False
    return True


_PLAINLY: dict[Kind, Callable[[Game, Player, Space, Purse], bool]] = {
    "commodity": lambda game, me, space, purse: True,
    "tunnel": lambda game, me, space, purse: COMMODITY_OF[space.faction] in purse.goods,
    "tunnel_end": lambda game, me, space, purse: any(FACTION_OF[r] == space.faction for r in me.recruits),
    "site": _site_payable,
    "market": _tile_payable,
    "artifact_market": _cards_payable,
    "icarus": _icarus_payable,
    "tank": lambda game, me, space, purse: purse.goods.get(space.good, 0) >= 3,
}


def can_come_to_pay(game: Game, me: Player, visit: Visit, purse: Purse, used: Sequence[str]) -> bool:
    """Can the price be paid, if need be by using the bump abilities not yet used?"""
    if payable(game, me, visit, purse):
        return True
    if visit.bumped_another is None:
        return False
    for ability in bump_abilities(game, me, visit):
        if ability.recruit in used or not purse.affords(ability):
            continue
        for choice in ability.offers(game, me, visit):
            after = purse.after(game, me, ability, choice)
            if can_come_to_pay(game, me, visit, after, [*used, ability.recruit]):
                return True
    return False


def bump_abilities(game: Game, me: Player, visit: Visit) -> list[Ability]:
    """The bumper's abilities that can be counted on: not what the bumped player's own recruit can prevent."""
    abilities = abilities_at(game, me, "bumped")
    if visit.bumped_another is not None:
        victim = game.players[visit.bumped_another.seat]
        fate = Bumped(visit, visit.bumped_another, seat=me.seat)
        if not any(a.choices(game, victim, fate) for a in abilities_at(game, victim, "my_worker_bumped")):
            abilities = abilities_at(game, me, "bumping") + abilities
    return abilities


def price_options(ways: list[Payment]) -> list[Option]:
    """Each way to pay as an option, called by what tells it from the others."""
    common = Counter(ways[0].things)
    for way in ways[1:]:
        common &= Counter(way.things)
    options: list[Option] = []
    for way in ways:
        special = sorted((Counter(way.things) - common).elements())
        label = "+".join(special) or "+".join(way.uses) or "+".join(way.things) or "yes"
        if any(option.id == label for option in options):
            label = "+".join((*(special or way.things), *way.uses, str(way.slot)))
        options.append(Option(label, way.things, way.uses))
    return options
