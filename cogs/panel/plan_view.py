"""A complete plan, shown before it is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ButtonStyle, ui

from bot.games.plans import holdings_after
from bot.language.words import Words
from bot.plans.judging import conditions_for
from cogs.kit.controls import anew, button, menu, option
from cogs.kit.layouts import Part
from cogs.panel import parts
from cogs.panel.panel import Panel
from cogs.panel.planning import Planning, ticked
from cogs.plans import condition


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
        parts.back(panel),
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
