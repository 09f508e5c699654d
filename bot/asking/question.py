"""What a player is shown of a move: a question with its choices, or the result of a complete move.

All texts are in the player's language. A presenter decides what is a button, a menu or a rectangle on the board.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.engine.prompts import Ask

Given = str | list[str]
"""An answer: an option's id, or the ids of several."""
Tone = Literal["token", "plain", "decline"]
"""`token`: it brings an authority token, whatever else is chosen. `decline`: something is left undone."""
Final = Literal["", "chance", "reveal", "over", "computer"]
"""Why a move cannot be undone; empty if it can."""
Way = Literal["back", "trade", "undo", "hand"]


class Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Choice(Data):
    answers: list[Given]
    """What is answered by it, after the answers so far. Where several are chosen: the id of this one."""
    label: str
    detail: str = ""
    """Its price and result; empty if there is nothing to add to the label."""
    place: str | None = None
    """The space, territory or track on the board that it stands for."""
    icon: str = ""
    """The good, card or faction that it stands for, as icons are named."""
    tone: Tone = "plain"
    number: int = 0
    """The number of a space, in the list and on the board."""
    short: str = ""
    """A label for use below the section's lines, which say the rest."""


class Group(Data):
    """The first half of an answer that is chosen in two steps: a worker, or the recruit to lead with."""

    id: str
    label: str
    icon: str = ""
    chosen: bool = False


class Section(Data):
    """Choices that belong together."""

    kind: Literal["choose", "place", "retrieve", "which", "other", "tick", "together"]
    choices: list[Choice]
    title: str = ""
    lines: list[str] = []
    """What is true of all its choices."""


class Several(Data):
    """How many choices of the section `tick` make one answer."""

    least: int
    most: int
    hint: str
    ticked: list[str] = []

    @property
    def enough(self) -> bool:
        return bool(self.ticked) and self.least <= len(self.ticked) <= self.most


class Back(Data):
    """One step back: these answers remain, and the first half of the one that is taken back."""

    answers: list[Given] = []
    group: str = ""


class Question(Data):
    kind: Literal["question"] = "question"
    ask: Ask
    answers: list[Given]
    """What was chosen before; nothing of it is committed yet."""
    head: list[str]
    """What the player has, what the previous answers bring, the cards to choose from."""
    asks: str
    """The question itself."""
    groups: list[Group] = []
    sections: list[Section]
    several: Several | None = None
    ways: list[Way]
    """What else can be done instead of answering."""
    back: Back

    @property
    def choices(self) -> list[Choice]:
        return [choice for section in self.sections for choice in section.choices]


class Result(Data):
    """A complete move, to be confirmed."""

    kind: Literal["result"] = "result"
    answers: list[Given]
    lines: list[str]
    """What the move does."""
    then: str
    """What follows, and whether it can be taken back."""
    final: Final
    risk: int = 0
    """The probability that a worker deserts in the roll that follows, in percent."""
    warning: str = ""
    back: Back
