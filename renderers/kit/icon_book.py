"""The registry of signs: name → painter, with cached drawings at every requested size."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from .canvas import Canvas, Thrifty
from .drawing_cache import kept
from .paper import Sprite

LARGE = 256
"""The size in pixels from which a memory-saving canvas is used, since a sign is drawn at four times its size."""
LINE = 6.0
"""The ink outline of a sign, in hundredths of its width."""
Painter = Callable[[Canvas], None]
_PAINTERS: dict[str, Painter] = {}


def sign(*names: str) -> Callable[[Painter], Painter]:
    """Decorator: registers a painter under these names."""

    def keep(painter: Painter) -> Painter:
        _PAINTERS.update(dict.fromkeys(names, painter))
        return painter

    return keep


def icon_names() -> tuple[str, ...]:
    return tuple(_PAINTERS)


@kept
def _render(name: str, size: int) -> Image.Image:
    kind = Canvas if size < LARGE else Thrifty
    canvas = kind(size, super_=8 if size <= 48 else 4)
    _PAINTERS[name](canvas)
    return canvas.done()


def icon(name: str, size: int) -> Sprite:
    """The sign in a square of this size."""
    return Sprite(size, size, lambda zoom: _render(name, size * zoom))
