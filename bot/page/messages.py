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


class Asking(Data):
    """A request that is answered under its own number, so that the page knows what an answer belongs to."""

    to: Number = 0


class Enter(Data):
    """The first message: a ticket from a link, or the session that an earlier ticket became."""

    do: Literal["enter"]
    ticket: Annotated[str, Field(max_length=1000)] = ""
    session: Annotated[str, Field(max_length=1000)] = ""


class Try(Asking):
    """What would these answers do, and what is asked next? Nothing changes."""

    do: Literal["try"]
    question: Number
    revision: Number
    answers: Answers = []
    group: Annotated[str, Field(max_length=40)] = ""
    """The first half of the next answer, if that is chosen: a worker, or the recruit to lead with."""


class Commit(Asking):
    """Give these answers. The same `id` again changes nothing."""

    do: Literal["commit"]
    id: Annotated[str, Field(min_length=8, max_length=64)]
    question: Number
    revision: Number
    answers: Annotated[Answers, Field(min_length=1)]


class Undo(Asking):
    do: Literal["undo"]
    id: Annotated[str, Field(min_length=8, max_length=64)]
    question: Number
    revision: Number


class Look(Asking):
    """Read something, such as one's own cards. Nothing changes."""

    do: Literal["look"]
    at: Literal["hand", "log", "recap", "place", "turn"]
    which: Annotated[str, Field(max_length=40)] = ""
    """A place on the board, or the number of a turn."""


Request = Annotated[Enter | Try | Commit | Undo | Look, Field(discriminator="do")]
REQUEST: TypeAdapter[Request] = TypeAdapter(Request)


# To the page


class Place(Data):
    box: list[int]
    """Left, top, right, bottom."""
    name: str


class Entered(Data):
    kind: Literal["entered"] = "entered"
    session: str
    language: str
    words: dict[str, str]
    """The page's own texts."""
    names: list[str]
    places: dict[str, Place]
    """The places in the picture, those that a choice can stand for among them."""
    areas: dict[str, Place]
    """The parts of the board."""
    size: list[int]
    """The width and height of the picture; empty for those who want no pictures."""
    back: str = ""
    """The address of the game in Discord."""


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
    to: int = 0
    """The request that this answers; 0 if the game has changed."""
    seat: int | None
    """The visitor's; None for spectators, and for whoever has left the game."""
    question: int
    revision: int
    shown: Question | Result | None
    """None: nothing is asked of them."""
    weighed: bool = False
    """Whether a result is to be confirmed; otherwise the answers are given at once, and can be taken back."""
    state: str
    """Whose turn it is, or who has won."""
    waiting: list[int]
    """The seats that the game waits for."""
    turn: int
    over: bool
    turns: int
    """How many turns of a finished game can be looked at again."""


class Told(Data):
    """What a committed move, or undoing, has done: lines for the person who made it."""

    kind: Literal["told"] = "told"
    to: int = 0
    lines: list[str]
    undoable: bool


class Step(Data):
    line: int
    places: list[str]


class Shown(Data):
    """What the visitor wanted to look at."""

    kind: Literal["shown"] = "shown"
    to: int = 0
    at: str
    title: str
    lines: list[str] = []
    picture: str = ""
    """A PNG in base64."""
    alt: str = ""
    steps: list[Step] = []
    """The places that each of the last lines is about, to be pointed out one after the other."""


class Refusal(Data):
    """Why something was not done. `stale`: the page is told the present question next."""

    kind: Literal["refused"] = "refused"
    to: int = 0
    reason: str
    text: str = ""
    stale: bool = False


Message = Entered | Board | Asked | Told | Shown | Refusal
