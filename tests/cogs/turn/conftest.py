"""Fixtures for the tests of turns."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine.prompts import Prompt
from bot.engine.view import View
from bot.players.hint import Hint, hint
from bot.players.thinking import Runner


@pytest.fixture
def hints(monkeypatch: pytest.MonkeyPatch) -> list[tuple[View, Hint]]:
    """Computes hints in this process without search, which has its own tests; records what they were computed from."""
    given: list[tuple[View, Hint]] = []

    async def advise(_: Runner, view: View, prompt: Prompt, budget: float = 0) -> Hint:
        given.append((view, hint(view, prompt, Random(1), budget=0)))
        return given[-1][1]

    monkeypatch.setattr(Runner, "hint", advise)
    return given
