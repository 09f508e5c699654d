"""What has just happened, as places to mark: the last move, or a numbered recap since somebody's last turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.engine import events as happened
from bot.engine.board import SPACES, lot_of
from bot.engine.events import Event


class Mark(NamedTuple):
    """A place on the board, and the number of the move that touched it; 0 is an unnumbered last move."""

    place: str
    """A space, a territory, `allegiance_…`, `morale`, `knowledge` or `seat_…`."""
    number: int = 0


def panel_of(place: str) -> str | None:
    """The frame that shows this place."""
    if place.startswith(("site_", "market_")):
        return f"lot_{lot_of(place)}"
    if place in SPACES or place.startswith(("territory_", "allegiance_", "seat_")) or place in ("morale", "knowledge"):
        return place
    return None


def marks_from(events: Iterable[Event], numbered: bool = False) -> tuple[Mark, ...]:
    """Every place these events touched. Numbered, each move has its own number and its results share it."""
    marks: dict[Mark, None] = {}
    number = 0
    for event in events:
        if numbered and isinstance(event, _MOVES):
            number += 1
        for place in _places(event):
            if panel_of(place):
                marks[Mark(place, number)] = None
    return tuple(marks)


_MOVES = (happened.WorkerPlaced, happened.WorkersRetrieved, happened.DilemmaResolved, happened.Traded)


def _places(event: Event) -> tuple[str, ...]:  # noqa: PLR0911
    match event:
        case happened.WorkerPlaced(space=space):
            return (space,)
        case happened.WorkersRetrieved(seat=seat, spaces=spaces):
            return (*spaces, f"seat_{seat}")
        case happened.TokenPlaced(seat=seat, place=place):
            return (place,) if panel_of(place) else (f"seat_{seat}",)
        case happened.MarketBuilt(lot=lot):
            return (f"market_{lot}",)
        case happened.AllegianceAdvanced(faction=faction):
            return (f"allegiance_{faction}",)
        case happened.RecruitActivated(seat=seat) | happened.DilemmaResolved(seat=seat):
            return (f"seat_{seat}",)
        case happened.WorkerDeserted(seat=seat) | happened.WorkerSacrificed(seat=seat):
            return (f"seat_{seat}",)
        case happened.Traded(seat=seat, to=to):
            return (f"seat_{seat}", f"seat_{to}")
    return ()
