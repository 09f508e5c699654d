"""Pages composed of kept parts have the pixels of a page that is painted plainly and reduced at the end; files made of
bands are ordinary PNGs."""

from __future__ import annotations

import os
from functools import partial
from io import BytesIO
from zlib import adler32

import pytest
from PIL import Image, ImageChops

from bot.language.words import LANGUAGES, words
from renderers import choice, final, hand, mat
from renderers.kit.bands import FAST, SMALL, Band, _joined, assembled, packed, unpacked
from renderers.kit.collage import OVERHANG, Collage
from renderers.kit.drawing_cache import shelf
from renderers.kit.drawing_store import DrawingStore
from renderers.kit.icons import icon
from renderers.kit.page import Page
from renderers.kit.palette import PALETTES, PAPER, colours, palette_bytes, reduce

from .positions import end, forget_drawings, largest, seen, table


# Bands
def noise(wide: int, high: int) -> Image.Image:
    image = Image.effect_noise((wide, high), 90).convert("P")
    image.putpalette(palette_bytes("pages"))
    return image


@pytest.mark.parametrize("level", [FAST, SMALL])
def test_a_file_of_bands_has_the_pixels_of_the_whole(level):
    image = noise(301, 257)
    parts = [image.crop((0, top, 301, min(top + 40, 257))) for top in range(0, 257, 40)]
    bands = [Band.read(packed(part, level).written()) for part in parts]
    found = Image.open(BytesIO(assembled(301, bands, palette_bytes("pages"))))
    found.load()
    assert found.convert("RGB").tobytes() == image.convert("RGB").tobytes()
    assert unpacked(bands[1], 301).tobytes() == parts[1].tobytes()


def test_check_sums_of_pieces_are_joined():
    one, other = os.urandom(70_001), os.urandom(99_990)
    assert _joined(adler32(one), adler32(other), len(other)) == adler32(one + other)
    assert _joined(1, adler32(b""), 0) == 1


# Pages
class Plain(Page):
    """The same page, painted on one sheet in full colour."""

    def part(self, box, paint, private=False):
        # What is drawn for a part is cut off at its box.
        below = self.image.crop(box)
        paint(Page.of(below), (0, 0, *below.size))
        self.image.paste(below, box[:2])

    def row(self, box, paint):
        self.part(box, paint)

    def write(self, box, *how, private=True, **named):
        left, top, right, bottom = box
        grown = (left - OVERHANG, top - OVERHANG, right + OVERHANG, bottom + OVERHANG)
        inner = (OVERHANG, OVERHANG, OVERHANG + right - left, OVERHANG + bottom - top)
        self.part(grown, lambda page, _: page.write(inner, *how, **named))


def pages():
    finished = end(4)
    finished.phase, finished.winners = "over", [2]
    views = {"beginning": table(3), "end": finished, "largest": largest()}
    for number, (name, game) in enumerate(views.items()):
        how = (words(LANGUAGES[number % 5]), PALETTES[number % 2])
        for seat in range(len(game.players)):
            yield f"hand {name} {seat}", hand, (seen(game, seat), *how)
            yield f"mat {name} {seat}", mat, (seen(game), seat, *how)
        yield f"standings {name}", final, (seen(game), *how)
    offered, have = ("maxime", "brian", "julia", "pete"), ("zong", "ben")
    yield "choice of recruits", choice, (offered, have, "revised", words("ru"))


PAGES = list(pages())


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(PAGES)), ids=[name.replace(" ", "-") for name, _, _ in PAGES])
def test_a_page_has_the_pixels_of_a_plain_drawing(number, monkeypatch, tmp_path):
    name, module, arguments = PAGES[number]
    monkeypatch.setattr(shelf, "store", DrawingStore(tmp_path))
    forget_drawings()
    fresh = module.lay_out(*arguments).png()
    shelf.flush()
    assert module.lay_out(*arguments).png() == fresh, "from memory"
    forget_drawings()
    assert module.lay_out(*arguments).png() == fresh, "from disk"
    monkeypatch.setattr(module, "Collage", Plain)
    plain = reduce(module.lay_out(*arguments).image, "pages").convert("RGB")
    difference = ImageChops.difference(Image.open(BytesIO(fresh)).convert("RGB"), plain)
    # The edges of a token over a painting are blended with colours that are already reduced. In standings every recruit
    # may carry one.
    changed = difference.convert("L").histogram()
    most = 0 if name.startswith(("hand", "mat beginning")) else 400 if name.startswith("standings") else 200
    assert sum(changed[1:]) <= most
    assert sum(changed[40:]) == 0


def test_a_row_that_is_drawn_on_is_turned_into_pixels():
    page = Collage(200, 100, PAPER)

    def paint(part, box, tone):
        with part.shapes(box) as c:
            c.rectangle(box, tone, 0)

    page.row((10, 20, 190, 60), partial(paint, tone=colours("pages")[3]))
    before = Image.open(BytesIO(page.png())).convert("RGB")
    page.paste(icon("token", 20), (30, 30))
    after = Image.open(BytesIO(page.png())).convert("RGB")
    assert before.getpixel((15, 25)) == after.getpixel((15, 25)) == colours("pages")[3]
    box = ImageChops.difference(before, after).getbbox()
    assert box is not None and box[0] >= 30 and box[1] >= 30 and box[2] <= 50 and box[3] <= 50
    assert page.done().convert("RGB").tobytes() == after.tobytes()


def test_no_name_on_a_page_is_kept_on_disk(monkeypatch, tmp_path):
    kept: list[str] = []
    monkeypatch.setattr(shelf, "store", store := DrawingStore(tmp_path))
    monkeypatch.setattr(store, "put", lambda key, drawing: kept.append(key))
    forget_drawings()
    game = largest()
    game.phase, game.winners = "over", [2]
    view = seen(game, 0)
    hand.draw_hand(view)
    mat.draw_mat(view, 3)
    final.draw_final(view)
    assert len(kept) > 20
    assert not [key for key in kept for player in view.players if player.name[:9] in key]
    forget_drawings()
