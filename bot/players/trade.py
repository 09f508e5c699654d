"""Trades: which to propose, which to accept, and the reasons for declining."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from bot.engine.board import GOODS
from bot.engine.prompts import Prompt
from bot.engine.view import View
from bot.language.words import Words
from bot.players.situation import Situation
from bot.players.valuation import Mind

from .weights import NORMAL, Weights

Things = Mapping[str, int]

OFTEN = 0.25
"""The probability that a computer player proposes a good trade, so that it seldom repeats a declined one."""
_MINE = 0.8
_THEIRS = 0.9
"""The minimum benefit of a proposal for its author and, by the author's estimate, for the partner."""
_ENOUGH = 0.3
"""The minimum benefit for accepting an offer."""
_NEARLY_WON = 2
"""A player with this many tokens left or fewer gets no trades."""


class TradeDecision(NamedTuple):
    """A computer player's decision on an offer, with its reason."""

    accept: bool
    reason: str
    """The id of a message in players.ftl for the player who made the offer; with the prefix `hint-`, of one for the
    player who got it."""
    thing: str = ""
    """The thing that the reason mentions, if any."""


def offer(view: View, prompt: Prompt, rng: Random, weights: Weights = NORMAL) -> dict[str, Any] | None:
    """A trade worth proposing now, as an answer to an "act" question; mostly None."""
    if prompt.ask != "act" or not prompt.partners or not view.me.goods or rng.random() >= OFTEN:
        return None
    if view.me.tokens_left <= _NEARLY_WON:
        return None  # nobody would accept
    mine = Mind(view, prompt.seat, weights)
    best, found = 0.0, None
    for partner in prompt.partners:
        them = view.players[partner]
        if not them.goods or them.tokens_left <= _NEARLY_WON:
            continue
        theirs = Mind(view, partner, weights)
        for get in them.goods:
            for give in view.me.goods:
                if get == give:
                    continue
                for n in (1, 2) if view.me.goods[give] > 1 else (1,):
                    me = mine.gain[get] - _given(mine, give, n)
                    them_too = _got(theirs, give, n) - theirs.hold[get]
                    if me >= _MINE and them_too >= _THEIRS and me + them_too > best:
                        best = me + them_too
                        found = {"trade": {"with": partner, "give": {give: n}, "get": {get: 1}}}
    return found


def consider(situation: Situation, prompt: Prompt, weights: Weights = NORMAL) -> TradeDecision:
    """Accept a fair offer; otherwise give the reason against it."""
    about = prompt.about
    proposer = situation.players[about["seat"]]
    if proposer.tokens_left <= _NEARLY_WON:
        return TradeDecision(False, "trade-no-leader")
    mind = Mind(situation, prompt.seat, weights)
    if prompt.option("yes") is None:
        return TradeDecision(False, "trade-no-cannot", _first_lacking(mind, about["get"]))
    got = sum(_got(mind, thing, n) for thing, n in about["give"].items())
    given = sum(_given(mind, thing, n) for thing, n in about["get"].items())
    if got - given >= _ENOUGH:
        return TradeDecision(True, "trade-yes")
    dearest = max(about["get"], key=lambda thing: mind.hold[thing])
    if mind.hold[dearest] > 1.3 * _plain(weights, dearest):
        return TradeDecision(False, "trade-no-need", dearest)
    if all(mind.gain[thing] < 0.5 * _plain(weights, thing) for thing in about["give"]):
        return TradeDecision(False, "trade-no-use", next(iter(about["give"])))
    return TradeDecision(False, "trade-no-little")


KEPT_SEAT_DECLINES = TradeDecision(False, "trade-no-kept")
"""A computer that keeps a player's seat never trades: the goods are not its own."""


def explain(decision: TradeDecision, asked: Things, w: Words) -> str:
    """The decision as a public sentence. It does not tell which artifact was asked for, nor whether this player has
    it."""
    if decision.reason in ("trade-no-leader", KEPT_SEAT_DECLINES.reason):
        return w(decision.reason)
    if decision.reason == "trade-no-cannot" or not set(asked) <= set(GOODS):
        # Goods are public, so "cannot" would reveal that a card is missing.
        return w("trade-no-card")
    if not decision.thing:
        return w(decision.reason)
    return (
        w(decision.reason, thing=decision.thing) if decision.thing in GOODS else w(f"{decision.reason}-card")
    )


def _plain(weights: Weights, thing: str) -> float:
    if thing in ("gold", "stone", "clay"):
        return weights.resource
    if thing == "bliss":
        return weights.bliss
    return weights.commodity if thing in GOODS else weights.card


def _got(mind: Mind, thing: str, n: int) -> float:
    """The value of receiving n of a thing; each further one is worth less."""
    return mind.gain[thing] * (1 + 0.75 * (n - 1))


def _given(mind: Mind, thing: str, n: int) -> float:
    """The cost of giving n of a thing away."""
    return mind.hold[thing] * n


def _first_lacking(mind: Mind, things: Things) -> str:
    for thing, n in things.items():
        have = mind.goods.get(thing, 0) if thing in GOODS else mind.cards.count(thing)
        if have < n:
            return thing
    return next(iter(things))
