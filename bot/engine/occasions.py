"""When a moment comes, whose abilities speak, in which order, and at what price."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .abilities import Ability, Moment, abilities_at
from .events import AbilityUsed
from .prices import can_come_to_pay
from .prompts import NO, Option, Prompt, ask
from .purse import Purse
from .state import Game, Player
from .tracks import change_knowledge, change_morale, tell


@dataclass(slots=True)
class Draw:
    """A draw about to happen; an ability may take one of its cards over."""

    count: int
    replaced: bool = False


async def occasion(game: Game, me: Player, moment: Moment, about: Any = None) -> None:
    """Let the player's abilities for this moment take effect; with several, their owner picks the order."""
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
    if ability.moment in ("bumped", "bumping"):
        game.table.owing.used.append(ability.recruit)
    options = tuple(Option(choice, tuple(choice.split("+"))) for choice in choices)
    if may_decline:
        options = (*options, NO)
    context = {"recruit": ability.recruit, "moment": ability.moment, "morale": ability.morale}
    context |= {"knowledge": ability.knowledge, "goods": ability.goods}
    choice = await ask(Prompt(me.seat, "ability", ability.recruit, options, about=context))
    if choice == "no":
        return
    if not ability.asks_itself:
        tell(game, AbilityUsed(me.seat, ability.recruit))
    if ability.morale:
        await change_morale(game, me, -ability.morale, ability.recruit)
    if ability.knowledge:
        await change_knowledge(game, me, ability.knowledge, ability.recruit)
    await ability.do(game, me, about, choice)


def _offered(game: Game, me: Player, ability: Ability, about: Any) -> tuple[Sequence[str], bool]:
    """The ability's choices now, and whether it can be declined.

    While a price is owed: only choices after which it can be paid, and no declining what must pay it.
    """
    choices = ability.choices(game, me, about)
    visit = game.table.owing
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
