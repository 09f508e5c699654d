"""`Match`: numbers of questions, names, and the order of questions."""

from __future__ import annotations

import json

from hypothesis import given, settings

from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import Worker

from .playing import Table, games, played, position, set_table, state, steps


@settings(max_examples=10)
@given(games(wandering=100))
def test_every_question_has_its_own_number(table):
    """Buttons contain the number, so that an old button never answers a newer question."""
    match = table.open()
    seen: dict[int, tuple] = {}
    for _ in steps(match, table, longest=200):
        asked = (match._questions.prompts, match.chance)
        assert seen.setdefault(match.question, asked) == asked


def test_the_number_stays_while_others_are_still_asked():
    match = Table(seed=2, players=3).open()
    while match.chance:
        cards = [card for card, n in match.chance.weights.items() for _ in range(n)]
        match.answer(CHANCE, cards[: match.chance.count])
    number = match.question
    for seat in (1, 0):
        prompt = match.prompt_for(seat)
        assert prompt is not None
        match.answer(seat, prompt.options[0].id)
        assert match.question == number
    assert [prompt.seat for prompt in match.prompts] == [2]
    match.answer(2, match.prompts[0].options[0].id)
    assert match.question == number + 1


def test_simultaneous_answers_may_come_in_any_order():
    """The order of simultaneous answers only changes the order of the log."""
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        match = Table(seed=2, players=3, variants=("recruit_draft",)).open()
        while match.chance or match.prompts[0].ask in ("recruit_draft", "recruits"):
            if match.chance:
                cards = [card for card, n in match.chance.weights.items() for _ in range(n)]
                match.answer(CHANCE, cards[: match.chance.count] or [2, 3])
                continue
            for seat in order:
                prompt = match.prompt_for(seat)
                assert prompt is not None
                events = match.answer(seat, prompt.options[seat % len(prompt.options)].id)
        ends.append((state(match), events))
    assert ends[0] == ends[1] == ends[2]


def test_names_do_not_affect_the_game():
    """Names are not part of the game. Old checkpoints that contain names can still be loaded."""
    match = played(Table(seed=3, players=2), longest=60)
    assert [player.name for player in match.view(None, ("Zoe", "Yan")).players] == ["Zoe", "Yan"]
    assert "Zoe" not in match.checkpoint and '"name"' not in match.checkpoint
    old = json.loads(match.checkpoint)
    for player in old["players"]:
        player["name"] = "Zoe"
    assert position(Match.restore(json.dumps(old), match.rows)) == position(match)


def test_a_turn_continues_only_with_a_double():
    match = Match.of(set_table({"available": [4, 4, 2]}, {}))
    match.answer(0, "place:4:generator")
    (prompt,) = match.prompts
    assert (prompt.seat, prompt.ask) == (0, "act")
    assert {option.id.split(":")[1] for option in prompt.options if option.id != "stop"} == {"4"}
    match.answer(0, "stop")
    assert match.prompts[0].seat == 1


def test_the_player_on_turn_can_always_act():
    """Even without any goods: a worker can be placed on a commodity area, or retrieved from the board."""
    home = Match.of(set_table({"available": [6], "morale": 1, "knowledge": 6}, {}))
    assert {option.id for option in home.prompts[0].options} == {
        "place:6:generator", "place:6:aquifer", "place:6:farm", "place:6:cloud_mine",
    }  # fmt: skip
    table = set_table({"available": [], "placed": 1}, {})
    table.workers = {"farm": (Worker(0, 6),)}
    assert [option.id for option in Match.of(table).prompts[0].options] == ["retrieve"]
