"""Hidden information: what a seat must not know does not affect what it sees."""

from __future__ import annotations

import pickle
import random
from dataclasses import fields

import pytest
from hypothesis import given, settings

from bot.engine.events import Event, Refused, Traded
from bot.engine.game import Match
from bot.engine.prompts import CHANCE, propose
from bot.engine.view import View, view
from tests.engine.playing import Table, games, played, reshuffle, set_table, steps


@pytest.mark.slow
@settings(max_examples=15)
@given(games())
def test_what_is_hidden_from_a_seat_does_not_change_its_view(table):
    match = table.open()
    rng = random.Random(table.seed)
    changed = 0
    for _ in steps(match, table, longest=400):
        game = match.copy_state()
        if match.over:
            break
        waiting = tuple(prompt.seat for prompt in match.prompts)
        for seat in (None, rng.randrange(table.players)):
            other = reshuffle(game, seat, rng)
            changed += other != game
            assert view(other, seat, waiting) == view(game, seat, waiting) == match.view(seat)
    assert changed > 10, "the shuffle must change something"


@settings(max_examples=20)
@given(games(wandering=100))
def test_a_view_shows_only_its_own_secrets(table):
    match = played(table, longest=150)
    game = match.copy_state()
    for seat in (None, *range(table.players)):
        seen = match.view(seat)
        assert seen.seat == seat
        for player in seen.players:
            mine, true = player.seat == seat, game.players[player.seat]
            assert player.artifacts == (tuple(sorted(true.artifacts)) if mine else None)
            assert player.hidden == (tuple(true.hidden) if mine else None)
            assert player.dilemma == (
                true.dilemma if true.dilemma and (mine or true.dilemma_choice) else None
            )
            assert player.artifact_count == len(true.artifacts)
            assert player.hidden_count == len(true.hidden)


def test_everything_is_visible_once_the_game_is_over():
    match = played(Table(seed=1, players=3), longest=20_000)
    assert match.over
    for player, true in zip(match.view(None).players, match.copy_state().players, strict=True):
        assert player.artifacts == tuple(sorted(true.artifacts))
        assert player.hidden == tuple(true.hidden)
        assert player.dilemma == true.dilemma


def test_a_view_shares_nothing_with_the_state():
    match = played(Table(seed=2, players=2), longest=100)
    before = match.copy_state()
    for seat in (0, 1, None):
        seen = match.view(seat)
        for mapping in (seen.allegiance, seen.miner, seen.built, *(p.goods for p in seen.players)):
            assert isinstance(mapping, dict)
            mapping["gold"] = 99
    assert match.copy_state() == before


def test_views_have_no_field_for_decks_or_states():
    """Nobody may see the contents of a deck or a pile of tiles; a view only counts them."""
    names = {field.name for field in fields(View)}
    assert not names & {"tiles", "deck", "game", "state", "recruits", "table"}
    seen = Table(seed=1, variants=("market_draft",)).open().view(0)
    assert seen.tiles_known == ()


@settings(max_examples=30)
@given(games(wandering=400))
def test_public_events_name_no_secret(table):
    """The public form of an event names no card that is not public."""
    match = table.open()
    for step in steps(match, table, longest=400):
        game = match.copy_state()
        shown = {card for player in game.players for card in player.recruits}
        secret = {card for player in game.players for card in player.hidden} | set(game.recruit_deck)
        for event in step.events:
            for seat in (None, *range(table.players)):
                own = set(game.players[seat].hidden) if seat is not None else set()
                words = _words(event.seen_by(seat))
                if getattr(event, "seat", None) != seat:
                    assert not words & (secret - shown - own), event
            if event.secret:
                hidden = [getattr(event.public(), name) for name in event.secret]
                assert not any(hidden)


def _words(event: Event) -> set[str]:
    found: set[str] = set()
    for value in (getattr(event, field.name) for field in fields(event)):
        found |= {value} if isinstance(value, str) else set()
        found |= {one for one in value if isinstance(one, str)} if isinstance(value, tuple) else set()
    return found


def test_only_the_two_traders_see_the_traded_cards():
    """Only the two players see which cards were traded; others see how many."""
    match = Match.of(set_table({"goods": {"gold": 1}}, {"artifacts": ["bat"]}, {}))
    match.answer(0, {"trade": {"with": 1, "give": {"gold": 1}, "get": {"bat": 1}}})
    (traded,) = match.answer(1, "yes")
    assert isinstance(traded, Traded)
    assert traded.seen_by(0) == traded.seen_by(1) == traded
    assert traded.artifacts == ((), ("bat",))
    for seat in (2, None):
        seen = traded.seen_by(seat)
        assert isinstance(seen, Traded)
        assert (seen.artifacts, seen.give_cards, seen.get_cards, seen.give) == ((), 0, 1, {"gold": 1})


def test_an_offer_does_not_reveal_whether_the_partner_has_the_cards():
    """A player without the card is asked anyway, and a preview stops at the question."""
    offer = propose(1, {"gold": 1}, {"bat": 1})
    seen = []
    for card in ("bat", "book"):
        match = Match.of(set_table({"goods": {"gold": 1}}, {"artifacts": [card]}))
        preview = match.preview(0, [offer])
        events = [event.seen_by(0) for event in match.answer(0, offer)]
        seen.append((preview, events, match.view(0), match.prompt_for(0), match.undo_refusal(0)))
    assert seen[0] == seen[1]
    assert match.prompt_for(1) is not None
    assert [option.id for option in match.prompts[0].options] == ["no"]


def test_questions_go_to_the_seat_that_is_asked():
    match = Table(seed=4, players=4).open()
    while match.chance:
        cards = [card for card, n in match.chance.weights.items() for _ in range(n)]
        match.answer(CHANCE, cards[: match.chance.count])
    assert [prompt.seat for prompt in match.prompts] == [0, 1, 2, 3]
    hands = [{thing for option in prompt.options for thing in option.things} for prompt in match.prompts]
    assert all(len(hand) == 4 for hand in hands)
    assert not set.intersection(*hands)
    assert match.view(None).waiting == (0, 1, 2, 3)
    match.answer(2, match.prompts[2].options[0].id)
    assert match.view(None).waiting == (0, 1, 3)
    assert match.prompt_for(2) is None


def test_a_logged_refusal_does_not_contain_its_details():
    refused = Refused("plan-why-keep", thing="bear", least=2)
    assert str(refused) == "plan-why-keep" and "bear" not in repr(refused)
    assert pickle.loads(pickle.dumps(refused)).details == refused.details, (
        "a pickled refusal must keep its details"
    )
