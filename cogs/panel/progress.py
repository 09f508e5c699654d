"""A player's progress in the private panel, short enough for a custom id.

Nothing of it is kept in memory: a panel works after a restart.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass

from bot.engine.prompts import Answer, Option, Prompt
from bot.games import Stale
from cogs.kit.controls import OLD_BUTTON, REPEAT_LENGTH
from cogs.kit.limits import MAX_CUSTOM_ID
from cogs.kit.replies import Sorry


@dataclass(slots=True, frozen=True)
class Progress:
    """How far a player is in the panel. `codes` are the chosen options, by number; `check` tells whether they still
    mean the same."""

    codes: tuple[str, ...] = ()
    check: int = 0
    group: str = ""
    """The worker chosen, before its space."""
    page: int = 0
    ticks: int = 0
    """Options ticked, where several are chosen on more than one page."""

    def text(self) -> str:
        return f"{self.page}.{self.group}.{self.ticks:x}.{self.check:x}.{'-'.join(self.codes)}"

    @staticmethod
    def read(text: str) -> Progress:
        if not text:
            return Progress()
        try:
            page, group, ticks, check, codes = text.split(".")
            return Progress(
                tuple(codes.split("-")) if codes else (), int(check, 16), group, int(page), int(ticks, 16)
            )
        except ValueError:
            raise Sorry(OLD_BUTTON) from None


def code_of(prompt: Prompt, answer: Answer) -> str:
    """An answer in few characters: the option's number, or a bit mask for several."""
    ids = [option.id for option in prompt.options]
    if isinstance(answer, list):
        return f"m{sum(1 << ids.index(str(chosen)) for chosen in answer):x}"
    return str(ids.index(str(answer)))


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


def value_of(prompt: Prompt, chosen: Option) -> str:
    """An option as the value in a menu."""
    return (
        chosen.id if len(chosen.id) <= MAX_CUSTOM_ID - REPEAT_LENGTH else f"#{prompt.options.index(chosen)}"
    )


def option_by(prompt: Prompt, value: str) -> Option:
    if value.startswith("#"):
        try:
            return prompt.options[int(value[1:])]
        except (IndexError, ValueError):
            raise Stale from None
    found = prompt.option(value)
    if found is None:
        raise Stale
    return found
