"""What recruits are worth: to choose, to use, and when placing a worker."""

from __future__ import annotations

from bot.engine.board import FACTION_OF, Space

from .worth import Mind

GAINS: dict[str, dict[str, int]] = {
    "maxime": {"card": 1},
    "laura": {"card": 2},
    "phil": {"card": 1},
    "jonathan_artist": {"card": 1},
    "kyle": {"card": 1},
    "flavio": {"card": 1},
    "bradley": {"card": 1},
    "zong": {"card": 1},
    "reitz": {"card": 1},
    "sheppard": {"card": 1},
    "pete": {"card": 1},
    "dave": {"resource": 1},
    "xander": {"resource": 1},
    "geek": {"card": 1},
    "jonathan_gambler": {"card": 1},
}
"""What a "yes" brings, where the choice itself does not say it."""


def placing_bonus(mind: Mind, space: Space, die: int) -> float:
    """What one's recruits add to a placement there."""
    return 0.0


def liking(mind: Mind, recruit: str) -> float:
    """How good a recruit is to have."""
    return 0.0


def pairing(active: str, hidden: str) -> float:
    """Two of one faction share its allegiance."""
    return 1.0 if FACTION_OF[active] == FACTION_OF[hidden] else 0.0
