"""A cache of drawings with a fixed limit in bytes, independent of the number of games. The least recently used drawings
are evicted first, and drawn again when they are needed."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, TypeVar
from zlib import compress, decompress

from PIL import Image, ImageFont

LIMIT = 18 << 20
OVERHEAD = 4096
"""Bytes that an entry takes besides its pixels: Python objects, a palette."""
TILE = 128


class DrawingCache:
    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self.held = 0
        """The size of all entries in bytes."""
        self._things: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> Any:
        """The cached entry, or None."""
        with self._lock:
            found = self._things.get(key)
            if found is None:
                return None
            self._things.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, thing: Any) -> None:
        size = size_of(thing) + OVERHEAD
        with self._lock:
            if key in self._things:
                return  # two threads drew the same at once
            self._things[key] = (thing, size)
            self.held += size
            while self.held > self.limit:
                _, (_, freed) = self._things.popitem(last=False)
                self.held -= freed

    def clear(self) -> None:
        with self._lock:
            self._things.clear()
            self.held = 0


drawing_cache = DrawingCache()
"""The shared cache of all drawings."""

Maker = TypeVar("Maker", bound=Callable[..., Any])


def cached_in(cache: DrawingCache) -> Callable[[Maker], Maker]:
    """Decorator: caches the results of a function by its arguments, which must be positional."""

    def keeping(make: Maker) -> Maker:
        @wraps(make)
        def found(*arguments: Any) -> Any:
            key = (make, *arguments)
            thing = cache.get(key)
            if thing is None:
                thing = make(*arguments)
                cache.put(key, thing)
            return thing

        return found  # type: ignore[return-value]

    return keeping


kept = cached_in(drawing_cache)


def size_of(thing: Any) -> int:
    if isinstance(thing, ImageFont.FreeTypeFont):
        return (100 << 10) + os.stat(str(thing.path)).st_size // 7  # measured; the same at any font size
    if isinstance(thing, Image.Image):
        return thing.width * thing.height * (1 if thing.mode in ("1", "L", "P") else 4)
    return len(thing)


class Packed:
    """A large image of which parts are needed occasionally, stored as compressed tiles in a twentieth of its size."""

    def __init__(self, image: Image.Image) -> None:
        self.size = image.size
        self._mode = image.mode
        self._palette = image.getpalette()
        self._tiles = {
            (x, y): compress(image.crop(self._box(x, y)).tobytes(), 1)
            for x in range(0, image.width, TILE)
            for y in range(0, image.height, TILE)
        }

    def __len__(self) -> int:
        """The size in bytes."""
        return sum(map(len, self._tiles.values()))

    def _box(self, x: int, y: int) -> tuple[int, int, int, int]:
        return (x, y, min(x + TILE, self.size[0]), min(y + TILE, self.size[1]))

    def crop(self, box: tuple[int, int, int, int]) -> Image.Image:
        """Like `Image.crop`: black outside of the image."""
        left, top, right, bottom = box
        part = Image.new(self._mode, (right - left, bottom - top))
        if self._palette:
            part.putpalette(self._palette)
        for x in range(max(0, left) // TILE * TILE, min(right, self.size[0]), TILE):
            for y in range(max(0, top) // TILE * TILE, min(bottom, self.size[1]), TILE):
                l, t, r, b = self._box(x, y)  # noqa: E741
                tile = Image.frombytes(self._mode, (r - l, b - t), decompress(self._tiles[x, y]))
                part.paste(tile, (x - left, y - top))
        return part

    def whole(self) -> Image.Image:
        return self.crop((0, 0, *self.size))
