"""The lines of options are true: every option of many positions is played, and the result is compared with its line.
The lines are parsed, so a wrong word is found, too."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import Turn, Worker
from bot.language.words import words
from bot.wording.questions import DESCRIBED_BY_CARD
from tests.engine.playing import Table, set_table, steps
from tests.wording.option_lines import Deeds, check, told

pytestmark = pytest.mark.slow

W = words("en")


def positions(table: Table, rng: random.Random) -> Iterator[Match]:
    """Positions in a game in which one player is asked."""
    match = table.open()
    for _ in steps(match, table, longest=1200):
        if not match.over and len(match.prompts) == 1 and rng.random() < 0.08:
            yield match


@pytest.mark.parametrize("edition", ["classic", "revised"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_option_does_what_its_line_says(players, edition):
    rng = random.Random(players)
    tried = 0
    for seed in range(3):
        table = Table(100 * players + seed, players, edition, wandering=120 * seed)
        for match in positions(table, rng):
            (prompt,) = match.prompts
            if prompt.several or prompt.ask in (*DESCRIBED_BY_CARD, "trade"):
                continue  # checked in tests/wording/test_choice_truth.py
            view = match.view(prompt.seat)
            for option, line in zip(prompt.options, told(match, prompt), strict=True):
                if option.id in ("no", "stop"):
                    assert line == ""
                    continue
                tried += 1
                for _ in range(3):
                    check(line, Deeds(match, prompt, option.id, rng), view, whole=prompt.ask == "act")
    assert tried > 150


# Lines that were wrong once


def line_of(game: object, answer: str) -> str:
    match = Match.of(game)  # type: ignore[arg-type]
    (prompt,) = match.prompts
    return told(match, prompt)[[option.id for option in prompt.options].index(answer)]


def test_a_tunnel_with_the_tier_2_bonus_gives_both():
    table = set_table({"goods": {"water": 1}, "recruits": ["maggie"]}, {})
    assert (
        line_of(table, "place:1:subterran_tunnel")
        == "costs 1 water · +1 stone or +1 artifact · Subterran miner +1"
    )
    table.allegiance["subterran"] = 5
    assert (
        line_of(table, "place:1:subterran_tunnel")
        == "costs 1 water · +1 stone · +1 artifact, drawn · Subterran miner +1"
    )


def test_the_courthouse_forbids_paying_a_pair():
    table = set_table({"artifacts": ["bear", "bear", "bat"], "morale": 3}, {})
    line = line_of(table, "place:1:incinerator")
    assert line == "costs 2 teddy bears or 3 artifacts · ⭐ Territory of Euphoria · Euphorian allegiance +1"
    table.built = {"subterra_upper": "courthouse"}
    line = line_of(table, "place:1:incinerator")
    assert line == "costs 3 artifacts · ⭐ Territory of Euphoria · Euphorian allegiance +1"


def test_the_tank_promises_no_fifth_worker():
    table = set_table({"goods": {"water": 3}, "available": [1, 2]}, {})
    assert line_of(table, "place:1:tank_water") == "costs 3 water · +2 morale · new worker · then you roll"
    table.players[0].available = [1, 2, 3, 5]
    assert line_of(table, "place:1:tank_water") == "costs 3 water · +2 morale"


def test_a_full_territory_promises_no_token():
    table = set_table({"goods": {"energy": 4, "clay": 1}}, {"tokens": {"territory_euphoria": 2}})
    table.built = {"euphoria_upper": "theater"}
    line = line_of(table, "place:1:market_euphoria_upper")
    assert line == "costs 4 energy and 1 clay · Euphorian allegiance +1"
    table.players[1].tokens = {}
    assert "⭐ Territory of Euphoria" in line_of(table, "place:1:market_euphoria_upper")


def test_a_site_says_how_many_workers_it_has():
    table = set_table({"goods": {"gold": 1, "clay": 1}}, {}, turn=Turn(1, 0))
    assert line_of(table, "place:1:site_euphoria_upper") == (
        "costs 1 clay or 1 gold · worker 1 of 2 · ⭐ for each builder when full"
    )
    table.workers = {"site_euphoria_upper": (Worker(1, 3, 0),)}
    table.players[1].placed = 1
    line = line_of(table, "place:1:site_euphoria_upper")
    assert line == "costs 1 gold · worker 2 of 2 · market constructed: ⭐ for every builder"


def test_later_choices_are_named_or_left_open():
    table = set_table({"goods": {"bliss": 1, "food": 1, "water": 1, "gold": 3, "stone": 3, "clay": 3}}, {})
    assert line_of(table, "place:1:sky_lounge") == (
        "costs 1 bliss and 1 food or 1 water · +2 resources of your choice · Icarite allegiance +1"
    )
    assert line_of(table, "place:1:nimbus_loft") == (
        "costs 3 resources of your choice · ⭐ Territory of Icarus · Icarite allegiance +1"
    )


def test_an_ability_says_what_it_adds():
    """Declining has no line; using the ability shows what it adds."""
    table = set_table({"goods": {"food": 1}, "recruits": ["dave"]}, {"available": [1], "placed": 1})
    table.workers = {"wastelander_tunnel": (Worker(1, 5),)}
    match = Match.of(table)
    match.answer(0, "place:2:wastelander_tunnel")
    match.answer(CHANCE, [3])
    match.answer(0, "clay")
    (prompt,) = match.prompts
    assert prompt.key == "dave"
    assert told(match, prompt) == ["+2 knowledge (bad) · +1 clay · Wastelander miner +1", ""]
