"""Decorators for markets: `@close` spaces, `@forbid` a deed, `@when` something is lost, `@modify` what things cost.

A penalty applies to every player without an authority token on the tile. It is one function with its rule as docstring
(in `markets/`); the rest of the engine uses the functions below and never names a tile.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from typing import Any, Literal, TypeVar

from ..board import MARKET_ON, Kind, Space
from ..events import Refused
from ..state import Game, Player

Deed = Literal[
    "place_more",  # another worker in the same turn
    "gain_worker",
    "use_recruits",  # abilities of recruits, of any kind
    "use_bonuses",  # the bonuses of tier 1 and 2
    "pay_pair",  # two artifacts alike where three are asked for
]
"""What a penalty can forbid. Closed spaces are registered separately."""
Loss = Literal[
    "token",  # (game, me, tile, token): for each token placed
    "die",  # (game, me, tile, die): for each die rolled
]
Matter = Literal["retrieve_morale"]  # (game, me) → the additional morale that retrieving for free costs

Forbids = Callable[[Game, Player], bool]
Closes = Callable[[Game, Player, Space], bool]
Takes = Callable[[Game, Player, str, Any], Awaitable[None]]
F = TypeVar("F", bound=Callable[..., Any])

_forbids: dict[str, dict[str, Forbids]] = {}
"""Deed → tile → function that tells whether it is forbidden now."""
_closes: dict[str, tuple[tuple[Kind, ...], Closes, str]] = {}
"""Tile → the kinds of space it may close, the function that decides, and the refusal's message id."""
_takes: dict[str, dict[str, Takes]] = {}
_changes: dict[str, dict[str, Callable[[Game, Player], int]]] = {}
_NONE: frozenset[str] = frozenset()


def forbid(tile: str, deed: Deed) -> Callable[[Forbids], Forbids]:
    """Players without a token there may not do this while the function returns True."""

    def register(function: Forbids) -> Forbids:
        _forbids.setdefault(deed, {})[tile] = function
        return function

    return register


def close(tile: str, *, at: tuple[Kind, ...], refusal: str = "") -> Callable[[Closes], Closes]:
    """Spaces of these kinds for which the function returns True are closed to players without a token there."""

    def register(function: Closes) -> Closes:
        _closes[tile] = (at, function, refusal or f"refused-{tile}")
        return function

    return register


def when(tile: str, loss: Loss) -> Callable[[Takes], Takes]:
    """A loss for players without a token there."""

    def register(function: Takes) -> Takes:
        _takes.setdefault(loss, {})[tile] = function
        return function

    return register


def modify(tile: str, matter: Matter) -> Callable[[F], F]:
    """An additional cost for players without a token there."""

    def register(function: F) -> F:
        _changes.setdefault(matter, {})[tile] = function
        return function

    return register


def suffers(game: Game, me: Player, tile: str) -> bool:
    """Whether this tile's penalty applies to the player."""
    for lot, built in game.built.items():
        if built == tile:
            return MARKET_ON[lot] not in me.tokens
    return False


def suffered(game: Game, me: Player) -> frozenset[str]:
    """All tiles whose penalties apply to the player."""
    if not game.built:
        return _NONE
    return frozenset([tile for lot, tile in game.built.items() if MARKET_ON[lot] not in me.tokens])


def forbidden(game: Game, me: Player, deed: Deed) -> bool:
    """Whether a penalty forbids this to the player now."""
    if game.built:
        built = game.built.values()
        for tile, forbids in _forbids[deed].items():
            if tile in built and suffers(game, me, tile) and forbids(game, me):
                return True
    return False


def closed(game: Game, me: Player, space: Space, penalties: frozenset[str]) -> Refused | None:
    """The refusal if a penalty closes this space to the player."""
    for tile, closes, refusal in closing(penalties).get(space.kind, ()):
        if closes(game, me, space):
            return Refused(refusal, tile=tile, space=space.id)
    return None


@lru_cache(4096)
def closing(penalties: frozenset[str]) -> dict[Kind, Sequence[tuple[str, Closes, str]]]:
    """The kinds of space that these penalties may close, with the functions that decide."""
    found: dict[Kind, list[tuple[str, Closes, str]]] = {}
    for tile, (kinds, closes, refusal) in _closes.items():
        if tile in penalties:
            for kind in kinds:
                found.setdefault(kind, []).append((tile, closes, refusal))
    return found  # type: ignore[return-value]


async def suffer(game: Game, me: Player, loss: Loss, about: Any, penalties: frozenset[str]) -> None:
    """Apply these penalties' losses to the player."""
    for tile, take in _takes[loss].items():
        if tile in penalties:
            await take(game, me, tile, about)


def dearer(game: Game, me: Player, matter: Matter) -> int:
    """The additional cost for the player."""
    return sum(more(game, me) for tile, more in _changes[matter].items() if suffers(game, me, tile))


def described() -> list[tuple[str, str, str]]:
    """Every penalty: tile, subject and rule. For tests and documentation."""
    rules: list[dict[str, dict[str, Any]]] = [_forbids, _takes, _changes]
    found = [(tile, about, f) for each in rules for about, here in each.items() for tile, f in here.items()]
    found += [(tile, "place", closes) for tile, (_, closes, _) in _closes.items()]
    return [(tile, about, function.__doc__ or "") for tile, about, function in found]
