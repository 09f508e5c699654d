"""The private panel: leads through a move with only legal choices, and commits it when it is whole.

Everything chosen so far is in the custom ids (a `Stage`), nothing in memory: a panel goes on after a restart. One
look for each shape of question (buttons, a menu, a menu of several), never one for a card.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass, replace
from typing import Any

from discord import ButtonStyle, ui

from bot import reports
from bot.engine.board import FACTION_OF
from bot.engine.game import Preview
from bot.engine.prompts import Answer, Option, Prompt
from bot.engine.view import View
from bot.tables import Position, Stale, Tables
from cogs.controls import (
    LONGEST_ID,
    MARK_LENGTH,
    MOST_OPTIONS,
    Key,
    anew,
    button,
    menu,
    option,
    pages,
    rows,
)
from cogs.people import names_of
from data.words import Words

FEW = 4
"""So many options are buttons; more are a menu."""

WEIGHED = {"act", "recruits", "recruit_draft", "market_draft", "track_draft"}
"""Questions whose answer is shown with its result and confirmed. Others are small, or can be undone."""


@dataclass(slots=True, frozen=True)
class Stage:
    """How far somebody is in the panel. `codes` are the options chosen, by number; `check` tells whether they still
    mean the same."""

    codes: tuple[str, ...] = ()
    check: int = 0
    group: str = ""
    """The worker chosen, before its space is."""
    page: int = 0
    marks: int = 0
    """Options ticked, where several are chosen on more than one page."""

    def text(self) -> str:
        return f"{self.page}.{self.group}.{self.marks:x}.{self.check:x}.{'-'.join(self.codes)}"

    @staticmethod
    def read(text: str) -> Stage:
        if not text:
            return Stage()
        page, group, marks, check, codes = text.split(".")
        return Stage(
            tuple(codes.split("-")) if codes else (), int(check, 16), group, int(page), int(marks, 16)
        )


def code_of(prompt: Prompt, answer: Answer) -> str:
    """An answer in few characters: the option's number, or for several a mask."""
    ids = [option.id for option in prompt.options]
    if isinstance(answer, list):
        return f"m{sum(1 << ids.index(chosen) for chosen in answer):x}"
    return str(ids.index(answer))


def answer_of(prompt: Prompt, code: str) -> Answer:
    ids = [option.id for option in prompt.options]
    try:
        if code.startswith("m"):
            mask = int(code[1:], 16)
            return [chosen for number, chosen in enumerate(ids) if mask >> number & 1]
        return ids[int(code)]
    except (IndexError, ValueError):
        raise Stale from None


def check_of(answers: list[Answer]) -> int:
    return zlib.crc32(json.dumps(answers).encode()) & 0xFFFF


