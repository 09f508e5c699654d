"""A plan: the answers of one turn, each with its question, and the conditions for giving them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.engine.board import COMMODITIES, RESOURCES
from bot.engine.prompts import Answer, Ask, Option, Prompt

MAX_TURNS = 3
"""How many turns ahead a player can plan."""
MAX_WAYS = 3
"""How many plans a turn may have: the first one that is possible is played."""

FREE, COST, GAIN, ANY = "free", "cost", "gain", "any"
"""The space is empty; it costs no more than when it was planned; it brings no less; a different worker may be used."""

KEPT = (*COMMODITIES, *RESOURCES, "artifact", "morale")
CONDITIONS = (FREE, COST, GAIN, ANY, *(f"keep:{thing}:{n}" for n in (1, 2, 3) for thing in KEPT))
"""All conditions, always in this order. `keep:food:1`: at least 1 food is left afterwards."""


class Step(NamedTuple):
    """One planned answer with its question."""

    ask: Ask
    key: str
    chosen: tuple[Option, ...]
    all: bool = False
    """Every option of a multiple choice was chosen: choose all options that exist when it is played."""
    several: bool = False

    @staticmethod
    def of(prompt: Prompt, answer: Answer) -> Step:
        ids = answer if isinstance(answer, list) else [answer]
        chosen = tuple(option for option in prompt.options if option.id in ids)
        every = prompt.several and len(chosen) == len(prompt.options)
        return Step(prompt.ask, prompt.key, chosen, every, prompt.several)

    @property
    def space(self) -> str:
        """The space where this step places a worker; empty if it does something else."""
        kind, _, rest = self.chosen[0].id.partition(":") if self.chosen else ("", "", "")
        return rest.partition(":")[2] if self.ask == "act" and kind == "place" else ""

    def fits(self, prompt: Prompt) -> bool:
        return (self.ask, self.key) == (prompt.ask, prompt.key)

    def answer(self, prompt: Prompt, *, any_worker: bool = False) -> Answer:
        """The answer to this prompt. It may no longer be one of its options."""
        if self.several:
            ids = [option.id for option in (prompt.options if self.all else self.chosen)]
            return ids if prompt.several else ids[0]
        answer = self.chosen[0].id
        if any_worker and self.space and prompt.option(answer) is None:
            there = (
                o.id for o in prompt.options if o.id.startswith("place:") and o.id.endswith(f":{self.space}")
            )
            return next(there, answer)
        return answer


@dataclass(slots=True, frozen=True)
class Plan:
    steps: tuple[Step, ...]
    only: tuple[str, ...] = ()
    """Conditions from `CONDITIONS`."""
    cost: Mapping[str, int] = field(default_factory=dict)
    """The cost when the plan was made, as far as it was known; `gain` likewise."""
    gain: Mapping[str, int] = field(default_factory=dict)

    def dump(self) -> str:
        steps = [
            [s.ask, s.key, [[o.id, o.things, o.uses, o.instead_of] for o in s.chosen], s.all, s.several]
            for s in self.steps
        ]
        data = {"steps": steps, "only": self.only, "cost": dict(self.cost), "gain": dict(self.gain)}
        return json.dumps(data, separators=(",", ":"))

    @staticmethod
    def load(text: str) -> Plan:
        data: dict[str, Any] = json.loads(text)
        steps = tuple(
            Step(
                ask,
                key,
                tuple(Option(i, tuple(things), tuple(uses), instead) for i, things, uses, instead in chosen),
                every,
                several,
            )
            for ask, key, chosen, every, several in data["steps"]
        )
        return Plan(steps, tuple(data["only"]), data["cost"], data["gain"])

    @property
    def keeps(self) -> Iterator[tuple[str, int]]:
        """(thing, amount) that must be left after the turn."""
        for condition in self.only:
            if condition.startswith("keep:"):
                _, thing, least = condition.split(":")
                yield thing, int(least)
