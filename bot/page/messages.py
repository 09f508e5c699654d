"""What a page and the server send each other: JSON over one socket. What a page sends is checked here and nowhere
trusted: sizes are bounded, and nothing in it says who the visitor is."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from bot.asking import Question, Result

MOST_TEXT = 16 * 1024
"""The largest message a page may send, in bytes."""

Number = Annotated[int, Field(ge=0, lt=2**53)]
Id = Annotated[str, Field(min_length=1, max_length=100)]
Ids = Annotated[list[Id], Field(max_length=40)]
Answers = Annotated[list[Id | Ids], Field(max_length=20)]


class Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


# From the page


class Enter(Data):
    """The first message: a ticket from a link, or the session that an earlier ticket became."""

    do: Literal["enter"]
    ticket: Annotated[str, Field(max_length=1000)] = ""
    session: Annotated[str, Field(max_length=1000)] = ""


class Try(Data):
    """What would these answers do, and what is asked next? Nothing changes."""

    do: Literal["try"]
    question: Number
    revision: Number
    answers: Answers = []
    group: Annotated[str, Field(max_length=40)] = ""
    """The first half of the next answer, if that is chosen: a worker, or the recruit to lead with."""


class Commit(Data):
    """Give these answers. The same `id` again changes nothing."""

    do: Literal["commit"]
    id: Annotated[str, Field(min_length=8, max_length=64)]
    question: Number
    revision: Number
    answers: Annotated[Answers, Field(min_length=1)]


class Undo(Data):
    do: Literal["undo"]
    id: Annotated[str, Field(min_length=8, max_length=64)]
    question: Number
    revision: Number


Request = Annotated[Enter | Try | Commit | Undo, Field(discriminator="do")]
REQUEST: TypeAdapter[Request] = TypeAdapter(Request)


# To the page


class Entered(Data):
    kind: Literal["entered"] = "entered"
    session: str
    language: str
    names: list[str]
    places: dict[str, list[int]]
    """The box of each place in the picture that a choice can stand for: left, top, right, bottom."""


class Piece(Data):
    box: list[int]
    png: str
    """In base64."""


class Board(Data):
    """The picture of the board, or what has changed in the one before."""

    kind: Literal["board"] = "board"
    alt: str
    whole: str = ""
    """A PNG in base64; empty if `pieces` are to be pasted over the picture that the page has."""
    pieces: list[Piece] = []


class Asked(Data):
    """What the visitor is asked now, after the answers they have tried."""

    kind: Literal["asked"] = "asked"
    seat: int | None
    """The visitor's; None for spectators, and for whoever has left the game."""
    question: int
    revision: int
    shown: Question | Result | None
    """None: nothing is asked of them."""
    waiting: list[int]
    """The seats that the game waits for."""
    turn: int
    over: bool


class Told(Data):
    """What a committed move, or undoing, has done: lines for the person who made it."""

    kind: Literal["told"] = "told"
    lines: list[str]
    undoable: bool


class Refusal(Data):
    """Why something was not done. `stale`: the page is told the present question next."""

    kind: Literal["refused"] = "refused"
    reason: str
    text: str = ""
    stale: bool = False


Message = Entered | Board | Asked | Told | Refusal
