"""What was drawn before, kept for the next picture: up to so many bytes in the whole program, however many games there
are. What was not used for longest goes first, and is drawn again when somebody needs it."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, TypeVar
from zlib import compress, decompress

from PIL import Image, ImageFont

LIMIT = 28 << 20
OVERHEAD = 4096
"""Bytes that a thing takes in the cache beside its pixels: the objects round them, a palette."""
TILE = 128


class DrawingCache:
    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self.held = 0
        """Bytes."""
        self._things: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> Any:
        """What lies there, or None."""
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
                return  # two drew the same at once
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
"""The only one for drawings."""

Maker = TypeVar("Maker", bound=Callable[..., Any])


def kept_in(cache: DrawingCache) -> Callable[[Maker], Maker]:
    """Keeps what a function made of these arguments; they are given by position."""

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


kept = kept_in(drawing_cache)


def size_of(thing: Any) -> int:
    if isinstance(thing, ImageFont.FreeTypeFont):
        return (100 << 10) + os.stat(str(thing.path)).st_size // 7  # as measured, at any size
    if isinstance(thing, Image.Image):
        return thing.width * thing.height * (1 if thing.mode in ("1", "L", "P") else 4)
    return len(thing)


class Packed:
    """A large image of which parts are needed now and then: squares of it, each compressed, a twentieth in all."""

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
        """Bytes."""
        return sum(map(len, self._tiles.values()))

    def _box(self, x: int, y: int) -> tuple[int, int, int, int]:
        return (x, y, min(x + TILE, self.size[0]), min(y + TILE, self.size[1]))

    def crop(self, box: tuple[int, int, int, int]) -> Image.Image:
        """As `Image.crop`: black where there is nothing."""
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
