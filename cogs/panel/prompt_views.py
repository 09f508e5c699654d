"""The layout of the private panel: one for each shape of question, never one for a card.

Options are buttons, or a menu if there are too many; several at once are ticked in a menu; a complete move is shown
with its result before it is committed.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.asking import Question, Result, Several, heading, question_of, result_of, told, ways_from
from bot.games import Stale
from cogs.kit.colours import accent
from cogs.kit.controls import anew, button, menu, option
from cogs.kit.layouts import Part, layout, length, pictures
from cogs.kit.limits import MAX_LAYOUT
from cogs.panel import parts, plan_view
from cogs.panel.panel import Panel
from cogs.panel.progress import Progress
from cogs.panel.turn_view import show_turn

MANY = 20
"""More options than this become a menu."""


async def show(panel: Panel, before: str = "", picture: discord.File | None = None) -> ui.LayoutView:
    """The panel as a message, with `before` above it and a picture below its text."""
    found = await _parts(panel)
    if panel.icons and len(before) + length(found) > MAX_LAYOUT:
        panel.text = panel.w
        found = await _parts(panel)
    text, *rest = found
    above = f"{before}\n\n{text}" if before else text
    return layout(above, pictures(picture), *rest, colour=accent(panel.view.me.colour))


async def _parts(panel: Panel) -> list[Part]:
    """Text first, then text and controls as they come."""
    prompt = panel.prompt
    if prompt is None:
        if not panel.answers:
            raise Stale  # answered meanwhile
        if panel.planning is not None:
            return plan_view.confirm(panel, panel.planning, told(panel))
        return _confirm(panel, result_of(panel))
    in_steps = prompt.several or prompt.ask in ("act", "recruits")
    if not in_steps and len(prompt.options) > MANY:  # results only for the page that is shown
        head, feet = parts.head(panel, *heading(panel, prompt)), parts.feet(panel, ways_from(panel, prompt))
        return [head, await parts.listing(panel, prompt, prompt.options), feet]
    ticked = [o.id for number, o in enumerate(prompt.options) if panel.progress.ticks >> number & 1]
    question = await question_of(panel, panel.progress.group, ticked)
    if question.several is not None:
        return _several(panel, question, question.several)
    if question.ask == "act":
        return await show_turn(panel, prompt, question)
    head, feet = parts.head(panel, question.head, question.asks), parts.feet(panel, question.ways)
    if question.ask == "recruits":
        return [head, *_recruits(panel, question, feet)]
    return parts.choices(panel, question.choices, head, feet)


def _confirm(panel: Panel, result: Result) -> list[Part]:
    lines = [*result.lines, result.then, *filter(None, [result.warning])]
    confirm = button(panel.key("go"), panel.w("panel-confirm"), ButtonStyle.success)
    forced = panel.answers == [panel.forced]
    always = [button(panel.key("forced"), panel.w("panel-forced"))] if forced else []
    return ["\n".join(lines), [confirm, parts.back(panel), *always]]


def _recruits(panel: Panel, question: Question, feet: list[ui.Item[Any]]) -> list[Part]:
    """First the recruit to lead with, then the one to hide."""
    if question.choices:
        back = button(panel.key("show", Progress()), panel.w("panel-back"))
        return [[parts.pressed(panel, choice) for choice in question.choices], [back, *feet]]
    leads: list[ui.Item[Any]] = [
        button(
            panel.key("lead", Progress(group=lead.id)),
            lead.label,
            ButtonStyle.primary,
            emoji=panel.icons.get(lead.icon),
        )
        for lead in question.groups
    ]
    return [leads, feet]


def _several(panel: Panel, question: Question, several: Several) -> list[Part]:
    """A menu to tick several options; ticks on other pages are in the custom ids."""
    page, count = min(panel.progress.page, panel.pages - 1), panel.pages
    ticks, *together = question.sections
    options = [
        option(str(number), choice.label, choice.detail, default=choice.answers[0] in several.ticked)
        for number, choice in enumerate(ticks.choices)
        if number in panel.numbers_shown
    ]
    items: list[ui.Item[Any]] = [
        menu(
            panel.key("several", replace(panel.progress, page=page)),
            anew(options),
            several.hint,
            least=several.least if count == 1 and several.least else 1,
            most=min(several.most, len(options)),
        ),
        *parts.turning(panel, page, count),
    ]
    if several.enough and count > 1:
        key = panel.key("choose", panel.then(several.ticked))
        items.append(button(key, panel.w("panel-these", n=len(several.ticked)), ButtonStyle.success))
    items += [parts.pressed(panel, choice) for section in together for choice in section.choices]
    return [parts.head(panel, question.head, question.asks), items, parts.feet(panel, question.ways)]
