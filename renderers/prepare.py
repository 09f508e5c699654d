"""Draws what every board needs before somebody asks for it: grounds, the words of every language, dice in every place.

Once for each version of the program, since all of it is kept on disk. In small steps, so that pictures for players can
be drawn in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

from bot.engine.board import COLOURS, FACTIONS, MINER_END, TOKENS, TUNNEL_FACTIONS
from bot.language.words import LANGUAGES

from . import board_pieces as draw
from . import player_strips as strips
from .board import ground_of
from .board_layout import AREA_WINDOWS, LEVELS, SLOT, WIDTH, layout, overlaps
from .board_lettering import lettering
from .close_up import strip_zoom
from .kit.drawing_cache import shelf
from .kit.ground import Ground
from .kit.palette import PALETTES, PaletteName
from .kit.text import Box

Step = Callable[[], None]
PLAYERS = range(2, 7)
DONE = ("prepared",)
"""The last thing to be kept: when it is there, everything is."""
ALLEGIANCE_END = 11


def steps() -> Iterator[Step]:
    """What is missing, most important first; nothing if drawings are not kept on disk."""
    if shelf.store is None or shelf.get(DONE) is not None:
        return
    for palette in PALETTES:
        for players in PLAYERS:
            whole = (0, 0, WIDTH, layout(players).height)
            yield partial(_prepare, players, palette, whole, 1)
            yield partial(_pieces, players, palette)
        for players, area in product(PLAYERS, AREA_WINDOWS):
            yield partial(_prepare, players, palette, AREA_WINDOWS[area], 2)
        for players in PLAYERS:
            yield partial(_strips, players, palette)
    yield partial(shelf.put, DONE, b"all")
    yield shelf.flush


def _prepare(players: int, palette: PaletteName, window: Box, zoom: int) -> None:
    """A ground and the words on it."""
    ground = ground_of(players, palette, window, zoom)
    ground.prepare()
    for language in LANGUAGES:
        for box, paint in lettering(players, language):
            if overlaps(box, window):
                ground.patch(box, paint)
    shelf.flush()


def _strips(players: int, palette: PaletteName) -> None:
    """The grounds of enlarged strips, as close-ups show them."""
    for seat, window in product(range(players), AREA_WINDOWS.values()):
        box = layout(players).frames[f"seat_{seat}"]
        ground_of(players, palette, box, strip_zoom(box, 2 * (window[2] - window[0]))).prepare()
    shelf.flush()


def _pieces(players: int, palette: PaletteName) -> None:
    """Pieces of which there are not many, so that the first picture does not have to draw them."""
    made = layout(players)
    ground = ground_of(players, palette, (0, 0, *made.size), 1)
    for box in filter(_is_slot, made.pieces.values()):
        for die in product(COLOURS, range(1, 7)):
            ground.patch(box, partial(draw.paint_worker, worker=die, palette=palette))
    for faction, level in product(TUNNEL_FACTIONS, range(MINER_END + 1)):
        ground.patch(made.pieces[f"miner_{faction}"], partial(draw.paint_miner, level=level))
    for faction, level in product(FACTIONS, range(ALLEGIANCE_END + 1)):
        paint = partial(draw.paint_allegiance, faction=faction, level=level)
        ground.patch(made.pieces[f"allegiance_{faction}"], paint)
    for piece, current in product(made.pieces, (-1, 0, 1, 2)):
        space, _, what = piece.partition(":")
        if what == "bracket":
            ground.patch(made.pieces[piece], partial(draw.paint_bracket, space=space, current=current))
    _stats(ground, made.pieces)
    shelf.flush()


def _is_slot(box: Box) -> bool:
    """Whether there is room for one worker."""
    return box[2] - box[0] == box[3] - box[1] and abs(box[2] - box[0] - SLOT) <= 2


def _stats(ground: Ground, pieces: dict[str, Box]) -> None:
    stats = (
        ("tokens", "token", [f"{placed}/{TOKENS}" for placed in range(TOKENS + 1)]),
        ("morale", "morale", LEVELS),
        ("knowledge", "knowledge", LEVELS),
        ("artifacts", "artifact", range(7)),
    )
    for stat, sign, values in stats:
        for value in values:
            ground.patch(pieces[f"seat_0:{stat}"], partial(strips.paint_stat, sign=sign, value=value))
