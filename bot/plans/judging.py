"""Decides whether a plan can be played now, and what it answers next. The plan is first tried in a copy of the game:
if a condition fails or an unplanned question comes up, nothing of it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.engine.events import Refused, WorkerBumped
from bot.engine.game import Match
from bot.engine.prompts import Answer
from bot.engine.space_kinds import RULES

from .ahead import Standing, Walk, changes, left, no_standing_answer
from .plan import ANY, CONDITIONS, COST, FREE, GAIN, Plan, Step


@dataclass(slots=True, frozen=True)
class Verdict:
    """The answers to give now, as far as one press would reach (up to a roll, a reveal, or the next worker), or the
    reason why the plan cannot be played."""

    answers: list[Answer] = field(default_factory=list)
    used: int = 0
    """How many of the plan's steps are played after these answers."""
    why: Refused | None = None


def judge(
    match: Match, seat: int, plan: Plan, used: int = 0, standing: Standing = no_standing_answer
) -> Verdict:
    """Try the plan with every possible roll of a bumped worker. `used` steps have been played already."""
    first: Verdict | None = None
    for face in range(1, 7):
        walk = Walk.begin(match, seat, standing, face)
        verdict = _judge(walk, plan, used)
        if verdict.why is not None or not walk.rolled:
            return verdict
        first = first or verdict
    assert first is not None
    return first


def _judge(walk: Walk, plan: Plan, used: int) -> Verdict:
    before = walk.me
    answers: list[Answer] = []
    done = at = used
    passed_over: list[Step] = []
    while (prompt := walk.question()) is not None:
        fitting = next((n for n in range(at, len(plan.steps)) if plan.steps[n].fits(prompt)), None)
        if fitting is None:
            return Verdict(why=Refused("plan-why-asked", ask=prompt.ask))
        passed_over += plan.steps[at:fitting]
        step, at = plan.steps[fitting], fitting + 1
        # The next worker of a double is a separate move.
        now = walk.sure and not (answers and prompt.ask == "act")
        answer = step.answer(prompt, any_worker=ANY in plan.only)
        try:
            walk.give(answer)
        except Refused as refused:
            return Verdict(why=_why(refused, step))
        if now:
            answers.append(answer)
            done = at
        else:
            walk.sure = False
    passed_over += plan.steps[at:]
    why = _unmet(walk, plan, used, changes(before, walk.me), passed_over)
    return Verdict(why=why) if why is not None else Verdict(answers, done)


def _why(refused: Refused, step: Step) -> Refused:
    """The rules' own reason, except where its text refers to something the player has just typed."""
    if refused.reason == "refused-no-such-worker":
        return Refused("plan-why-worker", knowledge=int(step.chosen[0].things[0]))
    if refused.reason in ("refused-not-an-option", "refused-how-many"):
        return Refused("plan-why-choice", ask=step.ask)
    return refused


def _unmet(
    walk: Walk,
    plan: Plan,
    used: int,
    changed: tuple[dict[str, int], dict[str, int]],
    passed_over: Sequence[Step],
) -> Refused | None:
    """The first condition that is not met, as a refusal."""
    if FREE in plan.only:
        for event in walk.events:
            if isinstance(event, WorkerBumped) and event.seat == walk.seat:
                return Refused("plan-why-free", space=event.space)
    cost, gain = changed
    # If a planned choice is no longer offered, the plan must not silently turn into a different one.
    changed_by_itself = any(not step.all for step in passed_over)
    if COST in plan.only or changed_by_itself:
        for thing, n in cost.items():
            if n > plan.cost.get(thing, 0):
                return Refused("plan-why-cost", thing=thing)
    if not used and (GAIN in plan.only or changed_by_itself):
        for thing, n in plan.gain.items():
            if gain.get(thing, 0) < n:
                return Refused("plan-why-gain", thing=thing)
    has = left(walk.me)
    for thing, least in plan.keeps:
        if has.get(thing, 0) < least:
            return Refused("plan-why-keep", thing=thing, least=least, left=has.get(thing, 0))
    return None


def conditions_for(plan: Plan, has: dict[str, int]) -> list[str]:
    """The conditions that make sense for this plan; `has` is what the player would have left after it."""
    spaces = [step.space for step in plan.steps if step.space]
    sensible = {
        FREE: any(not RULES[space].shared for space in spaces),
        COST: bool(plan.cost),
        GAIN: bool(plan.gain),
        ANY: bool(spaces),
    }
    return [
        one
        for one in CONDITIONS
        if sensible.get(one, False)
        or (one.startswith("keep:") and has.get(one.split(":")[1], 0) >= int(one[-1]))
    ][:25]
