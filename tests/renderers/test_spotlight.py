"""On the whole board, what the last move changed is easy to find, also on a phone."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.engine.events import AllegianceAdvanced, Event, TurnEnded, WorkerPlaced
from renderers.board import draw_board, draw_move
from renderers.board_layout import layout
from renderers.kit.palette import AREA_PAPER, INK, PALETTES, PAPER, PLAYER, SIGNAL, colours, contrast
from renderers.spotlight import INSIDE, OUTSIDE, calmer

from .positions import end, seen, table

PHONE = 400
PLACED: list[Event] = [WorkerPlaced(2, 4, "farm", 0), AllegianceAdvanced(2, "wastelander", 3)]


def picture(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def signals(image: Image.Image, box) -> int:
    """How many pixels of a box have the colour of the frames."""
    crop = image.crop(box)
    found = crop.getcolors(crop.width * crop.height) or []
    return sum(count for count, tone in found if tone == SIGNAL)


@pytest.mark.parametrize("players", [3, 6])
def test_on_a_phone_every_change_has_a_frame_two_pixels_wide(players):
    image = picture(draw_move(seen(table(players)), PLACED))
    small = image.resize((PHONE, image.height * PHONE // image.width), Image.Resampling.LANCZOS)
    scale = PHONE / image.width
    for frame in ("farm", "allegiance_wastelander", "seat_2"):
        left, top, right, _ = layout(players).frames[frame]
        middle = round((left + right) / 2 * scale)
        edge = round(top * scale)
        column = [small.getpixel((middle, y)) for y in range(edge - 4, edge + 5)]
        pink = [p for p in column if p[0] > 150 and p[1] < 110 and 60 < p[2] < 190]  # type: ignore[index]
        assert len(pink) >= 2, (frame, column)
    assert signals(image, layout(players).frames["generator"]) == 0


def test_inside_the_frames_and_on_the_strip_of_whoever_is_next_nothing_changes():
    view = seen(table(4))
    before, after = picture(draw_board(view)), picture(draw_move(view, PLACED))
    frames = layout(4).frames
    inset = INSIDE + 4
    for frame in ("farm", "allegiance_wastelander", "seat_2", "seat_1", "turn"):
        left, top, right, bottom = frames[frame]
        box = (left + inset, top + inset, right - inset, bottom - inset)
        assert ImageChops.difference(before.crop(box), after.crop(box)).getbbox() is None, frame
    assert ImageChops.difference(before.crop(frames["generator"]), after.crop(frames["generator"])).getbbox()


def test_a_frame_covers_nothing_of_its_neighbours():
    view = seen(end(6))
    after = picture(draw_move(view, PLACED))
    own = ("farm", "allegiance_wastelander", "profits_wastelander", "seat_2")
    for name, box in layout(6).pieces.items():
        if not name.startswith(own):
            assert signals(after, box) == 0, name
    assert OUTSIDE <= 6, "frames are six pixels apart"


def test_without_a_move_the_board_is_as_it_is():
    view = seen(table(3))
    assert draw_move(view, []) == draw_board(view)
    assert draw_move(view, [TurnEnded(1)]) == draw_board(view)


@pytest.mark.parametrize("palette", PALETTES)
def test_calmer_text_stays_readable_and_calmer_players_stay_different(palette):
    tones, calm_tones = colours(palette), calmer(palette)

    def calm(tone):
        return tones[calm_tones[tones.index(tone)]]

    for paper in (PAPER, *AREA_PAPER.values()):
        assert contrast(calm(INK), calm(paper)) >= 4.5
    players = [calm(tone) for tone in PLAYER[palette].values()]
    assert len(set(players)) == len(players)
