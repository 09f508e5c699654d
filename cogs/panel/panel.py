"""The private panel: leads through a move, offering only legal choices, and commits it when it is complete.

Everything chosen so far is in the custom ids (`progress`), nothing in memory. What is asked is in `bot.asking`, what it
looks like in `layouts`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from discord import PartialEmoji

from bot.asking import Asked, Live, Move
from bot.engine.game import Preview
from bot.engine.prompts import Answer
from bot.games import Games, Position, Stale
from bot.language.words import Words
from cogs.kit.context import names_of
from cogs.kit.controls import Key, pages
from cogs.panel.planning import Planning
from cogs.panel.progress import Progress, answer_of, check_of, code_of


@dataclass(slots=True, kw_only=True)
class Panel(Move):
    """What one press of the panel needs to know: how far the player is, what is asked next, and what can be seen."""

    position: Position
    progress: Progress
    icons: Mapping[str, PartialEmoji]
    """For buttons; empty if Discord does not have our emoji."""

    @classmethod
    async def at(
        cls,
        games: Games | Planning,
        position: Position,
        seat: int,
        w: Words,
        progress: Progress | None = None,
        icons: Mapping[str, PartialEmoji] | None = None,
    ) -> Panel:
        """Follow the answers chosen so far. Stale if they no longer apply."""
        planning = games if isinstance(games, Planning) else None
        panel = cls(
            rules=games if isinstance(games, Planning) else Live(games, position.game.id, seat),
            asked=Asked(
                seat,
                position.prompt_for(seat),
                names_of(position.game),
                frozenset(one.seat for one in position.game.seats if one.by_computer),
                position.turn == seat,
                position.reset_turn,
                planning.outlook.turn if planning is not None else None,
            ),
            w=w,
            text=w.with_icons({name: str(icon) for name, icon in icons.items()}) if icons else w,
            longest=600 if icons else 200,  # an icon takes about thirty characters
            position=position,
            progress=progress or Progress(),
            icons=icons or {},
        )
        for code in panel.progress.codes:
            if panel.prompt is None:
                raise Stale
            await panel.take(answer_of(panel.prompt, code))
        if panel.answers and check_of(panel.answers) != panel.progress.check:
            raise Stale
        await panel.look()
        return panel

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
            preview = await self.rules.preview(given)  # refuses what is illegal
            codes.append(code_of(prompt, answer))
            prompt = preview.prompt
        return Progress(tuple(codes), check_of(given)), preview

    @property
    def before(self) -> Progress:
        """One step back."""
        answers, group = list[Answer](self.back.answers), self.back.group
        return Progress(self.progress.codes[:-1], check_of(answers) if answers else 0, group)

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
    def planning(self) -> Planning | None:
        """Set while a later turn is planned."""
        return self.rules if isinstance(self.rules, Planning) else None

    def key(self, verb: str, progress: Progress | None = None) -> Key:
        rest = self.progress if progress is None else progress
        if self.planning is not None:
            turn = self.planning.outlook.turn
            return Key(f"plan_{verb}", self.position.game.id, turn, self.planning.instead, rest.text())
        return Key(verb, self.position.game.id, self.position.question, self.position.revision, rest.text())
