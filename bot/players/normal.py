"""The normal level: a plan's worth of every action, checked by a short look ahead."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.engine.prompts import Prompt
from bot.engine.view import View

from .lookahead import best_so_far, between_actions, playout, promising
from .policy import decide
from .sample import sample
from .weights import NORMAL, Weights

CANDIDATES = 4
ROUNDS = 1
"""Until it is this player's turn again."""


def look_ahead(view: View, prompt: Prompt, rng: Random, weights: Weights = NORMAL) -> Any:
    """The few best-looking actions, each played on for a round of one made-up game. No clock: always alike."""
    if not between_actions(prompt):
        return decide(view, prompt, rng, weights)
    candidates = promising(view, prompt, weights, CANDIDATES)
    if len(candidates) > 1:
        game, luck = sample(view, rng), rng.getrandbits(48)
        for one in candidates:
            one.total = playout(game.copy(), prompt.seat, one.answer, luck, NORMAL, ROUNDS)
            one.tried = 1
    return best_so_far(candidates)
