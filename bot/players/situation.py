"""The interface through which a policy reads a game. Both a view and a sampled game in a playout implement it.

Policies only read public information about other players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.engine.board import AREAS, MARKET_ON, TERRITORIES
from bot.engine.state import Worker


class Body(Protocol):
    """A player, as seen from their own or another seat."""

    @property
    def seat(self) -> int: ...
    @property
    def morale(self) -> int: ...
    @property
    def knowledge(self) -> int: ...
    @property
    def goods(self) -> Mapping[str, int]: ...
    @property
    def available(self) -> Sequence[int]: ...
    @property
    def workers(self) -> int: ...
    @property
    def artifacts(self) -> Sequence[str] | None: ...
    @property
    def recruits(self) -> Sequence[str]: ...
    @property
    def fresh(self) -> Sequence[str]: ...
    @property
    def hidden(self) -> Sequence[str] | None: ...
    @property
    def dilemma(self) -> str | None: ...
    @property
    def dilemma_choice(self) -> str: ...
    @property
    def tokens(self) -> Mapping[str, int]: ...
    @property
    def tokens_left(self) -> int: ...


class Situation(Protocol):
    """The board and all players."""

    @property
    def edition(self) -> str: ...
    @property
    def variants(self) -> Sequence[str]: ...
    @property
    def players(self) -> Sequence[Body]: ...
    @property
    def workers(self) -> Mapping[str, Sequence[Worker]]: ...
    @property
    def built(self) -> Mapping[str, str]: ...
    @property
    def allegiance(self) -> Mapping[str, int]: ...
    @property
    def miner(self) -> Mapping[str, int]: ...


_PLACES = tuple(zip(AREAS, TERRITORIES, strict=True))


def suffering(situation: Situation, me: Body) -> dict[str, str]:
    """Tiles whose penalty applies to this player → their lots."""
    if not situation.built:
        return {}
    tokens = me.tokens
    return {tile: lot for lot, tile in situation.built.items() if MARKET_ON[lot] not in tokens}


def room_in_territories(situation: Situation) -> dict[str, int]:
    """The number of free token spaces on every territory."""
    room = dict.fromkeys(AREAS, len(situation.players))
    for player in situation.players:
        tokens = player.tokens
        if tokens:
            for area, place in _PLACES:
                if place in tokens:
                    room[area] -= tokens[place]
    return room
