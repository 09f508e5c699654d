"""How much a computer player cares about what. A token is worth ten; the rest is measured by it."""

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
    """How much what is missing for a token in reach is worth beyond its plain price."""
    patience: float = 0.84
    """A token that is one placement further away is worth this share."""
    haste: float = 0.65
    """What is left of a building site's worth by the time its price has been fetched."""
    glut: float = 1.0
    """How fast more of the same good loses its worth."""
    pair: float = 6.0
    """The second of two equal artifacts."""
    third: float = 3.99
    """The third artifact of any three."""
    dilemma: float = 7.5
    """The artifact one's dilemma asks for."""
    allegiance: float = 0.55
    """A step of allegiance for each of one's recruits of the faction, early on."""
    loyalty: float = 1.25
    """The same shortly before the end of the track."""
    tier: float = 0.6
    digging: float = 0.35
    """A step of the miner that calls a hidden recruit."""
    tunnel: float = 0.13
    """A step of the miner towards the end of a tunnel one may use."""
    first_site: float = 0.8
    """Starting to build; and joining, and all but finishing a market."""
    last_site: float = 0.9
    icarus: float = 1.0
    worker: float = 21.52
    tempo: float = 2.0
    """What a placement brings on the whole: what any single one has to be compared with."""
    home: float = 5.87
    """Bringing all of one's workers home."""
    free: float = 0.3
    """Standing where somebody else may send one's worker home."""
    own_bump: float = 0.35
    rivalry: float = 0.38
    """How much of the others' gain counts as one's own loss."""
    double: float = 1.08
    morale: float = 1.49
    fear: float = 1.66
    """How much the knowledge check is feared."""
    relief: float = 0.86
    """How much it is worth to be rid of a market's penalty."""
    abilities: float = 1.0
    """How far recruits' own abilities are reckoned with when placing."""
    noise: float = 0.0
    """Careless by this much."""
    tastes: Mapping[str, float] = field(default_factory=dict)
    """Spaces, or kinds of them, that are liked beyond their worth."""


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
"""By personality: what it cares about more than others do, and how many times as much."""

TASTES: dict[str, dict[str, float]] = {
    "builder": {"site": 1.8},
    "digger": {"tunnel": 0.8, "tunnel_end": 0.8},
    "collector": {"artifact_market": 3.0, "breeze_bar": 4.0, "tunnel": 0.4},
    "trader": {"cloud_mine": 0.8, "icarus": 2.5, "wind_saloon": 2.0},
}
"""By personality: spaces, or kinds of them, that it likes to visit whatever they bring."""

PERSONALITIES = tuple(LEAN)
"""What the lobby calls them is in players.ftl; they lean, and play no worse for it."""


@cache
def weights_of(level: str, personality: str | None = None) -> Weights:
    """What a computer player of this level and personality cares about."""
    base = EASY if level == "easy" else NORMAL
    if personality not in LEAN:
        return base
    lean = {name: getattr(base, name) * times for name, times in LEAN[personality].items()}
    return replace(base, **lean, tastes=TASTES[personality])


def another_personality(taken: Iterable[str | None], rng: Random) -> str:
    """One for a computer player that sits down: while there are enough, no two at a table are alike."""
    seen = set(taken)
    return rng.choice([name for name in PERSONALITIES if name not in seen] or PERSONALITIES)
