"""Turns a scenario's `given` into a state, and compares its `then` with a state."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot.engine.board import ARTIFACTS, COLOURS, LOTS, MARKETS, SPACES, lot_of
from bot.engine.state import Game, Player, Turn, Worker

NAMES = ("ada", "bo", "cy", "di", "ed", "fay")


class Failed(Exception):
    """The scenario failed; the message says why."""


def lay_out(scenario: dict[str, Any]) -> Game:
    given = scenario.get("given", {})
    names = NAMES[: scenario["players"]]
    for name in given:
        if name != "board" and name not in names:
            raise Failed(f"there is no player {name}")
    players = [Player(seat, COLOURS[seat]) for seat in range(len(names))]
    game = Game(
        scenario.get("edition", "classic"),
        tuple(scenario.get("variants", ())),
        players,
        "play",
        Turn(number=1),
    )
    board = given.get("board", {})
    game.allegiance |= board.get("allegiance", {})
    game.miner |= board.get("miner", {})
    game.built = {lot_of(space): tile for space, tile in board.get("markets", {}).items()}
    game.tiles = [tile for tile in MARKETS if tile not in game.built.values()]
    for player in players:
        _seat(game, player, given.get(names[player.seat], {}))
    for move in scenario.get("move", ()):
        if "place" in move and move.get("player") in names:
            _leave_payable(game, players[names.index(move["player"])], move["place"].get("on", ""))
    return game


def _seat(game: Game, player: Player, given: dict[str, Any]) -> None:
    named = "available" in given or "placed" in given
    player.available = list(given.get("available", [] if named else [1, 2]))
    for space, dice in given.get("placed", {}).items():
        if space not in SPACES:
            raise Failed(f"there is no space {space}")
        for knowledge in dice:
            _stand(game, player, space, knowledge)
    player.knowledge = given.get("knowledge", player.knowledge)
    player.morale = given.get("morale", player.morale)
    player.goods = {good: n for good, n in given.get("goods", {}).items() if n}
    player.artifacts = list(given.get("artifacts", ()))
    for card in player.artifacts:
        game.artifact_deck[card] -= 1
    player.recruits = list(given.get("recruits", ()))
    player.hidden = list(given.get("hidden", ()))
    for recruit in player.recruits + player.hidden:
        game.recruit_deck.remove(recruit)
    player.tokens = {place: n for place, n in given.get("authority", {}).items() if n}
    player.dilemma = given.get("dilemma", "")
    player.dilemma_choice = "serve" if "dilemma" in player.tokens else ""


def _stand(game: Game, player: Player, space: str, knowledge: int) -> None:
    """On a site, fill the three equal spaces first, so that every kind of space stays free."""
    dice = game.workers.get(space, ())
    taken = {worker.slot for worker in dice}
    slot = next(s for s in (3, 2, 1, 0) if s not in taken) if space.startswith("site_") else 0
    game.workers[space] = (*dice, Worker(player.seat, knowledge, slot))
    player.placed += 1


def _leave_payable(game: Game, player: Player, site: str) -> None:
    """A scenario does not say which spaces three workers on a site occupy: leave one free that the mover can pay."""
    dice = game.workers.get(site, ())
    if not site.startswith("site_") or len(dice) != 3 or any(worker.slot == 0 for worker in dice):
        return
    odd, usual = LOTS[lot_of(site)][:2]
    if usual in player.goods and odd not in player.goods:
        game.workers[site] = tuple(worker._replace(slot=worker.slot % 3) for worker in dice)


def compare(game: Game, then: dict[str, Any], turn: str | None) -> None:
    """Raise `Failed` unless everything in `then` is true."""
    _same("turn", then.get("turn"), turn)
    winner = NAMES[game.winners[0]] if game.winners else None
    _same("winner", then.get("winner"), winner)
    for name, expected in then.items():
        if name == "board":
            _compare_board(game, expected)
        elif name in NAMES:
            _compare_player(game, game.players[NAMES.index(name)], expected)
        elif name not in ("turn", "winner"):
            raise Failed(f"then.{name} is not known")


def _same(what: str, expected: Any, found: Any) -> None:
    if expected is not None and expected != found:
        raise Failed(f"{what} is {found}, not {expected}")


def _compare_player(game: Game, player: Player, expected: dict[str, Any]) -> None:
    placed: dict[str, list[int]] = {}
    for space, dice in game.workers.items():
        for worker in dice:
            if worker.seat == player.seat:
                placed.setdefault(space, []).append(worker.knowledge)
    found: dict[str, Any] = {
        "available": player.available,
        "placed": placed,
        "knowledge": player.knowledge,
        "morale": player.morale,
        "goods": player.goods,
        "artifacts": player.artifacts,
        "recruits": player.recruits,
        "hidden": player.hidden,
        "dilemma": player.dilemma,
        "authority": player.tokens,
    }
    for key, value in expected.items():
        if key not in found:
            raise Failed(f"then.{NAMES[player.seat]}.{key} is not known")
        _compare(f"{NAMES[player.seat]}'s {key}", value, found[key])


def _compare_board(game: Game, expected: dict[str, Any]) -> None:
    found = {
        "allegiance": game.allegiance,
        "miner": game.miner,
        "markets": {f"market_{lot}": tile for lot, tile in game.built.items()},
    }
    for key, value in expected.items():
        if key == "sites":
            built = [site for site in value if lot_of(site) in game.built]
            if built:
                raise Failed(f"{built[0]} is built")
        elif key not in found:
            raise Failed(f"then.board.{key} is not known")
        else:
            _compare(key, value, found[key])


def _compare(what: str, expected: Any, found: Any) -> None:
    """Compare lists regardless of order, and only the named keys of a table; an empty table means none."""
    if isinstance(expected, dict):
        if not expected and any(found.values()):
            raise Failed(f"{what}: {found}, not none")
        for key, value in expected.items():
            nothing: Any = [] if isinstance(value, list) else 0
            _compare(f"{what}: {key}", value, found.get(key, nothing))
    elif isinstance(expected, list):
        if Counter(expected) != Counter(found):
            raise Failed(f"{what}: {sorted(found)}, not {sorted(expected)}")
    elif expected != found:
        raise Failed(f"{what}: {found}, not {expected}")


def default_card(weights: Any) -> str:
    """The card to draw if the scenario names none: the first kind left in the deck."""
    return next(card for card in (*ARTIFACTS, *weights) if weights.get(card, 0) > 0)
