"""Between bumping and paying: a penalty for the roll of one's own bumped worker may take what the price needs."""

from __future__ import annotations

import pytest

from bot.engine.actions.workers import occupant
from bot.engine.board import ROLL_PENALTY, SPACES
from bot.engine.cards.prices import payable, payments
from bot.engine.cards.purse import Purse
from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import Visit, Worker
from tests.engine.playing import Table, played, set_table, steps

TILE, UNLUCKY = next(iter(ROLL_PENALTY.items()))


@pytest.mark.parametrize(
    ("space", "needs"),
    [
        ("euphorian_tunnel", {"energy": 1}),
        ("tank_water", {"water": 3}),
        ("breeze_bar", {"bliss": 1, "food": 1}),
    ],
)
def test_a_roll_penalty_before_paying_may_take_any_good(space, needs):
    """A player bumps their own worker; the penalty for its roll may take any good, even one that the price needs."""
    table = set_table({"placed": 1, "goods": {**needs, "clay": 1, "gold": 1}}, {})
    table.workers = {space: (Worker(0, 3),)}
    table.built = {"wastelands_upper": TILE}
    match = Match.of(table)
    match.answer(0, f"place:1:{space}")
    match.answer(CHANCE, [UNLUCKY])
    (prompt,) = match.prompts
    assert prompt.ask == "penalty"
    assert {option.id for option in prompt.options} == {*needs, "clay", "gold"}
    match.answer(0, next(iter(needs)))
    assert match.view(0).turn == 1, "the turn must end, because the placement has no effect"
    assert dict(match.view(0).me.goods) == {"clay": 1, "gold": 1} | _less(needs)


def _less(needs: dict[str, int]) -> dict[str, int]:
    """With one less of the first good."""
    first = next(iter(needs))
    return {good: n - (good == first) for good, n in needs.items() if n > (good == first)}


def test_a_roll_penalty_takes_the_last_good_even_if_the_price_needs_it():
    """The player has nothing else to lose: then the placement has no effect."""
    table = set_table({"placed": 1, "goods": {"energy": 1}}, {})
    table.workers = {"euphorian_tunnel": (Worker(0, 3),)}
    table.built = {"wastelands_upper": TILE}
    match = Match.of(table)
    match.answer(0, "place:1:euphorian_tunnel")
    match.answer(CHANCE, [UNLUCKY])
    me = match.view(0).me
    assert (dict(me.goods), me.workers, match.view(0).turn) == ({}, 2 + 1, 1)


def test_the_fast_price_check_agrees_with_the_payments():
    """Two functions check whether a price can be paid, one for the list of actions, one when paying: they agree."""
    checked = 0
    for seed, edition in ((1, "classic"), (2, "revised"), (3, "classic"), (4, "revised")):
        table = Table(seed=seed, players=4, edition=edition, wandering=600)  # type: ignore[arg-type]
        match = played(table, longest=100)
        for _ in steps(match, table, longest=900):
            if match.rows or match.over:
                continue
            game = match.copy_state()
            for me in game.players:
                for action in {
                    option.things[1] for option in match.prompts[0].options if len(option.things) == 2
                }:
                    space = SPACES[action]
                    for die in set(me.available):
                        visit = Visit(me.seat, die, space, bumped=occupant(game, space))
                        checked += 1
                        assert payable(game, me, visit, Purse.of(me)) == bool(payments(game, me, visit))
    assert checked > 1000
