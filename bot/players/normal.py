"""The normal level: the value of every action, checked by a short lookahead."""

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
"""Play until it is this player's turn again."""


def look_ahead(view: View, prompt: Prompt, rng: Random, weights: Weights = NORMAL) -> Any:
    """Try the few most promising actions for one round of a sampled game. No time limit, so the same seed always gives
    the same answer."""
    if not between_actions(prompt):
        return decide(view, prompt, rng, weights)
    candidates = promising(view, prompt, weights, CANDIDATES)
    if len(candidates) > 1:
        game, luck = sample(view, rng), rng.getrandbits(48)
        for one in candidates:
            one.total = playout(game.copy(), prompt.seat, one.answer, luck, NORMAL, ROUNDS)
            one.tried = 1
    return best_so_far(candidates)
