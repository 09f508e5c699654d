"""The set-up for two to six players, and the three draft variants."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from bot.engine import events as e
from bot.engine.board import COLOURS, DILEMMAS, MARKETS, RECRUITS
from bot.engine.game import Match
from bot.engine.prompts import CHANCE, Chance
from bot.engine.state import Options

from .playing import Table


class Start:
    """A game from its first question on, with given dice."""

    def __init__(self, players: int, *variants: Any, dice: tuple[list[int], ...] = ()) -> None:
        self.match = Match.new(Options.simple(players, variants=variants))
        self.dice = list(dice)
        self.events: list[e.Event] = []
        self.asked: list[Chance] = []

    def chance(self) -> Start:
        """Answer chance until a player is asked."""
        while self.match.chance:
            self.asked.append(asked := self.match.chance)
            cards = [card for card, n in asked.weights.items() for _ in range(n)]
            dice = (self.dice.pop(0) if self.dice else [1, 1]) if asked.key == "dice" else []
            self.answer(CHANCE, dice or cards[: asked.count])
        return self

    def answer(self, seat: int, answer: Any) -> list[e.Event]:
        events = self.match.answer(seat, answer)
        self.events += events
        return events

    def everybody(self, option: int = 0) -> Start:
        """Everybody who is asked takes the option with this index."""
        for prompt in self.match.prompts:
            self.answer(prompt.seat, prompt.options[option].id)
        return self.chance()


def hands(match: Match) -> list[list[str]]:
    """The cards each seat chooses from."""
    prompts = sorted(match.prompts, key=lambda prompt: prompt.seat)
    return [sorted({card for option in p.options for card in option.things}) for p in prompts]


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_starts_with_the_same(players):
    start = Start(players).chance().everybody()
    assert start.match.prompts[0].ask == "act"
    for seat in range(players):
        me = start.match.view(seat).me
        assert (me.morale, me.knowledge, dict(me.goods), me.artifact_count) == (1, 3, {}, 0)
        assert (me.workers, len(me.available), len(me.recruits), me.hidden_count) == (2, 2, 1, 1)
        assert (me.tokens_left, dict(me.tokens), me.dilemma_choice) == (10, {}, "")
    seen = start.match.view(None)
    assert seen.artifact_deck == 36
    assert seen.recruit_deck == 48 - 4 * players
    assert seen.tiles_known == tuple(sorted(MARKETS))
    assert seen.spaces_needed == {2: 2, 3: 2, 4: 3, 5: 4, 6: 4}[players]
    assert seen.territory_size == players
    assert (dict(seen.built), set(seen.allegiance.values()), set(seen.miner.values())) == ({}, {0}, {0})


@pytest.mark.parametrize("players", range(2, 7))
def test_dilemmas_and_recruits_are_dealt_once_each(players):
    start = Start(players).chance()
    dealt = [card for event in start.events if isinstance(event, e.DilemmaDealt) for card in event.dilemma]
    assert len(dealt) == len(set(dealt)) == players
    assert set(dealt) <= set(DILEMMAS)
    recruits = [card for hand in hands(start.match) for card in hand]
    assert len(recruits) == len(set(recruits)) == 4 * players
    assert set(recruits) <= set(RECRUITS)
    assert [len(prompt.options) for prompt in start.match.prompts] == [12] * players, (
        "each player must choose from 4 active × 3 hidden recruits"
    )


def test_recruits_are_chosen_simultaneously_and_revealed_together():
    start = Start(3).chance()
    match = start.match
    first, second, third = match.prompts
    for prompt in (third, first):
        assert start.answer(prompt.seat, prompt.options[0].id) == []
        assert all(not player.recruits for player in match.view(None).players)
    assert [prompt.seat for prompt in match.prompts] == [1]
    events = start.answer(1, second.options[5].id)
    chosen = [event for event in events if isinstance(event, e.RecruitsChosen)]
    assert [event.seat for event in chosen] == [0, 1, 2]
    assert (chosen[1].recruit, chosen[1].hidden) == (
        second.options[5].things[0],
        second.options[5].things[1:],
    )
    assert chosen[1].seen_by(0) == e.RecruitsChosen(1, second.options[5].things[0], ())
    assert match.view(1).me.hidden == second.options[5].things[1:]


def test_recruits_not_kept_are_out_of_the_game():
    start = Start(2).chance()
    dealt = {card for hand in hands(start.match) for card in hand}
    deck = set(start.everybody().match.copy_state().recruit_deck)
    assert not deck & dealt
    assert len(deck) == 40


def test_the_highest_total_starts():
    start = Start(3, dice=([1, 2], [6, 5], [6, 4])).chance().everybody()
    assert start.match.view(None).first == start.match.view(None).turn == 1
    assert e.StartingPlayerFound(1) in start.events
    assert not any(chance.key == "lot" for chance in start.asked)


def test_a_tie_for_the_start_is_broken_by_lot():
    start = Start(4, dice=([6, 4], [1, 1], [5, 5], [4, 5])).chance().everybody()
    (lot,) = [chance for chance in start.asked if chance.key == "lot"]
    assert dict(lot.weights) == {"0": 1, "2": 1}
    assert e.StartingPlayerFound(0, by_lot=True) in start.events


def test_turns_go_clockwise_from_the_starting_player():
    start = Start(3, dice=([1, 2], [1, 3], [6, 4])).chance().everybody()
    seats = []
    for _ in range(4):
        (prompt,) = start.match.prompts
        seats.append(prompt.seat)
        start.answer(prompt.seat, prompt.options[0].id)
        start.chance()
    assert seats == [2, 0, 1, 2]


def test_the_first_dice_make_no_knowledge_check():
    start = Start(2, dice=([6, 6], [6, 6])).chance().everybody()
    start.chance()
    assert not any(isinstance(event, e.WorkerDeserted) for event in start.events)
    assert [player.workers for player in start.match.view(None).players] == [2, 2]


def test_recruit_draft_passes_to_the_left():
    start = Start(3, "recruit_draft").chance()
    dealt = hands(start.match)
    picked: list[list[str]] = [[], [], []]
    for n in range(3):
        now = hands(start.match)
        assert [len(hand) for hand in now] == [4 - n] * 3
        for seat in range(3):
            assert set(now[seat]) <= set(dealt[(seat - n) % 3]), (
                "the hand must come from the player to the right"
            )
            prompt = start.match.prompt_for(seat)
            assert prompt is not None
            assert prompt.about["picked"] == tuple(picked[seat])
        for prompt in start.match.prompts:
            picked[prompt.seat].append(prompt.options[-1].id)
            start.answer(prompt.seat, prompt.options[-1].id)
    assert {prompt.ask for prompt in start.match.prompts} == {"recruits"}
    kept = hands(start.match)
    for seat in range(3):
        assert set(picked[seat]) < set(kept[seat]), "a player keeps the three picks and the last card"
        assert len(kept[seat]) == 4
    assert sorted(card for hand in kept for card in hand) == sorted(card for hand in dealt for card in hand)


@pytest.mark.parametrize("players", range(2, 7))
def test_market_draft_puts_a_chosen_tile_of_each_into_the_game(players):
    start = Start(players, "market_draft").chance()
    offered = hands(start.match)
    assert [len(hand) for hand in offered] == [2] * players
    assert len({tile for hand in offered for tile in hand}) == 2 * players
    chosen = [prompt.options[0].id for prompt in start.match.prompts]
    refused = [prompt.options[1].id for prompt in start.match.prompts]
    start.everybody()
    tiles = start.match.copy_state().tiles
    assert len(tiles) == len(set(tiles)) == 6
    assert set(chosen) <= set(tiles)
    assert not set(refused) & set(tiles)
    fill = [c for c in start.asked if c.key == "market" and not c.about]
    assert [c.count for c in fill] == ([6 - players] if players < 6 else [])
    assert start.match.view(0).tiles_known == ()


def test_a_drafted_tile_is_known_to_the_player_it_was_dealt_to():
    start = Start(2, "market_draft").chance()
    dealt = next(event for event in start.events if isinstance(event, e.TilesDealt) and event.seat == 1)
    assert dealt.seen_by(1) == dealt
    assert dealt.seen_by(0) == dealt.seen_by(None) == e.TilesDealt(1, ())


def test_track_draft_is_a_snake_and_every_level_is_taken_once():
    start = Start(3, "track_draft", dice=([1, 2], [6, 6], [1, 1])).chance().everybody()
    seats: list[int] = []
    taken: list[str] = []
    while start.match.prompts[0].ask == "track_draft":
        (prompt,) = start.match.prompts
        seats.append(prompt.seat)
        assert not {option.id for option in prompt.options} & set(taken)
        taken.append(prompt.options[-1].id)
        start.answer(prompt.seat, prompt.options[-1].id)
    assert seats == [1, 2, 0, 0, 2, 1]
    assert taken == ["knowledge:6", "knowledge:5", "knowledge:4", "morale:6", "morale:5", "morale:4"]
    assert [(p.morale, p.knowledge) for p in start.match.view(None).players] == [(6, 4), (4, 6), (5, 5)]


def test_track_draft_offers_each_player_both_tracks_then_the_other():
    start = Start(2, "track_draft", dice=([6, 6], [1, 1])).chance().everybody()
    (prompt,) = start.match.prompts
    assert len(prompt.options) == 12
    start.answer(0, "morale:3")
    (prompt,) = start.match.prompts
    assert len(prompt.options) == 11
    assert prompt.option("morale:3") is None
    start.answer(1, "morale:4")
    assert {option.things[0] for option in start.match.prompts[0].options} == {"knowledge"}


def test_all_drafts_together():
    table = Table(seed=1, players=6, variants=("recruit_draft", "market_draft", "track_draft"))
    match = table.open()
    asked = []
    while match.chance or match.prompts[0].ask != "act":
        if match.chance:
            cards = [card for card, n in match.chance.weights.items() for _ in range(n)]
            match.answer(CHANCE, cards[: match.chance.count] or [1] * match.chance.count)
        else:
            asked.append(match.prompts[0].ask)
            match.answer(match.prompts[0].seat, match.prompts[0].options[0].id)
    assert list(dict.fromkeys(asked)) == ["market_draft", "recruit_draft", "recruits", "track_draft"]
    assert len(asked) == 6 + 18 + 6 + 11, "the last space of a track must be assigned without a question"


def test_a_game_needs_two_to_six_players_with_different_colours():
    Options(colours=COLOURS)
    with pytest.raises(ValidationError):
        Options(colours=COLOURS[:1])
    with pytest.raises(ValidationError):
        Options(colours=(*COLOURS, "green"))
    with pytest.raises(ValidationError):
        Options(colours=(COLOURS[0], COLOURS[0]))
    with pytest.raises(ValidationError):
        Options(colours=(COLOURS[0], "octarine"))
    with pytest.raises(ValidationError):
        Options(colours=COLOURS, variants=("no_such_variant",))  # type: ignore[arg-type]
