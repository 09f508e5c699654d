"""A prepared base and small patches on it: a new picture is one copy and a paste for every piece that lies there.

A patch is drawn in full colour on the ground it will cover, reduced to the palette and kept. A second drawing of the
same piece at the same place costs one paste, and can touch no pixel outside its box.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from io import BytesIO
from threading import RLock

from PIL import Image, ImageDraw

from .drawing_cache import Packed, drawing_cache
from .palette import Colour, PaletteName, colours, reduce
from .paper import Paper, spot
from .text import Box

Painter = Callable[[Paper], None]
drawing = RLock()
"""Held while something is drawn for the first time: fonts and half-made patches are nobody else's business."""


class Ground:
    """Pixels that patches are drawn on: the base, or a larger patch such as a market that covers its site."""

    def __init__(self, paper: Paper, palette: PaletteName, key: Hashable) -> None:
        """`key` says everything that was drawn on the paper."""
        self.key = key
        self.palette = palette
        self.zoom = paper.zoom
        self.at = paper.at
        self._pixels = Packed(paper.image)
        self._reduced = Packed(reduce(paper.image, palette))

    def __len__(self) -> int:
        """Bytes."""
        return len(self._pixels) + len(self._reduced)

    @property
    def reduced(self) -> Image.Image:
        """The ground itself in the palette: never draw on it."""
        known = (self.key, "reduced")
        found: Image.Image | None = drawing_cache.get(known)
        if found is None:
            found = self._reduced.whole()
            drawing_cache.put(known, found)
        return found

    def patch(self, box: Box, key: Hashable, paint: Painter) -> Image.Image:
        """What `box` looks like once `paint` has drawn on this ground. `key` says everything the painter uses."""
        known = (self.key, box, key)
        found: Image.Image | None = drawing_cache.get(known)
        if found is None:
            with drawing:
                found = reduce(self._painted(box, paint).image, self.palette)
            drawing_cache.put(known, found)
        return found

    def ground(self, box: Box, key: Hashable, paint: Painter) -> Ground:
        """The same, to be drawn on in its turn."""
        known = (self.key, box, key, "ground")
        found: Ground | None = drawing_cache.get(known)
        if found is None:
            with drawing:
                found = Ground(self._painted(box, paint), self.palette, known)
            drawing_cache.put(known, found)
        return found

    def spot(self, x: float, y: float) -> tuple[int, int]:
        return spot(x, y, self.at, self.zoom)

    def _painted(self, box: Box, paint: Painter) -> Paper:
        """Painters find the corner of their box at (0, 0)."""
        image = self._pixels.crop((*self.spot(*box[:2]), *self.spot(*box[2:])))
        paint(Paper(image, self.zoom))
        return Paper(image, self.zoom, box[:2])


class Sheet:
    """One picture in the making: its own copy of the base, used by one thread."""

    def __init__(self, base: Ground) -> None:
        self.base = base
        self.image = base.reduced.copy()

    def place(self, box: Box, key: Hashable, paint: Painter, on: Ground | None = None) -> None:
        self.image.paste((on or self.base).patch(box, key, paint), self.base.spot(*box[:2]))

    def cover(self, box: Box, key: Hashable, paint: Painter) -> Ground:
        """Places a patch that further patches lie on."""
        ground = self.base.ground(box, key, paint)
        self.image.paste(ground.reduced, self.base.spot(*box[:2]))
        return ground

    def stamp(self, box: Box, paint: Painter) -> None:
        """Draws over whatever lies there by now. Not kept: for the few things that may lie on anything."""
        base = self.base
        corner = base.spot(*box[:2])
        with drawing:
            image = self.image.crop((*corner, *base.spot(*box[2:]))).convert("RGB")
            paint(Paper(image, base.zoom))
            self.image.paste(reduce(image, base.palette), corner)

    def outline(self, box: Box, tone: Colour, thick: int) -> None:
        """A frame just inside the box, in a colour of the palette."""
        zoom = self.base.zoom
        left, top = self.base.spot(*box[:2])
        right, bottom = self.base.spot(*box[2:])
        index = colours(self.base.palette).index(tone)
        ImageDraw.Draw(self.image).rectangle(
            (left, top, right - 1, bottom - 1), outline=index, width=thick * zoom
        )

    def png(self) -> bytes:
        return encode(self.image)


def encode(image: Image.Image) -> bytes:
    """A palette PNG, packed quickly rather than tightly: flat colours are small anyway."""
    out = BytesIO()
    image.save(out, "PNG", compress_level=1)
    return out.getvalue()
