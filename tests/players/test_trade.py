"""Fair trades are proposed and accepted, others are declined with a reason."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine.game import Match
from bot.engine.prompts import Option, Prompt
from bot.language.words import words
from bot.players import choose
from bot.players.hint import hint, reasons, say
from bot.players.trade import consider, explain, offer

from .helpers import at_turn, by_worth, questions


def asked(match: Match, to: int, give: dict[str, int], get: dict[str, int], able: bool = True) -> Prompt:
    options = (Option("yes"), Option("no")) if able else (Option("no"),)
    about = {"seat": match.prompts[0].seat, "give": give, "get": get}
    return Prompt(to, "trade", "trade", options, about=about)


@pytest.fixture
def match() -> Match:
    """Two players; the one not on turn has plenty of water and one gold."""
    state = at_turn(6, players=2).copy_state()
    other = state.players[1 - state.turn.seat]
    other.goods, other.artifacts = {"water": 6, "gold": 1}, []
    return Match.of(state)


def test_a_fair_trade_is_accepted(match):
    other = 1 - match.prompts[0].seat
    verdict = consider(match.view(other), asked(match, other, {"stone": 1}, {"water": 1}))
    assert verdict.accept


@pytest.mark.parametrize(
    ("give", "get", "reason"),
    [
        ({"water": 1}, {"gold": 1}, "trade-no-"),
        ({"bliss": 1}, {"book": 1}, "trade-no-cannot"),
    ],
)
def test_an_unfair_one_is_declined_with_a_reason(match, give, get, reason):
    other = 1 - match.prompts[0].seat
    verdict = consider(match.view(other), asked(match, other, give, get, able="cannot" not in reason))
    assert not verdict.accept
    assert verdict.reason.startswith(reason)
    w = words("en")
    assert explain(verdict, get, w)


def test_a_player_about_to_win_is_not_helped(match):
    state = match.copy_state()
    state.players[state.turn.seat].tokens = {"dilemma": 1, "territory_icarus": 2, "territory_euphoria": 5}
    match = Match.of(state)
    other = 1 - match.prompts[0].seat
    verdict = consider(match.view(other), asked(match, other, {"gold": 2}, {"water": 1}))
    assert (verdict.accept, verdict.reason) == (False, "trade-no-leader")


def test_proposals_are_legal_and_mostly_accepted():
    proposed = welcome = 0
    for seed in range(4):
        for match, prompt in questions(4, f"trades {seed}", answerer=by_worth):
            if prompt.ask == "trade":
                proposed += 1
                answer = choose(match.view(prompt.seat), prompt, Random(1), "normal")
                welcome += answer == "yes"
    assert proposed >= 5
    assert welcome / proposed > 0.7


def test_nobody_proposes_without_a_possible_partner():
    rng = Random(2)
    for match, prompt in questions(4, "alone", answerer=by_worth):
        if prompt.ask == "act" and rng.random() < 0.05:
            nobody = Prompt(prompt.seat, "act", prompt.key, prompt.options, about=prompt.about)
            assert offer(match.view(prompt.seat), nobody, rng) is None
            assert isinstance(choose(match.view(prompt.seat), nobody, rng, "normal"), str)


# Hints
def test_every_hint_has_a_sentence():
    w = words("en")
    rng = Random(8)
    told: set[str] = set()
    for match, prompt in questions(4, "hints", "revised", ("recruit_draft", "market_draft", "track_draft")):
        if rng.random() < 0.4 or prompt.ask not in ("act", "retrieve"):
            found = hint(match.view(prompt.seat), prompt, rng, budget=0)
            assert isinstance(found.answer, (str, list))
            sentence = say(found, w)
            assert sentence.strip() and "{" not in sentence
            told.add(found.reason)
    assert len(told & reasons()) > 15


def test_all_reasons_have_texts():
    w = words("en")
    assert [reason for reason in sorted(reasons()) if not w.has(reason)] == []
