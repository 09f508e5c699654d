"""What painters draw on: pixels seen through a scale, so that the same painter serves the board and its enlargement.

Painters think in the board's own pixels; `zoom` says how many real ones each of them gets. Sprites are drawn at the
size they are needed, never stretched.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from .canvas import Canvas, Thrifty


@dataclass(frozen=True, slots=True)
class Sprite:
    """A small picture of a given size, drawn when it is known how large a pixel is."""

    width: int
    height: int
    render: Callable[[int], Image.Image]
    """From the zoom to the image. Cached by its maker: never draw on it."""


def spot(x: float, y: float, at: tuple[int, int], zoom: int) -> tuple[int, int]:
    """A place of the board in the pixels of an image whose corner lies at `at`."""
    return (round((x - at[0]) * zoom), round((y - at[1]) * zoom))


class Paper:
    """An image whose corner lies at `at` on the board."""

    def __init__(self, image: Image.Image, zoom: int = 1, at: tuple[int, int] = (0, 0)) -> None:
        self.image = image
        self.zoom = zoom
        self.at = at

    @property
    def width(self) -> int:
        return self.image.width // self.zoom

    @property
    def height(self) -> int:
        return self.image.height // self.zoom

    @property
    def box(self) -> tuple[int, int, int, int]:
        return (self.at[0], self.at[1], self.at[0] + self.width, self.at[1] + self.height)

    def spot(self, x: float, y: float) -> tuple[int, int]:
        return spot(x, y, self.at, self.zoom)

    def paste(self, sprite: Sprite, at: tuple[float, float], strength: float = 1) -> None:
        image = sprite.render(self.zoom)
        mask = image.getchannel("A")
        if strength < 1:
            mask = mask.point([round(a * strength) for a in range(256)])
        self.image.paste(image, self.spot(*at), mask)

    def centre(self, sprite: Sprite) -> None:
        left, top, right, bottom = self.box
        self.paste(
            sprite, (left + (right - left - sprite.width) / 2, top + (bottom - top - sprite.height) / 2)
        )

    def canvas(self, wide: int, high: int) -> Canvas:
        """For shapes of the painter's own; `lay` it when done."""
        return Thrifty(wide * self.zoom, high * self.zoom, units=wide)

    def lay(self, canvas: Canvas, at: tuple[float, float]) -> None:
        image = canvas.done()
        self.image.paste(image, self.spot(*at), image)
