"""The order after every roll: the knowledge check, the roll penalties, the other players' recruits, the owner's."""

from __future__ import annotations

import pytest

from bot.engine.board import ROLL_PENALTY
from bot.engine.events import PenaltySuffered, WorkerDeserted
from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import Turn, Worker

from .playing import set_table

SIX = next(tile for tile, number in ROLL_PENALTY.items() if number == 6)


@pytest.mark.parametrize("off_turn", [True, False])
def test_the_order_after_a_roll(off_turn):
    """Seat 1's worker rolls a six and deserts: bumped in seat 0's turn, or retrieved in its own turn."""
    table = set_table(
        {"recruits": ["ben"], "morale": 4, "goods": {"energy": 1}},
        {
            "recruits": ["steven"],
            "available": [6],
            "placed": 1,
            "knowledge": 6,
            "goods": {"water": 1, "food": 1},
        },
    )
    table.workers = {"euphorian_tunnel": (Worker(1, 2),)}
    table.built = {"subterra_upper": SIX}
    if not off_turn:
        table.turn = Turn(1, 1)
    match = Match.of(table)
    if off_turn:
        match.answer(0, "place:1:euphorian_tunnel")
    else:
        match.answer(1, "retrieve")
        match.answer(1, "free")
    events = match.answer(CHANCE, [6])
    assert [type(event) for event in events][1:3] == [WorkerDeserted, PenaltySuffered]
    asked = []
    for seat, answer in ((1, "water"), (0, "gold"), (1, "gold")):
        asked.append(match.prompts[0].key)
        match.answer(seat, answer)
    assert asked == ["penalty", "ben", "steven"]
