"""Answers to all questions except which action to take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bot.engine.board import GOODS, ROLL_PENALTY, tile_at
from bot.engine.prompts import Option, Prompt

from .ability_choices import using
from .action_values import relief, retrieving
from .recruit_values import liking, pairing
from .trade import consider
from .valuation import Mind

Judge = Callable[[Mind, Prompt, Option], float]


def best_of(options: Sequence[Option], worths: Sequence[float]) -> str:
    best = 0
    for n, worth in enumerate(worths):
        if worth > worths[best]:
            best = n
    return options[best].id


def answer(mind: Mind, prompt: Prompt, rng: Random) -> Any:
    if prompt.ask == "trade":
        return "yes" if consider(mind.situation, prompt, mind.w).accept else "no"
    if prompt.ask == "retrieve":
        return _retrieve(mind, prompt)
    if prompt.several:
        return _discard(mind, prompt)
    judge = _JUDGES[prompt.ask]
    noise = mind.w.noise
    worths = [
        judge(mind, prompt, option) + (rng.random() * noise * 0.3 if noise else 0)
        for option in prompt.options
    ]
    return best_of(prompt.options, worths)


def _retrieve(mind: Mind, prompt: Prompt) -> list[str]:
    _, workers = retrieving(mind)
    chosen: list[str] = []
    for option in prompt.options:
        worker = (option.things[0], int(option.things[1]))
        if worker in workers:
            workers.remove(worker)
            chosen.append(option.id)
    return chosen or [prompt.options[0].id]


def _discard(mind: Mind, prompt: Prompt) -> list[str]:
    """Choose the least valuable cards, one by one; the second card of a pair is worth more than a third."""
    hand = [option.things[0] for option in prompt.options]
    left = list(prompt.options)
    chosen: list[str] = []
    for _ in range(prompt.least):
        faces = [option.things[0] for option in left]
        worst = min(left, key=lambda option: _keeping(mind, option.things[0], faces))
        left.remove(worst)
        chosen.append(worst.id)
    assert len(hand) == len(chosen) + len(left)
    return chosen


def _keeping(mind: Mind, card: str, hand: Sequence[str]) -> float:
    """The value of keeping this card in this hand."""
    worth = mind.w.card
    if hand.count(card) == 2:
        worth += 3.0
    if card == mind.me.dilemma and not mind.me.dilemma_choice:
        worth += 5.0 if hand.count(card) == 1 else 0.0
    return worth + 0.3 * (mind.hold[card] - mind.w.card)


def _price(mind: Mind, prompt: Prompt, option: Option) -> float:
    cost = 0.0
    hand = list(mind.cards)
    for thing in option.things:
        if thing in GOODS:
            cost += mind.hold[thing]
        elif thing in hand:
            cost += _keeping(mind, thing, hand)
            hand.remove(thing)
    for recruit in option.uses:
        if recruit in ("matthew", "kaden"):
            cost -= mind.knowledge(1 if recruit == "matthew" else 2)
        elif recruit == "flartner":
            cost -= mind.morale(1)
    return -cost


def _retrieve_pay(mind: Mind, prompt: Prompt, option: Option) -> float:
    if option.id == "free":
        return mind.morale(-2 if "cafeteria" in mind.suffers else -1)
    if option.id == "energy":
        return mind.morale(1) + mind.knowledge(-1) - mind.hold["energy"]
    return mind.morale(2) - mind.hold[option.id]


def _things(mind: Mind, things: Sequence[str]) -> float:
    worth = 0.0
    for n, thing in enumerate(things):
        one = mind.gain.get("card" if thing == "artifact" else thing, 0.0)
        worth += one if thing not in things[:n] else 0.7 * one
    return worth


def _benefit(mind: Mind, prompt: Prompt, option: Option) -> float:
    if option.id == "artifact":
        return mind.cards_drawn(1)
    return _things(mind, option.things)


def _authority(mind: Mind, prompt: Prompt, option: Option) -> float:
    """Lift the worst penalty first; otherwise use the territory while it has room."""
    tile = tile_at(option.id, mind.situation.built)
    return relief(mind, tile) if tile else 0.9


def _penalty(mind: Mind, prompt: Prompt, option: Option) -> float:
    return -mind.hold[option.id]


def _keep(mind: Mind, prompt: Prompt, option: Option) -> float:
    if prompt.about.get("why") == "dilemma":
        return liking(mind, option.id)
    return mind.gain[option.id]


def _order(mind: Mind, prompt: Prompt, option: Option) -> float:
    return 0.0


def _recruits(mind: Mind, prompt: Prompt, option: Option) -> float:
    active, hidden = option.things
    return liking(mind, active) + 0.5 * liking(mind, hidden) + pairing(active, hidden)


def _recruit_draft(mind: Mind, prompt: Prompt, option: Option) -> float:
    picked = prompt.about.get("picked", ())
    return liking(mind, option.id) + 0.4 * sum(pairing(option.id, other) for other in picked)


def _market_draft(mind: Mind, prompt: Prompt, option: Option) -> float:
    return 1.0 if option.id in ROLL_PENALTY else 0.0


def _track_draft(mind: Mind, prompt: Prompt, option: Option) -> float:
    """High morale and low knowledge are good; morale matters a little more."""
    track, level = option.things
    return 1.1 * int(level) if track == "morale" else 1.0 * (7 - int(level))


_JUDGES: dict[str, Judge] = {
    "price": _price,
    "retrieve_pay": _retrieve_pay,
    "benefit": _benefit,
    "authority": _authority,
    "discard": lambda mind, prompt, option: -_keeping(mind, option.things[0], mind.cards),
    "penalty": _penalty,
    "keep": _keep,
    "ability": using,
    "order": _order,
    "recruits": _recruits,
    "recruit_draft": _recruit_draft,
    "market_draft": _market_draft,
    "track_draft": _track_draft,
}
