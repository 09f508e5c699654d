"""A sample keeps what a seat can see, and randomizes the rest."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine.board import ARTIFACTS, ARTIFACTS_OF_EACH_KIND, RECRUITS
from bot.engine.game import Match
from bot.engine.view import view as view_of
from bot.players.sample import sample

from .helpers import at_turn, by_level, by_worth, questions


@pytest.mark.parametrize("variants", [(), ("market_draft", "recruit_draft")])
def test_a_sampled_game_looks_the_same_from_the_seat(variants):
    rng, sampled = Random(3), 0
    for match, prompt in questions(4, "same", variants=variants, answerer=by_worth):
        if prompt.ask != "act" or prompt.key != "act" or rng.random() > 0.2:
            continue
        seen = match.view(prompt.seat)
        assert view_of(sample(seen, rng), prompt.seat, seen.waiting) == seen
        sampled += 1
    assert sampled > 10


def test_the_pieces_are_conserved_and_the_game_can_continue():
    rng, sampled = Random(4), 0
    for match, prompt in questions(5, "pieces", "revised", answerer=by_level("easy")):
        if prompt.ask != "act" or prompt.key != "act" or rng.random() > 0.1:
            continue
        game = sample(match.view(prompt.seat), rng)
        cards = [card for player in game.players for card in player.artifacts]
        for card in ARTIFACTS:
            total = cards.count(card) + game.artifact_deck[card] + game.artifact_discard.get(card, 0)
            assert total == ARTIFACTS_OF_EACH_KIND
        recruits = [
            r for player in game.players for r in (*player.recruits, *player.hidden)
        ] + game.recruit_deck
        assert len(recruits) == len(set(recruits)) <= len(RECRUITS)
        again = Match.of(game)
        assert [o.id for o in again.prompts[0].options] == [o.id for o in prompt.options]
        sampled += 1
    assert sampled > 10


def test_hidden_things_differ_between_samples():
    match = at_turn(30, seed="differ")
    seat = match.prompts[0].seat
    games = [sample(match.view(seat), Random(n)) for n in range(8)]
    other = (seat + 1) % 4
    assert len({(*g.players[other].hidden, g.players[other].dilemma) for g in games}) > 1
