"""What the panel's questions have in common: what stands above them, their choices, and what stands below."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ButtonStyle, PartialEmoji, ui

from bot.engine.board import ARTIFACTS, FACTION_OF
from bot.engine.game import Preview
from bot.engine.prompts import Option, Prompt
from bot.engine.view import View
from bot.wording import reports
from cogs.kit.controls import Key, anew, button, menu, option, pages
from cogs.kit.emoji import without_icons
from cogs.kit.panel.panel import WEIGHED, Panel
from cogs.kit.panel.progress import value_of
from data.words import Words


def head(panel: Panel, prompt: Prompt) -> list[str]:
    """What the player has, what the previous answers have brought, and the question."""
    lines = []
    if panel.position.reset_turn:
        lines.append(panel.text("panel-reset"))
    if prompt.ask == "act" and not panel.answers:
        lines.append(situation(panel.view, panel.text))
    if panel.preview is not None and panel.preview.events:
        lines += [panel.text("panel-bullet", line=line) for line in result(panel, panel.preview)]
    lines += cards_in(prompt, panel.text, panel.view)
    *before, asks = reports.question(prompt, panel.text, panel.view, panel.names).split("\n")
    if panel.planning is not None and prompt.key == "act" and not panel.view.acted:
        asks = panel.text("plan-question", turn=panel.planning.outlook.turn)  # it is not their turn yet
    return [*lines, *before, panel.text("panel-question", question=asks)]


def result(panel: Panel, preview: Preview) -> list[str]:
    return reports.report(
        preview.events, panel.text, panel.names, seat=panel.seat, built=panel.view.built, ahead=True
    )


def situation(view: View, w: Words) -> str:
    """What the player has, in one line."""
    me = view.me
    return w(
        "panel-you",
        workers=me.available,
        goods=me.goods,
        artifacts=me.artifact_count,
        morale=me.morale,
        knowledge=me.knowledge,
        tokens=me.tokens_left,
    )


def cards_in(prompt: Prompt, w: Words, view: View) -> list[str]:
    """The texts of the recruits to choose from."""
    if prompt.ask not in ("recruits", "recruit_draft", "keep"):
        return []
    cards = dict.fromkeys(card for o in prompt.options for card in o.id.split("+") if card in FACTION_OF)
    return [
        w(
            "panel-recruit",
            recruit=card,
            faction=FACTION_OF[card],
            ability=w.ability(card, view.edition),
        )
        for card in cards
    ]


def feet(panel: Panel, prompt: Prompt) -> list[ui.Item[Any]]:
    """Back, undo, trade and hand, where they make sense."""
    w = panel.w
    if panel.answers:
        return [button(panel.key("show", panel.back), w("panel-back"))]
    if panel.planning is not None:
        return [button(Key("planned", panel.position.game.id), w("plan-button"))]
    found: list[ui.Item[Any]] = []
    if prompt.partners:
        found.append(button(panel.key("trade"), w("panel-trade")))
    if panel.position.turn == panel.seat and (prompt.ask not in WEIGHED or panel.view.acted):
        found.append(button(panel.key("undo"), w("panel-undo")))
    return [*found, button(panel.key("hand"), w("panel-hand"))]


async def details(
    panel: Panel, prompt: Prompt, options: Sequence[Option], *, in_menu: bool = False
) -> list[str]:
    """The result of each option, without the results of the previous answers, which are shown above."""
    known = len(panel.preview.events) if panel.preview is not None else 0
    ways = []
    for chosen in options:
        ways.append(await panel.tables.paths(panel.position.game.id, panel.seat, [*panel.answers, chosen.id]))
        await asyncio.sleep(0)  # let other tasks run during a long menu
    if in_menu:
        return reports.details(prompt, options, ways, panel.w, panel.view, known)
    return reports.details(prompt, options, ways, panel.text, panel.view, known, most_told(panel))


def most_told(panel: Panel) -> int:
    """How long a line beside a button may be; an icon takes about thirty characters."""
    return 600 if panel.icons else 200


def told(panel: Panel, label: str, detail: str) -> str:
    """A line of the list above the buttons."""
    return panel.text("panel-option", label=label, detail=detail)


def icon_of(panel: Panel, option: Option) -> PartialEmoji | None:
    """The icon of the one kind of thing an option stands for."""
    kinds = {"artifact" if thing.partition("#")[0] in ARTIFACTS else thing for thing in option.things}
    if len(kinds) != 1:
        return None
    (kind,) = kinds
    return panel.icons.get(FACTION_OF.get(kind, kind))


async def choosing(
    panel: Panel, prompt: Prompt, options: Sequence[Option]
) -> tuple[list[str], list[ui.Item[Any]]]:
    """A button for each option, and above it a line with its price and result."""
    lines: list[str] = []
    items: list[ui.Item[Any]] = []
    for chosen, detail in zip(options, await details(panel, prompt, options), strict=True):
        label = reports.label(prompt, chosen, panel.w, panel.view)
        if detail and without_icons(detail) not in (label, *reports.plain_gains(chosen, panel.w)):
            lines.append(told(panel, label, detail))
        style = ButtonStyle.secondary if chosen.id in ("no", "stop") else ButtonStyle.primary
        key = panel.key("choose", panel.then(chosen.id))
        items.append(button(key, label, style, emoji=icon_of(panel, chosen)))
    return lines, items


async def listing(
    panel: Panel, prompt: Prompt, options: Sequence[Option], names: Sequence[str] = (), title: str = ""
) -> list[ui.Item[Any]]:
    """A menu in pages, for more options than there can be buttons. `names`: their labels here."""
    labels = names or [reports.label(prompt, o, panel.w, panel.view) for o in options]
    sheets = pages(list(zip(options, labels, strict=True)))
    page = min(panel.progress.page, len(sheets) - 1)
    sheet = list(sheets[page])
    told = await details(panel, prompt, [o for o, _ in sheet], in_menu=True)
    choices = [
        option(value_of(prompt, o), label, detail, emoji=icon_of(panel, o))
        for (o, label), detail in zip(sheet, told, strict=True)
    ]
    what = menu(panel.key("pick"), anew(choices), title or panel.w("panel-choose"))
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
