"""The hard level: tries every promising action in sampled games until the time is up."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from bot.engine.prompts import Prompt
from bot.engine.view import View

from .lookahead import Candidate, best_so_far, between_actions, playout, promising
from .policy import decide
from .sample import sample
from .weights import NORMAL, Weights

BUDGET = 1.0
"""Seconds per decision."""
CANDIDATES = 8
ROUNDS = {2: 3.5, 3: 5.0, 4: 5.0, 5: 4.5, 6: 4.0}
"""Number of players → rounds that a playout lasts before the position is evaluated. With four players, the evaluation
after 2.5 rounds predicts the rest of the game far worse (correlation 0.6) than the one after five."""
_STAGES = 4
"""How many times the worse half of the candidates is dropped."""


def search(
    view: View,
    prompt: Prompt,
    rng: Random,
    weights: Weights = NORMAL,
    budget: float = BUDGET,
    clock: Callable[[], float] = monotonic,
) -> Any:
    """The action with the best results; if the question is not about the next action, the answer by value."""
    end = clock() + budget * 0.97
    if not between_actions(prompt):
        return decide(view, prompt, rng, weights)
    candidates = promising(view, prompt, weights, CANDIDATES)
    if len(candidates) > 1:
        candidates = _last_standing(candidates, view, rng, end, clock)
    return best_so_far(candidates)


def _last_standing(
    candidates: list[Candidate],
    view: View,
    rng: Random,
    end: float,
    clock: Callable[[], float],
) -> list[Candidate]:
    """Successive halving: try all remaining candidates in the same sampled games, then keep the better half."""
    start, rounds = clock(), ROUNDS[len(view.players)]
    left = list(candidates)
    for stage in range(1, _STAGES + 1):
        stop = start + (end - start) * stage / _STAGES
        while clock() < stop:
            game = sample(view, rng)
            luck = rng.getrandbits(48)
            for candidate in left:
                if clock() >= end:
                    return left
                candidate.total += playout(game.copy(), view.me.seat, candidate.answer, luck, NORMAL, rounds)
                candidate.tried += 1
        if len(left) > 2:
            left = sorted(left, key=lambda one: one.score, reverse=True)[: (len(left) + 1) // 2]
    return left
