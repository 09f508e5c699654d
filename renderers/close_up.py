"""A close-up of what a move changed: its area, and below it the strips of the players involved.

On a phone, a picture in a channel is about 400 pixels wide. At that width dice and goods are not readable on the whole
board, but they are on an area and a strip. So the message of a turn shows a close-up; buttons give the whole board, and
the board with numbered spaces for the player on turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import Image

from bot.engine.board import SPACES
from bot.engine.events import Event, WorkerBumped
from bot.engine.view import View

from .board import Board
from .board_layout import area_window, layout
from .highlights import MOVES, Highlight, highlights_from
from .kit.palette import INK, PaletteName, colours
from .kit.sheet import encode
from .kit.text import Box

MOST_STRIPS = 2
GAP = 8


class Scope(NamedTuple):
    """The content of a close-up."""

    area: str
    seats: tuple[int, ...]


def scope_of(events: Iterable[Event]) -> Scope | None:
    """None if one area is not enough: moves in several areas or in none, or by many players."""
    events = list(events)
    seats: dict[int, None] = {}
    for event in events:
        if isinstance(event, MOVES):
            seats[event.seat] = None
        if isinstance(event, WorkerBumped):
            seats[event.victim] = None
    areas = {_area(highlight.place) for highlight in highlights_from(events)} - {None}
    if len(areas) != 1 or not 0 < len(seats) <= MOST_STRIPS:
        return None
    (area,) = areas
    return Scope(area, tuple(seats)) if area else None


def _area(place: str) -> str | None:
    """The area of a place; empty for the tank, which is in no area; None for places that are not on the map."""
    if place.startswith("territory_"):
        return place.removeprefix("territory_")
    return SPACES[place].area if place in SPACES else None


def strip_zoom(box: Box, wide: int) -> int:
    """How many times a strip can be enlarged."""
    return max(1, wide // (box[2] - box[0]))


def draw_close_up(
    view: View,
    scope: Scope,
    *,
    language: str = "en",
    palette: PaletteName = "standard",
    highlights: Sequence[Highlight] = (),
) -> bytes:
    """Draw a close-up as wide as the enlarged area, with strips as large as possible."""
    area = Board(view, language, palette, area_window(scope.area))
    area.draw()
    area.highlight(highlights)
    wide = area.sheet.image.width
    parts = [area.sheet.image]
    for seat in scope.seats:
        box = layout(len(view.players)).frames[f"seat_{seat}"]
        strip = Board(view, language, palette, box, strip_zoom(box, wide))
        strip.draw()
        parts.append(strip.sheet.image)
    high = sum(part.height + GAP for part in parts)
    whole = Image.new("P", (wide, high), colours(palette).index(INK))
    whole.putpalette(parts[0].getpalette() or [])
    top = 0
    for part in parts:
        whole.paste(part, ((wide - part.width) // 2, top))
        top += part.height + GAP
    return encode(whole)
