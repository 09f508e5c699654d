"""A move that a player is choosing: the answers so far, what they would do, and what is asked next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, cast

from bot.engine.board import RECRUITS
from bot.engine.events import Refused
from bot.engine.game import Preview
from bot.engine.paths import Path
from bot.engine.prompts import Answer, Prompt
from bot.engine.view import View
from bot.language.words import Words
from bot.wording import reports

from .question import Back, Final, Given


class Rules(Protocol):
    """Tries answers of the seat that is asked, without giving them."""

    async def preview(self, answers: Sequence[Answer]) -> Preview: ...

    async def paths(self, answers: Sequence[Answer]) -> list[Path]: ...

    async def view(self, answers: Sequence[Answer]) -> View: ...


class Games(Protocol):
    """Live games, as `bot.games` has them."""

    async def preview(self, game_id: int, seat: int, answers: Sequence[Answer]) -> Preview: ...

    async def paths(self, game_id: int, seat: int, answers: Sequence[Answer]) -> list[Path]: ...

    async def view(self, game_id: int, seat: int) -> View: ...


@dataclass(slots=True, frozen=True)
class Live:
    """The rules of a live game, for a seat."""

    games: Games
    game_id: int
    seat: int

    async def preview(self, answers: Sequence[Answer]) -> Preview:
        return await self.games.preview(self.game_id, self.seat, answers)

    async def paths(self, answers: Sequence[Answer]) -> list[Path]:
        return await self.games.paths(self.game_id, self.seat, answers)

    async def view(self, answers: Sequence[Answer]) -> View:
        return await self.games.view(self.game_id, self.seat)


@dataclass(slots=True, frozen=True)
class Asked:
    """What a seat is asked, and what has to be known about the table for that."""

    seat: int
    prompt: Prompt | None
    names: Mapping[int, str]
    computers: frozenset[int] = frozenset()
    """Seats that a computer plays."""
    on_turn: bool = True
    restarted: bool = False
    """The turn was restarted because the rules were corrected."""
    planned: int | None = None
    """The number of the later turn that is being planned; None for a question to be answered now."""


@dataclass(slots=True, kw_only=True)
class Move:
    rules: Rules
    asked: Asked
    w: Words
    """For labels."""
    text: Words
    """For everything else; it may have icons."""
    pictured: bool = False
    """Whether a picture with an alt text shows the cards to choose from."""
    longest: int = 200
    """How long a choice's detail may be."""
    answers: list[Answer] = field(default_factory=list)
    prompt: Prompt | None = field(init=False)
    """The next question after these answers; None when the move is complete."""
    preview: Preview | None = field(init=False, default=None)
    view: View = field(init=False)

    def __post_init__(self) -> None:
        self.prompt = self.asked.prompt

    @classmethod
    async def after(
        cls,
        rules: Rules,
        asked: Asked,
        w: Words,
        answers: Sequence[Answer] = (),
        *,
        text: Words | None = None,
    ) -> Move:
        """The move after these answers. Refused if one of them is not legal."""
        move = cls(rules=rules, asked=asked, w=w, text=text or w)
        for answer in answers:
            if move.prompt is None:
                raise Refused("refused-not-asked")
            await move.take(answer)
        await move.look()
        return move

    async def take(self, answer: Answer) -> None:
        """Go on with one more answer."""
        self.answers.append(answer)
        self.preview = await self.rules.preview(self.answers)
        self.prompt = self.preview.prompt
        if self.prompt is not None and self.prompt.ask == "act" and self.asked.planned is None:
            self.prompt = None  # the next worker of a double is a move of its own

    async def look(self) -> None:
        self.view = await self.rules.view(self.answers)

    @property
    def seat(self) -> int:
        return self.asked.seat

    @property
    def given(self) -> list[Given]:
        """The answers, which are never trades here."""
        return cast("list[Given]", self.answers)

    @property
    def known(self) -> int:
        """The number of events that the previous answers have brought."""
        return len(self.preview.events) if self.preview is not None else 0

    @property
    def back(self) -> Back:
        """Before the last answer, with its first half (a worker, a recruit) still chosen."""
        *before, last = self.given or [""]
        return Back(answers=before, group="" if before else group_of(last))

    @property
    def forced(self) -> Answer | None:
        """The only answer to the question of a turn; None if there is a choice."""
        prompt = self.asked.prompt
        if prompt is None or prompt.ask != "act" or len(prompt.options) > 1:
            return None
        return prompt.options[0].id

    @property
    def whole(self) -> bool:
        """Whether nothing more is asked of this player before something is rolled, revealed or done."""
        return bool(self.answers) and self.prompt is None

    @property
    def final(self) -> Final:
        return finality(self.preview, self.asked.computers) if self.preview is not None else ""


def finality(preview: Preview, computers: frozenset[int]) -> Final:
    """Why an answer cannot be undone once it is given: chance, a reveal, the end of the game, or a computer player that
    goes on at once. Empty if it can."""
    match reports.stops_at(preview):
        case "chance" | "reveal" | "over" as why:
            return why
        case _:
            return "computer" if computers.intersection(preview.asked) else ""


def group_of(answer: Answer) -> str:
    """The first half of an answer that is chosen in two steps: the worker of `place:5:generator`, the active one of two
    recruits."""
    if not isinstance(answer, str):
        return ""
    if answer.startswith("place:"):
        return answer.split(":")[1]
    active, both, _ = answer.partition("+")
    return active if both and active in RECRUITS else ""
