"""`/hint` names every move that the adviser may prefer, with its reason, in plain words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine.board import ARTIFACTS, FACTION_OF, GOODS, TERRITORIES
from bot.engine.prompts import propose
from bot.engine.state import Game, Worker
from bot.engine.view import View
from bot.players import hint as adviser
from tests.cogs.fast_forward import set_position
from tests.cogs.table import Table, said, set_options

pytestmark = pytest.mark.slow


def rich(game: Game) -> None:
    me = game.players[0]
    me.goods, me.artifacts, me.morale, me.dilemma = dict.fromkeys(GOODS, 9), list(ARTIFACTS), 6, "bat"


def nothing_at_all(game: Game) -> None:
    """No recruits, so allegiances do not matter."""


def somebody_builds(game: Game) -> None:
    rich(game)
    game.workers = {"site_euphoria_upper": (Worker(1, 3),)}
    game.players[1].placed = 1


def tunnels_done(game: Game) -> None:
    rich(game)
    game.miner = dict.fromkeys(game.miner, 9)
    game.players[0].recruits = ["gary"]


def one_out(game: Game) -> None:
    rich(game)
    game.players[0].available, game.players[0].placed = [2], 1
    game.workers = {"farm": (Worker(0, 3),)}


def clever_ones_out(game: Game) -> None:
    """Together, all available workers would have too much knowledge."""
    rich(game)
    game.players[0].available, game.players[0].placed, game.players[0].knowledge = [6], 3, 6
    game.workers = {"farm": (Worker(0, 6), Worker(0, 6), Worker(0, 6))}


def four_workers(game: Game) -> None:
    rich(game)
    game.players[0].available, game.players[0].placed = [5], 3
    game.workers = {"farm": (Worker(0, 3),) * 3}


def last_token(game: Game) -> None:
    rich(game)
    game.players[0].tokens = {TERRITORIES[0]: 4, TERRITORIES[1]: 4, "dilemma": 1}


def no_room(game: Game) -> None:
    rich(game)
    game.players[0].tokens = {place: 2 for place in TERRITORIES}
    game.players[1].tokens = {place: 2 for place in TERRITORIES}


def a_double_begun(game: Game) -> None:
    rich(game)
    game.players[0].available, game.players[0].placed = [4], 1
    game.workers = {"farm": (Worker(0, 4),)}
    game.turn.acted, game.turn.double, game.turn.doubles_left = True, 4, 1


@pytest.mark.parametrize(
    ("change", "answer", "reason"),
    [
        (nothing_at_all, "place:2:generator", "hint-gather"),
        (rich, "place:5:generator", "hint-gather-safe"),
        (rich, "place:5:breeze_bar", "hint-breeze"),
        (rich, "place:5:sky_lounge", "hint-sky"),
        (rich, "place:5:site_euphoria_upper", "hint-site"),
        (somebody_builds, "place:5:site_euphoria_upper", "hint-site-last"),
        (tunnels_done, "place:5:euphorian_tunnel_end", "hint-tunnel-end"),
        (rich, "place:5:euphorian_tunnel", "hint-tunnel"),
        (rich, "place:5:tank_water", "hint-tank"),
        (rich, "place:5:wind_saloon", "hint-token"),
        (rich, "dilemma:fight", "hint-dilemma-fight"),
        (rich, "dilemma:serve", "hint-dilemma-serve"),
        (one_out, "retrieve", "hint-retrieve"),
        (clever_ones_out, "retrieve", "hint-retrieve-some"),
        (four_workers, "place:5:tank_energy", "hint-tank-knowledge"),
        (four_workers, "place:5:tank_water", "hint-tank-morale"),
        (last_token, "place:5:wind_saloon", "hint-token-last"),
        (no_room, "place:5:nimbus_loft", "hint-allegiance"),
        (a_double_begun, "stop", "hint-stop"),
    ],
)
async def test_a_move_is_recommended_with_its_reason(
    playing: Table,
    hints: list[tuple[View, adviser.Hint]],
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Game], None],
    answer: str,
    reason: str,
) -> None:
    """The adviser is forced to prefer this move; the reason is its own."""
    monkeypatch.setattr(adviser, "decide", lambda *_: answer)
    position = await set_position(playing, change)
    assert position.prompts[0].option(answer) is not None
    text = said(await playing.people["Ada"].slash(playing.channel, "hint"))
    assert [given.reason for _, given in hints] == [reason]
    assert "I would choose:" in text and adviser.say(hints[0][1], playing.bot.default_words) in text


@pytest.mark.parametrize(
    ("give", "get", "theirs", "tokens", "reason", "text"),
    [
        ({"gold": 3}, {"water": 1}, {"water": 5, "gold": 5}, 0, "yes", "brings you more than it costs"),
        ({"water": 1}, {"game": 1}, {"water": 5}, 0, "no-cannot", "You don't have"),
        ({"gold": 3}, {"water": 1}, {"water": 5, "gold": 5}, 8, "no-leader", "too close to winning"),
        ({"gold": 1}, {"stone": 1}, {"stone": 3}, 0, "no-need", "You need your stone yourself"),
        ({"water": 1}, {"gold": 2}, {"water": 5, "gold": 5}, 0, "no-use", "You have no use for water"),
        ({"gold": 1}, {"water": 5}, {"water": 5}, 0, "no-little", "too little for what they're asking"),
    ],
)
async def test_a_hint_about_a_trade(
    playing: Table,
    hints: list[tuple[View, adviser.Hint]],
    give: dict[str, int],
    get: dict[str, int],
    theirs: dict[str, int],
    tokens: int,
    reason: str,
    text: str,
) -> None:
    def change(game: Game) -> None:
        ada, bo = game.players
        ada.goods, bo.goods, bo.artifacts = {"gold": 5, "water": 5}, theirs, ["bat"]
        ada.tokens = {place: tokens // 4 for place in TERRITORIES if tokens}

    await set_position(playing, change)
    offer = propose(1, give, get)
    await playing.bot.games.play.answer(1, 0, [offer], user_id=playing.people["Ada"].id)
    hint = said(await playing.people["Bo"].slash(playing.channel, "hint"))
    assert hints[0][1].reason == f"hint-trade-{reason}" and text in hint
    assert ("Agree" if reason == "yes" else "Decline") in hint


@pytest.mark.parametrize("shared", [True, False])
async def test_a_hint_for_two_recruits_says_only_what_is_true_of_them(
    table: Table, hints: list[tuple[View, adviser.Hint]], monkeypatch: pytest.MonkeyPatch, shared: bool
) -> None:
    def pair(view, prompt, *_):
        return next(
            option.id
            for option in prompt.options
            if (FACTION_OF[option.things[0]] == FACTION_OF[option.things[1]]) is shared
        )

    monkeypatch.setattr(adviser, "decide", pair)
    await table.start()
    text = said(await table.people["Ada"].slash(table.channel, "hint"))
    assert ("a shared faction" in text) is shared and ("They share no faction" in text) is not shared


async def test_a_hint_in_a_draft_names_one_recruit(
    table: Table, hints: list[tuple[View, adviser.Hint]]
) -> None:
    ada = table.people["Ada"]
    lobby = await table.open_lobby()
    await set_options(ada, lobby, variants=["recruit_draft"])
    await ada.click(lobby, label="Start")
    text = said(await ada.slash(table.channel, "hint"))
    assert "What this one can do" in text and "They" not in text
