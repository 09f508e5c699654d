"""How much a computer player cares about what. A token is worth ten; the rest is measured by it."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(slots=True, frozen=True)
class Weights:
    token: float = 10.0
    commodity: float = 1.3
    bliss: float = 1.5
    resource: float = 3.0
    card: float = 3.0
    plan: float = 1.0
    """How much what is missing for a token in reach is worth beyond its plain price."""
    patience: float = 0.84
    """A token that is one placement further away is worth this share."""
    allegiance: float = 1.0
    digging: float = 1.0
    building: float = 1.0
    icarus: float = 1.0
    worker: float = 7.0
    rivalry: float = 0.5
    """How much of the others' gain counts as one's own loss."""
    double: float = 1.0
    morale: float = 1.0
    fear: float = 1.0
    """How much the knowledge check is feared."""
    abilities: bool = True
    """Whether recruits' own abilities are reckoned with when placing."""
    noise: float = 0.0
    """Careless by this much, in tokens' tenths."""


NORMAL = Weights()
EASY = replace(NORMAL, plan=0.0, rivalry=0.0, fear=0.5, abilities=False, noise=1.5)

PERSONALITIES: dict[str, Weights] = {
    "builder": replace(NORMAL, building=1.2, resource=3.3),
    "digger": replace(NORMAL, digging=1.5, allegiance=1.2),
    "collector": replace(NORMAL, card=3.4, morale=1.2),
    "trader": replace(NORMAL, icarus=1.25, bliss=1.8),
}
"""What the lobby calls them is in players.ftl; the weights lean, they do not change who wins."""
