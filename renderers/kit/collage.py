"""A picture composed of parts on a plain ground: a hand, a mat, the standings.

A part is drawn by a painter in full colour, reduced to the table of colours of all pages, and kept by what it was drawn
from: the painter with its arguments, the size, and the ground below it. So most parts of a picture are only pasted, and
rows that are as wide as the picture are not even compressed again.
"""

from __future__ import annotations

from functools import partial
from hashlib import blake2b

from PIL import Image

from .bands import SMALL, Band, assembled, packed, unpacked
from .drawing_cache import drawn_or_kept
from .fonts import Weight
from .page import Page
from .palette import INK, Colour, colours, palette_bytes, reduce
from .paper import Sprite
from .text import Align, Box

OVERHANG = 2
"""How far a letter may reach beyond the box of its text."""
Row = tuple[int, Band]
"""A band and its top."""


class Collage:
    def __init__(self, wide: int, high: int, ground: Colour) -> None:
        self.width, self.height, self.ground = wide, high, ground
        self.image = Image.new("P", (wide, high), colours("pages").index(ground))
        self._rows: list[Row] = []

    def part(self, box: Box, paint: partial[None], private: bool = False) -> None:
        """Draw a part. Its painter is called with a page of its size and the box there. What is private, such as a
        name, is not kept on disk."""
        self._open(box)
        below = self.image.crop(box)
        low, high = below.getextrema()
        ground = low if low == high else blake2b(below.tobytes(), digest_size=10).digest()
        key = ("part", *below.size, ground, *_named(paint))
        drawn = drawn_or_kept(key, lambda: _drawn(_coloured(below), paint), private)
        self.image.paste(drawn, box[:2])

    def row(self, box: Box, paint: partial[None]) -> None:
        """Draw a part with nothing beside it, such as a card that looks the same in every hand."""
        left, top, right, bottom = box
        inner = (left, 0, right, bottom - top)

        def drawn() -> bytes:
            page = Page(self.width, bottom - top, self.ground)
            paint(page, inner)
            return packed(reduce(page.image, "pages"), SMALL).written()

        kept = drawn_or_kept(("row", self.width, inner, self.ground, *_named(paint)), drawn)
        self._rows.append((top, Band.read(kept)))

    def write(
        self, box: Box, text: str, most: int, least: int = 14, lines: int = 1, *, ink: Colour = INK,
        weight: Weight = "bold", align: Align = "left", private: bool = True,
    ) -> None:  # fmt: skip
        """Write a text as a part of its own; private, unless it cannot contain a name."""
        left, top, right, bottom = box
        grown = (left - OVERHANG, top - OVERHANG, right + OVERHANG, bottom + OVERHANG)
        how = (text, most, least, lines, ink, weight, align)
        self.part(grown, partial(_write, how=how), private)

    def paste(self, sprite: Sprite, at: tuple[int, int], strength: float = 1) -> None:
        """Paste a sign over anything."""
        box = (*at, at[0] + sprite.width, at[1] + sprite.height)
        self._open(box)
        page = Page.of(_coloured(self.image.crop(box)))
        page.paste(sprite, (0, 0), strength)
        self.image.paste(reduce(page.image, "pages"), at)

    def done(self) -> Image.Image:
        """The whole picture, with its table of colours."""
        self._open((0, 0, self.width, self.height))
        self.image.putpalette(palette_bytes("pages"))
        return self.image

    def png(self) -> bytes:
        bands, below = list[Band](), 0
        for top, band in [*sorted(self._rows), (self.height, None)]:
            if top > below:
                bands.append(packed(self.image.crop((0, below, self.width, top))))
            if band is not None:
                bands.append(band)
                below = top + band.high
        return assembled(self.width, bands, palette_bytes("pages"))

    def _open(self, box: Box) -> None:
        """Turn rows that are drawn on into pixels."""
        touched = [row for row in self._rows if row[0] < box[3] and box[1] < row[0] + row[1].high]
        for top, band in touched:
            self.image.paste(unpacked(band, self.width), (0, top))
            self._rows.remove((top, band))


def _named(paint: partial[None]) -> tuple[object, ...]:
    return (paint.func.__module__, paint.func.__qualname__, *paint.keywords.items())


def _coloured(image: Image.Image) -> Image.Image:
    image.putpalette(palette_bytes("pages"))
    return image.convert("RGB")


def _drawn(image: Image.Image, paint: partial[None]) -> Image.Image:
    paint(Page.of(image), (0, 0, *image.size))
    drawn = reduce(image, "pages")
    # Without the palette, which takes more memory than most parts: they are only pasted.
    return Image.frombytes("P", drawn.size, drawn.tobytes())


def _write(page: Page, box: Box, how: tuple[str, int, int, int, Colour, Weight, Align]) -> None:
    text, most, least, lines, ink, weight, align = how
    inner = (OVERHANG, OVERHANG, box[2] - OVERHANG, box[3] - OVERHANG)
    page.write(inner, text, most, least, lines, ink=ink, weight=weight, align=align)
