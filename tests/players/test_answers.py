"""Computer players answer every kind of question legally, from a view only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.engine.board import SPACES
from bot.engine.events import Refused
from bot.engine.game import Match
from bot.engine.prompts import Prompt
from bot.engine.state import VARIANTS
from bot.players import LEVELS, PERSONALITIES, choose
from bot.players.eager_policy import eager
from bot.players.hard import search

from .helpers import Ticks, at_turn, by_level, by_worth, questions

pytestmark = pytest.mark.slow


def is_legal(match: Match, prompt: Prompt, answer: Any) -> bool:
    if isinstance(answer, dict):
        offer = answer["trade"]
        return match.trade_refusal(prompt.seat, offer["with"], offer["give"], offer["get"]) is None
    several = [sorted(one) for one in prompt.answers() if isinstance(one, list)]
    return answer in prompt.answers() or (prompt.several and sorted(answer) in several)


@pytest.mark.parametrize("edition", ["classic", "revised"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_question_of_random_games_is_answered(players, edition):
    """The eager policy reaches positions that sensible players do not; ask all levels there too."""
    rng = Random(f"{players}{edition}")
    for match, prompt in questions(players, f"wild {players}", edition, VARIANTS, most=900):
        view = match.view(prompt.seat)
        assert is_legal(match, prompt, choose(view, prompt, rng, "easy")), prompt
        if prompt.ask != "act" or rng.random() < 0.1:
            assert is_legal(match, prompt, choose(view, prompt, rng, "normal")), prompt


@pytest.mark.parametrize("answerer", [by_level("easy"), by_worth], ids=["easy", "by worth"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_games_end_in_a_sane_number_of_turns(players, answerer):
    for edition, variants in (("classic", ()), ("revised", VARIANTS)):
        for match, _ in questions(players, "sane", edition, variants, answerer):
            last = match
        assert last.over
        assert 10 * players <= last.turn_number <= 120 * players


KINDS = set(
    "act retrieve retrieve_pay price benefit authority discard ability trade recruits"
    " recruit_draft market_draft track_draft penalty keep".split()
)


def test_every_kind_of_question_comes_up_and_is_answered():
    """Play various games until every kind of question was asked: some are rare."""
    seen: Counter[str] = Counter()
    rng = Random(5)
    for seed in range(60):
        edition = ("classic", "revised")[seed % 2]
        answerer = by_worth if seed % 3 else eager
        for match, prompt in questions(4, f"kinds {seed}", edition, VARIANTS, answerer, most=1500):
            seen[prompt.ask] += 1
            if seen[prompt.ask] <= 20:
                view = match.view(prompt.seat)
                for level in ("easy", "normal"):
                    assert is_legal(match, prompt, choose(view, prompt, rng, level))
        if set(seen) >= KINDS:
            return
    raise AssertionError(f"these kinds of questions were never asked: {KINDS - set(seen)}")


def test_the_answer_depends_only_on_the_view():
    """Changes of information that is hidden from a seat do not change its answer."""
    match = at_turn(40)
    prompt = match.prompts[0]
    view = match.view(prompt.seat)
    state = match.copy_state()
    for player in state.players:
        if player.seat != prompt.seat:
            player.artifacts = player.artifacts[:0] + ["bat"] * len(player.artifacts)
    other = Match.of(state).view(prompt.seat)
    assert other.players[prompt.seat] == view.players[prompt.seat]
    for level in ("easy", "normal"):
        assert choose(view, prompt, Random(1), level) == choose(other, prompt, Random(1), level)


@pytest.mark.parametrize("personality", PERSONALITIES)
def test_personalities_play_whole_games(personality):
    for match, _ in questions(2, personality, answerer=by_level("normal", personality=personality)):
        last = match
    assert last.over


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_winning_token_is_taken(level):
    """A pair of artifacts, one token left, a worker and room on a territory: the winning move is obvious."""
    state = at_turn(4, players=2).copy_state()
    for player in state.players:
        player.available, player.placed = [2, 4], 0
    state.workers, state.built = {}, {}
    me = state.players[state.turn.seat]
    me.morale, me.artifacts, me.available, me.goods = 5, ["bat", "bat"], [3], {"water": 1}
    me.dilemma_choice = "serve"
    me.tokens = {"dilemma": 1, "territory_icarus": 1, "territory_euphoria": 1, me.recruits[0]: 6}
    match = Match.of(state)
    prompt = replace(match.prompts[0], partners=())
    view = match.view(prompt.seat)
    if level == "hard":
        answer = search(view, prompt, Random(2), budget=1.0, clock=Ticks(0.01))
    else:
        answer = choose(view, prompt, Random(2), level)
    assert answer.split(":")[2] in ("incinerator", "free_press", "ark", "wind_saloon")


def kind_of_place(answer: str) -> str:
    space = SPACES[answer.split(":")[2]]
    return "icarus" if space.area == "icarus" and space.kind != "artifact_market" else space.kind


def test_personalities_can_be_told_apart_by_where_their_workers_go():
    went = {name: Counter[str]() for name in PERSONALITIES}
    for seed in range(8):
        sitting = PERSONALITIES[seed % 4 :] + PERSONALITIES[: seed % 4]

        def by_character(match: Match, prompt: Prompt, rng: Random, names: Sequence[str] = sitting) -> Any:
            name = names[prompt.seat]
            answer = choose(match.view(prompt.seat), replace(prompt, partners=()), rng, "normal", name)
            if prompt.ask == "act" and answer.startswith("place:"):
                went[name][kind_of_place(answer)] += 1
            return answer

        for _ in questions(4, f"characters {seed}", ("classic", "revised")[seed % 2], answerer=by_character):
            pass
    share = {
        name: {place: n / sum(where.values()) for place, n in where.items()} for name, where in went.items()
    }
    for name, place in (
        ("builder", "site"),
        ("digger", "tunnel"),
        ("collector", "artifact_market"),
        ("trader", "icarus"),
    ):
        others = [share[other].get(place, 0.0) for other in PERSONALITIES if other != name]
        assert share[name][place] > max(others), (name, share)


def test_levels_and_personalities_have_names():
    from bot.language.words import words

    w = words("en")
    assert all(w(f"level-{level}") for level in LEVELS)
    assert all(w(f"personality-{name}") and w(f"personality-{name}.text") for name in PERSONALITIES)


def test_an_illegal_answer_is_refused():
    """The check above can fail: the match refuses an illegal answer."""
    match = at_turn(5)
    with pytest.raises(Refused):
        match.answer(match.prompts[0].seat, "place:9:nowhere")
