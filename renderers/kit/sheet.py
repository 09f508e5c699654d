"""Pictures composed of a prepared base and small patches: one copy of the base, and one paste for every piece.

A patch is drawn in full colour on the ground it will cover, reduced to the palette and cached. Drawing the same piece
at the same place again costs one paste, and cannot change pixels outside its box.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from io import BytesIO
from threading import RLock

from PIL import Image, ImageDraw

from .drawing_cache import DrawingCache, Packed, drawing_cache
from .palette import Colour, PaletteName, colours, reduce
from .paper import Paper, spot
from .text import Box

Painter = Callable[[Paper], None]
drawing = RLock()
"""Held while something is drawn for the first time: fonts and unfinished patches must not be shared by threads."""
UNPACKED = DrawingCache(5 << 20)
"""Grounds ready to be copied: two whole boards. Any other is unpacked again in a few milliseconds, and leaves the
drawing cache to what takes longer to draw."""


class Ground:
    """What patches are drawn on: the base, or a larger patch such as a market that covers its site."""

    def __init__(self, paper: Paper, palette: PaletteName, key: Hashable) -> None:
        """`key` must identify everything that was drawn on the paper."""
        self.key = key
        self.palette = palette
        self.zoom = paper.zoom
        self.at = paper.at
        self._pixels = Packed(paper.image)
        self._reduced = Packed(reduce(paper.image, palette))

    def __len__(self) -> int:
        """The size in bytes."""
        return len(self._pixels) + len(self._reduced)

    @property
    def reduced(self) -> Image.Image:
        """The ground reduced to the palette; never draw on it."""
        found: Image.Image | None = UNPACKED.get(self.key)
        if found is None:
            found = self._reduced.whole()
            UNPACKED.put(self.key, found)
        return found

    def patch(self, box: Box, key: Hashable, paint: Painter) -> Image.Image:
        """The content of `box` after `paint` has drawn on this ground. `key` must identify everything the painter
        uses."""
        known = (self.key, box, key)
        found: Image.Image | None = drawing_cache.get(known)
        if found is None:
            with drawing:
                found = reduce(self._painted(box, paint).image, self.palette)
            drawing_cache.put(known, found)
        return found

    def ground(self, box: Box, key: Hashable, paint: Painter) -> Ground:
        """Like `patch`, as a ground for further patches."""
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
        """For the painter, the corner of its box is (0, 0)."""
        image = self._pixels.crop((*self.spot(*box[:2]), *self.spot(*box[2:])))
        paint(Paper(image, self.zoom))
        return Paper(image, self.zoom, box[:2])


class Sheet:
    """A picture being drawn: a copy of the base, used by one thread only."""

    def __init__(self, base: Ground) -> None:
        self.base = base
        self.image = base.reduced.copy()

    def place(self, box: Box, key: Hashable, paint: Painter, on: Ground | None = None) -> None:
        self.image.paste((on or self.base).patch(box, key, paint), self.base.spot(*box[:2]))

    def cover(self, box: Box, key: Hashable, paint: Painter) -> Ground:
        """Place a patch and return it as a ground for further patches."""
        ground = self.base.ground(box, key, paint)
        self.image.paste(ground.reduced, self.base.spot(*box[:2]))
        return ground

    def stamp(self, box: Box, paint: Painter) -> None:
        """Draw over the current content. Not cached: for the few things that may be drawn on anything."""
        base = self.base
        corner = base.spot(*box[:2])
        with drawing:
            image = self.image.crop((*corner, *base.spot(*box[2:]))).convert("RGB")
            paint(Paper(image, base.zoom))
            self.image.paste(reduce(image, base.palette), corner)

    def outline(self, box: Box, tone: Colour, thick: int) -> None:
        """Draw a frame just inside the box, in a colour of the palette."""
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
    """Encode as a palette PNG with fast compression: flat colours give small files anyway."""
    out = BytesIO()
    image.save(out, "PNG", compress_level=1)
    return out.getvalue()
