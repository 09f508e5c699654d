"""Drawings that are kept: in memory within a fixed limit in bytes, independent of the number of games, and on disk if
they are the same for everybody. In memory, the least recently used are evicted first."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

from PIL import Image, ImageFont

from .drawing_store import Drawing, DrawingStore

LIMIT = 20 << 20
OVERHEAD = 2048
"""Bytes that an entry takes besides its pixels, measured."""


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
"""The shared cache of all drawings but large ones."""
LARGE_DRAWINGS = DrawingCache(2 << 20)
"""Parts of pages and portraits, which would displace thousands of small drawings."""
PRIVATE = DrawingCache(5 << 20)
"""What is not on disk and would have to be drawn again: names."""
LARGE = 128 << 10
"""Bytes of a large drawing."""


class Shelf:
    """Where drawings are kept on disk, if anywhere."""

    store: DrawingStore | None = None

    def keep_in(self, folder: Path | None) -> None:
        """Keep drawings in this folder from now on; None: only in memory."""
        if self.store is not None:
            self.store.close()
        self.store = None if folder is None else DrawingStore(folder)

    def flush(self) -> None:
        """Write what was drawn since the last time."""
        if self.store is not None:
            self.store.flush()

    def get(self, key: tuple[object, ...]) -> Drawing | None:
        return None if self.store is None else self.store.get(repr(key))

    def put(self, key: tuple[object, ...], drawing: Drawing) -> None:
        if self.store is not None:
            self.store.put(repr(key), drawing)


shelf = Shelf()
WHOLE = DrawingCache(16 << 20)
"""Large grounds, ready to be copied: a whole board for each number of players, and some enlarged areas."""


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


def kept(make: Maker) -> Maker:
    """Decorator: keeps what a function draws, in memory and on disk, by its arguments, which must be positional and
    have a `repr` that says everything about them."""
    name = f"{make.__module__}.{make.__qualname__}"

    @wraps(make)
    def found(*arguments: Any) -> Any:
        return drawn_or_kept((name, *arguments), lambda: make(*arguments))

    return found  # type: ignore[return-value]


def drawn_or_kept(key: tuple[object, ...], make: Callable[[], Any], private: bool = False) -> Any:
    """What is private is not kept on disk."""
    thing = PRIVATE.get(key) if private else drawing_cache.get(key) or LARGE_DRAWINGS.get(key)
    if thing is None:
        thing = None if private else shelf.get(key)
        if thing is None:
            thing = make()
            if not private:
                shelf.put(key, thing)
        cache = drawing_cache if size_of(thing) <= LARGE else LARGE_DRAWINGS
        (PRIVATE if private else cache).put(key, thing)
    return thing


def size_of(thing: Any) -> int:
    if isinstance(thing, ImageFont.FreeTypeFont):
        return (100 << 10) + os.stat(str(thing.path)).st_size // 7  # measured; the same at any font size
    if isinstance(thing, Image.Image):
        return thing.width * thing.height * (1 if thing.mode in ("1", "L", "P") else 4)
    return len(thing)
