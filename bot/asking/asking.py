"""A move's next question, or its result when it is complete."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.board import FACTION_OF
from bot.engine.events import (
    DieSet,
    WorkerGained,
    WorkerPlaced,
    WorkersRetrieved,
    WorkersReturned,
)
from bot.engine.prompts import Prompt
from bot.language.words import Words
from bot.wording import reports
from bot.wording.facts import roll
from bot.wording.retrieving import given_up, placed

from .choices import choices_of, icon_of, place_of
from .heading import Heading, heading, told
from .move import Move, group_of
from .question import Choice, Group, Question, Result, Section, Several, Way
from .turn import retrievals, turn

BEGINNINGS = {"act", "recruits", "recruit_draft", "market_draft", "track_draft"}
"""Questions that begin something, so that there is nothing to undo before them."""


async def ask(move: Move, group: str = "") -> Question | Result:
    """What is shown after the answers so far. `group`: the first half of the next answer, if that is chosen."""
    return result_of(move) if move.whole else await question_of(move, group)


async def question_of(move: Move, group: str = "", ticked: Sequence[str] = ()) -> Question:
    """The next question. `ticked`: the options chosen so far, where several make one answer."""
    prompt = move.prompt
    assert prompt is not None
    head = heading(move, prompt)
    groups: list[Group] = []
    several = None
    if prompt.several:
        several = _several(move, prompt, ticked)
        sections = [Section(kind="tick", choices=_to_tick(move, prompt)), *_together(move, prompt)]
    elif prompt.ask == "act":
        groups, sections = await turn(move, prompt, group)
    elif prompt.ask == "recruits":
        asks, groups, sections = _recruits(move, prompt, group)
        head = Heading(head.lines, asks)
    else:
        sections = [Section(kind="choose", choices=await choices_of(move, prompt, prompt.options))]
    return Question(
        ask=prompt.ask,
        answers=move.given,
        head=head.lines,
        asks=head.asks,
        groups=groups,
        sections=sections,
        several=several,
        ways=ways_from(move, prompt),
        back=move.back,
    )


def ways_from(move: Move, prompt: Prompt) -> list[Way]:
    """Back, trade, undo and hand, where they make sense."""
    if move.answers:
        return ["back"]
    if move.asked.planned is not None:
        return []
    found: list[Way] = ["trade"] if prompt.partners else []
    if move.asked.on_turn and (prompt.ask not in BEGINNINGS or move.view.acted):
        found.append("undo")
    return [*found, "hand"]


# Chosen in two steps


def _recruits(move: Move, prompt: Prompt, active: str) -> tuple[str, list[Group], list[Section]]:
    """First the recruit to lead with, then the one to hide."""
    w = move.w
    leads = dict.fromkeys(group_of(o.id) for o in prompt.options)
    groups = [
        Group(id=lead, label=_recruit(lead, w), icon=FACTION_OF[lead], chosen=lead == active)
        for lead in leads
    ]
    if active not in leads:
        return w("ask-lead"), groups, []
    choices = [
        Choice(answers=[o.id], label=_recruit(o.id.partition("+")[2], w))
        for o in prompt.options
        if group_of(o.id) == active
    ]
    return w("ask-hide", recruit=active), groups, [Section(kind="choose", choices=choices)]


def _recruit(recruit: str, w: Words) -> str:
    return w("choice-recruit", recruit=recruit, faction=FACTION_OF[recruit])


# Several at once


def _several(move: Move, prompt: Prompt, ticked: Sequence[str]) -> Several:
    least, most = prompt.least, prompt.most
    exactly = str(least == most)
    hint = move.w("panel-choose-several", ask=prompt.ask, least=least, most=most, exactly=exactly)
    return Several(least=least, most=most, hint=hint, ticked=list(ticked))


def _to_tick(move: Move, prompt: Prompt) -> list[Choice]:
    lost = {one.id: given_up(one, move.w) for one in placed(move.view)} if prompt.ask == "retrieve" else {}
    return [
        Choice(
            answers=[option.id],
            label=reports.label(prompt, option, move.w, move.view),
            detail=lost.get(option.id, ""),
            place=place_of(prompt, option),
            icon=icon_of(prompt, option),
        )
        for option in prompt.options
    ]


def _together(move: Move, prompt: Prompt) -> list[Section]:
    """All workers, or all but those on construction sites, at once."""
    if prompt.ask != "retrieve":
        return []
    choices = [
        Choice(answers=[one.answers[1]], label=move.w(one.label, n=len(one.workers)))
        for one in retrievals(move)
    ]
    return [Section(kind="together", choices=choices)]


# A complete move


def result_of(move: Move) -> Result:
    w = move.text
    # A choice in secret has no result yet: show what was chosen.
    lines = told(move) or [w("panel-chosen", choices=_chosen(move))]
    return Result(
        answers=move.given,
        lines=lines,
        then=_then(move, w),
        final=move.final,
        risk=_risk(move),
        warning=w("panel-no-worker-left") if _leaves_no_worker(move) else "",
        back=move.back,
    )


def _then(move: Move, w: Words) -> str:
    preview, asked = move.preview, move.asked
    assert preview is not None
    if move.final == "chance" and preview.chance is not None:
        return reports.then_chance(preview.chance, preview.events, move.seat, w, move.view, asked.names)
    if move.final:
        computers = [asked.names[seat] for seat in preview.asked if seat in asked.computers]
        return w(f"panel-then-{move.final}", names=computers, what=_revealed(move))
    return w("panel-then-other" if preview.stops == "other" else "panel-undoable")


def _risk(move: Move) -> int:
    assert move.preview is not None
    chance = move.preview.chance
    if chance is None or chance.key != "dice" or chance.about.get("seat", move.seat) != move.seat:
        return 0
    _, _, risk = roll(chance.count, move.preview.events, move.seat, move.view)
    return int(risk)


def _revealed(move: Move) -> str:
    """What an answer reveals, as far as that can be told."""
    if str(move.answers[0]).startswith("dilemma:"):
        return "dilemma"
    first = move.asked.prompt
    known = ("recruits", "recruit_draft", "market_draft")
    return first.ask if first is not None and first.ask in known else "other"


def _chosen(move: Move) -> list[str]:
    prompt, answer = move.asked.prompt, move.given[0]
    assert prompt is not None
    ids = answer if isinstance(answer, list) else [answer]
    return [reports.label(prompt, o, move.w, move.view) for o in map(prompt.option, ids) if o is not None]


def _leaves_no_worker(move: Move) -> bool:
    """Whether nobody is left to be placed after this move."""
    preview = move.preview
    assert preview is not None
    mine = [event for event in preview.events if getattr(event, "seat", None) == move.seat]
    placed_now = sum(isinstance(event, WorkerPlaced) for event in mine)
    back = any(
        isinstance(event, DieSet | WorkerGained | WorkersReturned | WorkersRetrieved) for event in mine
    )
    rolls = preview.chance is not None and preview.chance.about.get("seat") == move.seat
    return 0 < placed_now == len(move.view.me.available) and not back and not rolls
