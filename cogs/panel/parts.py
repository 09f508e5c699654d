"""What the panel's layouts have in common: what stands above the choices, buttons and menus, and what stands below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ButtonStyle, ui

from bot.asking import Choice, details, icon_of, ways_of
from bot.asking.question import Tone, Way
from bot.engine.prompts import Option, Prompt
from bot.wording import reports
from cogs.kit.controls import Key, anew, button, menu, option, pages
from cogs.kit.layouts import Part, Row, fits
from cogs.panel.panel import Panel
from cogs.panel.progress import value_of

STYLES: dict[Tone, ButtonStyle] = {
    "token": ButtonStyle.success,
    "plain": ButtonStyle.primary,
    "decline": ButtonStyle.secondary,
}


def head(panel: Panel, lines: Sequence[str], asks: str) -> str:
    return "\n".join([*lines, panel.text("panel-question", question=asks)])


def feet(panel: Panel, ways: Sequence[Way]) -> list[ui.Item[Any]]:
    """Back, undo, trade, hand and hint, where they make sense."""
    if panel.planning is not None and not panel.answers:
        return [button(Key("planned", panel.position.game.id), panel.w("plan-button"))]
    items = [
        back(panel) if way == "back" else button(panel.key(way), panel.w(f"panel-{way}")) for way in ways
    ]
    if "hand" in ways and panel.view.phase == "setup":
        items.append(button(Key("tutorial", panel.position.game.id, rest="1"), panel.w("help-new")))
    if "hand" in ways and panel.position.game.hints:
        items.append(button(panel.key("hint"), panel.w("panel-hint")))
    return items


def back(panel: Panel) -> ui.Item[Any]:
    return button(panel.key("show", panel.before), panel.w("panel-back"))


def told(panel: Panel, label: str, detail: str) -> str:
    """A line of the list above the buttons."""
    return panel.text("panel-option", label=label, detail=detail)


def pressed(panel: Panel, choice: Choice, label: str = "") -> ui.Item[Any]:
    """The button of a choice. `label`: what it is called here."""
    (answer,) = choice.answers
    key = panel.key("choose", panel.then(answer))
    return button(key, label or choice.label, STYLES[choice.tone], emoji=panel.icons.get(choice.icon))


def choices(panel: Panel, found: Sequence[Choice], head: str, feet: Sequence[ui.Item[Any]]) -> list[Part]:
    """Each choice as one row, its price and result beside its button; if that does not fit, or if some choices have
    nothing to say, as a list above the buttons."""
    items = [pressed(panel, choice) for choice in found]
    rows = [Row(choice.detail, item) for choice, item in zip(found, items, strict=True)]
    if all(row.text for row in rows) and fits(head, *rows, feet):
        return [head, *rows, feet]
    return ["\n".join([head, *lines(panel, found)]), items, feet]


def lines(panel: Panel, found: Sequence[Choice]) -> list[str]:
    return [told(panel, choice.short or choice.label, choice.detail) for choice in found if choice.detail]


async def listing(
    panel: Panel, prompt: Prompt, options: Sequence[Option], names: Sequence[str] = (), title: str = ""
) -> list[ui.Item[Any]]:
    """A menu in pages, for more options than there can be buttons. `names`: their labels here."""
    labels = names or [reports.label(prompt, o, panel.w, panel.view) for o in options]
    sheets = pages(list(zip(options, labels, strict=True)))
    page = min(panel.progress.page, len(sheets) - 1)
    sheet = list(sheets[page])
    shown = [o for o, _ in sheet]
    brief = details(panel, prompt, shown, await ways_of(panel, shown), brief=True)
    entries = [
        option(value_of(prompt, o), label, detail, emoji=panel.icons.get(icon_of(prompt, o)))
        for (o, label), detail in zip(sheet, brief, strict=True)
    ]
    what = menu(panel.key("pick"), anew(entries), title or panel.w("panel-choose"))
    return [what, *turning(panel, page, len(sheets))]


def turning(panel: Panel, page: int, count: int) -> list[ui.Item[Any]]:
    if count == 1:
        return []
    return [
        button(
            panel.key("show", replace(panel.progress, page=other)),
            panel.w("panel-page", page=other + 1, pages=count),
            disabled=other == page,
        )
        for other in range(count)
    ]
