"""The main loop: read this first. A game is the set-up, then turns until somebody places a tenth token."""

from __future__ import annotations

from collections.abc import Generator
from types import coroutine
from typing import Any

from . import markets, recruits, spaces  # noqa: F401  (cards and spaces register their rules)
from .actions.authority import TenthToken
from .actions.placement import declared, depends_on_knowledge, open_spaces, place
from .actions.retrieval import retrieve
from .actions.tracks import emit
from .board import LEAST, SPACES
from .cards.occasions import change_morale
from .cards.penalties import forbidden
from .cards.purse import Purse
from .dilemma import dilemma_payments, resolve_dilemma
from .events import TurnEnded, TurnStarted
from .prompts import Option, Prompt, ask
from .scoring import finish
from .setup import set_up
from .state import Game, Player, Turn
from .trade import trade

TURN_BEGINS = "turn begins"
_PLACE = {
    die: {space: Option(f"place:{die}:{space}", (str(die), space)) for space in SPACES} for die in range(1, 7)
}
_RETRIEVE, _STOP = Option("retrieve"), Option("stop")
_FIGHT, _SERVE = Option("dilemma:fight", ("fight",)), Option("dilemma:serve", ("serve",))


@coroutine
def _turn_begins() -> Generator[str, Any, None]:
    """Tell `Match` that a turn begins, so that it can take a checkpoint."""
    yield TURN_BEGINS


async def play(game: Game) -> None:
    """A whole game, or the rest of one."""
    if game.phase == "over":
        return
    if game.phase == "setup":
        await set_up(game)
    try:
        while True:
            await _turn_begins()
            await take_turn(game)
            pass_on(game)
    except TenthToken:
        game.scratch.tokens.clear()
        game.scratch.crossings.clear()
        await finish(game)


async def take_turn(game: Game) -> None:
    """Place a worker (or several with the same knowledge), or retrieve, or resolve the dilemma; trades come first."""
    turn = game.turn
    me = game.players[turn.seat]
    if not turn.acted:
        emit(game, TurnStarted(me.seat, turn.number))
    while options := _actions(game, me):
        partners = tuple([player.seat for player in game.players if player is not me])
        about = {"double": turn.double, "left": turn.doubles_left} if turn.acted else {}
        answer = await ask(Prompt(me.seat, "act", "act", options, about=about, partners=partners))
        if isinstance(answer, dict):
            offer = answer["trade"]
            await trade(game, me, offer["with"], offer["give"], offer["get"])
            continue
        action, _, rest = answer.partition(":")
        if action == "retrieve":
            await retrieve(game, me)
        elif action == "dilemma":
            await resolve_dilemma(game, me, rest)
        elif action == "place":
            die, _, space = rest.partition(":")
            await _place_one(game, me, int(die), space)
            if _may_go_on(game, me):
                continue
        break
    emit(game, TurnEnded(me.seat))


async def _place_one(game: Game, me: Player, die: int, space: str) -> None:
    turn = game.turn
    if turn.acted:
        turn.doubles_left -= 1
        if "doubles_cost" in game.variants:
            game.scratch.owing = declared(game, me, die, SPACES[space])
            await change_morale(game, me, -1, "doubles_cost")
            game.scratch.owing = None
    else:
        turn.acted = True
        turn.double = die
        turn.doubles_left = me.available.count(die) - 1
    await place(game, me, die, SPACES[space])


def _may_go_on(game: Game, me: Player) -> bool:
    """Whether more dice of the same double may be placed."""
    turn = game.turn
    turn.doubles_left = min(turn.doubles_left, me.available.count(turn.double))
    if turn.doubles_left < 1 or forbidden(game, me, "place_more"):
        return False
    return "doubles_cost" not in game.variants or me.morale > LEAST


def _actions(game: Game, me: Player) -> tuple[Option, ...]:
    """The possible actions of the player on turn; empty if no more dice of a double can be placed: the turn is over."""
    turn = game.turn
    if turn.acted:
        places = open_spaces(game, me, turn.double, purse_for_next(game, me))
        here = _PLACE[turn.double]
        return (*[here[space] for space in places], _STOP) if places else ()
    options: list[Option] = []
    dice = sorted(set(me.available))
    if dice:
        places = open_spaces(game, me, dice[0])
        for die in dice:
            if die != dice[0] and depends_on_knowledge(game, me):
                places = open_spaces(game, me, die)
            here = _PLACE[die]
            options += [here[space] for space in places]
    if me.placed:
        options.append(_RETRIEVE)
    if dilemma_payments(me):
        options += (_FIGHT, _SERVE)
    return tuple(options)


def purse_for_next(game: Game, me: Player) -> Purse:
    """What the player can pay with after losing the morale that the house rule for doubles takes."""
    purse = Purse.of(me)
    return purse.moving(game, me, lost=1) if "doubles_cost" in game.variants else purse


def pass_on(game: Game) -> None:
    """The next player clockwise is on turn; recruits activated in this turn take effect from now on."""
    for player in game.players:
        player.fresh.clear()
    game.scratch.lifted.clear()
    game.turn = Turn(game.turn.number + 1, (game.turn.seat + 1) % len(game.players))
