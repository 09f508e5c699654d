"""The price of a placement: every way to pay it, and whether it can be paid at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from ..actions.workers import Bumped
from ..board import GOODS, MOST, Space
from ..events import Refused
from ..prompts import Option
from ..space_kinds import RULES, Payment
from ..state import Game, Player, Visit
from .abilities import Ability, abilities_at, helped_at, modifiers
from .clause_price import Toll
from .purse import ANY, Purse

Way = tuple[str, tuple[str, ...]]
"""A thing that can be paid for a need, and the recruits whose abilities allow it."""


def payments(game: Game, me: Player, visit: Visit, purse: Purse | None = None) -> list[Payment]:
    """Every way to pay for this visit, each set of things once."""
    purse = purse or Purse.of(me)
    rules = RULES[visit.space.id]
    helped = visit.space.kind in helped_at(game, me)
    if rules.fixed is not None and not helped:
        return [rules.fixed] if rules.payable(game, me, purse) else []
    if helped and barred(game, me, visit.space, purse):
        return []
    needs = rules.needs(game)
    ways = list(meet_needs(game, me, visit.space, needs, purse) if needs else rules.payments(game, me, purse))
    if helped:
        for more in modifiers(game, me, "price"):
            ways += more(game, me, visit, purse)
    best: dict[tuple[tuple[str, ...], int, int], Payment] = {}
    for payment in ways:
        if not _within_tracks(payment, purse):
            continue
        key = (payment.things, payment.knowledge, payment.slot)
        if key not in best or len(payment.uses) < len(best[key].uses):
            best[key] = payment
    return sorted(best.values(), key=_plainness) if len(best) > 1 else [*best.values()]


def _plainness(payment: Payment) -> tuple[int, tuple[str, ...], int]:
    """Sort key: payments without recruits first, and a site's three equal spaces before the odd one."""
    return len(payment.uses), payment.things, -payment.slot


def _within_tracks(payment: Payment, purse: Purse) -> bool:
    """Whether the cards can be in hand together, and the knowledge track has room."""
    cards = [thing for thing in payment.things if thing not in GOODS]
    return purse.may_give(cards) and purse.knowledge + payment.knowledge <= MOST


def meet_needs(
    game: Game, me: Player, space: Space, needs: Mapping[str, int], purse: Purse
) -> Iterator[Payment]:
    """Every combination of things in the purse that pays all needs."""
    have = dict(purse.goods)
    for card in purse.artifacts:
        have[card] = have.get(card, 0) + 1
    ways: list[list[Way]] = []
    for need, count in needs.items():
        found = [way for way in ways_for(game, me, space, need) if way[0] in have]
        if sum([have[thing] for thing, _ in found]) < count:
            return iter(())
        ways += [found] * count

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


def ways_for(game: Game, me: Player, space: Space, need: str) -> list[Way]:
    """The things that can be paid for one thing of a price at this space."""
    ways: list[Way] = [(thing, ()) for thing in ANY.get(need, (need,))]
    for more in modifiers(game, me, "way"):
        ways += more(game, me, space, need)
    return ways


def tolls(game: Game, me: Player, space: Space) -> list[Toll]:
    """What the player's recruits make them pay for entering this space, besides its price."""
    return [toll for ask_for in modifiers(game, me, "toll") for toll in ask_for(game, me, space)]


def barred(game: Game, me: Player, space: Space, purse: Purse) -> Refused | None:
    """The refusal if a toll of this space cannot be paid; else None."""
    for toll in tolls(game, me, space):
        if not toll.price.affordable(game, me, None, purse):
            return Refused(toll.refusal, space=space.id)
    return None


def payable(game: Game, me: Player, visit: Visit, purse: Purse) -> bool:
    """Whether the price can be paid from this purse, with or without recruits."""
    space = visit.space
    if space.kind not in helped_at(game, me):
        return RULES[space.id].payable(game, me, purse)
    if barred(game, me, space, purse):
        return False
    return RULES[space.id].payable(game, me, purse) or _helped_to_pay(game, me, visit, purse)


def _helped_to_pay(game: Game, me: Player, visit: Visit, purse: Purse) -> bool:
    """Whether recruits make it possible to pay a price that could not be paid otherwise."""
    for more in modifiers(game, me, "price"):
        for payment in more(game, me, visit, purse):
            if _within_tracks(payment, purse):
                return True
    needs = RULES[visit.space.id].needs(game) if modifiers(game, me, "way") else {}
    if not needs:
        return False
    return any(_within_tracks(payment, purse) for payment in meet_needs(game, me, visit.space, needs, purse))


def can_come_to_pay(game: Game, me: Player, visit: Visit, purse: Purse, used: Sequence[str]) -> bool:
    """Whether the price can be paid, possibly after using bump abilities that are not used yet."""
    if payable(game, me, visit, purse):
        return True
    if visit.bumped_another is None:
        return False
    for ability, about in bump_abilities(game, me, visit):
        if ability.recruit in used:
            continue
        for choice in ability.choices(game, me, about, purse):
            after = purse.after(game, me, ability, choice)
            if can_come_to_pay(game, me, visit, after, [*used, ability.recruit]):
                return True
    return False


def spares_price(game: Game, me: Player, good: str) -> bool:
    """Whether an unpaid price could still be paid with one less of this good."""
    visit = game.scratch.owing
    if visit is None or visit.seat != me.seat:
        return True
    left = {kind: n - (kind == good) for kind, n in me.goods.items() if n > (kind == good)}
    return can_come_to_pay(game, me, visit, Purse.of(me, goods=left), visit.used)


def bump_abilities(game: Game, me: Player, visit: Visit) -> list[tuple[Ability, Visit | Bumped]]:
    """The bumper's abilities that are certain to be available: none that a recruit of the bumped player can prevent.
    Each with what its moment is about."""
    abilities: list[tuple[Ability, Visit | Bumped]] = [(a, visit) for a in abilities_at(game, me, "bumped")]
    if visit.bumped_another is not None:
        victim = game.players[visit.bumped_another.seat]
        fate = Bumped(visit, visit.bumped_another, seat=me.seat)
        if not any(a.choices(game, victim, fate) for a in abilities_at(game, victim, "my_worker_bumped")):
            abilities = [*((a, fate) for a in abilities_at(game, me, "bumping")), *abilities]
    return abilities


def price_options(ways: list[Payment], space: Space) -> list[Option]:
    """Each payment as an option; its id is what distinguishes it from the others."""
    if slots := RULES[space.id].slots:
        return [_slot_option(way, slots[way.slot]) for way in ways]
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


def _slot_option(way: Payment, printed: str) -> Option:
    """If a recruit replaces the printed price, any free space can be filled, so the space is part of the choice."""
    label = "+".join(way.things)
    return (
        Option(f"{label}:{printed}", way.things, way.uses, printed) if way.uses else Option(label, way.things)
    )
