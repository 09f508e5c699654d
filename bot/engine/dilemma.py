"""The ethical dilemma: each player may resolve it once a game, as a whole turn."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

from .actions.authority import activate, is_called, put_token, settle, token_on_new_recruit
from .actions.tracks import emit, take_things
from .board import FACTION_OF
from .events import DilemmaResolved, Event, Paid, RecruitActivated, RecruitKept
from .prompts import Chance, Option, Prompt, ask, ask_chance
from .state import Game, Player


def dilemma_payments(me: Player) -> list[tuple[str, ...]]:
    """The ways to pay: the artifact that the card shows, or any two."""
    if not me.dilemma or me.dilemma_choice:
        return []
    have = Counter(me.artifacts)
    ways: list[tuple[str, ...]] = [(me.dilemma,)] if have[me.dilemma] else []
    for pair in combinations_with_replacement(sorted(have), 2):
        if all(have[card] >= n for card, n in Counter(pair).items()):
            ways.append(pair)
    return ways


def own_card(event: Event, seat: int) -> bool:
    """Whether the event only reveals a card that this player knew already: their own dilemma or recruit."""
    return isinstance(event, (DilemmaResolved, RecruitActivated)) and event.seat == seat


async def resolve_dilemma(game: Game, me: Player, choice: str) -> None:
    options = tuple(Option("+".join(way), way) for way in dilemma_payments(me))
    paid = await ask(Prompt(me.seat, "price", "price", options, about={"dilemma": me.dilemma}))
    emit(game, DilemmaResolved(me.seat, me.dilemma, choice))
    _, cards = take_things(game, me, tuple(paid.split("+")))
    emit(game, Paid(me.seat, {}, cards, "dilemma"))
    if choice == "serve":
        me.dilemma_choice = "serve"
        put_token(game, me, "dilemma")
    else:
        me.dilemma_choice = "fight"
        await _fight(game, me)
    await settle(game)


async def _fight(game: Game, me: Player) -> None:
    """Draw two recruits and keep one. It becomes active at once if its faction has been called (see `is_called`)."""
    weights = dict.fromkeys(game.recruit_deck, 1)
    drawn = await ask_chance(Chance("recruit", min(2, len(weights)), weights, {"seat": me.seat}))
    if not drawn:
        return
    for recruit in drawn:
        game.recruit_deck.remove(recruit)
    options = tuple(Option(recruit, (recruit,)) for recruit in drawn)
    kept = await ask(Prompt(me.seat, "keep", "keep", options, about={"why": "dilemma"}))
    me.hidden.append(kept)
    emit(game, RecruitKept(me.seat, (kept,), tuple(r for r in drawn if r != kept)))
    if is_called(game, FACTION_OF[kept]):
        activate(game, me, kept)
        token_on_new_recruit(game, me, kept)
