"""Illegal moves are refused with a sentence that says why and what to do, and change nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine.state import Game, Worker
from tests.cogs.fast_forward import set_position
from tests.cogs.table import Table, confirmed, said

pytestmark = pytest.mark.slow


async def refused(table: Table, change: Callable[[Game], None], command: str, **options: Any) -> str:
    """The answer to the first player who tries this in that position; nothing may change."""
    before = await set_position(table, change)
    result = await table.people["Ada"].slash(table.channel, command, **options)
    after = await table.position()
    assert (after.length, after.question) == (before.length, before.question)
    assert result.ephemeral and not table.bot.unexpected_errors
    return said(result)


def built(*tiles: str) -> Callable[[Game], None]:
    """Constructed markets without any tokens."""

    def change(game: Game) -> None:
        game.built = dict(zip(("euphoria_upper", "euphoria_lower", "subterra_upper"), tiles, strict=False))
        game.players[0].goods = {
            "energy": 9,
            "water": 9,
            "food": 9,
            "bliss": 9,
            "gold": 3,
            "stone": 3,
            "clay": 3,
        }

    return change


def standing_at(space: str, seat: int, *tiles: str) -> Callable[[Game], None]:
    def change(game: Game) -> None:
        built(*tiles)(game)
        game.workers = {space: (Worker(seat, 3),)}
        game.players[seat].placed = 1

    return change


def tunnel_done(game: Game) -> None:
    game.miner["subterran"] = 9
    game.players[0].recruits = ["katy"]


def sad_brian(game: Game) -> None:
    game.edition = "revised"
    game.players[0].recruits, game.players[0].morale = ["brian"], 1


@pytest.mark.parametrize(
    ("change", "space", "why"),
    [
        (built(), "Euphorian Tunnel of Love", "I don't know a space called"),
        (built(), "tunnel", "More than one name fits"),
        (built(), "End of the Subterran Tunnel", "The Subterran Tunnel isn't complete yet."),
        (built(), "market_wastelands_upper", "That market isn't constructed yet"),
        (built("spa"), "Upper construction site, Euphoria", "That market is constructed"),
        (built(), "Wind Saloon", "You can't pay for this: Wind Saloon."),
        (tunnel_done, "End of the Subterran Tunnel", "You need an active Subterran recruit"),
        (sad_brian, "Cloud Mine", "You need morale 2 to enter Icarus"),
        (built("apothecary"), "Sky Lounge", "can't place in Icarus"),
        (built("plaza", "spa"), "Spa of Fleeting Pleasure", "only visit constructed markets with your token"),
        (standing_at("farm", 0, "arena"), "Farm", "can't place a second worker there"),
        (
            standing_at("site_subterra_lower", 1, "lounge"),
            "site_subterra_lower",
            "where another player has a worker",
        ),
        (standing_at("euphorian_tunnel", 0, "spa"), "Euphorian Tunnel", "Your own worker is there"),
    ],
)
async def test_a_space_that_is_closed_says_why(
    playing: Table, change: Callable[[Game], None], space: str, why: str
) -> None:
    assert why in await refused(playing, change, "place", worker=5, space=space)


async def test_other_moves_that_are_not_possible(playing: Table) -> None:
    text = await refused(playing, built(), "place", worker=6, space="farm")
    assert (
        text
        == "You have no available worker with that knowledge. Pick one from the list, or retrieve workers first."
    )
    assert "no worker on the board" in await refused(playing, built(), "retrieve")
    assert "You can't pass." in await refused(playing, built(), "done")
    assert "Your dilemma costs" in await refused(playing, with_dilemma(""), "dilemma", choose="serve")
    assert "already completed your dilemma" in await refused(
        playing, with_dilemma("serve"), "dilemma", choose="fight"
    )


def with_dilemma(choice: Any) -> Callable[[Game], None]:
    def change(game: Game) -> None:
        game.players[0].dilemma, game.players[0].dilemma_choice = "bat", choice

    return change


def a_double_begun(game: Game) -> None:
    player = game.players[0]
    player.available, player.placed = [4, 5], 1
    game.workers = {"farm": (Worker(0, 4),)}
    game.turn.acted, game.turn.double, game.turn.doubles_left = True, 4, 1


async def test_only_the_rest_of_a_double_may_follow(playing: Table) -> None:
    text = await refused(playing, a_double_begun, "place", worker=5, space="farm")
    assert "only your other workers with knowledge 4 can follow" in text
    assert "only the rest of the double can follow" in await refused(playing, a_double_begun, "retrieve")


def two_at_home_one_asked(game: Game) -> None:
    game.players[0].available, game.players[0].placed = [2], 2
    game.players[0].goods = {"food": 1}
    game.workers = {"farm": (Worker(0, 3), Worker(0, 3))}


async def test_impossible_retrievals_are_refused(playing: Table) -> None:
    text = await refused(playing, two_at_home_one_asked, "retrieve", workers="the moon")
    assert "You don't have a worker “the moon” on the board" in text
    text = await refused(playing, two_at_home_one_asked, "retrieve", workers="all", pay="gold")
    assert "You can't pay with “gold”" in text
    assert "Choose from 1 to 2." in await refused(playing, two_at_home_one_asked, "retrieve", workers=" , ")


async def test_a_move_while_another_question_is_open(playing: Table) -> None:
    def change(game: Game) -> None:
        built()(game)
        game.players[0].available = [5]
        game.workers = {"euphorian_tunnel": (Worker(1, 3),)}
        game.players[1].placed = 1

    await set_position(playing, change)
    ada = playing.people["Ada"]
    position = await playing.position()
    await playing.bot.games.play.answer(position.game.id, 0, ["place:5:euphorian_tunnel"], user_id=ada.id)
    text = said(await ada.slash(playing.channel, "place", worker=2, space="farm"))
    assert text == "You have something else to decide first: /turn shows it."


async def test_undoing_another_players_move_or_a_reveal_is_refused(playing: Table) -> None:
    def change(game: Game) -> None:
        game.players[0].dilemma, game.players[0].artifacts = "bat", ["bat"]

    await set_position(playing, change)
    ada, bo = playing.people["Ada"], playing.people["Bo"]
    await confirmed(ada, await ada.slash(playing.channel, "dilemma", choose="serve"))
    assert "The last answer was someone else's" in said(await bo.slash(playing.channel, "undo"))
    assert "Something hidden was revealed" in said(await ada.slash(playing.channel, "undo"))
