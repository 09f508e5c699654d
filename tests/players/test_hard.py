"""The search respects its time limit, uses its budget, and also answers questions it cannot search."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.engine.game import Match
from bot.engine.prompts import Prompt
from bot.players import choose
from bot.players.hard import search
from bot.players.lookahead import playout, promising
from bot.players.sample import sample
from bot.players.weights import NORMAL
from bot.players.win_chance import FEATURES, WEIGHTS, features, win_chance

from .helpers import Ticks, at_turn, questions


def test_the_time_limit_is_respected():
    """All of the time is used, but no playout starts after it. The clock only advances when it is read, which is before
    each playout, so that neither the speed nor the load of the machine matters."""
    match = at_turn(40)
    prompt = match.prompts[0]
    clock = Ticks(0.001)
    answer = search(match.view(prompt.seat), prompt, Random(1), budget=0.1, clock=clock)
    assert prompt.option(answer)
    assert 0.095 < clock.now < 0.105


def test_out_of_time_the_best_answer_so_far_is_returned():
    """Even if the time is up before the first playout."""
    match = at_turn(40)
    prompt = match.prompts[0]
    for step in (0.005, 0.05, 10.0):
        answer = search(match.view(prompt.seat), prompt, Random(1), budget=1.0, clock=Ticks(step))
        assert prompt.option(answer)


def test_candidates_are_distinct_and_best_first():
    match = at_turn(40)
    prompt = match.prompts[0]
    found = promising(match.view(prompt.seat), prompt, NORMAL, 8)
    assert len({one.answer for one in found}) == len(found)
    assert [one.prior for one in found] == sorted((one.prior for one in found), reverse=True)


def test_a_playout_returns_a_reproducible_probability():
    match = at_turn(50)
    prompt = match.prompts[0]
    game = sample(match.view(prompt.seat), Random(7))
    first = promising(match.view(prompt.seat), prompt, NORMAL, 8)[0].answer
    results = {playout(game.copy(), prompt.seat, first, 9, NORMAL, 2) for _ in range(3)}
    assert len(results) == 1
    assert 0.0 <= results.pop() <= 1.0


def test_probabilities_add_up_and_tokens_matter():
    state = at_turn(30).copy_state()
    assert {len(weights) for weights in WEIGHTS.values()} == {len(FEATURES)}
    assert len(features(state, state.players[0])) == len(FEATURES)
    assert sum(win_chance(state, seat) for seat in range(4)) == pytest.approx(1.0)
    before = win_chance(state, 2)
    state.players[2].tokens["territory_icarus"] = state.players[2].tokens.get("territory_icarus", 0) + 2
    assert win_chance(state, 2) > before


@pytest.mark.slow
def test_a_hard_player_answers_everything_in_a_game():
    def hard(match: Match, prompt: Prompt, rng: Random) -> Any:
        return search(match.view(prompt.seat), prompt, rng, budget=1.0, clock=Ticks(0.05))

    for match, prompt in questions(2, "hard", "revised", answerer=hard):
        answer = choose(match.view(prompt.seat), prompt, Random(1), "hard", budget=0.005)
        assert isinstance(answer, dict) or prompt.several or prompt.option(answer)
        last = match
    assert last.over
