"""The markets' penalties. Each holds for every player without an authority token on the tile."""

from __future__ import annotations

from .board import ROLL_PENALTY
from .state import Game, Player


def suffers(game: Game, me: Player, tile: str) -> bool:
    """Does this tile's penalty hold for the player?"""
    if tile not in game.built.values():
        return False
    for lot, built in game.built.items():
        if built == tile:
            return f"market_{lot}" not in me.tokens
    return False


_NONE: frozenset[str] = frozenset()


def suffered(game: Game, me: Player) -> frozenset[str]:
    """All tiles whose penalty holds for the player."""
    if not game.built:
        return _NONE
    return frozenset([tile for lot, tile in game.built.items() if f"market_{lot}" not in me.tokens])


_UNLUCKY = {number: tile for tile, number in ROLL_PENALTY.items()}


def unlucky_tile(game: Game, me: Player, die: int) -> str | None:
    """The tile that takes a commodity or resource from this player for the number rolled."""
    tile = _UNLUCKY.get(die)
    return tile if tile is not None and suffers(game, me, tile) else None
