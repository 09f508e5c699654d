"""Restoring: a checkpoint and the answers after it give the same game, at any point; so does the whole log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from bot import engine
from bot.engine.game import Diverged, Match, Row
from bot.engine.prompts import CHANCE, propose
from bot.engine.state import dump, load

from .playing import Table, games, pending, played, position, set_table, state, steps


def stored(match: Match) -> tuple[str, list[Row]]:
    """The checkpoint and the rows as they come back from a database: text and JSON."""
    return match.checkpoint, [
        Row(r.seat, r.key, json.loads(json.dumps(r.answer)), r.source) for r in match.rows
    ]


@pytest.mark.slow
@settings(max_examples=12)
@given(games(wandering=600))
def test_restoring_at_every_question_gives_the_same_question_and_state(table):
    match = table.open()
    assert pending(Match.restore(*stored(match))) == pending(match)
    for _ in steps(match, table, longest=900):
        again = Match.restore(*stored(match))
        assert pending(again) == pending(match)
        assert state(again) == state(match)
        assert (again.answers, again.checkpoint_at, again.rows) == (
            match.answers,
            match.checkpoint_at,
            match.rows,
        )
        assert again.over == match.over
        assert again.winners == match.winners


@pytest.mark.slow
@settings(max_examples=10)
@given(games())
def test_the_same_log_gives_the_same_game(table):
    match = table.open()
    log, events = [], []
    for step in steps(match, table):
        log.append(step.row)
        events.append(step.events)
    again = table.open()
    assert [again.answer(row.seat, json.loads(json.dumps(row.answer))) for row in log] == events
    assert state(again) == state(match)
    assert again.over
    assert again.winners == match.winners


@pytest.mark.slow
@settings(max_examples=10)
@given(games())
def test_a_restored_game_continues_unchanged(table):
    """The game is restored before every answer."""
    match, once = table.open(), table.open()
    for step in steps(once, table, longest=500):
        match = Match.restore(*stored(match))
        assert match.answer(step.row.seat, step.row.answer) == step.events
    assert position(match) == position(once)


@given(games(wandering=60))
@settings(max_examples=20)
def test_a_checkpoint_is_the_state_at_the_start_of_the_turn(table):
    match = table.open()
    began, count = state(match), 0
    for _ in steps(match, table, longest=120):
        if not match.rows:
            count = match.answers
        assert match.checkpoint_at == count
        assert match.answers == match.checkpoint_at + len(match.rows)
        if not match.rows:
            began = match.checkpoint
            told = json.loads(began)
            assert told["phase"] == "play"
            assert not told["turn"]["acted"]
        elif match.checkpoint_at:
            assert match.checkpoint == began


@given(games(wandering=60))
@settings(max_examples=20)
def test_a_state_can_be_stored_and_loaded(table):
    match = played(table, longest=150)
    game = match.copy_state()
    assert load(dump(game)) == game
    assert dump(load(dump(game))) == dump(game)


def test_a_copy_shares_nothing_mutable():
    """The copy shares no list or mapping with the original."""
    game = played(Table(seed=5, players=4, wandering=200), longest=400).copy_state()
    copy = game.copy()
    assert copy == game

    def containers(thing: Any) -> set[int]:
        found = {id(thing)} if isinstance(thing, (list, dict)) else set()
        if isinstance(thing, dict):
            inner = list(thing.values())
        elif isinstance(thing, list):
            inner = thing
        else:
            inner = [getattr(thing, name) for name in getattr(thing, "__slots__", ())]
        return found.union(*(containers(one) for one in inner)) if inner else found

    assert not containers(game) & containers(copy)


def test_a_row_that_does_not_fit_is_reported_with_its_position():
    offer = propose(1, {"energy": 1}, {"water": 1})
    match = Match.of(set_table({"available": [3, 3], "goods": {"energy": 1}}, {"goods": {"water": 1}}))
    for seat, answer in ((0, offer), (1, "yes"), (0, "place:3:generator")):
        match.answer(seat, answer)
    checkpoint, rows = stored(match)
    assert [row.key for row in rows] == ["act", "trade", "act"]
    with pytest.raises(Diverged) as diverged:
        Match.restore(checkpoint, [*rows[:2], rows[2]._replace(key="another")])
    assert diverged.value.good == 2
    with pytest.raises(Diverged) as diverged:
        Match.restore(checkpoint, [rows[0], rows[1], rows[2]._replace(answer="place:3:nowhere")])
    assert diverged.value.good == 2
    with pytest.raises(Diverged) as diverged:
        Match.restore(checkpoint, [rows[1]])
    assert diverged.value.good == 0
    with pytest.raises(Diverged) as diverged:
        Match.restore(checkpoint, [*rows, Row(CHANCE, "dice", [1])])
    assert diverged.value.good == len(rows) == 3


def test_a_match_can_begin_between_the_dice_of_a_double():
    match = Match.of(set_table({"available": [3, 3]}, {}))
    match.answer(0, "place:3:generator")
    again = Match.of(match.copy_state())
    assert again.prompts == match.prompts
    assert match.prompts[0].about == {"double": 3, "left": 1}
    events = again.answer(0, "stop")
    assert events == match.answer(0, "stop")


def test_the_engine_does_not_use_deepcopy():
    """States have their own copy methods, which are much faster: computer players depend on that."""
    sources = Path(engine.__file__).parent.rglob("*.py")
    assert not [source.name for source in sources if "deepcopy" in source.read_text("utf-8")]
