"""What to do with a turn: the spaces of one worker, ways to retrieve, and everything else.

The first worker is selected from the start, so that the most common moves are one choice away.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.prompts import Option, Prompt
from bot.wording import reports
from bot.wording.retrieving import Placed, comes_home, placed

from .choices import choices_of, icon_of
from .move import Move, group_of
from .question import Choice, Given, Group, Section


async def turn(move: Move, prompt: Prompt, group: str) -> tuple[list[Group], list[Section]]:
    """The workers, one of them chosen, and what can be done."""
    workers = list(dict.fromkeys(group_of(o.id) for o in prompt.options if group_of(o.id)))
    chosen = group if group in workers else next(iter(workers), "")
    groups = [
        Group(
            id=worker,
            label=move.w("panel-worker", knowledge=int(worker)),
            icon=f"die_{worker}",
            chosen=worker == chosen,
        )
        for worker in workers
    ]
    sections = []
    if chosen:
        where = move.text("panel-where", knowledge=int(chosen))
        spaces = await spaces_for(move, prompt, chosen)
        last = [move.text("panel-last-worker")] if len(move.view.me.available) == 1 else []
        sections.append(Section(kind="place", title=where, choices=spaces, lines=last))
    if prompt.option("retrieve"):
        sections += [await _retrieval(move, prompt, one) for one in retrievals(move)]
        if len(placed(move.view)) > 1:
            some = Choice(answers=["retrieve"], label=move.w("panel-retrieve-some"))
            sections.append(Section(kind="which", choices=[some]))
    others = [o for o in prompt.options if not group_of(o.id) and o.id != "retrieve"]
    if others:
        sections.append(Section(kind="other", choices=await choices_of(move, prompt, others)))
    return groups, sections


async def spaces_for(move: Move, prompt: Prompt, worker: str) -> list[Choice]:
    """The spaces where this worker can be placed, those that bring an authority token first; numbered in this order,
    also on the board."""
    options = [o for o in prompt.options if worker and group_of(o.id) == worker]
    found = sorted(
        await choices_of(move, prompt, options),
        key=lambda choice: choice.tone != "token",
    )
    return [choice.model_copy(update={"number": n}) for n, choice in enumerate(found, start=1)]


# Retrieving


class RetrievalChoice(NamedTuple):
    """Workers that can be retrieved together."""

    workers: list[Placed]
    answers: list[Given]
    label: str


def retrievals(move: Move) -> list[RetrievalChoice]:
    """All, and all but those on construction sites if that makes a difference."""
    mine = placed(move.view)
    rest = [one for one in mine if not one.builds]
    every: list[Given] = ["retrieve", [one.id for one in mine]] if len(mine) > 1 else ["retrieve"]
    found = [RetrievalChoice(mine, every, "panel-retrieve-all")]
    if rest and len(rest) < len(mine):
        found.append(RetrievalChoice(rest, ["retrieve", [one.id for one in rest]], "panel-retrieve-rest"))
    return found


async def _retrieval(move: Move, prompt: Prompt, one: RetrievalChoice) -> Section:
    """What is retrieved and rolled, then a choice for each payment."""
    w, text, view, n = move.w, move.text, move.view, len(one.workers)
    asks = (await move.rules.preview([*move.answers, *one.answers])).prompt
    if asks is None or asks.ask != "retrieve_pay":  # nothing to choose
        asks, pays, moves = prompt, [Option("retrieve")], [one.answers]
        paid, labels = [""], [w(one.label, n=n)]
    else:
        pays, moves = list(asks.options), [[*one.answers, pay.id] for pay in asks.options]
        paid = [reports.label(asks, pay, w, view) for pay in pays]
        labels = [w(f"{one.label}-paid", n=n, pay=pay) for pay in paid]
    ways = [await move.rules.paths([*move.answers, *answers]) for answers in moves]
    line = text(f"{one.label}-told", n=n, workers=comes_home(one.workers, text, view))
    if then := reports.in_common(asks, pays, ways, text, view):
        line = text("would-and", before=line, part=then)
    details = [""]
    if len(pays) > 1:
        details = reports.details(asks, pays, ways, text, view, 0, move.longest)
    choices = [
        Choice(answers=answers, label=label, detail=detail, icon=icon_of(asks, pay), short=short)
        for answers, label, detail, pay, short in zip(moves, labels, details, pays, paid, strict=True)
    ]
    return Section(kind="retrieve", lines=[line], choices=choices)
