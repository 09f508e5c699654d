"""Pictures composed of kept grounds and patches have exactly the pixels of a board that is painted plainly: everything
anew, in full colour, on one sheet, and reduced to the palette at the end."""

from __future__ import annotations

import random
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import Options
from bot.language.words import LANGUAGES
from bot.players.chance import draw
from bot.players.eager_policy import eager
from renderers import board, close_up
from renderers.board_layout import layout
from renderers.kit.drawing_cache import shelf
from renderers.kit.ground import Ground
from renderers.kit.palette import PALETTES, reduce
from renderers.kit.paper import Paper
from renderers.kit.sheet import Sheet, encode

from .positions import end, forget_drawings, largest, seen, table

pytestmark = pytest.mark.slow


class Plain(Sheet):
    """Paints each piece on the pixels of its ground, without keeping anything."""

    def __init__(self, base: Ground) -> None:
        self.base = base
        self.ground = base._paint()
        self.image = self.ground.copy()
        self.covers: dict[int, Image.Image] = {}

    def place(self, box, paint, on=None, private=False):
        self._put(box, self._painted(box, paint, on))

    def cover(self, box, paint, boxes):
        image = self._painted(box, paint, None)
        self._put(box, image)
        ground = Ground.__new__(Ground)
        ground.corner, ground.zoom = box[:2], self.base.zoom
        self.covers[id(ground)] = image
        self.kept = [*getattr(self, "kept", []), ground]
        return ground

    def _painted(self, box, paint, on):
        ground = on or self.base
        whole = self.ground if on is None else self.covers[id(on)]
        image = whole.crop((*ground.spot(*box[:2]), *ground.spot(*box[2:])))
        paint(Paper(image, self.base.zoom))
        return image

    def _put(self, box, image):
        self.image.paste(image, self.base.spot(*box[:2]))

    def png(self):
        return encode(reduce(self.image, self.base.palette))


def positions():
    found = {f"the beginning, {n} players": seen(table(n), waiting=(0,)) for n in range(2, 7)}
    found |= {f"the end, {n} players": seen(end(n)) for n in (2, 5)}
    found["the largest"] = seen(largest())
    for players in range(2, 7):
        rng, match, moves = random.Random(players), Match.new(Options.simple(players, "revised")), 0
        while not match.over and moves < 120:
            if match.chance is not None:
                match.answer(CHANCE, draw(match.chance, rng))
                continue
            moves += 1
            prompt = match.prompts[0]
            match.answer(prompt.seat, eager(match, prompt, rng))
            if moves in (25, 70, 120):
                found[f"{players} players after {moves} answers"] = match.view(None)
    return found


POSITIONS = positions()


def assert_same(kept, plain):
    one, other = (Image.open(BytesIO(picture)).convert("RGB") for picture in (kept, plain))
    assert one.size == other.size
    difference = ImageChops.difference(one, other).getbbox()
    assert difference is None, difference


@pytest.mark.parametrize("number", range(len(POSITIONS)), ids=[name.replace(" ", "-") for name in POSITIONS])
def test_every_pixel_is_that_of_a_plain_drawing(number, monkeypatch):
    view = list(POSITIONS.values())[number]
    how = {"language": LANGUAGES[number % len(LANGUAGES)], "palette": PALETTES[number % 3 == 2]}
    area = ("icarus", "euphoria", "wastelands", "subterra")[number % 4]
    pictures = [
        lambda: board.draw_board(view, **how),
        lambda: board.draw_area(view, area, **how),
    ]
    kept = [make() for make in pictures]
    shelf.flush()
    forget_drawings()
    from_disk = [make() for make in pictures]
    monkeypatch.setattr(board, "Sheet", Plain)
    for one, again, make in zip(kept, from_disk, pictures, strict=True):
        plain = make()
        assert_same(one, plain)
        assert_same(again, plain)


@pytest.mark.parametrize("players", [2, 5])
def test_an_enlarged_strip_has_the_pixels_of_a_plain_drawing(players, monkeypatch):
    view = seen(end(players))
    box = layout(players).frames["seat_1"]

    def strip():
        made = board.Board(view, "ru", "standard", box, close_up.strip_zoom(box, 1600))
        made.draw()
        return made.sheet.png()

    kept = strip()
    monkeypatch.setattr(board, "Sheet", Plain)
    assert_same(kept, strip())
