"""Places to highlight: those of the last move, or numbered ones for a recap since a player's last turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.engine.board import MARKET_ON, SITE_ON, SPACES, lot_of
from bot.engine.events import (
    AllegianceAdvanced,
    DilemmaResolved,
    Event,
    MarketBuilt,
    RecruitActivated,
    TokenPlaced,
    Traded,
    WorkerBumped,
    WorkerDeserted,
    WorkerPlaced,
    WorkerSacrificed,
    WorkersRetrieved,
)


class Highlight(NamedTuple):
    """A place on the board, and the number of the move that changed it; 0 for an unnumbered last move."""

    place: str
    """A space, a territory, `allegiance_…`, `morale`, `knowledge` or `seat_…`."""
    number: int = 0


_ON_LOTS = frozenset((*SITE_ON.values(), *MARKET_ON.values()))


def frame_of(place: str) -> str | None:
    """The frame of this place on the board; None if it has none."""
    if place in _ON_LOTS:
        return f"lot_{lot_of(place)}"
    framed = place in SPACES or place in ("morale", "knowledge")
    return place if framed or place.startswith(("territory_", "allegiance_", "seat_")) else None


MOVES = (WorkerPlaced, WorkersRetrieved, DilemmaResolved, Traded)
"""Events that begin a move; the events after them are its results."""


def places(event: Event) -> list[str]:
    """The places an event changes."""
    match event:
        case WorkerPlaced():
            return [event.space]
        case WorkersRetrieved():
            return [*event.spaces, f"seat_{event.seat}"]
        case WorkerBumped():
            return [f"seat_{event.victim}"]
        case TokenPlaced():
            # A token on a recruit or a dilemma is shown on its owner's strip.
            return [event.place if frame_of(event.place) else f"seat_{event.seat}"]
        case MarketBuilt():
            return [MARKET_ON[event.lot]]
        case AllegianceAdvanced():
            return [f"allegiance_{event.faction}"]
        case Traded():
            return [f"seat_{event.seat}", f"seat_{event.to}"]
        case RecruitActivated() | DilemmaResolved() | WorkerDeserted() | WorkerSacrificed():
            return [f"seat_{event.seat}"]
    return []


def movers_of(events: Iterable[Event]) -> tuple[int, ...]:
    """The seats that moved, in order."""
    return tuple(dict.fromkeys(event.seat for event in events if isinstance(event, MOVES)))


def highlights_from(events: Iterable[Event], numbered: bool = False) -> tuple[Highlight, ...]:
    """All places these events changed. If `numbered`, each move has its own number, shared by its results."""
    highlights: dict[Highlight, None] = {}
    number = 0
    for event in events:
        if numbered and isinstance(event, MOVES):
            number += 1
        for place in places(event):
            highlights[Highlight(place, number)] = None
    return tuple(highlights)