@dataclass(slots=True)
class Panel:
    """A stage with everything known about it."""

    tables: Tables
    position: Position
    seat: int
    w: Words
    stage: Stage
    answers: list[Answer]
    prompt: Prompt | None
    """The question that is open once these answers are given; None when the move is whole."""
    preview: Preview | None
    view: View

    @classmethod
    async def at(
        cls, tables: Tables, position: Position, seat: int, w: Words, stage: Stage | None = None
    ) -> Panel:
        """Follow the answers chosen so far. Stale if they no longer fit."""
        stage = stage or Stage()
        prompt = position.prompt_for(seat)
        answers: list[Answer] = []
        preview: Preview | None = None
        for code in stage.codes:
            if prompt is None:
                raise Stale
            answers.append(answer_of(prompt, code))
            preview = await tables.preview(position.game.id, seat, answers)
            prompt = preview.prompt
        if stage.codes and check_of(answers) != stage.check:
            raise Stale
        if answers and prompt is not None and prompt.ask == "act":
            prompt = None  # the next die of a double is a move of its own
        return cls(
            tables,
            position,
            seat,
            w,
            stage,
            answers,
            prompt,
            preview,
            await tables.view(position.game.id, seat),
        )

    def then(self, answer: Answer) -> Stage:
        """The stage after one more answer."""
        assert self.prompt is not None
        return Stage((*self.stage.codes, code_of(self.prompt, answer)), check_of([*self.answers, answer]))

    @property
    def back(self) -> Stage:
        return Stage(self.stage.codes[:-1], check_of(self.answers[:-1]) if self.answers[:-1] else 0)

    @property
    def whole(self) -> bool:
        """Nothing more is asked of this player before something is rolled, revealed or done."""
        return bool(self.answers) and self.prompt is None

    @property
    def fits(self) -> bool:
        """Whether the longest button of this stage has room for the answers chosen so far."""
        return len(self.key("choose").rest) <= self.key("choose").room - 12

    @property
    def pages(self) -> int:
        return len(pages(self.prompt.options)) if self.prompt is not None else 1

    @property
    def sheet(self) -> list[int]:
        """The numbers of the options on the page shown."""
        assert self.prompt is not None
        sheets = pages(range(len(self.prompt.options)))
        return list(sheets[min(self.stage.page, len(sheets) - 1)])

    @property
    def weighed(self) -> bool:
        """Whether the result is shown and confirmed before it counts."""
        first = self.position.prompt_for(self.seat)
        assert first is not None
        return self.answers != ["stop"] and (first.ask in WEIGHED or first.several)

    def key(self, verb: str, stage: Stage | None = None) -> Key:
        rest = self.stage if stage is None else stage
        return Key(verb, self.position.game.id, self.position.question, self.position.revision, rest.text())

    # What it looks like

    async def show(self) -> tuple[str, ui.View]:
        if self.prompt is None:
            return self._confirm() if self.answers else (self.w("panel-nothing"), rows())
        if self.prompt.several:
            return self._several(self.prompt)
        return await self._one(self.prompt)

    def _confirm(self) -> tuple[str, ui.View]:
        assert self.preview is not None
        w = self.w
        result = self._result(self.preview)
        # A choice in secret has no result yet: say what was chosen.
        lines = [w("panel-would")] if result else [w("panel-chosen", choice=self._chosen())]
        lines += [f"• {line}" for line in result]
        if self.preview.stops in ("chance", "reveal", "other", "over"):
            lines.append(w(f"panel-then-{self.preview.stops}"))
        return "\n".join(lines), rows(
            button(self.key("go"), w("panel-confirm"), ButtonStyle.success),
            button(self.key("show", self.back), w("panel-back")),
        )

    def _chosen(self) -> str:
        prompt, answer = self.position.prompt_for(self.seat), self.answers[0]
        assert prompt is not None
        ids = answer if isinstance(answer, list) else [answer]
        return self.w.list([reports.label(prompt, option_by(prompt, i), self.w, self.view) for i in ids])

    def _result(self, preview: Preview) -> list[str]:
        return reports.report(preview.events, self.w, self.names, seat=self.seat, built=self.view.built)

    @property
    def names(self) -> dict[int, str]:
        return names_of(self.position.game)

    def _head(self, prompt: Prompt) -> list[str]:
        lines = []
        if self.position.reset_turn:
            lines.append(self.w("panel-reset"))
        if prompt.ask == "act" and not self.answers:
            lines.append(situation(self.view, self.w))
        if self.preview is not None and self.preview.events:
            lines += [f"• {line}" for line in self._result(self.preview)]
        lines += cards_in(prompt, self.w, self.view)
        return [*lines, f"**{reports.question(prompt, self.w, self.view, self.names)}**"]

    def _feet(self, prompt: Prompt) -> list[ui.Item[Any]]:
        """Back, undo, trade and the hand, where they make sense."""
        feet: list[ui.Item[Any]] = []
        if self.stage.group:
            feet.append(button(self.key("show", replace(self.stage, group="", page=0)), self.w("panel-back")))
        elif self.answers:
            feet.append(button(self.key("show", self.back), self.w("panel-back")))
        else:
            if prompt.partners:
                feet.append(button(self.key("trade"), self.w("panel-trade")))
            if self.position.turn == self.seat and (prompt.ask not in WEIGHED or self.view.acted):
                feet.append(button(self.key("undo"), self.w("panel-undo")))
            feet.append(button(self.key("hand"), self.w("panel-hand")))
        return feet

    async def _one(self, prompt: Prompt) -> tuple[str, ui.View]:
        groups = workers_in(prompt)
        if prompt.ask == "act" and len(groups) > 1 and not self.stage.group:
            return self._workers(prompt, groups)
        options = [o for o in prompt.options if not self.stage.group or group_of(o) in ("", self.stage.group)]
        if self.stage.group:
            options = [o for o in options if group_of(o)]
        if len(options) <= FEW and prompt.ask != "act":
            return await self._buttons(prompt, options)
        return await self._menu(prompt, options)

    def _workers(self, prompt: Prompt, groups: dict[str, int]) -> tuple[str, ui.View]:
        """First which worker, then where to: one menu of everything would be too long to read."""
        w = self.w
        choices = [
            option(f"worker:{knowledge}", w("panel-worker", knowledge=knowledge), w("panel-spaces", n=count))
            for knowledge, count in groups.items()
        ]
        choices += [
            option(value_of(prompt, o), reports.label(prompt, o, w, self.view))
            for o in prompt.options
            if not group_of(o)
        ]
        what = menu(self.key("pick"), anew(choices[:MOST_OPTIONS]), w("panel-choose"))
        return "\n".join(self._head(prompt)), rows(what, *self._feet(prompt))

    async def _details(self, prompt: Prompt, options: list[Option]) -> list[str]:
        details = []
        for chosen in options:
            preview = await self.tables.preview(self.position.game.id, self.seat, [*self.answers, chosen.id])
            details.append(reports.detail(prompt, chosen, preview, self.w, self.view))
        return details

    async def _menu(self, prompt: Prompt, options: list[Option]) -> tuple[str, ui.View]:
        sheets = pages(options)
        page = min(self.stage.page, len(sheets) - 1)
        sheet = list(sheets[page])
        choices = [
            option(value_of(prompt, o), reports.label(prompt, o, self.w, self.view), detail)
            for o, detail in zip(sheet, await self._details(prompt, sheet), strict=True)
        ]
        what = menu(self.key("pick"), anew(choices), self.w("panel-choose"))
        return "\n".join(self._head(prompt)), rows(
            what, *self._turning(page, len(sheets)), *self._feet(prompt)
        )

    def _turning(self, page: int, count: int) -> list[ui.Item[Any]]:
        if count == 1:
            return []
        return [
            button(
                self.key("show", replace(self.stage, page=other)),
                self.w("panel-page", page=other + 1, pages=count),
                disabled=other == page,
            )
            for other in range(count)
        ]

    async def _buttons(self, prompt: Prompt, options: list[Option]) -> tuple[str, ui.View]:
        lines = self._head(prompt)
        items: list[ui.Item[Any]] = []
        for chosen, detail in zip(options, await self._details(prompt, options), strict=True):
            label = reports.label(prompt, chosen, self.w, self.view)
            if detail and detail != label:
                lines.append(f"• **{label}**: {detail}")
            style = ButtonStyle.secondary if chosen.id in ("no", "stop") else ButtonStyle.primary
            items.append(button(self.key("choose", self.then(chosen.id)), label, style))
        return "\n".join(lines), rows(*items, *self._feet(prompt))

    def _several(self, prompt: Prompt) -> tuple[str, ui.View]:
        """A menu of several ticks; the ticks of other pages are remembered in the ids."""
        w = self.w
        page, count = min(self.stage.page, self.pages - 1), self.pages
        ticked = [number for number in range(len(prompt.options)) if self.stage.marks >> number & 1]
        choices = [
            option(
                str(number),
                reports.label(prompt, prompt.options[number], w, self.view),
                default=number in ticked,
            )
            for number in self.sheet
        ]
        items: list[ui.Item[Any]] = [
            menu(
                self.key("mark", replace(self.stage, page=page)),
                anew(choices),
                w("panel-choose-several", least=prompt.least, most=prompt.most),
                least=prompt.least if count == 1 and prompt.least else 1,
                most=min(prompt.most, len(choices)),
            ),
            *self._turning(page, count),
        ]
        if prompt.most >= len(prompt.options) and len(prompt.options) > 1:
            every = [o.id for o in prompt.options]
            items.append(button(self.key("choose", self.then(every)), w("panel-all"), ButtonStyle.primary))
        if prompt.least == 0:
            items.append(button(self.key("choose", self.then([])), w("panel-none")))
        if ticked and count > 1 and prompt.least <= len(ticked) <= prompt.most:
            chosen = [prompt.options[number].id for number in ticked]
            items.append(
                button(
                    self.key("choose", self.then(chosen)),
                    w("panel-these", n=len(ticked)),
                    ButtonStyle.success,
                )
            )
        return "\n".join(self._head(prompt)), rows(*items, *self._feet(prompt))


