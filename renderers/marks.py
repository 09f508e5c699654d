"""What has just happened, as places to mark: the last move, or a numbered recap since somebody's last turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from bot.engine.board import SPACES, lot_of


class Mark(NamedTuple):
    """A place on the board, and the number of the move that touched it; 0 is an unnumbered last move."""

    place: str
    """A space, a territory, `allegiance_…`, `morale`, `knowledge` or `seat_…`."""
    number: int = 0


def panel_of(place: str) -> str | None:
    """The frame that shows this place; None for a place that has none."""
    if place.startswith(("site_", "market_")):
        return f"lot_{lot_of(place)}"
    framed = place in SPACES or place in ("morale", "knowledge")
    return place if framed or place.startswith(("territory_", "allegiance_", "seat_")) else None


_MOVES = {"WorkerPlaced", "WorkersRetrieved", "DilemmaResolved", "Traded"}
"""What a player does with a turn, or with another player in it; everything after it is its result."""


def _token(event: Any) -> list[str]:
    """A token on a recruit or a dilemma lies with its owner."""
    return [event.place if panel_of(event.place) else f"seat_{event.seat}"]


def _seat(event: Any) -> list[str]:
    return [f"seat_{event.seat}"]


_PLACES: dict[str, Callable[[Any], list[str]]] = {
    "WorkerPlaced": lambda event: [event.space],
    "WorkersRetrieved": lambda event: [*event.spaces, f"seat_{event.seat}"],
    "WorkerBumped": lambda event: [f"seat_{event.victim}"],
    "TokenPlaced": _token,
    "MarketBuilt": lambda event: [f"market_{event.lot}"],
    "AllegianceAdvanced": lambda event: [f"allegiance_{event.faction}"],
    "Traded": lambda event: [f"seat_{event.seat}", f"seat_{event.to}"],
    "RecruitActivated": _seat,
    "DilemmaResolved": _seat,
    "WorkerDeserted": _seat,
    "WorkerSacrificed": _seat,
}
"""Which places an event touches, by its name: pictures see events from outside, as they see the game."""


def marks_from(events: Iterable[object], numbered: bool = False) -> tuple[Mark, ...]:
    """Every place these events touched. Numbered, each move has its own number and its results share it."""
    marks: dict[Mark, None] = {}
    number = 0
    for event in events:
        name = type(event).__name__
        if numbered and name in _MOVES:
            number += 1
        for place in _PLACES[name](event) if name in _PLACES else ():
            marks[Mark(place, number)] = None
    return tuple(marks)
