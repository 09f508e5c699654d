"""What to do with a turn: the workers as buttons, the spaces of the selected worker, and ways to retrieve.

The first worker is selected from the start, so that the most common moves are one press away.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from discord import ButtonStyle, ui

from bot.engine.board import FACTION_OF_AREA, SPACES, called
from bot.engine.prompts import Answer, Option, Prompt
from bot.wording import reports
from bot.wording.retrieving import Placed, comes_home, placed
from cogs.kit.controls import button
from cogs.kit.layouts import Part, fits
from cogs.kit.panel import parts
from cogs.kit.panel.panel import Panel, group_of
from cogs.kit.panel.progress import Progress


async def show_turn(panel: Panel, prompt: Prompt) -> list[Part]:
    """From top to bottom."""
    workers = workers_in(prompt)
    worker = chosen_worker(panel.progress, workers)
    spaces = [o for o in prompt.options if worker and group_of(o.id) == worker]
    others = [o for o in prompt.options if not group_of(o.id) and o.id != "retrieve"]
    above: list[Part] = ["\n".join(parts.head(panel, prompt))]
    if len(workers) > 1:
        above.append(worker_buttons(panel, workers, worker))
    lines, items = await parts.choosing(panel, prompt, others)
    if prompt.option("retrieve"):
        home, buttons = await retrieving(panel)
        lines, items = [*home, *lines], [*buttons, *items]
    feet = [*board_button(panel, worker, spaces), *parts.feet(panel, prompt)]
    below: list[Part] = ["\n".join(lines), items, feet]
    if spaces and lines:
        below.insert(0, ui.Separator())
    return [*above, *(await placing(panel, prompt, worker, spaces, [*above, *below])), *below]


def workers_in(prompt: Prompt) -> list[str]:
    """The knowledge of the workers that can be placed, each value once."""
    return list(dict.fromkeys(group_of(o.id) for o in prompt.options if group_of(o.id)))


def chosen_worker(progress: Progress, workers: list[str]) -> str:
    if progress.group in workers:
        return progress.group
    return workers[0] if workers else ""


def worker_buttons(panel: Panel, workers: list[str], chosen: str) -> list[ui.Item[Any]]:
    w = panel.w
    return [
        button(
            panel.key("show", Progress(group=worker)),
            worker
            if (face := panel.icons.get(f"die_{worker}"))
            else w("panel-worker", knowledge=int(worker)),
            ButtonStyle.success if worker == chosen else ButtonStyle.secondary,
            emoji=face,
        )
        for worker in workers
    ]


async def placing(
    panel: Panel, prompt: Prompt, worker: str, spaces: list[Option], around: list[Part]
) -> list[Part]:
    """The spaces as numbered buttons, with price and result; a menu for those that do not fit."""
    if not spaces:
        return []
    where = panel.text("panel-where", knowledge=int(worker))
    items: list[ui.Item[Any]] = [
        button(
            panel.key("choose", panel.then(space.id)),
            number_and_name(panel, n, space),
            ButtonStyle.primary,
            emoji=panel.icons.get(FACTION_OF_AREA.get(SPACES[space.id.split(":")[2]].area, "")),
        )
        for n, space in enumerate(spaces, start=1)
    ]
    names = [number_and_name(panel, n, space) for n, space in enumerate(spaces, start=1)]
    room = room_for(items, [where, *around])
    details = await parts.details(panel, prompt, spaces[:room])
    lines = [parts.told(panel, *one) for one in zip(names[:room], details, strict=True)]
    if len(workers_in(prompt)) > 1 or not room:
        lines.insert(0, where)
    if room == len(spaces):
        return ["\n".join(lines), items]
    more = await parts.listing(panel, prompt, spaces[room:], names[room:], panel.w("panel-more-spaces"))
    return ["\n".join(lines), items[:room], more]


def room_for(items: list[ui.Item[Any]], around: list[Part]) -> int:
    """How many of these buttons fit: all, or as many as leave room for a menu of the others."""
    if fits(items, *around):
        return len(items)
    menu: list[ui.Item[Any]] = [ui.Select()]
    return next((n for n in range(len(items) - 1, 0, -1) if fits(items[:n], menu, *around)), 0)


def number_and_name(panel: Panel, number: int, option: Option) -> str:
    return panel.w("panel-space", n=number, space=called(option.id.split(":")[2], panel.view.built))


def board_button(panel: Panel, worker: str, spaces: list[Option]) -> list[ui.Item[Any]]:
    """Shows the board with the same numbers."""
    if not spaces or panel.planning is not None:
        return []
    return [button(panel.key("spaces", Progress(group=worker)), panel.w("panel-on-board"))]


# Retrieving


class RetrievalChoice(NamedTuple):
    """Workers that can be retrieved together."""

    workers: list[Placed]
    answers: list[Answer]
    label: str


def retrievals(panel: Panel) -> list[RetrievalChoice]:
    """All, and all but those on construction sites if that makes a difference."""
    mine = placed(panel.view)
    rest = [one for one in mine if not one.builds]
    every: list[Answer] = ["retrieve", [one.id for one in mine]] if len(mine) > 1 else ["retrieve"]
    found = [RetrievalChoice(mine, every, "panel-retrieve-all")]
    if rest and len(rest) < len(mine):
        found.append(RetrievalChoice(rest, ["retrieve", [one.id for one in rest]], "panel-retrieve-rest"))
    return found


async def retrieving(panel: Panel) -> tuple[list[str], list[ui.Item[Any]]]:
    """A button for each way to retrieve and to pay; another to choose the workers one by one."""
    lines: list[str] = []
    items: list[ui.Item[Any]] = []
    for one in retrievals(panel):
        more, buttons = await _retrieval(panel, one, brief=bool(lines))
        lines += more
        items += buttons
    if len(placed(panel.view)) > 1:
        # On the turn a form asks for workers and payment at once; a plan is made step by step.
        by_form = panel.key("which", Progress())
        key = by_form if panel.planning is None else panel.key("choose", panel.then("retrieve"))
        items.append(button(key, panel.w("panel-retrieve-some")))
    return lines, items


async def _retrieval(
    panel: Panel, one: RetrievalChoice, *, brief: bool
) -> tuple[list[str], list[ui.Item[Any]]]:
    """What is retrieved and rolled, then a button for each payment. `brief`: what payments bring is shown above
    already."""
    w, view, text = panel.w, panel.view, panel.text
    progress, preview = await panel.along(*one.answers)
    asks = preview.prompt
    if asks is None or asks.ask != "retrieve_pay":  # nothing to choose
        assert panel.prompt is not None
        asks, pays, moves = panel.prompt, [Option("retrieve")], [one.answers]
        labels, after = [w(one.label, n=len(one.workers))], [progress]
    else:
        pays, moves = list(asks.options), [[*one.answers, pay.id] for pay in asks.options]
        paid = [reports.label(asks, pay, w, view) for pay in pays]
        labels = [w(f"{one.label}-paid", n=len(one.workers), pay=pay) for pay in paid]
        after = [(await panel.along(*move))[0] for move in moves]
    ways = [await panel.tables.paths(panel.position.game.id, panel.seat, move) for move in moves]
    lines = [text(f"{one.label}-told", n=len(one.workers), workers=comes_home(one.workers, text, view))]
    if then := reports.in_common(asks, pays, ways, text, view):
        lines = [text("would-and", before=lines[0], part=then)]
    if len(pays) > 1 and not brief:
        details = reports.details(asks, pays, ways, text, view, 0, parts.most_told(panel))
        lines += [parts.told(panel, *told) for told in zip(paid, details, strict=True) if told[1]]
    return lines, [
        button(panel.key("choose", progress), label, emoji=parts.icon_of(panel, pay))
        for progress, label, pay in zip(after, labels, pays, strict=True)
    ]
