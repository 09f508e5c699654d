"""A prepared base and small patches on it: a new picture is one copy and a paste for every piece that lies there.

A patch is drawn in full colour on the ground it will cover, reduced to the palette and kept. A second drawing of the
same piece at the same place costs one paste, and can touch no pixel outside its box.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from io import BytesIO
from threading import RLock

from PIL import Image

from .palette import PaletteName, reduce
from .text import Box

Painter = Callable[[Image.Image], None]
_MOST_PATCHES = 6000
drawing = RLock()
"""Held while something is drawn for the first time: fonts and half-made patches are nobody else's business."""


class Ground:
    """Pixels that patches are drawn on: the base, or a larger patch such as a market that covers its site."""

    def __init__(self, image: Image.Image, at: tuple[int, int], palette: PaletteName) -> None:
        self.image = image
        self.at = at
        self.palette = palette
        self.reduced = reduce(image, palette)
        self._patches: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._grounds: dict[Hashable, Ground] = {}

    def patch(self, box: Box, key: Hashable, paint: Painter) -> Image.Image:
        """What `box` looks like once `paint` has drawn on this ground. `key` says everything the painter uses."""
        found = self._patches.get((box, key))
        if found is None:
            with drawing:
                found = reduce(self._painted(box, paint), self.palette)
                if len(self._patches) >= _MOST_PATCHES:
                    self._patches.popitem(last=False)
                self._patches[box, key] = found
        return found

    def ground(self, box: Box, key: Hashable, paint: Painter) -> Ground:
        """The same, to be drawn on in its turn."""
        found = self._grounds.get((box, key))
        if found is None:
            with drawing:
                found = Ground(self._painted(box, paint), box[:2], self.palette)
                self._grounds[box, key] = found
        return found

    def _painted(self, box: Box, paint: Painter) -> Image.Image:
        x, y = self.at
        image = self.image.crop((box[0] - x, box[1] - y, box[2] - x, box[3] - y))
        paint(image)
        return image


class Sheet:
    """One picture in the making: its own copy of the base, used by one thread."""

    def __init__(self, base: Ground) -> None:
        self.base = base
        self.image = base.reduced.copy()

    def place(self, box: Box, key: Hashable, paint: Painter, on: Ground | None = None) -> None:
        self.image.paste((on or self.base).patch(box, key, paint), box[:2])

    def cover(self, box: Box, key: Hashable, paint: Painter) -> Ground:
        """Places a patch that further patches lie on."""
        ground = self.base.ground(box, key, paint)
        self.image.paste(ground.reduced, box[:2])
        return ground

    def png(self) -> bytes:
        return encode(self.image)


def encode(image: Image.Image) -> bytes:
    """A palette PNG, packed quickly rather than tightly: flat colours are small anyway."""
    out = BytesIO()
    image.save(out, "PNG", compress_level=1)
    return out.getvalue()
