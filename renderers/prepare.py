"""Draws what every board needs before somebody asks for it: grounds, the words of every language, dice in every place.

Once for each version of the program, since all of it is kept on disk. In small steps, so that pictures for players can
be drawn in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

from bot.engine.board import COLOURS, DILEMMAS, MINER_END, RECRUITS, TOKENS
from bot.language.words import LANGUAGES, words

from . import board_pieces as draw
from . import final, hand, mat
from . import mat_rows as rows
from . import player_strips as strips
from .board import ground_of
from .board_layout import AREA_WINDOWS, LEVELS, SLOT, WIDTH, layout, overlaps
from .board_lettering import lettering
from .cards import card_ids, draw_card
from .close_up import strip_zoom
from .kit.collage import Collage
from .kit.drawing_cache import shelf
from .kit.ground import Ground, drawing
from .kit.page import short_name
from .kit.palette import PALETTES, PAPER, UNDER, PaletteName
from .kit.text import Box
from .spotlight import calmer

Step = Callable[[], None]
PLAYERS = range(2, 7)
EDITIONS = ("classic", "revised")
DONE = ("prepared",)
"""The last thing to be kept: when it is there, everything is."""
ALLEGIANCE_END = 11


def steps() -> Iterator[Step]:
    """What is missing, most important first; nothing if drawings are not kept on disk. The boards of games are gone
    through at every start: what is kept is then read, so that the first picture is not dearer than a later one."""
    if shelf.store is None:
        return
    for language in LANGUAGES:
        yield partial(_names, language)
    yield from _boards("standard")
    if shelf.get(DONE) is not None:
        return
    yield from _boards("colour_blind")
    for palette in PALETTES:
        for players, window in product(PLAYERS, AREA_WINDOWS.values()):
            yield partial(_prepare, players, palette, window, 2)
            yield partial(_pieces, players, palette, window, 2)
        for players in PLAYERS:
            yield partial(_strips, players, palette)
    for thing, language in product((*RECRUITS, *DILEMMAS), LANGUAGES):
        yield partial(_rows, thing, language)
    for card, language in product(card_ids(), LANGUAGES):
        yield partial(_card, card, language)
    yield partial(shelf.put, DONE, b"all")
    yield shelf.flush


def _names(language: str) -> None:
    """What is computed once in a process: the names of recruits, and the calmer colours."""
    calmer("standard")
    for recruit in RECRUITS:
        short_name(recruit, words(language))


def _boards(palette: PaletteName) -> Iterator[Step]:
    for players in PLAYERS:
        whole = (0, 0, WIDTH, layout(players).height)
        yield partial(_prepare, players, palette, whole, 1)
        yield partial(_pieces, players, palette, whole, 1)


def _prepare(players: int, palette: PaletteName, window: Box, zoom: int) -> None:
    """A ground and the words on it."""
    ground = ground_of(players, palette, window, zoom)
    ground.prepare()
    for language in LANGUAGES:
        for box, paint in lettering(players, language):
            if overlaps(box, window):
                ground.patch(box, paint)
    shelf.flush()


def _card(card: str, language: str) -> None:
    for edition in EDITIONS:
        draw_card(card, edition, language)
    shelf.flush()


def _rows(thing: str, language: str) -> None:
    """A recruit or a dilemma as hands, mats and standings show it."""
    w = words(language)
    page = Collage(rows.WIDE, hand.DILEMMA, UNDER[4])

    def box(high: int) -> Box:
        return (rows.EDGE, 0, rows.WIDE - rows.EDGE, high)

    with drawing:
        if thing in DILEMMAS:
            for chosen in ("", "fight", "serve"):
                rows.dilemma_row(page, box(hand.DILEMMA), thing, w, chosen)
            return
        for edition in EDITIONS:
            for face_down in (False, True):
                hand.recruit_row(page, box(hand.RECRUIT), thing, edition, w, face_down)
            rows.recruit_row(page, box(mat.RECRUIT), thing, edition, w)
        standings = Collage(200, 200, PAPER)
        for hidden in (False, True):
            final.person(standings, 10, 10, thing, hidden)
    shelf.flush()


def _strips(players: int, palette: PaletteName) -> None:
    """The grounds of enlarged strips and the numbers on them, as close-ups show them."""
    made = layout(players)
    for seat, window in product(range(players), AREA_WINDOWS.values()):
        box = made.frames[f"seat_{seat}"]
        ground = ground_of(players, palette, box, strip_zoom(box, 2 * (window[2] - window[0])))
        ground.prepare()
        _stats(ground, made.pieces, seat)
    shelf.flush()


def _pieces(players: int, palette: PaletteName, window: Box, zoom: int) -> None:
    """Pieces of which there are not many, so that the first picture does not have to draw them."""
    pieces = {name: box for name, box in layout(players).pieces.items() if overlaps(box, window)}
    ground = ground_of(players, palette, window, zoom)
    for box in filter(_is_slot, pieces.values()):
        for die in product(COLOURS, range(1, 7)):
            ground.patch(box, partial(draw.paint_worker, worker=die, palette=palette))
    for piece, box in pieces.items():
        place, _, what = piece.partition(":")
        kind, _, faction = place.partition("_")
        if what == "bracket":
            for current in (-1, 0, 1, 2):
                ground.patch(box, partial(draw.paint_bracket, space=place, current=current))
        elif kind == "miner":
            for level in range(MINER_END + 1):
                ground.patch(box, partial(draw.paint_miner, level=level))
        elif kind == "allegiance":
            for level in range(ALLEGIANCE_END + 1):
                ground.patch(box, partial(draw.paint_allegiance, faction=faction, level=level))
    if "seat_0:tokens" in pieces:
        _stats(ground, pieces, 0)
    shelf.flush()


def _is_slot(box: Box) -> bool:
    """Whether there is room for one worker."""
    return box[2] - box[0] == box[3] - box[1] and abs(box[2] - box[0] - SLOT) <= 2


def _stats(ground: Ground, pieces: dict[str, Box], seat: int) -> None:
    stats = (
        ("tokens", "token", [f"{placed}/{TOKENS}" for placed in range(TOKENS + 1)]),
        ("morale", "morale", LEVELS),
        ("knowledge", "knowledge", LEVELS),
        ("artifacts", "artifact", range(7)),
    )
    for stat, sign, values in stats:
        for value in values:
            ground.patch(pieces[f"seat_{seat}:{stat}"], partial(strips.paint_stat, sign=sign, value=value))
