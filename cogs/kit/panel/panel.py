"""The private panel: leads through a move, offering only legal choices, and commits it when it is complete.

Everything chosen so far is in the custom ids (`progress`), nothing in memory. What a question looks like is in
`prompt_views`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from discord import PartialEmoji

from bot.engine.board import RECRUITS
from bot.engine.game import Preview
from bot.engine.prompts import Answer, Prompt
from bot.engine.view import View
from bot.tables import Position, Stale, Tables
from bot.wording import reports
from cogs.kit.context import names_of
from cogs.kit.controls import Key, pages
from cogs.kit.panel.planning import Planning
from cogs.kit.panel.progress import Progress, answer_of, check_of, code_of
from data.words import Words

WEIGHED = {"act", "recruits", "recruit_draft", "market_draft", "track_draft"}
"""Questions whose answer is shown with its result and confirmed, as is every answer that cannot be undone."""


@dataclass(slots=True)
class Panel:
    """What one press of the panel needs to know: how far the player is, what is asked next, and what can be seen."""

    tables: Tables | Planning
    position: Position
    seat: int
    w: Words
    progress: Progress
    answers: list[Answer]
    prompt: Prompt | None
    """The next question after these answers; None when the move is complete."""
    preview: Preview | None
    view: View
    icons: Mapping[str, PartialEmoji]
    """For buttons; empty if Discord does not have our emoji."""
    text: Words
    """The words with icons, for everything but labels and menus."""

    @classmethod
    async def at(
        cls,
        tables: Tables | Planning,
        position: Position,
        seat: int,
        w: Words,
        progress: Progress | None = None,
        icons: Mapping[str, PartialEmoji] | None = None,
    ) -> Panel:
        """Follow the answers chosen so far. Stale if they no longer apply."""
        progress = progress or Progress()
        prompt = position.prompt_for(seat)
        answers: list[Answer] = []
        preview: Preview | None = None
        for code in progress.codes:
            if prompt is None:
                raise Stale
            answers.append(answer_of(prompt, code))
            preview = await tables.preview(position.game.id, seat, answers)
            prompt = preview.prompt
        if progress.codes and check_of(answers) != progress.check:
            raise Stale
        if isinstance(tables, Planning):
            view = tables.view(answers)
        else:
            view = await tables.view(position.game.id, seat)
            if answers and prompt is not None and prompt.ask == "act":
                prompt = None  # the next worker of a double is a move of its own
        return cls(
            tables,
            position,
            seat,
            w,
            progress,
            answers,
            prompt,
            preview,
            view,
            icons or {},
            w.with_icons({name: str(icon) for name, icon in icons.items()}) if icons else w,
        )

    def then(self, answer: Answer) -> Progress:
        """The progress after one more answer."""
        assert self.prompt is not None
        return Progress(
            (*self.progress.codes, code_of(self.prompt, answer)), check_of([*self.answers, answer])
        )

    async def along(self, *answers: Answer) -> tuple[Progress, Preview]:
        """The progress after these further answers, and what they would do. Each has to fit the question before it."""
        given, codes, prompt = list(self.answers), list(self.progress.codes), self.prompt
        for answer in answers:
            assert prompt is not None
            given.append(answer)
            preview = await self.tables.preview(
                self.position.game.id, self.seat, given
            )  # refuses what is illegal
            codes.append(code_of(prompt, answer))
            prompt = preview.prompt
        return Progress(tuple(codes), check_of(given)), preview

    @property
    def back(self) -> Progress:
        """Before the last answer, with its first half (a worker, a recruit) still chosen."""
        if not self.answers:
            return Progress()
        before = self.answers[:-1]
        group = group_of(self.answers[-1]) if not before else ""
        return Progress(self.progress.codes[:-1], check_of(before) if before else 0, group)

    @property
    def whole(self) -> bool:
        """Whether nothing more is asked of this player before something is rolled, revealed or done."""
        return bool(self.answers) and self.prompt is None

    @property
    def fits(self) -> bool:
        """Whether the longest button has room in its custom id for the answers chosen so far."""
        return len(self.key("choose").rest) <= self.key("choose").room - 12

    @property
    def pages(self) -> int:
        return len(pages(self.prompt.options)) if self.prompt is not None else 1

    @property
    def numbers_shown(self) -> list[int]:
        """The numbers of the options on the page shown."""
        assert self.prompt is not None
        numbers = pages(range(len(self.prompt.options)))
        return list(numbers[min(self.progress.page, len(numbers) - 1)])

    def tick(self, values: Sequence[str]) -> Progress:
        """These options ticked on the page shown, by number; ticks on other pages stay."""
        shown = sum(1 << number for number in self.numbers_shown)
        ticks = (self.progress.ticks & ~shown) | sum(1 << int(value) for value in values)
        return replace(self.progress, ticks=ticks)

    @property
    def final(self) -> str:
        """Why a complete move cannot be undone, as the end of a message id; empty if it can."""
        return finality(self.preview, self.position) if self.preview is not None else ""

    @property
    def weighed(self) -> bool:
        """Whether the result is shown and confirmed before it counts."""
        first = self.position.prompt_for(self.seat)
        assert first is not None
        return bool(self.final) or (self.answers != ["stop"] and (first.ask in WEIGHED or first.several))

    @property
    def planning(self) -> Planning | None:
        """Set while a later turn is planned."""
        return self.tables if isinstance(self.tables, Planning) else None

    def key(self, verb: str, progress: Progress | None = None) -> Key:
        rest = self.progress if progress is None else progress
        if self.planning is not None:
            turn = self.planning.outlook.turn
            return Key(f"plan_{verb}", self.position.game.id, turn, self.planning.instead, rest.text())
        return Key(verb, self.position.game.id, self.position.question, self.position.revision, rest.text())

    @property
    def names(self) -> dict[int, str]:
        return names_of(self.position.game)


def finality(preview: Preview, position: Position) -> str:
    """Why an answer cannot be undone once it is given: chance, a reveal, the end of the game, or a computer player that
    goes on at once. Empty if `/undo` can take it back."""
    stops = reports.stops_at(preview)
    if stops in ("chance", "reveal", "over"):
        return stops
    seats = position.game.seats
    return "computer" if any(seats[seat].by_computer for seat in preview.asked) else ""


def group_of(answer: Answer) -> str:
    """The first half of an answer that is chosen in two steps: the worker of `place:5:generator`, the active one of two
    recruits."""
    if not isinstance(answer, str):
        return ""
    if answer.startswith("place:"):
        return answer.split(":")[1]
    active, both, _ = answer.partition("+")
    return active if both and active in RECRUITS else ""
