"""The answer to one question by value: used by easy and normal players, and in playouts."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.engine.prompts import Prompt

from .action_values import appraise
from .answers import answer, best_of
from .situation import Situation
from .valuation import Mind
from .weights import NORMAL, Weights


def decide(situation: Situation, prompt: Prompt, rng: Random, weights: Weights = NORMAL) -> Any:
    """The answer with the highest value for the asked player."""
    mind = Mind(situation, prompt.seat, weights)
    if prompt.ask != "act":
        return answer(mind, prompt, rng)
    worths = appraise(mind, prompt)
    noise = weights.noise
    if noise:
        worths = [worth + rng.random() * noise for worth in worths]
    else:
        worths = [worth + rng.random() * 0.01 for worth in worths]
    return best_of(prompt.options, worths)
