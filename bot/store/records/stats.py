"""Records of users' results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(slots=True, frozen=True)
class Stats:
    user_id: int
    played: int = 0
    won: int = 0
    by_edition: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Edition → (played, won)."""
    against_people: tuple[int, int] = (0, 0)
    """(played, won) of games with at least one other person."""
    tokens_placed: float = 0.0
    """The average per game, out of ten."""
    running: int = 0
