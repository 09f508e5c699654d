"""The old picture with the changed boxes is the new picture, pixel for pixel."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.page.boxes import changed
from renderers.board import draw_board
from tests.engine.playing import Table, Wanderer

from .pages import pasted, pixels, same


def png(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


@pytest.mark.parametrize("size", [(1, 1), (31, 33), (32, 32), (100, 70), (129, 200)])
def test_any_changed_pixels_are_found(size: tuple[int, int]):
    rng = Random(1)
    for count in (0, 1, 2, 5, 40):
        old = Image.new("RGB", size, (10, 20, 30))
        new = old.copy()
        for _ in range(count):
            at = rng.randrange(size[0]), rng.randrange(size[1])
            new.putpixel(at, (10, 20, rng.choice((29, 31))))  # the smallest difference
        patches = changed(png(old), png(new))
        assert patches is not None
        assert bool(patches) == bool(count)
        assert same(pasted(old, patches), new)


def test_pictures_of_different_sizes_have_no_boxes():
    assert changed(png(Image.new("RGB", (10, 10))), png(Image.new("RGB", (10, 11)))) is None


@pytest.mark.slow
def test_moves_change_little_of_the_board():
    table = Table(3, 3)
    match, player = table.open(), Wanderer(table)
    while match.view(None).turn_number < 4:
        match.answer(*player.answer(match))
    old, whole, sent = draw_board(match.view(None)), 0, 0
    for _ in range(12):
        match.answer(*player.answer(match))
        new = draw_board(match.view(None))
        patches = changed(old, new)
        assert patches is not None
        assert same(pasted(pixels(old), patches), pixels(new))
        whole, sent, old = whole + len(new), sent + sum(len(one.image) for one in patches), new
    assert sent < whole / 3
