"""How many presses a move takes, from the public button to the committed move. Opening a menu is one, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine.state import Game, Worker
from tests.cogs.fast_forward import set_position
from tests.cogs.table import Table, parts, said, shown, verbs


def ada(game: Game, **changes: Any) -> None:
    for name, value in changes.items():
        setattr(game.players[0], name, value)


class Hand:
    """Presses buttons and counts the presses."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.actor = table.people["Ada"]
        self.presses = 0
        self.panel: Any = None

    async def open(self) -> None:
        """Press the button under the board."""
        self.presses += 1
        self.panel = shown(await self.actor.click(self.table.newest, label="Take your turn"))

    async def press(self, label: str) -> None:
        """Press a button, or open a menu and select an entry."""
        found = [part for part in parts(self.panel) if label in (part.get("label") or "")]
        if found:
            self.presses += 1
            result = await self.actor.click(self.panel, custom_id=found[0]["custom_id"])
        else:
            menu, value = next(
                (part, option["value"])
                for part in parts(self.panel)
                for option in part.get("options", ())
                if label in option["label"]
            )
            self.presses += 2
            result = await self.actor.select(self.panel, [value], custom_id=menu["custom_id"])
        self.panel = shown(result)


def one_worker(game: Game) -> None:
    ada(game, available=[5])


def two_workers(game: Game) -> None:
    ada(game, available=[2, 5], goods={"gold": 1})


def three_on_the_board(game: Game) -> None:
    ada(game, available=[], placed=3, goods={"food": 1, "bliss": 1})
    game.workers = {
        "farm": (Worker(0, 3),),
        "generator": (Worker(0, 1),),
        "site_subterra_lower": (Worker(0, 5, 1),),
    }


def a_market(game: Game) -> None:
    game.built = {"euphoria_upper": "spa"}
    goods = {"energy": 4, "bliss": 1, "gold": 1, "stone": 1}
    ada(game, available=[2, 5], goods=goods, artifacts=["bat", "bat", "book", "bear"], morale=4)


def much_to_do(game: Game) -> None:
    """As late in a game: more options than buttons."""
    three_on_the_board(game)
    goods = {"energy": 3, "water": 3, "food": 1, "bliss": 2, "gold": 2, "clay": 2, "stone": 1}
    ada(game, available=[2, 5], goods=goods, artifacts=["bat", "bat", "book"], morale=4, dilemma="bat")


@pytest.mark.parametrize(
    ("change", "labels", "presses"),
    [
        (one_worker, ["Farm"], 2),
        (two_workers, ["5", "Farm"], 3),
        (two_workers, ["Farm"], 2),  # with the worker that is preselected
        (two_workers, ["5", "Euphoria, upper site"], 3),
        (three_on_the_board, ["Retrieve all · 1 food", "Confirm"], 3),
        (three_on_the_board, ["All but builders · Pay nothing", "Confirm"], 3),
        (a_market, ["5", "Wind Saloon", "2 bats"], 4),
        (much_to_do, ["Farm"], 2),
        (much_to_do, ["5", "Farm"], 3),
        (much_to_do, ["Retrieve all · 1 food", "Confirm"], 3),
    ],
)
async def test_the_number_of_presses_of_a_move(
    playing: Table, change: Callable[[Game], None], labels: list[str], presses: int
) -> None:
    await set_position(playing, change)
    before = await playing.position()
    hand = Hand(playing)
    await hand.open()
    for label in labels:
        assert (await playing.position()).length == before.length, (
            "nothing is committed before the last press"
        )
        await hand.press(label)
    assert (await playing.position()).length > before.length
    assert hand.presses == presses
    assert "go" not in verbs(hand.panel)


def only_home(game: Game) -> None:
    """One worker on the board, none in hand, and nothing to pay with: it can only be retrieved."""
    ada(game, available=[], placed=1)
    game.workers = {"farm": (Worker(0, 3),)}


async def test_a_forced_turn_takes_two_presses(playing: Table) -> None:
    await set_position(playing, only_home)
    before = await playing.position()
    hand = Hand(playing)
    await hand.open()
    assert "You retrieve" in hand.panel.content and "Then you roll" in hand.panel.content
    await hand.press("Confirm")
    assert (await playing.position()).length > before.length and hand.presses == 2


async def test_back_leads_from_a_forced_move_to_its_question(playing: Table) -> None:
    await set_position(playing, only_home)
    hand = Hand(playing)
    await hand.open()
    await hand.press("Back")
    assert "What will you do?" in hand.panel.content and "trade" in verbs(hand.panel)


async def test_forced_turns_can_be_played_without_asking(playing: Table) -> None:
    await set_position(playing, only_home)
    before = await playing.position()
    hand = Hand(playing)
    await hand.open()
    result = await hand.actor.click(hand.panel, label="Always play such turns")
    assert (await playing.position()).turn == 1
    assert "You retrieved" in said(result) and "only one possible move: played for you" in said(result)
    forced = "Turns with only one possible move"
    assert forced in said(await hand.actor.slash(playing.channel, "standing list"))
    await hand.actor.slash(playing.channel, "standing clear", which=f"{forced}: played for you")
    await set_position(playing, only_home)
    assert (await playing.position()).waiting == (0,)
    await hand.actor.slash(playing.channel, "standing answer", question=forced, answer="Yes")
    assert (await playing.position()).waiting == (1,)
    assert (await playing.position()).length > before.length


async def test_a_turn_with_a_choice_is_asked_all_the_same(playing: Table) -> None:
    await set_position(playing, three_on_the_board)
    await playing.people["Ada"].slash(
        playing.channel, "standing answer", question="Turns with only one possible move", answer="Yes"
    )
    assert (await playing.position()).waiting == (0,)
