"""Properties that hold in every game, at every question, however it is played."""

from __future__ import annotations

import os
import random

import pytest
from hypothesis import given, settings

from bot.engine.board import AREAS, ARTIFACTS, LOTS, MARKETS, RECRUITS, SPACES
from bot.engine.game import Match
from bot.engine.prompts import Prompt
from bot.engine.state import VARIANTS, Game

from .ledger import Ledger
from .playing import Table, games, steps

NIGHTLY_GAMES = int(os.environ.get("EUPHORIA_NIGHTLY_GAMES", "96"))
CHUNKS = 8 if NIGHTLY_GAMES < 1000 else 100


def check_pieces(game: Game) -> None:
    """No piece is lost, duplicated or out of range."""
    on_board = [worker.seat for dice in game.workers.values() for worker in dice]
    faces = dict.fromkeys(ARTIFACTS, 0)
    for hand in [player.artifacts for player in game.players]:
        for card in hand:
            faces[card] += 1
    for pile in (game.artifact_deck, game.artifact_discard):
        for card, n in pile.items():
            assert n >= 0
            faces[card] += n
    assert faces == dict.fromkeys(ARTIFACTS, 6)
    for player in game.players:
        assert player.placed == on_board.count(player.seat)
        assert 0 <= player.workers <= 4
        assert all(1 <= die <= 6 for die in player.available)
        assert all(n > 0 for n in player.goods.values())
        assert 1 <= player.morale <= 6
        assert 1 <= player.knowledge <= 6
        assert player.tokens_left >= 0
        assert all(n == 1 for place, n in player.tokens.items() if not place.startswith("territory_"))
        assert set(player.fresh) <= set(player.recruits)
    cards = [card for player in game.players for card in player.recruits + player.hidden]
    cards += game.recruit_deck
    assert len(cards) == len(set(cards))
    assert set(cards) <= set(RECRUITS)
    for area in AREAS:
        assert sum(p.tokens.get(f"territory_{area}", 0) for p in game.players) <= len(game.players)
    assert all(0 <= level <= 11 for level in game.allegiance.values())
    assert all(0 <= level <= 9 for level in game.miner.values())
    _check_board(game)


def _check_board(game: Game) -> None:
    for space, dice in game.workers.items():
        kind = SPACES[space].kind
        assert dice, "a space without workers must not be stored"
        if kind == "site":
            assert len({worker.slot for worker in dice}) == len(dice) <= 4
        elif kind != "commodity":
            assert len(dice) == 1, f"{space} must hold exactly one worker"
    assert set(game.built) <= set(LOTS)
    tiles = [*game.built.values(), *game.tiles]
    assert len(tiles) == len(set(tiles))
    assert set(tiles) <= set(MARKETS)


def check_questions(match: Match) -> None:
    """Every question can be answered, and every player asked has a choice."""
    assert match.over or bool(match.chance) != bool(match.prompts)
    if match.chance:
        chance = match.chance
        assert chance.count >= 1
        assert chance.key == "dice" or sum(chance.weights.values()) >= chance.count
    for prompt in match.prompts:
        _check_prompt(prompt)


def _check_prompt(prompt: Prompt) -> None:
    ids = [option.id for option in prompt.options]
    assert len(set(ids)) == len(ids), "the ids of options must differ"
    assert 0 <= prompt.least <= prompt.most <= len(ids)
    if prompt.several:
        assert prompt.most > 0
        assert prompt.least < len(ids), "the question must leave something to choose"
    else:
        assert len(ids) >= (1 if prompt.ask in ("act", "trade") else 2)


def check_between_turns(game: Game) -> None:
    """At the start of a turn every die is on the board or available, and nobody has too many cards."""
    for player in game.players:
        assert player.workers >= 1, "a player must have at least one worker"
        assert len(player.artifacts) <= player.morale, "a player must not exceed the hand limit"
    assert not game.scratch.crossings
    assert not game.scratch.tokens
    assert game.scratch.owing is None


def play_and_check(table: Table) -> Match:
    """A whole game, checked after every answer."""
    match = table.open()
    ledger = Ledger(table.players)
    turn = 0
    for step in steps(match, table):
        ledger.hear(step.events)
        ledger.compare(match.view(None))
        game = match._game  # only read; copying after every answer would take half of the time
        check_pieces(game)
        check_questions(match)
        if match.turn_number != turn and not match.rows:
            turn = match.turn_number
            check_between_turns(game)
    assert match.over, f"the game did not end within {match.answers} answers"
    assert ledger.placed(match.winners[0]) == 10
    return match


@pytest.mark.slow
@settings(max_examples=60)
@given(games())
def test_every_game_keeps_its_pieces_reports_every_change_and_ends(table):
    play_and_check(table)


@pytest.mark.slow
@pytest.mark.nightly
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_many_games(chunk):
    for n in range(chunk, NIGHTLY_GAMES, CHUNKS):
        rng = random.Random(f"nightly:{n}")
        table = Table(
            seed=rng.randrange(2**32),
            players=2 + n % 5,
            edition=rng.choice(("classic", "revised")),
            variants=tuple(v for v in VARIANTS if rng.random() < 0.3),
            wandering=rng.randrange(400),
        )
        try:
            play_and_check(table)
        except Exception as wrong:
            wrong.add_note(f"in game {n}: {table}")
            raise
