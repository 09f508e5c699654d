"""Undo restores the earlier state exactly, or gives a reason. What was revealed cannot be undone."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from bot.engine.events import Refused
from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import Worker

from .playing import Table, games, position, set_table, steps

REASONS = {"refused-undo-nothing", "refused-undo-roll", "refused-undo-not-yours", "refused-undo-reveal"}


@pytest.mark.slow
@settings(max_examples=25)
@given(games())
def test_undo_returns_exactly_the_earlier_state_or_says_why_not(table):
    match = table.open()
    before = position(match)
    undone = 0
    for step in steps(match, table, longest=400):
        after = position(match)
        for seat in range(table.players):
            refused = match.undo_refusal(seat)
            if refused is None:
                assert seat == step.row.seat, "a player may only undo their own answer"
                assert not any(event.reveal for event in step.events)
                assert match.undo(seat) == 1
                assert position(match) == before
                assert match.answer(seat, step.row.answer) == step.events
                undone += 1
            else:
                assert refused.reason in REASONS
                with pytest.raises(Refused, match=refused.reason):
                    match.undo(seat)
            assert position(match) == after
        if step.row.seat == CHANCE:
            reasons = {why_not(match, seat) for seat in range(table.players)}
            assert reasons <= REASONS - {"refused-undo-not-yours"}
        before = after
    assert undone


def why_not(match: Match, seat: int) -> str | None:
    refused = match.undo_refusal(seat)
    return refused.reason if refused else None


def test_a_roll_cannot_be_undone():
    table = set_table({"available": [], "placed": 1}, {})
    table.workers = {"generator": (Worker(0, 4),)}
    match = Match.of(table)
    match.answer(0, "retrieve")
    assert match.chance is not None
    assert why_not(match, 0) is None
    match.answer(CHANCE, [3])
    assert why_not(match, 0) == "refused-undo-roll"


def test_a_finished_turn_can_be_undone_until_the_next_player_acts():
    match = Match.of(set_table({}, {}))
    before = position(match)
    match.answer(0, "place:1:generator")
    assert match.view(None).turn == 1
    assert why_not(match, 1) == "refused-undo-not-yours"
    assert match.undo(0) == 1
    assert position(match) == before
    match.answer(0, "place:1:generator")
    match.answer(1, "place:1:generator")
    assert why_not(match, 0) == "refused-undo-not-yours"


def test_answers_of_a_turn_are_undone_one_by_one():
    match = Match.of(set_table({"goods": {"energy": 1}}, {}))
    positions = [position(match)]
    match.answer(0, "place:1:euphorian_tunnel")
    positions.append(position(match))
    match.answer(0, "gold")
    while positions:
        match.undo(0)
        assert position(match) == positions.pop()
    assert why_not(match, 0) == "refused-undo-nothing"


def test_a_revealed_recruit_cannot_be_undone():
    table = set_table({}, {"hidden": ["katy"]})
    table.allegiance["euphorian"] = 7
    match = Match.of(table)
    match.answer(0, "place:1:generator")
    assert match.view(None).players[1].hidden_count == 0
    assert why_not(match, 0) == "refused-undo-reveal"


def test_calling_recruits_cannot_be_undone_even_if_nobody_has_one():
    """Learning that nobody has a hidden recruit of the faction is information: it cannot be undone."""
    table = set_table({}, {"hidden": ["ian"]})
    table.allegiance["euphorian"] = 7
    match = Match.of(table)
    match.answer(0, "place:1:generator")
    assert why_not(match, 0) == "refused-undo-reveal"


@pytest.mark.parametrize("variants", [(), ("recruit_draft",)])
def test_the_last_player_to_choose_cannot_undo_after_the_reveal(variants):
    match = Table(seed=1, players=2, variants=variants).open()
    while match.chance:
        cards = [card for card, n in match.chance.weights.items() for _ in range(n)]
        match.answer(CHANCE, cards[: match.chance.count])
    match.answer(0, match.prompts[0].options[0].id)
    assert match.undo_refusal(0) is None, "a choice can be undone while another player is still choosing"
    match.answer(1, match.prompts[0].options[0].id)
    assert why_not(match, 1) == "refused-undo-reveal"


def test_a_restored_turn_can_be_undone_to_its_start():
    match = Match.of(set_table({"goods": {"energy": 1}}, {}))
    before = position(match)
    match.answer(0, "place:1:euphorian_tunnel")
    again = Match.restore(match.checkpoint, match.rows)
    again.undo(0)
    assert position(again) == before
