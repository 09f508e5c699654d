"""A recruit's portrait: background, figure and tool."""

from __future__ import annotations

from PIL import Image

from bot.engine.board import FACTION_OF

from ..kit.canvas import Canvas
from ..kit.drawing_cache import LARGE_DRAWINGS, cached_in, kept
from ..kit.palette import WHITE
from ..kit.paper import Sprite
from .cast import CAST
from .figures import inset, paint_figure
from .scenes import SCENES
from .wasteland_tools import PROPS


def portrait(recruit: str, wide: int, high: int) -> Sprite:
    """Must be at least as wide as high; a wider one shows more of the background."""
    return Sprite(wide, high, lambda zoom: _render(recruit, wide * zoom, high * zoom))


@cached_in(LARGE_DRAWINGS)
def _render(recruit: str, wide: int, high: int) -> Image.Image:
    units = 100 * wide / high
    left = (100 - units) / 2
    c = Canvas(wide, high, units, 3, WHITE, (left, 0))
    SCENES[FACTION_OF[recruit]](c)
    paint_figure(inset(c, 2 - (units - 100) * 0.12, 7, 96), CAST[recruit])
    size = 42 + (units - 100) * 0.2
    PROPS[CAST[recruit].prop](inset(c, left + units - size - 3 - (units - 100) * 0.1, 98 - size, size))
    return c.done().convert("RGBA")


def tool(name: str, size: int) -> Sprite:
    """A tool on its own, as a sign."""
    return Sprite(size, size, lambda zoom: _tool(name, size * zoom))


@kept
def _tool(name: str, size: int) -> Image.Image:
    c = Canvas(size)
    PROPS[name](c)
    return c.done()
