"""The weights in a computer player's valuation. A token is worth ten; everything else is relative to that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random


@dataclass(slots=True, frozen=True)
class Weights:
    token: float = 10.0
    commodity: float = 1.3
    bliss: float = 1.5
    resource: float = 1.56
    card: float = 2.58
    plan: float = 1.0
    """How much more than its base value a thing is worth if it is missing for a reachable token."""
    patience: float = 0.84
    """The share of its value that a token keeps for each placement it is further away."""
    haste: float = 0.65
    """The share of its value that a construction site keeps until its price has been gathered."""
    glut: float = 1.0
    """How fast more of the same good loses value."""
    pair: float = 6.0
    """The second of two equal artifacts."""
    third: float = 3.99
    """The third artifact of any three."""
    dilemma: float = 7.5
    """The artifact that the player's dilemma asks for."""
    allegiance: float = 0.55
    """A step of allegiance for each of the player's recruits of that faction, early in the game."""
    loyalty: float = 1.25
    """The same, near the end of the track."""
    tier: float = 0.6
    digging: float = 0.35
    """A step of the miner that would activate a hidden recruit."""
    tunnel: float = 0.13
    """A step of the miner towards the end of a tunnel that the player may use."""
    first_site: float = 0.8
    """Starting or joining a construction site."""
    last_site: float = 0.9
    """Bringing a construction site to the point where one worker is missing."""
    icarus: float = 1.0
    worker: float = 21.52
    tempo: float = 2.0
    """The average value of a placement, to which a single one is compared."""
    home: float = 5.87
    """Retrieving all workers."""
    free: float = 0.3
    """Placing a worker where another player may bump it for free."""
    own_bump: float = 0.35
    rivalry: float = 0.38
    """The share of other players' gains that counts as a loss."""
    double: float = 1.08
    morale: float = 1.49
    fear: float = 1.66
    """The weight of the risk in knowledge checks."""
    relief: float = 0.86
    """The weight of no longer suffering a market's penalty."""
    abilities: float = 1.0
    """The weight of recruits' abilities when placing a worker."""
    noise: float = 0.0
    """The size of random errors."""
    tastes: Mapping[str, float] = field(default_factory=dict)
    """Spaces, or kinds of spaces, that are preferred regardless of their value."""


NORMAL = Weights()
EASY = Weights(
    resource=2.7,
    card=2.7,
    plan=0.0,
    first_site=1.0,
    last_site=1.0,
    rivalry=0.0,
    worker=7.0,
    abilities=0.0,
    noise=3.0,
)

LEAN: dict[str, dict[str, float]] = {
    "builder": {"first_site": 1.15, "last_site": 1.1},
    "digger": {"digging": 1.5, "tunnel": 2.0, "tier": 1.3},
    "collector": {"card": 1.3, "pair": 1.2, "morale": 1.2},
    "trader": {"icarus": 1.2, "bliss": 1.15},
}
"""Personality → factors on some weights."""

TASTES: dict[str, dict[str, float]] = {
    "builder": {"site": 1.8},
    "digger": {"tunnel": 0.8, "tunnel_end": 0.8},
    "collector": {"artifact_market": 3.0, "breeze_bar": 4.0, "tunnel": 0.4},
    "trader": {"cloud_mine": 0.8, "icarus": 2.5, "wind_saloon": 2.0},
}
"""Personality → spaces, or kinds of spaces, that it prefers regardless of their value."""

PERSONALITIES = tuple(LEAN)
"""Their names are in players.ftl. All personalities play equally well."""


@cache
def weights_of(level: str, personality: str | None = None) -> Weights:
    """The weights of a computer player of this level and personality."""
    base = EASY if level == "easy" else NORMAL
    if personality not in LEAN:
        return base
    lean = {name: getattr(base, name) * times for name, times in LEAN[personality].items()}
    return replace(base, **lean, tastes=TASTES[personality])


def another_personality(taken: Iterable[str | None], rng: Random) -> str:
    """A personality for a new computer player; different from the others in the game while there are enough."""
    seen = set(taken)
    return rng.choice([name for name in PERSONALITIES if name not in seen] or PERSONALITIES)
