"""Hints: the move a computer player would make, and its reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from time import monotonic
from typing import Any

from bot.engine.board import COMMODITY_OF, FACTION_OF, SPACES, Space, called
from bot.engine.prompts import Prompt
from bot.engine.view import View, printed_at
from bot.language.words import Words

from .action_values import retrieving, token_places
from .hard import search
from .policy import decide
from .valuation import Mind
from .weights import NORMAL

THINKING = 0.5
"""Seconds of search for a hint."""


@dataclass(slots=True, frozen=True)
class Hint:
    answer: Any
    """The suggested answer, in the form `Match.answer` accepts."""
    reason: str
    """The id of a message in players.ftl."""
    about: Mapping[str, str | int] = field(default_factory=dict)
    """The message's variables; things are given as ids."""
    second: str = ""
    """The option that would be next best; "" if there is none, or if several are chosen at once."""


def hint(
    view: View,
    prompt: Prompt,
    rng: Random,
    budget: float = THINKING,
    clock: Callable[[], float] = monotonic,
) -> Hint:
    """The answer a computer would give in this seat, and its reason."""
    if prompt.ask == "trade":
        from .trade import consider

        decision = consider(view, prompt)
        about: dict[str, str | int] = {"thing": decision.thing} if decision.thing else {}
        return Hint("yes" if decision.accept else "no", f"hint-{decision.reason}", about)
    answer = search(view, prompt, rng, budget=budget, clock=clock) if budget else decide(view, prompt, rng)
    mind = Mind(view, prompt.seat, NORMAL)
    why = _why_act(mind, prompt, answer) if prompt.ask == "act" else _why_answer(mind, prompt, answer)
    return Hint(answer, *why, second=_second(view, prompt, answer, rng))


def _second(view: View, prompt: Prompt, best: Any, rng: Random) -> str:
    """What would be chosen without the best option."""
    rest = tuple(option for option in prompt.options if option.id != best)
    if prompt.several or not rest or len(rest) == len(prompt.options):
        return ""
    answer = decide(view, replace(prompt, options=rest), rng)
    return answer if isinstance(answer, str) else ""


def say(found: Hint, w: Words) -> str:
    """The reason as a sentence."""
    return w(found.reason, **found.about)


Why = tuple[str, dict[str, str | int]]


def _why_act(mind: Mind, prompt: Prompt, answer: str) -> Why:
    option = prompt.option(answer)
    if option is None or len(option.things) < 2:
        if answer == "retrieve":
            return _why_retrieve(mind)
        if answer == "dilemma:serve":
            return "hint-dilemma-serve", {}
        return ("hint-dilemma-fight", {}) if answer == "dilemma:fight" else ("hint-stop", {})
    space = SPACES[option.things[1]]
    reason, about = _why_place(mind, space, int(option.things[0]))
    return reason, {"space": called(space.id, mind.situation.built)} | about


def _why_place(mind: Mind, space: Space, die: int) -> Why:
    """The reason for a placement, selected by what the space brings."""
    printed = printed_at(space.id)
    if printed.construction:
        return _why_site(mind, space)
    if printed.totals:
        return _why_gather(mind, space, die)
    brings = printed.yields[0]
    if brings.token:
        return _why_token(mind, space)
    if brings.miner:
        return _why_tunnel(mind, space)
    if brings.worker:
        return _why_tank(mind, space)
    if brings.artifacts:
        return "hint-breeze", {}
    return ("hint-sky", {}) if brings.allegiance else ("hint-tunnel-end", {"good": space.good})


def _why_retrieve(mind: Mind) -> Why:
    _, workers = retrieving(mind)
    if not mind.me.available:
        return "hint-retrieve-none", {"n": len(workers)}
    out = mind.me.workers - len(mind.me.available)
    if len(workers) < out:
        return "hint-retrieve-some", {"n": len(workers)}
    return "hint-retrieve", {"n": len(workers)}


def _why_gather(mind: Mind, space: Space, die: int) -> Why:
    total = die + sum(worker.knowledge for worker in mind.situation.workers.get(space.id, ()))
    if total <= 4 and mind.advance(space.faction) > 0.2:
        return "hint-gather-allegiance", {"good": space.good, "faction": space.faction}
    if total > 8:
        return "hint-gather-more", {"good": space.good}
    return ("hint-gather-safe" if total > 4 else "hint-gather"), {"good": space.good}


def _why_tunnel(mind: Mind, space: Space) -> Why:
    benefit = "artifact" if mind.cards_drawn(1) > mind.gain[space.good] else space.good
    return "hint-tunnel", {"good": COMMODITY_OF[space.faction], "thing": benefit}


def _why_site(mind: Mind, space: Space) -> Why:
    missing = mind.needed - len(mind.situation.workers.get(space.id, ()))
    return ("hint-site-last", {}) if missing == 1 else ("hint-site", {"n": missing - 1})


def _why_token(mind: Mind, space: Space) -> Why:
    if not token_places(mind, space):
        return "hint-allegiance", {"faction": space.faction}
    if mind.me.tokens_left == 1:
        return "hint-token-last", {}
    return "hint-token", {"n": mind.me.tokens_left - 1}


def _why_tank(mind: Mind, space: Space) -> Why:
    if mind.new_worker():
        return "hint-tank", {}
    return ("hint-tank-knowledge", {}) if space.good == "energy" else ("hint-tank-morale", {})


_PLAIN = {
    "retrieve": "hint-answer-retrieve",
    "retrieve_pay": "hint-answer-pay",
    "price": "hint-answer-price",
    "benefit": "hint-answer-benefit",
    "authority": "hint-answer-authority",
    "discard": "hint-answer-discard",
    "penalty": "hint-answer-price",
    "keep": "hint-answer-keep",
    "order": "hint-answer-order",
    "recruits": "hint-answer-recruits",
    "recruit_draft": "hint-answer-recruit",
    "market_draft": "hint-answer-tile",
    "track_draft": "hint-answer-track",
}


def _why_answer(mind: Mind, prompt: Prompt, answer: Any) -> Why:
    if prompt.ask == "ability":
        return ("hint-ability-no" if answer == "no" else "hint-ability-yes"), {}
    if prompt.ask == "recruits":
        # The answer names an active and a hidden recruit.
        factions = {FACTION_OF[recruit] for recruit in str(answer).split("+")}
        return (_PLAIN["recruits"] if len(factions) == 1 else "hint-answer-recruits-apart"), {}
    if prompt.ask == "discard" and not prompt.several:
        return _PLAIN["discard"], {}
    return _PLAIN[prompt.ask], {}


def reasons() -> set[str]:
    """The ids of all messages that hints use."""
    fixed = {"hint-dilemma-serve", "hint-dilemma-fight", "hint-stop", "hint-retrieve", "hint-retrieve-some"}
    fixed |= {"hint-retrieve-none", "hint-gather", "hint-gather-safe", "hint-gather-more"}
    fixed |= {"hint-gather-allegiance", "hint-tunnel", "hint-tunnel-end", "hint-site", "hint-site-last"}
    fixed |= {"hint-token", "hint-token-last", "hint-allegiance", "hint-breeze", "hint-sky", "hint-tank"}
    fixed |= {"hint-tank-knowledge", "hint-tank-morale", "hint-ability-yes", "hint-ability-no"}
    fixed |= {
        f"hint-trade-{what}" for what in ("yes", "no-cannot", "no-leader", "no-need", "no-use", "no-little")
    }
    return fixed | {"hint-answer-recruits-apart"} | set(_PLAIN.values())
