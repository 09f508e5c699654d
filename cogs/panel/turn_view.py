"""The layout of a turn: the workers as buttons, the spaces of the selected worker, and ways to retrieve."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle, ui

from bot.asking import Choice, Question, Section
from bot.engine.board import called
from bot.engine.prompts import Prompt
from cogs.kit.controls import button
from cogs.kit.layouts import Part, Row, fits
from cogs.panel import parts
from cogs.panel.panel import Panel
from cogs.panel.progress import Progress


async def show_turn(panel: Panel, prompt: Prompt, question: Question) -> list[Part]:
    """From top to bottom."""
    spaces = next((one for one in question.sections if one.kind == "place"), None)
    above: list[Part] = [parts.head(panel, question.head, question.asks)]
    if len(question.groups) > 1:
        above.append(worker_buttons(panel, question))
    lines, items = await acting(panel, question)
    below: list[Part] = [
        "\n".join(lines),
        items,
        [*board_button(panel, question), *parts.feet(panel, question.ways)],
    ]
    if spaces is None:
        return [*above, *below]
    if lines:
        below.insert(0, ui.Separator())
    several = len(question.groups) > 1
    return [*above, *(await placing(panel, prompt, spaces, [*above, *below], several=several)), *below]


def worker_buttons(panel: Panel, question: Question) -> list[ui.Item[Any]]:
    return [
        button(
            panel.key("show", Progress(group=worker.id)),
            worker.id if (face := panel.icons.get(worker.icon)) else worker.label,
            ButtonStyle.success if worker.chosen else ButtonStyle.secondary,
            emoji=face,
        )
        for worker in question.groups
    ]


async def placing(
    panel: Panel, prompt: Prompt, spaces: Section, around: list[Part], *, several: bool
) -> list[Part]:
    """A row for each space: price and result, and its numbered button. If that does not fit, a list above the buttons,
    and a menu for what does not fit there. `several`: there are other workers, so the text says which is placed."""
    found = spaces.choices
    names = [number_and_name(panel, choice) for choice in found]
    items = [parts.pressed(panel, choice, name) for choice, name in zip(found, names, strict=True)]
    rows = [Row(choice.detail, item) for choice, item in zip(found, items, strict=True)]
    title = "\n".join([*([spaces.title] if several else []), *spaces.lines])
    if all(row.text for row in rows) and fits(spaces.title, *rows, *around):
        return [title, *rows]
    room = room_for(items, [spaces.title, *around])
    lines = [parts.told(panel, name, row.text) for name, row in zip(names[:room], rows[:room], strict=True)]
    lines[:0] = [*([spaces.title] if several or not room else []), *spaces.lines]
    if room == len(found):
        return ["\n".join(lines), items]
    rest = [o for choice in found[room:] for o in prompt.options if [o.id] == choice.answers]
    more = await parts.listing(panel, prompt, rest, names[room:], panel.w("panel-more-spaces"))
    return ["\n".join(lines), items[:room], more]


def room_for(items: list[ui.Item[Any]], around: list[Part]) -> int:
    """How many of these buttons fit: all, or as many as leave room for a menu of the others."""
    if fits(items, *around):
        return len(items)
    menu: list[ui.Item[Any]] = [ui.Select()]
    return next((n for n in range(len(items) - 1, 0, -1) if fits(items[:n], menu, *around)), 0)


def number_and_name(panel: Panel, choice: Choice) -> str:
    assert choice.place is not None
    return panel.w("panel-space", n=choice.number, space=called(choice.place, panel.view.built))


def board_button(panel: Panel, question: Question) -> list[ui.Item[Any]]:
    """Shows the board with the same numbers."""
    if panel.planning is not None:
        return []
    return [
        button(panel.key("spaces", Progress(group=worker.id)), panel.w("panel-on-board"))
        for worker in question.groups
        if worker.chosen
    ]


async def acting(panel: Panel, question: Question) -> tuple[list[str], list[ui.Item[Any]]]:
    """Lines and buttons of everything but placing: a button for each way to retrieve and to pay, another to choose the
    workers one by one, then what else can be done."""
    lines: list[str] = []
    items: list[ui.Item[Any]] = []
    for section in question.sections:
        if section.kind == "retrieve":
            # What payments bring is the same for both ways to retrieve.
            lines += [*section.lines, *([] if lines else parts.lines(panel, section.choices))]
            items += [await retrieving(panel, choice) for choice in section.choices]
        elif section.kind == "which":
            # On the turn a form asks for workers and payment at once; a plan is made step by step.
            (choice,) = section.choices
            by_form = panel.key("which", Progress())
            items.append(
                button(by_form, choice.label) if panel.planning is None else await retrieving(panel, choice)
            )
        elif section.kind == "other":
            lines += parts.lines(panel, section.choices)
            items += [parts.pressed(panel, choice) for choice in section.choices]
    return lines, items


async def retrieving(panel: Panel, choice: Choice) -> ui.Item[Any]:
    progress, _ = await panel.along(*choice.answers)
    return button(panel.key("choose", progress), choice.label, emoji=panel.icons.get(choice.icon))
