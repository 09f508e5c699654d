"""Descriptions of plans, for their owner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bot.engine.events import Refused
from bot.engine.prompts import Prompt
from bot.engine.view import View
from bot.games import Position
from bot.language.words import Words
from bot.plans.plan import Plan, Step
from bot.store.records import GameRecord, PlanReport
from bot.wording import reports
from cogs.kit.context import names_of
from cogs.kit.controls import Key, Press, button

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


def plan_button(game_id: int, w: Words) -> Press:
    """Opens the player's plans, or a new one."""
    return button(Key("plans", game_id), w("plan-ahead"))


def described(plan: Plan, w: Words, view: View) -> str:
    """A plan's move with its answers and conditions, in one line."""
    steps = [_step(step, w, view) for step in plan.steps if not _said_by_another(step, plan)]
    return w("plan-move", steps=steps, conditions=[condition(one, w) for one in plan.only])


def _said_by_another(step: Step, plan: Plan) -> bool:
    """Whether another answer says this already: naming the workers says that workers are retrieved."""
    return step.chosen[0].id == "retrieve" and any(one.ask == "retrieve" for one in plan.steps)


def _step(step: Step, w: Words, view: View) -> str:
    prompt = Prompt(view.seat or 0, step.ask, step.key, step.chosen)
    choices = [reports.label(prompt, option, w, view) for option in step.chosen]
    if step.ask == "retrieve":
        return w("plan-retrieve-all") if step.all else w("plan-retrieve", workers=choices)
    return choices[0] if step.ask == "act" else w("plan-step", ask=step.ask, choices=choices)


def condition(one: str, w: Words) -> str:
    kind, _, rest = one.partition(":")
    if kind != "keep":
        return w("plan-only", what=kind)
    thing, _, least = rest.partition(":")
    if thing == "morale":
        return w("plan-only-morale", n=int(least))
    return w("plan-only-keep", thing=thing, n=int(least))


def reason(why: Mapping[str, Any], w: Words) -> str:
    """Why a plan was not played."""
    message, details = why["reason"], dict(why["details"])
    if message == "plan-why-keep" and details["thing"] == "morale":
        message = "plan-why-morale"
    return reports.refusal(Refused(message, **details), w)


def reasons(report: PlanReport, w: Words) -> list[str]:
    return list(dict.fromkeys(reason(one, w) for one in report.why["reasons"]))


async def outcome(bot: Euphoria, game: GameRecord, report: PlanReport, w: Words) -> str:
    """What became of a plan; empty if it was undone since."""
    if report.what == "gone":
        return w("plan-gone")
    lines = []
    if report.first < report.until:
        back = await bot.games.log.taken_back_to(game.id, report.revision)
        if back is not None and back < report.until:
            return ""
        logged = await bot.games.log.rows(game.id, since=report.first)
        events = [event for row in logged if row.seq < report.until for event in row.seen_by(report.seat)]
        view = await bot.games.view(game.id, report.seat)
        told = reports.report(events, w, names_of(game), seat=report.seat, built=view.built)
        lines = [w("plan-played", turn=report.turn), *(w("panel-bullet", line=line) for line in told)]
    if report.what == "asked":
        lines.append(w("plan-stopped") if lines else w("plan-asked"))
        lines += [w("panel-bullet", line=line) for line in reasons(report, w)]
    return "\n".join(lines)


async def why_asked(bot: Euphoria, position: Position, user_id: int, w: Words) -> str:
    """For the top of the panel: why a plan left this question to its owner. Empty if none did."""
    last = await bot.games.store.plans.last_report(position.game.id, user_id)
    if last is None or last.what != "asked":
        return ""
    if (last.until, last.revision) != (position.length, position.revision):
        return ""
    lines = [w("panel-bullet", line=line) for line in reasons(last, w)]
    return "\n".join([w("plan-stopped" if last.first < last.until else "plan-asked"), *lines])
