"""Extreme cases of the panel: more choices than a menu can hold, a very full hand, the last token, a repeated turn."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.board import ARTIFACTS, GOODS, LOTS, MARKET_PRICE, MARKETS, SPACES, TERRITORIES
from bot.engine.state import Game, Worker
from tests.cogs.fast_forward import set_position
from tests.cogs.table import Table, custom_id, labelled, labels, offers, parts, press, said, shown, verbs

pytestmark = pytest.mark.slow


def everything_open(game: Game) -> None:
    """One available worker, and every space is possible."""
    me = game.players[0]
    game.built = dict(zip(LOTS, ("laboratory", "courthouse", "registry"), strict=False))
    game.miner = dict.fromkeys(game.miner, 9)
    me.goods, me.artifacts, me.morale = dict.fromkeys(GOODS, 9), list(ARTIFACTS), 6
    me.tokens = {f"market_{lot}": 1 for lot in game.built}
    me.recruits = ["maxime", "faith", "ian", "gary"]
    me.available, me.placed, me.dilemma = [5], 1, "bat"
    game.workers = {"farm": (Worker(0, 3),)}


async def test_spaces_without_room_for_buttons_are_in_a_menu(playing: Table) -> None:
    position = await set_position(playing, everything_open)
    spaces = [o for o in position.prompts[0].options if o.id.startswith("place:")]
    ada = playing.people["Ada"]
    panel = shown(await ada.slash(playing.channel, "turn"))
    entries = [value for _, value in offers(panel) if value]
    numbered = [label for label in labels(panel) if label.partition(". ")[0].isdecimal()]
    assert [int(label.partition(".")[0]) for label in numbered] == list(range(1, len(spaces) + 1))
    assert len(spaces) > 20 and 10 < len(numbered) - len(entries) < len(spaces)
    assert {"Serve: ", "Fight: "} <= {label[:7] for label in labels(panel)}
    assert len(parts(panel)) <= 40
    last = shown(await press(ada, panel, labelled(panel, numbered[-1])))
    assert "go" in verbs(last)


async def test_more_ways_to_pay_than_a_menu_holds_have_pages(playing: Table) -> None:
    def change(game: Game) -> None:
        everything_open(game)
        game.players[0].artifacts = [kind for kind in ARTIFACTS for _ in range(3)]

    await set_position(playing, change)
    ada = playing.people["Ada"]
    panel = shown(await ada.slash(playing.channel, "place", worker=5, space="Wind Saloon"))
    first = {value.partition("~")[0] for _, value in offers(panel)}
    assert len(first) > 15
    panel = shown(await press(ada, panel, labelled(panel, "Page 2 of ")))
    second = {value.partition("~")[0] for _, value in offers(panel)}
    assert second and not first & second
    panel = shown(await press(ada, panel, labelled(panel, "Page 1 of ")))
    assert {value.partition("~")[0] for _, value in offers(panel)} == first


def far_too_full(game: Game) -> None:
    me = game.players[0]
    me.artifacts, me.morale = [kind for kind in ARTIFACTS for _ in range(5)], 3
    me.available, me.placed = [], 2
    game.workers = {"farm": (Worker(0, 3), Worker(0, 4))}


async def test_discarding_from_a_very_full_hand_has_two_pages(playing: Table) -> None:
    await set_position(playing, far_too_full)
    ada = playing.people["Ada"]
    panel = shown(await ada.slash(playing.channel, "retrieve", workers="all", pay="free"))
    for page in (1, 2):
        if page == 2:
            panel = shown(await ada.click(panel, label="Page 2 of 2"))
        menu = next(part for part in parts(panel) if part["type"] == 3)
        values = [option["value"] for option in menu["options"]][: menu["max_values"]]
        panel = shown(await ada.select(panel, values[:14], custom_id=menu["custom_id"]))
    assert "Which 28 do you discard?" in panel.content
    panel = shown(await ada.click(panel, label="These 28"))
    await ada.click(panel, label="Confirm")
    view = await playing.bot.games.view(1, 0)
    assert view.me.artifact_count == 2


def the_last_token(game: Game) -> None:
    me = game.players[0]
    game.built = {"euphoria_upper": "spa"}
    me.goods, me.artifacts = dict.fromkeys(GOODS, 9), list(ARTIFACTS)
    me.tokens = {"market_euphoria_upper": 1, TERRITORIES[0]: 4, TERRITORIES[1]: 4}
    me.available, me.morale = [5], 6


async def test_the_move_that_wins_says_so_before_and_after(playing: Table) -> None:
    await set_position(playing, the_last_token)
    ada = playing.people["Ada"]
    panel = shown(await ada.slash(playing.channel, "place", worker=5, space="Wind Saloon"))
    result = None
    for _ in range(4):
        if "go" in verbs(panel):
            break
        result = await press(ada, panel, offers(panel)[0])
        panel = shown(result)
    assert "Then the game is over." in panel.content, panel.content
    result = await ada.click(panel, custom_id=custom_id(panel, "go"))
    assert said(result).rstrip().endswith("The game is over.")
    assert (await playing.position()).winners == (0,)


async def test_a_turn_that_is_asked_again_says_why(playing: Table) -> None:
    """The rules were corrected during somebody's turn, and its answers no longer fit."""

    def change(game: Game) -> None:
        game.players[0].goods = {"energy": 1}

    start = await set_position(playing, change)
    ada, bot = playing.people["Ada"], playing.bot
    await bot.games.play.answer(1, 0, ["place:5:euphorian_tunnel"], user_id=ada.id)
    await bot.store.database.write(
        "UPDATE answers SET key = 'gone' WHERE game_id = 1 AND seq = ?", (start.length,)
    )
    bot.games.loaded.drop(1)
    assert (await playing.position()).reset_turn
    text = said(await ada.slash(playing.channel, "turn"))
    assert "A rules fix changed this turn" in text and "What will you do?" in text


@pytest.mark.parametrize("tile", MARKETS)
async def test_every_market_can_be_visited_and_is_called_by_its_name(playing: Table, tile: str) -> None:
    def change(game: Game) -> None:
        me = game.players[0]
        game.built = {"subterra_lower": tile}
        me.goods, me.artifacts, me.morale = dict.fromkeys(GOODS, 9), list(ARTIFACTS), 6
        me.tokens = {"market_subterra_lower": 1}
        me.available = [4]

    assert MARKET_PRICE[tile] and "market_subterra_lower" in SPACES
    await set_position(playing, change)
    ada = playing.people["Ada"]
    result: Any = await ada.slash(playing.channel, "place", worker=4, space="market_subterra_lower")
    for _ in range(6):
        panel = shown(result)
        if (await playing.position()).turn != 0 or not offers(panel):
            break
        result = await press(ada, panel, offers(panel)[0])
    name = playing.bot.default_words.market(tile)
    assert name in playing.newest.content
