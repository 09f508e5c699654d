"""Search: every promising action is tried in games made up to fit the view, until the time is up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from time import monotonic
from typing import Any

from bot.engine.prompts import CHANCE, Chance, Prompt, Questions
from bot.engine.state import Game
from bot.engine.turn import TURN_BEGINS, play
from bot.engine.view import View

from .outlook import outlook
from .placing import appraise
from .policy import decide
from .sample import sample
from .weights import NORMAL, Weights
from .worth import Mind

BUDGET = 1.0
"""Seconds for a decision."""
_CANDIDATES = 8
_ROUNDS = 2
"""How many rounds of turns a playout lasts before the position is judged."""
_STAGES = 4
"""How often the worse half of the candidates is dropped."""
_LEAST_SAMPLES = 4


@dataclass(slots=True)
class Candidate:
    answer: str
    prior: float
    tried: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.tried if self.tried else 0.0


def search(
    view: View,
    prompt: Prompt,
    rng: Random,
    weights: Weights = NORMAL,
    budget: float = BUDGET,
    clock: Callable[[], float] = monotonic,
) -> Any:
    """The action that fares best; where the game does not stand between actions, the normal answer."""
    end = clock() + budget * 0.97
    if prompt.ask != "act" or prompt.key != "act":
        return decide(view, prompt, rng, weights)
    candidates = promising(view, prompt, weights)
    if len(candidates) == 1:
        return candidates[0].answer
    _try_all(candidates, view, rng, weights, end, clock)
    return max(candidates, key=lambda one: (one.mean + 0.004 * one.prior, one.prior)).answer


def promising(view: View, prompt: Prompt, weights: Weights, most: int = _CANDIDATES) -> list[Candidate]:
    """The actions that look best at first sight: of the dice for a space the best one, or two for a commodity area."""
    mind = Mind(view, prompt.seat, weights)
    ranked = sorted(
        zip(appraise(mind, prompt), prompt.options, strict=True), key=lambda one: one[0], reverse=True
    )
    found: list[Candidate] = []
    seen: dict[str, int] = {}
    for worth, option in ranked:
        place = option.things[1] if len(option.things) == 2 else option.id
        seen[place] = seen.get(place, 0) + 1
        if seen[place] <= 1:
            found.append(Candidate(option.id, worth))
    return found[:most]


def _try_all(
    candidates: list[Candidate],
    view: View,
    rng: Random,
    weights: Weights,
    end: float,
    clock: Callable[[], float],
) -> None:
    """Successive halving: the same made-up games for all that are left, then only the better half goes on."""
    loose = replace(weights, noise=max(weights.noise, 0.3))
    start = clock()
    left = list(candidates)
    for stage in range(1, _STAGES + 1):
        stop = start + (end - start) * stage / _STAGES
        while clock() < stop or left[0].tried < _LEAST_SAMPLES:
            game = sample(view, rng)
            luck = rng.random()
            for candidate in left:
                if clock() >= end:
                    return
                candidate.total += playout(game.copy(), view.me.seat, candidate.answer, Random(luck), loose)
                candidate.tried += 1
        if len(left) > 2:
            left = sorted(left, key=lambda one: one.mean, reverse=True)[: (len(left) + 1) // 2]


def playout(
    game: Game, seat: int, first: str, rng: Random, weights: Weights, rounds: float = _ROUNDS
) -> float:
    """Begin with an action, let everybody play on for some rounds, and judge where that leads."""
    rules = play(game)
    turns = int(rounds * len(game.players))
    begun = False
    try:
        asked = rules.send(None)
        while True:
            if asked == TURN_BEGINS:
                if begun:
                    turns -= 1
                    if turns < 0:
                        rules.close()
                        break
                begun = True
                game.table.told.clear()
                asked = rules.send(None)
            elif asked.chance is not None:
                asked = rules.send({CHANCE: _draw(asked.chance, rng)})
            elif first:
                asked = rules.send({seat: first})
                first = ""
            else:
                asked = rules.send(_answers(game, asked, rng, weights))
    except StopIteration:
        return 1.0 if seat in game.winners else 0.0
    return outlook(game, seat)


def _answers(game: Game, asked: Questions, rng: Random, weights: Weights) -> dict[int, Any]:
    return {prompt.seat: decide(game, prompt, rng, weights) for prompt in asked.prompts}


def _draw(chance: Chance, rng: Random) -> list[Any]:
    if chance.key == "dice":
        return [int(rng.random() * 6) + 1 for _ in range(chance.count)]
    return rng.sample([card for card, n in chance.weights.items() for _ in range(n)], chance.count)
