"""Properties of all plans: a plan only does what its player could do, only under its own conditions, and uses no hidden
information."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.engine.board import FACTIONS
from bot.engine.events import Refused, WorkerBumped
from bot.engine.game import Match
from bot.engine.prompts import CHANCE, Answer
from bot.engine.state import Turn
from bot.plans.ahead import Ahead, changes, left
from bot.plans.judging import conditions_for, judge
from bot.plans.plan import ANY, COST, FREE, GAIN, Plan
from bot.players.chance import draw
from tests.engine.playing import Table, Wanderer, games, played, position, reshuffle, set_table, state

pytestmark = pytest.mark.slow


def any_plan(ahead: Ahead, rng: random.Random) -> Plan | None:
    """Choose random options until no question is left."""
    answers: list[Answer] = []
    while True:
        prompt = ahead.preview(answers).prompt
        if prompt is None:
            break
        answers.append(rng.choice(prompt.answers()))
    if not answers:
        return None
    plan = ahead.plan(answers)
    walk, _ = ahead.walk(answers)
    walk.question()
    fitting = conditions_for(plan, dict(left(walk.me)))
    only = rng.sample(fitting, min(len(fitting), rng.choice((0, 0, 1, 2, 3))))
    return Plan(plan.steps, tuple(only), plan.cost, plan.gain)


def in_play(table: Table, longest: int) -> Match:
    match = played(table, longest)
    assume(not match.over and match.view(None).phase == "play" and match.chance is None)
    return match


@settings(max_examples=40)
@given(games(wandering=400), st.integers(60, 500), st.randoms(use_true_random=False))
def test_a_plan_only_does_what_its_owner_could_do(table, longest, rng):
    match = in_play(table, longest)
    seat = rng.choice([one for one in range(table.players) if one != match.turn])
    before = position(match)
    plan = any_plan(Ahead(match.ahead(seat), seat), rng)
    assert position(match) == before, "making a plan must not change the game"
    assume(plan is not None)
    assert plan is not None and Plan.load(plan.dump()) == plan
    others = Wanderer(table)
    turn = match.turn_number + (seat - match.turn) % table.players
    used = 0
    while not match.over and match.turn_number <= turn:
        if match.chance is not None:
            match.answer(CHANCE, draw(match.chance, rng))
            continue
        asked = match.prompt_for(seat)
        if match.turn != seat or asked is None or match.turn_number != turn:
            match.answer(*others.answer(match))
            continue
        before = position(match)
        verdict = judge(match, seat, plan, used)
        assert position(match) == before, "judging a plan must not change the game"
        if verdict.why is not None:
            assert not verdict.answers
            return
        assert verdict.answers and verdict.used > used, (
            "a plan that can be played must give at least one more answer"
        )
        match.preview(seat, verdict.answers)  # raises Refused if the player could not do it
        had = match.view(seat).me
        for number, answer in enumerate(verdict.answers):
            assert not number or match.chance is None, "one press must not continue after a roll"
            asked = match.prompt_for(seat)
            assert asked is not None
            steps = [step for step in plan.steps[used : verdict.used] if step.fits(asked)]
            assert answer in [step.answer(asked, any_worker=ANY in plan.only) for step in steps], (
                "the answer must be part of the plan"
            )
            events = match.answer(seat, answer)
            bumped = any(isinstance(event, WorkerBumped) and event.seat == seat for event in events)
            assert not (bumped and FREE in plan.only)
        if match.turn_number != turn and not used:
            # Played as one press, so nothing was assumed: its conditions are met exactly.
            has, (cost, gain) = left(match.view(seat).me), changes(had, match.view(seat).me)
            assert all(has.get(thing, 0) >= least for thing, least in plan.keeps)
            assert COST not in plan.only or all(n <= plan.cost.get(thing, 0) for thing, n in cost.items())
            assert GAIN not in plan.only or all(gain.get(thing, 0) >= n for thing, n in plan.gain.items())
        used = verdict.used


@settings(max_examples=40)
@given(games(wandering=400), st.integers(60, 500), st.randoms(use_true_random=False))
def test_a_plan_made_now_can_be_played_now(table, longest, rng):
    match = in_play(table, longest)
    seat = rng.choice([one for one in range(table.players) if one != match.turn])
    ahead = Ahead(match.ahead(seat), seat)
    plan = any_plan(ahead, rng)
    assume(plan is not None)
    assert plan is not None
    plain = Plan(plan.steps, (), plan.cost, plan.gain)
    assert judge(ahead.match, seat, plain).why is None


@settings(max_examples=30)
@given(games(wandering=400), st.integers(60, 500), st.randoms(use_true_random=False))
def test_hidden_information_does_not_change_what_can_be_planned(table, longest, rng):
    match = in_play(table, longest)
    assume(len(match.prompts) == 1 and match.prompts[0].key == "act")
    seat = rng.choice([one for one in range(table.players) if one != match.turn])
    others = Match.of(reshuffle(match.copy_state(), seat, random.Random(table.seed)))
    here, there = (Ahead(one.ahead(seat), seat) for one in (match, others))
    answers: list[Answer] = []
    while True:
        seen = [look.preview(answers) for look in (here, there)]
        assert seen[0] == seen[1]
        assert here.view(answers) == there.view(answers)
        if seen[0].prompt is None:
            break
        answers.append(rng.choice(seen[0].prompt.answers()))
    plan = here.plan(answers)
    assert plan == there.plan(answers)
    verdicts = [judge(look.match, seat, plan) for look in (here, there)]
    assert verdicts[0].answers == verdicts[1].answers and verdicts[0].used == verdicts[1].used
    reasons = [None if one.why is None else (one.why.reason, one.why.details) for one in verdicts]
    assert reasons[0] == reasons[1]
    try:
        after = here.after(plan)
    except Refused:
        with pytest.raises(Refused):
            there.after(plan)
        return
    assert after.view().me == there.after(plan).view().me
    assert after.prompt == there.after(plan).prompt


@pytest.mark.parametrize("theirs", ["balloons", "book"])
def test_the_turn_after_a_draw_does_not_depend_on_the_deck(theirs):
    """The hand limit is one card. Which card would be drawn, and so which one is discarded, nobody can know: the
    player plans with the card that is there now."""
    deck = {"balloons": 3, "book": 3} | {theirs: 0}
    game = set_table(
        {"artifacts": ["bat"], "morale": 1, "goods": {"energy": 1}},
        {"artifacts": [theirs] * 3},
        turn=Turn(1, 1),
    )
    game.artifact_deck = deck
    ahead = Ahead(Match.of(game).ahead(0), 0)
    answers: list[Answer] = ["place:1:euphorian_tunnel", "artifact"]
    after = ahead.after(ahead.plan(answers))
    assert after.view().me.artifacts == ("bat",)
    assert sum(after.view().artifact_discard.values()) == 0
    assert after.view().artifact_deck == 2
    assert all(path.chance.weights == {} for path in ahead.paths(answers) if path.chance)


def test_the_turn_after_a_draw_assumes_no_unplanned_worker():
    """A plan ends where a card is drawn. The other worker of the double is not assumed to be placed somewhere, where
    it might pay with the card that nobody knows."""
    game = set_table(
        {"available": [1, 1], "morale": 3, "artifacts": ["bat", "book"], "goods": {"energy": 1}},
        {},
        turn=Turn(1, 1),
    )
    ahead = Ahead(Match.of(game).ahead(0), 0)
    after = ahead.after(ahead.plan(["place:1:euphorian_tunnel", "artifact"])).view()
    assert after.me.artifacts == ("bat", "book") and after.me.available == (1,)


def test_planning_does_not_reveal_hidden_recruits():
    """The planned move activates hidden Euphorian recruits; who has one is not known before it is played."""
    game = set_table(
        {}, {"hidden": ["ben"]}, turn=Turn(1, 1), allegiance=dict.fromkeys(FACTIONS, 0) | {"euphorian": 7}
    )
    ahead = Ahead(Match.of(game).ahead(0), 0)
    answers = ["place:1:generator"]
    assert ahead.preview(answers).stops == "reveal"
    assert "ben" not in str(ahead.preview(answers).events)
    assert ahead.view(answers) == ahead.view()
    with pytest.raises(Refused, match="plan-not-after"):
        ahead.after(ahead.plan(answers))


@settings(max_examples=25)
@given(games(wandering=400), st.integers(60, 500), st.randoms(use_true_random=False))
def test_the_following_turn_can_be_planned(table, longest, rng):
    match = in_play(table, longest)
    seat = rng.choice([one for one in range(table.players) if one != match.turn])
    ahead = Ahead(match.ahead(seat), seat)
    for _ in range(3):
        plan = any_plan(ahead, rng)
        assume(plan is not None)
        assert plan is not None
        before = state(ahead.match)
        try:
            later = ahead.after(plan)
        except Refused as refused:
            assert refused.reason == "plan-not-after"
            return
        assert state(ahead.match) == before
        assert later.match.turn_number == ahead.match.turn_number + table.players
        assert later.match.turn == seat
        ahead = later
