"""Grounds: what patches are drawn on. The empty board, an enlarged part of it, or a market that covers its site.

A patch is a small picture of one piece, drawn in full colour on the ground it will cover and reduced to the palette. It
is found by the pixels below it, so that it is drawn once for all places and tables where these are the same: a die in a
socket of an area, a number on paper.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from hashlib import blake2b
from threading import RLock
from typing import Any, NamedTuple
from zlib import compress, decompress

from PIL import Image

from .drawing_cache import WHOLE, drawing_cache, drawn_or_kept, shelf
from .palette import PaletteName, palette_bytes, reduce
from .paper import Paper, spot
from .text import Box

Painter = partial[None]
"""A function that draws on a paper, with everything it uses as keyword arguments."""
drawing = RLock()
"""Held while something is drawn for the first time: fonts and unfinished patches must not be shared by threads."""
LARGE = 1 << 18
"""Pixels of a ground that is kept with the large ones."""
Key = tuple[object, ...]


class Place(NamedTuple):
    """The ground below a piece, in full colour."""

    number: str
    """A hash of its pixels."""
    size: tuple[int, int]
    start: int
    end: int


class Places:
    """The places of a ground that may be drawn on, without the rest. Equal ones are stored once."""

    def __init__(self, data: bytes) -> None:
        head, _, self._pixels = data.partition(b"\n")
        index = json.loads(head)
        parts = [Place(number, (wide, high), start, end) for number, wide, high, start, end in index["parts"]]
        self._by_box: dict[Box, Place] = {tuple(box): parts[part] for *box, part in index["boxes"]}

    def __len__(self) -> int:
        """The size in bytes, roughly."""
        return len(self._pixels) + 300 * len(self._by_box)

    def __getitem__(self, box: Box) -> Place:
        return self._by_box[box]

    def image(self, place: Place) -> Image.Image:
        return Image.frombytes("RGB", place.size, decompress(self._pixels[place.start : place.end]))

    @staticmethod
    def written(image: Image.Image, boxes: Iterable[Box], zoom: int) -> bytes:
        """The places of an image; `boxes` are relative to its corner, before it was enlarged."""
        pixels, found = bytearray(), dict[str, int]()
        parts: list[list[object]] = []
        index: list[list[int]] = []
        for box in dict.fromkeys(boxes):
            part = image.crop((box[0] * zoom, box[1] * zoom, box[2] * zoom, box[3] * zoom))
            raw = part.tobytes()
            number = blake2b(repr(part.size).encode() + raw, digest_size=10).hexdigest()
            if number not in found:
                found[number] = len(parts)
                packed = compress(raw, 6)
                parts.append([number, *part.size, len(pixels), len(pixels) + len(packed)])
                pixels += packed
            index.append([*box, found[number]])
        return json.dumps({"parts": parts, "boxes": index}).encode() + b"\n" + bytes(pixels)


class Ground:
    def __init__(
        self,
        key: Key,
        palette: PaletteName,
        corner: tuple[int, int],
        zoom: int,
        boxes: Sequence[Box],
        paint: Callable[[], Image.Image],
    ) -> None:
        """`key` must identify everything that `paint` draws, `boxes` are the places that may be drawn on, on the board;
        `corner` is the corner of the ground there."""
        self.key, self.palette, self.corner, self.zoom = key, palette, corner, zoom
        self._boxes, self._paint = boxes, paint
        self._image: Image.Image | None = None
        places: Places | None = drawing_cache.get((*key, "places"))
        if places is None:
            places = Places(self._kept("places", self._find_places))
            drawing_cache.put((*key, "places"), places)
        self._places = places

    @property
    def reduced(self) -> Image.Image:
        """The ground reduced to the palette; never draw on it."""
        key = (*self.key, self.palette)
        found: Image.Image | None = WHOLE.get(key) or drawing_cache.get(key)
        if found is None:
            found = self._kept(self.palette, lambda: reduce(self._painted, self.palette))
            found.putpalette(palette_bytes(self.palette))
            (WHOLE if found.width * found.height > LARGE else drawing_cache).put(key, found)
        return found

    def patch(self, box: Box, paint: Painter, private: bool = False) -> Image.Image:
        """The content of `box` after `paint` has drawn on this ground. What is private, such as a name, is not kept on
        disk."""
        place = self._places[self._relative(box)]
        return drawn_or_kept(  # type: ignore[no-any-return]
            self._patch_key(place, paint), lambda: self._patched(place, paint), private
        )

    def cover(self, box: Box, paint: Painter, boxes: Sequence[Box]) -> Ground:
        """Like `patch`, as a ground for further patches."""
        place = self._places[self._relative(box)]
        key = (*self._patch_key(place, paint)[:-1], "ground")
        return Ground(key, self.palette, box[:2], self.zoom, boxes, lambda: self._drawn_on(place, paint))

    def prepare(self) -> None:
        """Draw the ground now if it is not kept."""
        _ = self.reduced

    def spot(self, x: float, y: float) -> tuple[int, int]:
        return spot(x, y, self.corner, self.zoom)

    def _relative(self, box: Box) -> Box:
        x, y = self.corner
        return (box[0] - x, box[1] - y, box[2] - x, box[3] - y)

    def _patch_key(self, place: Place, paint: Painter) -> Key:
        made = paint.func
        return (
            place.number,
            self.zoom,
            made.__module__,
            made.__qualname__,
            *paint.keywords.items(),
            self.palette,
        )

    def _patched(self, place: Place, paint: Painter) -> Image.Image:
        drawn = reduce(self._drawn_on(place, paint), self.palette)
        # Without the palette, which takes more memory than most patches: they are only pasted.
        return Image.frombytes("P", drawn.size, drawn.tobytes())

    def _drawn_on(self, place: Place, paint: Painter) -> Image.Image:
        """For the painter, the corner of its box is (0, 0)."""
        with drawing:
            image = self._places.image(place)
            paint(Paper(image, self.zoom))
            return image

    # Drawing the ground itself

    @property
    def _painted(self) -> Image.Image:
        if self._image is None:
            with drawing:
                self._image = self._paint()
        return self._image

    def _find_places(self) -> bytes:
        return Places.written(self._painted, map(self._relative, self._boxes), self.zoom)

    def _kept(self, what: str, make: Callable[[], Any]) -> Any:
        found = shelf.get((*self.key, what))
        if found is None:
            found = make()
            shelf.put((*self.key, what), found)
        return found
