"""The surface that painters draw on. It has a scale, so that the same painter works for the board and its enlargement.

Painters use the board's pixels; `zoom` is the number of real pixels for each of them. Sprites are drawn at the size at
which they are needed, never resized.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from .canvas import Canvas, Thrifty


@dataclass(frozen=True, slots=True)
class Sprite:
    """A small picture of a given size, drawn as soon as the zoom is known."""

    width: int
    height: int
    render: Callable[[int], Image.Image]
    """Zoom → image. The image is cached: never draw on it."""


def spot(x: float, y: float, at: tuple[int, int], zoom: int) -> tuple[int, int]:
    """A point of the board in the pixels of an image whose corner is at `at`."""
    return (round((x - at[0]) * zoom), round((y - at[1]) * zoom))


class Paper:
    """An image whose corner is at `at` on the board."""

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
        """A canvas for shapes; paste it with `lay`."""
        return Thrifty(wide * self.zoom, high * self.zoom, units=wide)

    def lay(self, canvas: Canvas, at: tuple[float, float]) -> None:
        image = canvas.done()
        self.image.paste(image, self.spot(*at), None if canvas.ground else image)
