"""Boxes stay within the picture, do not overlap, and nothing is cut off in the largest position."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

import pytest

import renderers.board_lettering
import renderers.board_pieces
import renderers.kit.pieces
import renderers.kit.signs
import renderers.player_strips
from bot.engine.board import LOTS, MARKETS
from renderers import board
from renderers.board_layout import layout, overlaps
from renderers.highlights import Highlight, frame_of
from renderers.kit import ground, sheet
from renderers.kit.drawing_cache import shelf
from renderers.kit.palette import PaletteName, contrast
from renderers.kit.paper import Paper
from renderers.kit.text import Box, draw_text

from .positions import end, forget_drawings, largest, seen, table

pytestmark = pytest.mark.slow

COUNTS = range(2, 7)


def inside(inner: Box, outer: Box) -> bool:
    return outer[0] <= inner[0] < inner[2] <= outer[2] and outer[1] <= inner[1] < inner[3] <= outer[3]


def lot(name: str) -> str:
    return next((lot for lot in LOTS if lot in name), "")


@pytest.mark.parametrize("players", COUNTS)
def test_all_boxes_are_within_the_picture(players):
    made = layout(players)
    whole = (0, 0, *made.size)
    assert not [name for name, box in made.everything() if not inside(box, whole)]


@pytest.mark.parametrize("players", COUNTS)
def test_pieces_do_not_overlap(players):
    """Boxes do not overlap, except that a market with its pieces replaces its site."""
    pieces = layout(players).pieces
    touching = [
        (a, b)
        for a, b in combinations(pieces, 2)
        if overlaps(pieces[a], pieces[b]) and not (lot(a) and lot(a) == lot(b))
    ]
    assert touching == []


def test_pieces_of_one_lot_do_not_overlap():
    pieces = layout(6).pieces
    for name in LOTS:
        site = [box for piece, box in pieces.items() if piece.startswith(f"site_{name}")]
        market = [box for piece, box in pieces.items() if piece.startswith(f"market_{name}")]
        for stage in (site, market):
            assert not any(overlaps(a, b) for a, b in combinations(stage, 2))
        assert all(inside(box, pieces[f"lot_{name}"]) for box in market)


@pytest.mark.parametrize("players", COUNTS)
def test_names_and_numbers_of_highlights_cover_no_piece(players):
    made = layout(players)
    for title, box in made.titles.items():
        hit = [
            p
            for p, piece in made.pieces.items()
            if overlaps(box, piece) and not (lot(p) and lot(p) == lot(title))
        ]
        assert hit == [], title
    for frame in made.frames:
        if frame in ("charts", "turn", "tank", "allegiance"):
            continue
        corner = made.number_box(frame)
        assert not [p for p, piece in made.pieces.items() if overlaps(corner, piece) and p != frame]
        assert not [
            t for t, title in made.titles.items() if overlaps(corner, title) and t != frame.split("_")[-1]
        ]


@pytest.mark.parametrize("players", COUNTS)
def test_highlight_frames_do_not_overlap(players):
    """The end of a tunnel is part of the tunnel's frame; charts and strips contain their pieces."""
    made = layout(players)
    highlightable = {
        name: box for name, box in made.frames.items() if name not in ("charts", "tank", "allegiance")
    }
    touching = [
        (a, b)
        for a, b in combinations(highlightable, 2)
        if overlaps(highlightable[a], highlightable[b]) and not (a in b or b in a)
    ]
    assert touching == []


SMALLEST = 10
"""The minimum size in pixels on a board more than a thousand pixels wide: smaller text is not readable on a phone."""


class Watched(Paper):
    """Records everything that is drawn outside of the paper."""

    outside: ClassVar[list[tuple[Box, Box]]] = []

    def note(self, left: float, top: float, wide: int, high: int) -> None:
        box = (int(left), int(top), int(left) + wide, int(top) + high)
        # What is completely outside of an enlarged area is not cut off.
        if overlaps(box, self.box) and not inside(box, self.box):
            self.outside.append((box, self.box))

    def paste(self, sprite, at, strength=1):
        self.note(at[0], at[1], sprite.width, sprite.height)
        super().paste(sprite, at, strength)

    def lay(self, canvas, at):
        self.note(at[0], at[1], canvas.size[0] // self.zoom, canvas.size[1] // self.zoom)
        super().lay(canvas, at)


@pytest.fixture
def watched(monkeypatch):
    """Draw everything again, and return what was drawn outside, cut short, or hard to read."""
    troubles: list[str] = []

    def checked(paper, box, text, fill, *args, **kwargs):
        if not overlaps(box, paper.box):
            return draw_text(paper, box, text, fill, *args, **kwargs)
        crop = paper.image.convert("RGBA").crop((*paper.spot(*box[:2]), *paper.spot(*box[2:])))
        found = crop.getcolors(crop.width * crop.height) or []
        ground = max((count, rgba[:3]) for count, rgba in found if rgba[3] > 250)[1]
        fitted = draw_text(paper, box, text, fill, *args, **kwargs)
        if not inside(box, paper.box):
            troubles.append(f"{text!r} has a frame {box} outside of {paper.box}")
        if not fitted.whole:
            troubles.append(f"{text!r} was cut to {fitted.lines}")
        if fitted.size < SMALLEST * paper.zoom:
            troubles.append(f"{text!r} is set in {fitted.size / paper.zoom}, too small to read")
        if contrast(fill, ground) < 4.5:
            troubles.append(f"{text!r}: {contrast(fill, ground):.1f} of {fill} on {ground}")
        return fitted

    for module in (
        renderers.board_pieces,
        renderers.player_strips,
        renderers.kit.signs,
        renderers.kit.pieces,
        renderers.board_lettering,
    ):
        monkeypatch.setattr(module, "draw_text", checked)
    for module in (ground, sheet, board):
        monkeypatch.setattr(module, "Paper", Watched)
    monkeypatch.setattr(Watched, "outside", [])
    monkeypatch.setattr(shelf, "store", None)
    forget_drawings()
    yield troubles
    forget_drawings()


def test_the_largest_position_overflows_nothing(watched, language):
    draw_largest(language, "standard")
    assert Watched.outside == []
    # Only a name of 32 capitals may be cut: the rest of it is still recognisable.
    assert [trouble for trouble in watched if "WWWW" not in trouble] == []


def test_text_is_readable_in_other_palettes(watched):
    draw_largest("en", "colour_blind")
    assert [trouble for trouble in watched if "WWWW" not in trouble] == []


def draw_largest(language: str, palette: PaletteName) -> None:
    highlights = [Highlight(place, n) for n, place in enumerate(layout(6).frames) if frame_of(place)]
    board.draw_board(seen(largest()), language=language, palette=palette, highlights=highlights)


@pytest.mark.parametrize("players", COUNTS)
def test_no_position_overflows(watched, players):
    board.draw_board(seen(table(players), waiting=(0,)))
    board.draw_board(seen(end(players)))
    for area in ("icarus", "euphoria", "wastelands", "subterra"):
        board.draw_area(seen(end(players)), area)
    assert Watched.outside == []
    assert watched == []


def test_every_penalty_has_a_text_that_fits_next_to_its_signs(watched, language):
    for first in range(0, len(MARKETS), len(LOTS)):
        game = end(4)
        game.built = dict(zip(LOTS, MARKETS[first : first + len(LOTS)], strict=True))
        board.draw_board(seen(game), language=language)
    assert watched == []
