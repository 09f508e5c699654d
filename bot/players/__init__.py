"""Computer players. They only get a view and a question, never the full state.

choose(match.view(seat), match.prompt_for(seat), rng, level="easy") -> an answer for match.answer
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from bot.engine.prompts import Prompt
from bot.engine.view import View

from .hard import BUDGET, search
from .normal import look_ahead
from .policy import decide
from .trade import offer
from .weights import PERSONALITIES, another_personality, weights_of

__all__ = ["BUDGET", "LEVELS", "PERSONALITIES", "Level", "another_personality", "choose"]

Level = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


def choose(
    view: View,
    prompt: Prompt,
    rng: Random,
    level: str = "normal",
    personality: str | None = None,
    *,
    budget: float = BUDGET,
) -> Any:
    """The answer of a computer player of this level; a hard one thinks for up to `budget` seconds.

    If the question allows trading (it names partners), the answer may be a trade proposal.
    """
    weights = weights_of(level, personality)
    if level != "easy" and prompt.partners:
        proposal = offer(view, prompt, rng, weights)
        if proposal is not None:
            return proposal
    if level == "hard":
        return search(view, prompt, rng, weights, budget)
    if level == "easy":
        return decide(view, prompt, rng, weights)
    return look_ahead(view, prompt, rng, weights)
