"""The line of each option in the panel: its price, its result, and what comes next."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from bot.engine.state import Game, Worker
from tests.cogs.fast_forward import set_position
from tests.cogs.table import Table, offers, parts, press, said, shown

pytestmark = pytest.mark.slow


def beside(message: Any) -> dict[str, str]:
    """Label → its line, beside its button, in the list above the buttons or under a menu entry; numbers of spaces are
    removed."""
    menus = [part for part in parts(message) if part["type"] == 3]
    under = {o["label"]: o.get("description", "") for menu in menus for o in menu["options"]}
    above = re.findall(r"^\*\*(?:\d+\. )?(.+?)\*\* · (.*)$", message.content, re.MULTILINE)
    rows = [part for part in parts(message) if part["type"] == 9]
    each = {
        re.sub(r"^\d+\. ", "", row["accessory"]["label"]): row["components"][0]["content"] for row in rows
    }
    return dict(above) | each | {label.partition(" → ")[2] or label: line for label, line in under.items()}


def ada(game: Game, **changes: Any) -> None:
    for name, value in {"available": [5], **changes}.items():
        setattr(game.players[0], name, value)


def bo_at(game: Game, space: str, knowledge: int = 6) -> None:
    game.workers = {space: (Worker(1, knowledge),)}
    game.players[1].placed, game.players[1].available = 1, [2]


def a_tank_and_a_tunnel(game: Game) -> None:
    ada(game, goods={"energy": 1, "water": 3})
    game.miner["euphorian"] = 8
    bo_at(game, "tank_water")


def a_double_with_everything(game: Game) -> None:
    goods = {"energy": 4, "bliss": 4, "food": 1, "water": 1, "gold": 3, "stone": 3, "clay": 3}
    cards = ["bear", "bear", "bat", "bat"]
    ada(game, goods=goods, artifacts=cards, morale=4, available=[5, 5], dilemma="bat")
    game.built = {"wastelands_upper": "spa"}
    game.workers = {"site_euphoria_upper": (Worker(1, 3, 0),), "ark": (Worker(1, 6),)}
    game.players[1].placed = 2


def a_low_roll_at_level_7(game: Game) -> None:
    ada(game, available=[2])
    game.allegiance["euphorian"] = 7


def the_last_token(game: Game) -> None:
    ada(game, goods={"gold": 3}, tokens={"territory_euphoria": 2, "territory_subterra": 2, "julia": 5})


def two_on_the_board(game: Game) -> None:
    ada(game, placed=2, morale=3, available=[1])
    game.workers = {"farm": (Worker(0, 3), Worker(0, 4))}


def one_on_the_board(game: Game) -> None:
    ada(game, placed=1, artifacts=["bat", "book"], morale=2)
    game.workers = {"farm": (Worker(0, 3),)}


def a_cannibal(game: Game) -> None:
    ada(game, placed=1, recruits=["pete"])
    game.workers = {"euphorian_tunnel": (Worker(0, 3),)}
    game.players[0].goods = {"energy": 2, "gold": 1}
    game.built = {"euphoria_upper": "clinic"}


def a_thief(game: Game) -> None:
    ada(game, recruits=["matthew"], goods={"energy": 1})
    game.players[1].recruits, game.players[1].goods = ["amanda"], {"bliss": 1}
    bo_at(game, "euphorian_tunnel")


@pytest.mark.parametrize(
    ("change", "lines"),
    [
        (
            a_tank_and_a_tunnel,
            {
                "Activation Tank (water)": (
                    "costs 3 water · bumps Bo’s 6 · +2 morale · new worker · then you roll"
                ),
                "Euphorian Tunnel": "costs 1 energy · +1 gold or +1 artifact · Euphorian miner +1",
                "Farm": "+1 food · −1 knowledge (good)",
            },
        ),
        (
            a_double_with_everything,
            {
                "Wind Saloon": (
                    "costs 2 identical artifacts or 3 artifacts · ⭐ Territory of Icarus · Icarite allegiance +1"
                    " · then you can place another"
                ),
                "Ark": (
                    "costs 2 identical artifacts or 3 artifacts · bumps Bo’s 6 · ⭐ where you choose"
                    " · Wastelander allegiance +1 · then you can place another"
                ),
                "Breeze Bar": (
                    "costs 1 bliss and 1 commodity of your choice · +2 artifacts, drawn · Icarite allegiance +1"
                ),
                "Euphoria, upper site": (
                    "costs 1 gold · worker 2 of 2 · market constructed: ⭐ for every builder"
                ),
                "Farm": "+1 food · −1 knowledge (good) · then you can place another",
                "Fight: Fight the oppressor": "costs 1 bat or 2 artifacts · draw 2 recruits, keep 1",
            },
        ),
        (
            a_low_roll_at_level_7,
            {"Generator": "+1 energy · Euphorian allegiance +1 · hidden Euphorian recruits activate"},
        ),
        (
            the_last_token,
            {"Nimbus Loft": "costs 3 gold · ⭐ Territory of Icarus · Icarite allegiance +1 · ends the game"},
        ),
        (
            a_cannibal,
            {
                "Euphorian Tunnel": "bumps your own 3 · then you roll",
            },
        ),
        (
            a_thief,
            {"Euphorian Tunnel": "bumps Bo’s 6 · Euphorian miner +1 · Bo chooses · then you choose"},
        ),
    ],
)
async def test_every_option_shows_its_price_and_result(
    playing: Table, change: Callable[[Game], None], lines: dict[str, str]
) -> None:
    await set_position(playing, change)
    found = beside(shown(await playing.people["Ada"].slash(playing.channel, "turn")))
    assert {label: found[label] for label in lines} == lines


def a_spy(game: Game) -> None:
    ada(game, recruits=["phil"], goods={"energy": 1})
    bo_at(game, "euphorian_tunnel")


def a_miner(game: Game) -> None:
    ada(game, recruits=["chase"], goods={"energy": 1}, available=[5, 4])


@pytest.mark.parametrize(
    ("change", "command", "options", "expected"),
    [
        (
            a_tank_and_a_tunnel,
            "place",
            {"worker": 5, "space": "Euphorian Tunnel"},
            "Euphorian tunnel complete",
        ),
        (a_cannibal, "retrieve", {"workers": "all"}, "**1 gold** · +4 food · +1 gold · lose a worker"),
        (a_spy, "place", {"worker": 5, "space": "Euphorian Tunnel"}, "+2 knowledge (bad) · draw 1 artifact"),
        (a_miner, "place", {"worker": 5, "space": "Euphorian Tunnel"}, "**1 gold** · Chase can help"),
    ],
)
async def test_within_a_move_only_differences_are_shown(
    playing: Table, change: Callable[[Game], None], command: str, options: dict[str, Any], expected: str
) -> None:
    await set_position(playing, change)
    result = await playing.people["Ada"].slash(playing.channel, command, **options)
    for _ in range(3):
        if expected in said(result):
            break
        result = await press(playing.people["Ada"], shown(result), offers(shown(result))[0])
    assert expected in said(result)
    assert "No, thanks**:" not in said(result)


def two_with_a_builder(game: Game) -> None:
    ada(game, placed=3, goods={"food": 1}, available=[6], morale=4)
    game.workers = {"farm": (Worker(0, 3), Worker(0, 3)), "site_subterra_lower": (Worker(0, 4, 1),)}


@pytest.mark.parametrize(
    ("change", "lines"),
    [
        (
            two_on_the_board,
            [
                "**Retrieve all your workers:** a 3 from the Farm and a 4 from the Farm · −1 morale"
                " · then you roll 2 dice"
            ],
        ),
        (
            one_on_the_board,
            ["**Retrieve your worker:** a 3 from the Farm · −1 morale · then discard 1"],
        ),
        (
            a_cannibal,
            ["**Retrieve your worker:** a 3 from the Euphorian Tunnel · Pete can help · then you roll"],
        ),
        (
            two_with_a_builder,
            [
                "**Retrieve all your workers:** a 3 from the Farm, a 3 from the Farm, and a 4 from the lower"
                " construction site in Subterra (its stone is lost) · then you roll 3 dice",
                "**Pay nothing** · −1 morale",
                "**1 food** · +2 morale",
                "**All but builders:** a 3 from the Farm and a 3 from the Farm · then you roll 2 dice",
            ],
        ),
    ],
)
async def test_retrieving_names_every_space_and_what_is_lost(
    playing: Table, change: Callable[[Game], None], lines: list[str]
) -> None:
    await set_position(playing, change)
    text = said(await playing.people["Ada"].slash(playing.channel, "turn"))
    for line in lines:
        assert line in text


def two_home(game: Game) -> None:
    ada(game, placed=2, available=[1], knowledge=3)
    game.workers = {"farm": (Worker(0, 3), Worker(0, 4))}


def close_to_deserting(game: Game) -> None:
    ada(game, placed=1, available=[5], knowledge=6)
    game.workers = {"farm": (Worker(0, 3),)}


def a_bar(game: Game) -> None:
    ada(game, goods={"bliss": 1, "food": 1})


def the_last_builder(game: Game) -> None:
    ada(game, goods={"gold": 1}, recruits=["ben"])
    game.workers = {"site_euphoria_upper": (Worker(1, 3, 0),)}
    game.players[1].placed, game.players[1].available = 1, [2]


@pytest.mark.parametrize(
    ("change", "command", "options", "expected"),
    [
        (a_tank_and_a_tunnel, "place", {"worker": 5, "space": "tank_water"}, "Then Bo rolls;"),
        (two_home, "retrieve", {"workers": "all"}, "Then you roll 2 dice: 3% that a worker deserts."),
        (close_to_deserting, "retrieve", {}, "Then you roll: 33% that a worker deserts."),
        (two_on_the_board, "retrieve", {"workers": "3 · Farm"}, "Then you roll;"),
        (a_bar, "place", {"worker": 5, "space": "Breeze Bar"}, "Then you draw 2 artifacts;"),
        (
            the_last_builder,
            "place",
            {"worker": 5, "space": "Upper construction site, Euphoria"},
            "Then the market tile is revealed;",
        ),
    ],
)
async def test_before_a_move_is_confirmed_it_says_who_rolls_or_draws(
    playing: Table, change: Callable[[Game], None], command: str, options: dict[str, Any], expected: str
) -> None:
    await set_position(playing, change)
    text = said(await playing.people["Ada"].slash(playing.channel, command, **options))
    assert expected in text and "ou can't take it back after that." in text
