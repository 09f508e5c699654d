"""Computer players. They are given a view and a question, never the state.

choose(match.view(seat), match.prompt_for(seat), rng, level="easy") -> an answer for match.answer
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from bot.engine.prompts import Prompt
from bot.engine.view import View

from .policy import decide
from .weights import EASY, NORMAL, PERSONALITIES

Level = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")


def choose(
    view: View, prompt: Prompt, rng: Random, level: Level = "normal", personality: str | None = None
) -> Any:
    """The answer a computer player of this level gives."""
    if level == "easy":
        return decide(view, prompt, rng, EASY)
    return decide(view, prompt, rng, PERSONALITIES.get(personality or "", NORMAL))
