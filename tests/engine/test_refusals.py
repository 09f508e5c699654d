"""A refusal names its reason and changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings

from bot.engine.board import ARTIFACTS, GOODS, SPACES
from bot.engine.events import Refused
from bot.engine.game import Match
from bot.engine.prompts import CHANCE, Chance, Prompt
from bot.engine.state import Turn, Worker
from bot.language.words import words

from .playing import games, position, set_table, steps

JUNK: tuple[Any, ...] = (
    None, "", "no such option", 0, -1, 3.5, True, [], ["no such option"], [[]], [None], {}, {"trade": 1},
    {"trade": {}}, {"trade": {"with": 0}}, {"trade": {"with": "1", "give": {"gold": 1}, "get": {"clay": 1}}},
    {"trade": {"with": None, "give": {"gold": 1}, "get": {"clay": 1}}},
    {"trade": {"with": 99, "give": {"gold": 1}, "get": {"clay": 1}}},
    {"trade": {"with": 1, "give": {"gold": 0}, "get": {"clay": 1}}},
    {"trade": {"with": 1, "give": {"gold": True}, "get": {"clay": 1}}},
    {"trade": {"with": 1, "give": {"gold": -1}, "get": {"clay": -1}}},
    {"trade": {"with": 1, "give": {"token": 1}, "get": {"clay": 1}}},
    {"trade": {"with": 1, "give": {}, "get": {"clay": 1}}},
    {"trade": {"with": 1, "give": {"gold": 999}, "get": {"clay": 1}}},
    {"trade": {"with": 1, "give": "gold", "get": "clay"}},
    {"trade": {"with": 1, "give": {"gold": [1]}, "get": {"clay": "1"}}},
    "place", "place:", "place:x:generator", "place:9:generator", "place:1:nowhere", "place:1", "place:-1:farm",
    "place:²:farm", "retrieve:", "dilemma", "dilemma:run", "stop!",
)  # fmt: skip


def wrong_for(prompt: Prompt, rng: random.Random) -> list[Any]:
    """Answers that are almost legal."""
    ids = [option.id for option in prompt.options]
    wrong: list[Any] = [one for one in JUNK if one not in ids]
    wrong += [ids[0] + "x", ids[0].upper() + "!"]
    if prompt.several:
        wrong += [[ids[0], ids[0]], [*ids, "no such option"]]
        if prompt.least > 0:
            wrong.append(ids[: prompt.least - 1])
        if prompt.most < len(ids):
            wrong.append(ids[: prompt.most + 1])
        wrong = [one for one in wrong if not (one == [] and prompt.least == 0)]
    else:
        wrong += [[ids[0]], ids + ids]
    if prompt.ask == "act":
        offered = set(ids)
        wrong += [
            f"place:{die}:{space}"
            for die in range(1, 7)
            for space in SPACES
            if f"place:{die}:{space}" not in offered and rng.random() < 0.1
        ]
        wrong += [one for one in ("retrieve", "stop", "dilemma:fight", "dilemma:serve") if one not in offered]
    return wrong


def wrong_for_chance(chance: Chance) -> list[Any]:
    wrong: list[Any] = [None, "", [], 1, {}, [1] * (chance.count + 1), [None] * chance.count]
    if chance.key == "dice":
        wrong += [[0] * chance.count, [7] * chance.count, [True] * chance.count, [1.0] * chance.count]
    else:
        rarest = min(chance.weights, key=lambda card: chance.weights[card])
        wrong += [
            ["no such card"] * chance.count,
            [rarest] * (chance.weights[rarest] + 1),
            [["x"]] * chance.count,
        ]
    return wrong


@pytest.mark.slow
@settings(max_examples=20)
@given(games())
def test_refused_answers_change_nothing(table):
    match = table.open()
    rng = random.Random(table.seed)
    english = words("en")
    for _ in steps(match, table, longest=250):
        if rng.random() < 0.5:
            continue
        before = position(match)
        tries: list[tuple[int, Any]] = []
        if match.chance:
            tries += [(CHANCE, answer) for answer in wrong_for_chance(match.chance)]
        for prompt in match.prompts:
            tries += [(prompt.seat, answer) for answer in wrong_for(prompt, rng)]
        asked = {prompt.seat for prompt in match.prompts}
        anything = match.prompts[0].answers()[0] if match.prompts else "yes"
        tries += [(seat, anything) for seat in (*range(table.players), 99, CHANCE) if seat not in asked]
        for seat, answer in tries:
            if seat == CHANCE and match.chance and answer is anything:
                continue
            with pytest.raises(Refused) as refused:
                match.answer(seat, answer)
            assert english.has(refused.value.reason), refused.value.reason
        assert position(match) == before


@settings(max_examples=10)
@given(games(wandering=400))
def test_every_placement_is_offered_or_refused_with_a_reason(table):
    """Every die on every space is either offered or refused with a specific reason."""
    match = table.open()
    for _ in steps(match, table, longest=300):
        if match.answers % 7 or not match.prompts or match.prompts[0].key != "act":
            continue
        (prompt,) = match.prompts
        me = match.view(prompt.seat).me
        for die in set(me.available):
            for space in SPACES:
                action = f"place:{die}:{space}"
                if prompt.option(action):
                    continue
                with pytest.raises(Refused) as refused:
                    match.answer(prompt.seat, action)
                assert refused.value.reason not in ("refused-not-an-option", "refused-not-asked")


def refusal(match: Match, answer: Any, seat: int = 0) -> str:
    with pytest.raises(Refused) as refused:
        match.answer(seat, answer)
    return refused.value.reason


def test_reasons_name_what_is_wrong():
    match = Match.of(set_table({"available": [1, 2]}, {}))
    assert refusal(match, "place:5:generator") == "refused-no-such-worker"
    assert refusal(match, "place:1:moon") == "refused-no-such-space"
    assert refusal(match, "place:1:euphorian_tunnel") == "refused-cannot-pay"
    assert refusal(match, "place:1:euphorian_tunnel_end") == "refused-tunnel-unfinished"
    assert refusal(match, "place:1:market_euphoria_upper") == "refused-not-built"
    assert refusal(match, "retrieve") == "refused-nothing-to-retrieve"
    assert refusal(match, "dilemma:fight") == "refused-dilemma-price"
    assert refusal(match, "stop") == "refused-must-act"
    assert refusal(match, "place:1:generator", seat=1) == "refused-not-asked"


def test_refusals_by_penalties_name_the_tile():
    table = set_table({"available": [1, 2], "placed": 1, "goods": {"bliss": 1, "food": 1}}, {})
    table.built = {"euphoria_upper": "arena", "subterra_upper": "apothecary"}
    table.workers = {"generator": (Worker(0, 4),)}
    match = Match.of(table)
    assert refusal(match, "place:1:generator") == "refused-arena"
    assert refusal(match, "place:1:breeze_bar") == "refused-apothecary"
    assert refusal(match, "place:1:site_euphoria_upper") == "refused-already-built"


def test_a_closed_space_is_not_refused_for_its_price():
    table = set_table({"recruits": ["maggie"]}, {})
    table.miner["euphorian"] = 9
    assert refusal(Match.of(table), "place:1:euphorian_tunnel_end") == "refused-tunnel-recruit"
    table = set_table({"recruits": ["brian"], "goods": {"bliss": 1, "water": 1}, "morale": 1}, {})
    table.edition = "revised"
    assert refusal(Match.of(table), "place:1:sky_lounge") == "refused-icarus-morale"
    assert refusal(Match.of(table), "place:1:cloud_mine") == "refused-icarus-morale"


def test_only_dice_of_the_double_may_follow():
    match = Match.of(set_table({"available": [3, 3, 4]}, {}, turn=Turn(1, 0, True, 3, 1)))
    assert refusal(match, "place:4:generator") == "refused-not-of-the-double"
    assert refusal(match, "retrieve") == "refused-turn-begun"


def test_a_finished_game_takes_no_answers():
    table = set_table({"goods": {"gold": 3}, "tokens": {"territory_euphoria": 2, "territory_wasteland": 2,
        "territory_subterra": 2, "market_a": 1, "market_b": 1, "dilemma": 1}}, {})  # fmt: skip
    match = Match.of(table)
    match.answer(0, "place:1:nimbus_loft")
    assert match.over
    assert match.winners == (0,)
    assert match.prompts == ()
    assert refusal(match, "place:2:generator") == "refused-game-over"
    assert refusal(match, [1], seat=CHANCE) == "refused-not-asked"


@pytest.mark.parametrize("thing", [*GOODS, *ARTIFACTS])
def test_an_offer_needs_what_it_gives(thing):
    match = Match.of(set_table({}, {"goods": {"gold": 1}}))
    answer = {"trade": {"with": 1, "give": {thing: 1}, "get": {"gold": 1}}}
    assert refusal(match, answer) == "refused-trade-own"
    refused = match.trade_refusal(0, 1, {thing: 1}, {"gold": 1})
    assert refused is not None
    assert refused.reason == "refused-trade-own"
