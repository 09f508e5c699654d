"""Previews: what a move would do, as far as it can be known. They change nothing and reveal nothing hidden."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

from bot.engine import events as e
from bot.engine.dilemma import own_card
from bot.engine.game import Match
from bot.engine.paths import Path, paths
from bot.engine.prompts import CHANCE
from bot.engine.state import Worker
from tests.engine.playing import reshuffle

from .playing import Table, games, played, position, set_table, steps


@pytest.mark.slow
@settings(max_examples=25)
@given(games())
def test_a_preview_changes_nothing_and_comes_true(table):
    match = table.open()
    rng = random.Random(table.seed)
    player = steps(match, table, longest=400)
    kinds = set()
    while not match.over and match.answers < 400:
        if match.prompts and rng.random() < 0.4:
            prompt = rng.choice(match.prompts)
            answer = rng.choice(prompt.answers())
            before = position(match)
            preview = match.preview(prompt.seat, [answer])
            assert position(match) == before
            kinds.add(preview.stops)
            assert (preview.prompt is not None) == (preview.stops == "question")
            check_against_what_happens(match, prompt.seat, answer, preview)
        if next(player, None) is None:
            break
    assert kinds


def check_against_what_happens(match, seat, answer, preview):
    """Up to where the preview stops, the same happens in the game."""
    real = match.fork()
    together = len(match.prompts) > 1 or len(match._questions.prompts) > 1
    events = [event.seen_by(seat) for event in real.answer(seat, answer)]
    assert preview.events == events[: len(preview.events)]
    assert not any(isinstance(event, e.DiceRolled) for event in preview.events)
    reveals = [event.reveal and not own_card(event, seat) for event in preview.events]
    assert not any(reveals[:-1])
    if preview.stops == "reveal":
        own = any(own_card(event, seat) for event in preview.events)
        assert (together and not preview.events) or reveals[-1] or (own and preview.events == events)
        return
    assert preview.events == events, "only a reveal may end a preview early"
    assert not any(reveals)
    assert (preview.stops == "chance") == (real.chance is not None)
    if preview.stops == "question":
        assert preview.prompt == real.prompt_for(seat)


@pytest.mark.slow
@settings(max_examples=25)
@given(games())
def test_previews_do_not_depend_on_what_is_hidden(table):
    """At the start of a turn, preview every action in the real game and in another that looks the same."""
    match = table.open()
    rng = random.Random(table.seed)
    for _ in steps(match, table, longest=500):
        if match.rows or match.over or match.chance:
            continue
        (prompt,) = match.prompts
        game = match.copy_state()
        there, elsewhere = Match.of(game), Match.of(reshuffle(game, prompt.seat, rng))
        assert elsewhere.prompts == match.prompts
        for answer in rng.sample(prompt.answers(), min(3, len(prompt.options))):
            assert elsewhere.preview(prompt.seat, [answer]) == there.preview(prompt.seat, [answer])


def test_a_preview_says_what_is_paid_and_gained():
    match = Match.of(set_table({"goods": {"energy": 1}}, {}))
    preview = match.preview(0, ["place:2:euphorian_tunnel"])
    assert preview.stops == "question"
    assert e.Paid(0, {"energy": 1}, (), "euphorian_tunnel") in preview.events
    assert preview.prompt is not None
    assert [option.id for option in preview.prompt.options] == ["gold", "artifact"]
    further = match.preview(0, ["place:2:euphorian_tunnel", "gold"])
    assert further.stops == "done"
    assert e.GoodsGained(0, {"gold": 1}, "euphorian_tunnel") in further.events
    assert e.MinerMoved(0, "euphorian", 1) in further.events


def test_a_preview_stops_before_a_card_is_drawn():
    match = Match.of(set_table({"goods": {"energy": 1}}, {}))
    preview = match.preview(0, ["place:2:euphorian_tunnel", "artifact"])
    assert preview.stops == "chance"
    assert not any(isinstance(event, e.ArtifactsDrawn) for event in preview.events)


def test_a_preview_stops_before_a_bumped_worker_rolls():
    table = set_table({"goods": {"energy": 1}}, {"available": [1], "placed": 1})
    table.workers = {"euphorian_tunnel": (Worker(1, 5),)}
    preview = Match.of(table).preview(0, ["place:2:euphorian_tunnel"])
    assert preview.stops == "chance"
    assert preview.events[-1] == e.WorkerBumped(0, 1, 5, "euphorian_tunnel", 2)


def test_a_preview_does_not_reveal_who_has_a_hidden_recruit():
    """The eighth step of allegiance activates hidden recruits: the preview says no more than that."""
    previews = []
    for hidden in ("katy", "ian"):
        table = set_table({"available": [1, 2]}, {"hidden": [hidden]})
        table.allegiance["euphorian"] = 7
        previews.append(Match.of(table).preview(0, ["place:1:generator"]))
    assert previews[0] == previews[1]
    assert previews[0].stops == "reveal"
    assert previews[0].events[-1] == e.HiddenCalled("euphorian")


def with_a_dilemma(*, left: int) -> Match:
    table = set_table({"artifacts": ["bat"], "dilemma": "bat"}, {})
    table.players[0].tokens = {"euphoria": 10 - left}
    return Match.of(table)


def test_a_preview_continues_after_revealing_the_players_own_dilemma():
    serve = with_a_dilemma(left=2).preview(0, ["dilemma:serve"])
    assert serve.stops == "reveal", "the preview must stop where the other players see the dilemma"
    assert e.TokenPlaced(0, "dilemma", 1) in serve.events
    fight = with_a_dilemma(left=2).preview(0, ["dilemma:fight"])
    assert fight.stops == "chance" and fight.chance is not None and fight.chance.key == "recruit"


def test_a_preview_says_that_the_last_token_wins():
    serve = with_a_dilemma(left=1).preview(0, ["dilemma:serve"])
    assert e.TokenPlaced(0, "dilemma", 0) in serve.events
    assert serve.events[-1] == e.GameWon(0)


def test_a_preview_stops_where_somebody_else_decides():
    table = set_table({}, {"available": [1], "placed": 1, "recruits": ["amanda"], "goods": {"bliss": 1}})
    table.workers = {"tank_energy": (Worker(1, 5),)}
    table.players[0].goods = {"energy": 3}
    preview = Match.of(table).preview(0, ["place:2:tank_energy"])
    assert preview.stops == "other"
    assert preview.prompt is None


def test_a_simultaneous_choice_cannot_be_previewed():
    """The last player to choose sees no more than the first: recruits are revealed together."""
    match = Table(seed=1, players=2).open()
    while match.chance:
        cards = [card for card, n in match.chance.weights.items() for _ in range(n)]
        match.answer(CHANCE, cards[: match.chance.count])
    first, second = match.prompts
    waits = match.preview(0, [first.options[0].id])
    assert (waits.events, waits.stops) == ([], "other")
    match.answer(0, first.options[0].id)
    last = match.preview(1, [second.options[0].id])
    assert (last.events, last.stops, last.prompt) == ([], "reveal", None)


def test_passed_recruits_cannot_be_looked_at_before_picking():
    match = Table(seed=1, players=2, variants=("recruit_draft",)).open()
    while match.chance:
        cards = [card for card, n in match.chance.weights.items() for _ in range(n)]
        match.answer(CHANCE, cards[: match.chance.count])
    match.answer(0, match.prompts[0].options[0].id)
    preview = match.preview(1, [match.prompts[0].options[0].id])
    assert (preview.events, preview.stops, preview.prompt) == ([], "reveal", None)


def test_a_refused_answer_is_refused_in_a_preview_too():
    match = played(Table(seed=9, players=2), longest=30)
    while match.chance or match.prompts[0].ask != "act":
        match = played(Table(seed=9, players=2), longest=match.answers + 1)
    with pytest.raises(e.Refused):
        match.preview(match.prompts[0].seat, ["place:7:generator"])


def test_a_fork_is_independent():
    match = played(Table(seed=6, players=3), longest=60)
    before = position(match)
    fork = match.fork()
    assert position(fork) == before
    for _ in steps(fork, Table(seed=7, players=3), longest=120):
        pass
    assert position(match) == before


def test_the_paths_of_the_last_of_several_choices_reveal_nothing():
    """Everybody else has chosen recruits: which ones is secret until the last player has chosen too."""
    match = Table(seed=4, players=3).open()
    while match.chance:
        cards = [card for card, n in match.chance.weights.items() for _ in range(n)]
        match.answer(CHANCE, cards[: match.chance.count])
    for seat in (0, 1):
        match.answer(seat, match.prompts[0].options[0].id)
    (prompt,) = match.prompts
    assert paths(match, 2, [prompt.options[0].id]) == [Path(())]
