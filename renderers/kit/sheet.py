"""Pictures composed of a prepared ground and small patches: one copy of the ground, and one paste for every piece."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from .ground import Ground, Painter, drawing
from .palette import Colour, colours, reduce
from .paper import Paper
from .text import Box


class Sheet:
    """A picture being drawn: a copy of the base, used by one thread only."""

    def __init__(self, base: Ground) -> None:
        self.base = base
        self.image = base.reduced.copy()
        self.placed: list[tuple[Box, Image.Image]] = []
        """Every patch, in the order in which they were placed."""

    def place(self, box: Box, paint: Painter, on: Ground | None = None, private: bool = False) -> None:
        self._paste(box, (on or self.base).patch(box, paint, private))

    def _paste(self, box: Box, patch: Image.Image) -> None:
        self.image.paste(patch, self.base.spot(*box[:2]))
        self.placed.append((box, patch))

    def cover(self, box: Box, paint: Painter, boxes: Sequence[Box]) -> Ground:
        """Place a patch and return it as a ground for further patches in these boxes."""
        ground = self.base.cover(box, paint, boxes)
        self._paste(box, ground.reduced)
        return ground

    def stamp(self, box: Box, paint: Callable[[Paper], None]) -> None:
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
