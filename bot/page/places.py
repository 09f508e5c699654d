"""What a page knows from the start: the places on the board with their names, and its own texts."""

from __future__ import annotations

from bot.engine.board import AREAS, FACTIONS, SPACES, TERRITORIES
from bot.engine.view import View
from bot.language.words import Words

from .messages import Place

PLACES = (*SPACES, *TERRITORIES, "morale", "knowledge", *(f"allegiance_{faction}" for faction in FACTIONS))

OWN = (
    "areas", "board", "whole", "larger", "smaller", "question", "log", "film", "turn", "close", "discord",
    "elsewhere", "lost",
)  # fmt: skip
"""Texts of the page alone, in `touch.ftl`."""
OTHERS = {
    "choose": "panel-choose",
    "confirm": "panel-confirm",
    "back": "panel-back",
    "undo": "panel-undo",
    "hand": "panel-hand",
    "recap": "announce-recap",
}
"""What has a name in Discord has the same one here."""


def spoken(w: Words) -> dict[str, str]:
    return {name: w(f"touch-{name}") for name in OWN} | {name: w(text) for name, text in OTHERS.items()}


def with_icons(w: Words) -> Words:
    """The same language with the name of an icon wherever one belongs, which the page shows as a picture."""
    from renderers.emoji import NAMES

    return w.with_icons({name: f"\ue000{name}\ue001" for name in NAMES})


def places_on(view: View, w: Words) -> dict[str, Place]:
    """Every place that a choice can stand for or that there is something to read about, in this game's picture."""
    from renderers.board_layout import layout
    from renderers.highlights import frame_of

    frames = layout(len(view.players)).frames
    named = {place: w.thing(place.removeprefix("allegiance_")) for place in PLACES}
    named |= {f"seat_{player.seat}": player.name for player in view.players}
    return {
        place: Place(box=list(frames[frame]), name=name)
        for place, name in named.items()
        if (frame := frame_of(place)) is not None
    }


def areas_on(w: Words) -> dict[str, Place]:
    from renderers.board_layout import area_window

    return {area: Place(box=list(area_window(area)), name=w.area(area)) for area in AREAS}


def size_of(view: View) -> list[int]:
    """The width and height of the picture."""
    from renderers.board_layout import layout

    return list(layout(len(view.players)).size)
