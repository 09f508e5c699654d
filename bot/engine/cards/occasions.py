"""Moments: which abilities apply, in which order, and at what price.

Changes of morale and knowledge are here, too, because prices change them and changing them is a moment itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..actions.tracks import discard, emit, give_goods, limit_hand, lose_goods, take_goods, take_things
from ..board import LEAST, MOST
from ..events import AbilityUsed, KnowledgeChanged, MoraleChanged, Paid, WorkerSacrificed
from ..prompts import NO, Option, Prompt, ask
from ..state import Game, Player
from .abilities import Ability, Moment, abilities_at
from .clause_price import Price
from .prices import can_come_to_pay
from .purse import Purse


@dataclass(slots=True)
class Draw:
    """A draw that is about to happen; an ability may replace one of its cards."""

    count: int
    replaced: bool = False


async def occasion(game: Game, me: Player, moment: Moment, about: Any = None) -> None:
    """Let the player's abilities at this moment take effect. If there are several, the player picks the order."""
    left = abilities_at(game, me, moment)
    while left:
        speaking = [ability for ability in left if _offered(game, me, ability, about)[0]]
        if not speaking:
            return
        ability = speaking[0]
        if len(speaking) > 1:
            options = tuple(Option(a.recruit, (a.recruit,)) for a in speaking)
            if len({option.id for option in options}) == len(options):
                first = await ask(Prompt(me.seat, "order", "order", options, about={"moment": moment}))
                ability = next(a for a in speaking if a.recruit == first)
        left.remove(ability)
        await _use(game, me, ability, about)


async def _use(game: Game, me: Player, ability: Ability, about: Any) -> None:
    choices, may_decline = _offered(game, me, ability, about)
    if ability.moment in ("bumped", "bumping") and game.scratch.owing is not None:
        game.scratch.owing.used.append(ability.recruit)
    options = tuple(Option(choice, tuple(choice.split("+"))) for choice in choices)
    if may_decline:
        options = (*options, NO)
    price = ability.price
    context = {"recruit": ability.recruit, "moment": ability.moment, "morale": price.morale}
    context |= {"knowledge": price.knowledge, "goods": price.goods}
    choice = await ask(Prompt(me.seat, "ability", ability.recruit, options, about=context))
    if choice == "no":
        return
    if ability.reported:
        emit(game, AbilityUsed(me.seat, ability.recruit))
    await pay(game, me, ability.recruit, price, about, choice)
    await ability.do(game, me, about, choice)


async def pay(game: Game, me: Player, recruit: str, price: Price, about: Any, choice: str) -> None:
    """Pay the whole price of a recruit's clause. Nothing else does."""
    if price.morale:
        await change_morale(game, me, -price.morale, recruit)
    if price.knowledge:
        await change_knowledge(game, me, price.knowledge, recruit)
    if price.goods or price.pays is not None:
        await _pay_goods(game, me, recruit, price, about)
    if price.cards:
        cards = tuple(choice.split("+"))
        if price.discards:
            discard(game, me, cards, recruit)
        else:
            take_things(game, me, cards)
            emit(game, Paid(me.seat, {}, cards, recruit))
    if price.worker is not None:
        price.worker.remove(game, me, about)
        emit(game, WorkerSacrificed(me.seat, recruit))


async def _pay_goods(game: Game, me: Player, recruit: str, price: Price, about: Any) -> None:
    goods = price.goods
    if price.pays is not None:
        options = tuple(Option(good, (good,)) for good in price.pays(game, me, about))
        goods = {await ask(Prompt(me.seat, "price", "price", options, about={"recruit": recruit})): 1}
    if price.to is not None:
        give_goods(game, me, price.to(game, about), goods, recruit)
    elif price.pays is not None:
        take_goods(me, goods)
        emit(game, Paid(me.seat, dict(goods), (), recruit))
    else:
        lose_goods(game, me, goods, recruit)


async def change_morale(game: Game, me: Player, change: int, why: str) -> None:
    """Move on the morale track, within its ends, then apply the hand limit."""
    level = min(MOST, max(LEAST, me.morale + change))
    moved = level - me.morale
    if not moved:
        return
    me.morale = level
    emit(game, MoraleChanged(me.seat, moved, level, why))
    if moved < 0:
        await occasion(game, me, "morale_lost", -moved)
    await limit_hand(game, me)


async def change_knowledge(game: Game, me: Player, change: int, why: str) -> None:
    """Move on the knowledge track, within its ends."""
    level = min(MOST, max(LEAST, me.knowledge + change))
    moved = level - me.knowledge
    if not moved:
        return
    me.knowledge = level
    emit(game, KnowledgeChanged(me.seat, moved, level, why))
    if moved > 0:
        await occasion(game, me, "knowledge_gained", moved)


def _offered(game: Game, me: Player, ability: Ability, about: Any) -> tuple[Sequence[str], bool]:
    """The ability's choices now, and whether it can be declined.

    While a price is unpaid, only choices after which it can be paid are offered, and an ability without which it cannot
    be paid cannot be declined.
    """
    choices = ability.choices(game, me, about)
    visit = game.scratch.owing
    if not choices or not ability.optional or visit is None or visit.seat != me.seat:
        return choices, ability.optional
    used = [*visit.used, ability.recruit]
    coming = about.count if isinstance(about, Draw) else 0
    declined = Purse.of(me).drawing(coming)
    purse = Purse.of(me).drawing(coming - 1) if coming else declined
    allowed = [
        choice
        for choice in choices
        if can_come_to_pay(game, me, visit, purse.after(game, me, ability, choice), used)
    ]
    return allowed, can_come_to_pay(game, me, visit, declined, used)
