"""The driver: what is pending, answering it, replaying, checkpoints, undo."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from .events import Event, Refused
from .prompts import CHANCE, Answer, Chance, Prompt, Questions
from .state import Game, Options, Player, dump, load
from .turn import play
from .view import View, view

Source = Literal["player", "chance", "auto"]


class Row(NamedTuple):
    """One line of a game's log."""

    seat: int
    key: str
    answer: Answer
    source: Source = "player"


@dataclass(slots=True)
class Preview:
    """What a move would do, up to the first roll, reveal or question to somebody else."""

    events: list[Event]
    stops: Literal["question", "chance", "reveal", "other", "done", "over"]
    prompt: Prompt | None
    """The next question to the same player, if that is where it stops."""


class Diverged(Exception):
    """A stored answer does not fit the question now asked: the rules changed under a running game."""
