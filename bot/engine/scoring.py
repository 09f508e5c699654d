"""The end of the game: who wins, with the five tie-breakers."""

from __future__ import annotations

from collections.abc import Callable

from .actions.dice import throw
from .actions.tracks import emit
from .actions.workers import clockwise
from .board import MARKET_ON
from .events import GameWon, TieBroken
from .state import Game, Player

_MARKETS = frozenset(MARKET_ON.values())
_BREAKERS: tuple[tuple[str, Callable[[Player], int]], ...] = (
    ("morale", lambda p: p.morale),
    ("knowledge", lambda p: -p.knowledge),
    ("markets", lambda p: sum(1 for place in p.tokens if place in _MARKETS)),
    ("territories", lambda p: sum(1 for place in p.tokens if place.startswith("territory_"))),
)
"""The highest value wins: morale, negative knowledge, then the numbers of markets and territories with a token."""


async def finish(game: Game) -> None:
    tied = [player for player in clockwise(game, game.turn.seat) if player.tokens_left == 0]
    for breaker, worth in _BREAKERS:
        if len(tied) == 1:
            break
        best = max(worth(player) for player in tied)
        left = [player for player in tied if worth(player) == best]
        if len(left) < len(tied):
            emit(game, TieBroken(tuple(p.seat for p in tied), breaker))
        tied = left
    while len(tied) > 1:
        tied = await _roll_off(game, tied)
    game.phase = "over"
    game.winners = [tied[0].seat]
    emit(game, GameWon(tied[0].seat))


async def _roll_off(game: Game, tied: list[Player]) -> list[Player]:
    """All tied players roll all their workers; the lowest total wins."""
    totals = {player.seat: sum(await throw(game, player, player.workers, "tie")) for player in tied}
    least = min(totals.values())
    left = [player for player in tied if totals[player.seat] == least]
    if len(left) == 1:
        emit(game, TieBroken(tuple(p.seat for p in tied), "roll"))
    return left