def cards_in(prompt: Prompt, w: Words, view: View) -> list[str]:
    """What the recruits one chooses among can do."""
    if prompt.ask not in ("recruits", "recruit_draft", "keep"):
        return []
    cards = dict.fromkeys(card for o in prompt.options for card in o.id.split("+") if card in FACTION_OF)
    return [
        w(
            "panel-recruit",
            recruit=w.recruit(card),
            faction=w.faction(FACTION_OF[card]),
            ability=w.ability(card, view.edition),
        )
        for card in cards
    ]


def group_of(chosen: Option) -> str:
    """`place:5:generator` belongs to the worker with knowledge 5."""
    return chosen.id.split(":")[1] if chosen.id.startswith("place:") else ""


def workers_in(prompt: Prompt) -> dict[str, int]:
    """Knowledge → how many spaces such a worker could go to."""
    found: dict[str, int] = {}
    for chosen in prompt.options:
        if group_of(chosen):
            found[group_of(chosen)] = found.get(group_of(chosen), 0) + 1
    return found


def value_of(prompt: Prompt, chosen: Option) -> str:
    """An option as a menu's value."""
    return chosen.id if len(chosen.id) <= LONGEST_ID - MARK_LENGTH else f"#{prompt.options.index(chosen)}"


def option_by(prompt: Prompt, value: str) -> Option:
    if value.startswith("#"):
        return prompt.options[int(value[1:])]
    found = prompt.option(value)
    if found is None:
        raise Stale
    return found


def situation(view: View, w: Words) -> str:
    """What the player has, in a line."""
    me = view.me
    return w(
        "panel-you",
        workers=w.list([str(knowledge) for knowledge in me.available])
        if me.available
        else w("panel-no-workers"),
        goods=w.goods(me.goods) if me.goods else w("panel-no-goods"),
        artifacts=me.artifact_count,
        morale=me.morale,
        knowledge=me.knowledge,
        tokens=me.tokens_left,
    )
