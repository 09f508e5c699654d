"""`open_spaces`, which is optimized, agrees with `why_not`."""

from __future__ import annotations

import random

import pytest

from bot.engine.actions.placement import declared, open_spaces, why_not
from bot.engine.board import SPACES
from bot.engine.cards.prices import payable, payments
from bot.engine.cards.purse import Purse
from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import Options
from bot.players.chance import draw
from bot.players.eager_policy import eager

pytestmark = pytest.mark.slow


def existing(game):
    """Spaces that exist now, no matter who may use them."""
    absent = ("refused-not-built", "refused-already-built", "refused-tunnel-unfinished")
    return [
        s
        for s in SPACES.values()
        if (no := why_not(game, game.players[0], 1, s)) is None or no.reason not in absent
    ]


@pytest.mark.parametrize("edition", ["classic", "revised"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_open_spaces_agrees_with_why_not(players, edition):
    rng = random.Random(f"{players}{edition}")
    for _ in range(3):
        match = Match.new(Options.simple(players, edition))
        while not match.over:
            if match.chance is not None:
                match.answer(CHANCE, draw(match.chance, rng))
                continue
            prompt = match.prompts[0]
            if prompt.ask == "act" and rng.random() < 0.3:
                game = match.copy_state()
                for me in game.players:
                    for die in set(me.available):
                        slowly = [s.id for s in SPACES.values() if why_not(game, me, die, s) is None]
                        assert open_spaces(game, me, die) == slowly
                        for space in existing(game):
                            visit = declared(game, me, die, space)
                            ways = payments(game, me, visit)
                            assert payable(game, me, visit, Purse.of(me)) == bool(ways), space
            match.answer(prompt.seat, eager(match, prompt, rng))
