"""The panel before one's turn: the same questions, asked as if the turn had come; the answers are stored as a plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle, ui

from bot.engine.game import Preview
from bot.engine.paths import Path
from bot.engine.prompts import Answer
from bot.engine.view import View
from bot.plans.judging import conditions_for
from bot.plans.plan import CONDITIONS
from bot.tables.plans import Outlook, holdings_after
from cogs.kit.controls import anew, button, menu, option
from cogs.kit.layouts import Part
from cogs.kit.plans import condition
from data.words import Words

if TYPE_CHECKING:
    from cogs.kit.panel.panel import Panel


class Planning:
    """Stands in for the tables while a later turn is planned."""

    def __init__(self, outlook: Outlook, instead: int = 0) -> None:
        self.outlook = outlook
        self.instead = instead
        """The plan to be replaced; 0 for none."""

    async def preview(self, game_id: int, seat: int, answers: Sequence[Answer]) -> Preview:
        return self.outlook.ahead.preview(answers)

    async def paths(self, game_id: int, seat: int, answers: Sequence[Answer]) -> list[Path]:
        return self.outlook.ahead.paths(answers)

    def view(self, answers: Sequence[Answer]) -> View:
        return self.outlook.ahead.view(answers)


def ticked(ticks: int) -> list[str]:
    """The conditions behind the bits of a custom id."""
    return [one for number, one in enumerate(CONDITIONS) if ticks >> number & 1]


def ticks_of(conditions: Sequence[str]) -> int:
    return sum(1 << CONDITIONS.index(one) for one in conditions if one in CONDITIONS)


def confirm(panel: Panel, planning: Planning, told: Sequence[str]) -> list[Part]:
    """The complete plan: what it would do now (`told`), its conditions, and a button to store it."""
    assert panel.preview is not None
    w = panel.text
    lines = [w("plan-would"), *(w("panel-bullet", line=line) for line in told)]
    if panel.preview.stops in ("chance", "reveal"):
        lines.append(w("plan-then-unknown"))
    plan = planning.outlook.ahead.plan(panel.answers)
    fitting = conditions_for(plan, holdings_after(planning.outlook, panel.answers))
    items: list[ui.Item[Any]] = conditions_menu(panel, fitting, ticked(panel.progress.ticks))
    buttons: list[ui.Item[Any]] = [
        button(panel.key("go"), panel.w("plan-keep"), ButtonStyle.success),
        button(panel.key("show", panel.back), panel.w("panel-back")),
    ]
    return ["\n".join(lines), items, buttons]


def conditions_menu(panel: Panel, fitting: Sequence[str], chosen: Sequence[str]) -> list[ui.Item[Any]]:
    if not fitting:
        return []
    key = panel.key("tick", replace(panel.progress, ticks=0))
    return [
        menu(key, options_of(fitting, chosen, panel.w), panel.w("plan-only-if"), least=0, most=len(fitting))
    ]


def options_of(fitting: Sequence[str], chosen: Sequence[str], w: Words) -> Sequence[Any]:
    return anew([option(one, condition(one, w), default=one in chosen) for one in fitting])
