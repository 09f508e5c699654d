"""The panel before one's turn: the same questions, asked as if the turn had come; the answers are stored as a plan."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import Preview
from bot.engine.paths import Path
from bot.engine.prompts import Answer
from bot.engine.view import View
from bot.games.plans import Outlook
from bot.plans.plan import CONDITIONS


class Planning:
    """The rules of a later turn, for `bot.asking`."""

    def __init__(self, outlook: Outlook, instead: int = 0) -> None:
        self.outlook = outlook
        self.instead = instead
        """The plan to be replaced; 0 for none."""

    async def preview(self, answers: Sequence[Answer]) -> Preview:
        return self.outlook.ahead.preview(answers)

    async def paths(self, answers: Sequence[Answer]) -> list[Path]:
        return self.outlook.ahead.paths(answers)

    async def view(self, answers: Sequence[Answer]) -> View:
        return self.outlook.ahead.view(answers)


def ticked(ticks: int) -> list[str]:
    """The conditions behind the bits of a custom id."""
    return [one for number, one in enumerate(CONDITIONS) if ticks >> number & 1]


def ticks_of(conditions: Sequence[str]) -> int:
    return sum(1 << CONDITIONS.index(one) for one in conditions if one in CONDITIONS)
