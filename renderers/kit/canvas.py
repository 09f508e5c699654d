"""Antialiased shapes: drawn at four times the size, then reduced. Coordinates run from 0 to 100."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from math import cos, pi, sin

from PIL import Image, ImageDraw

from .palette import INK, Colour

Point = tuple[float, float]
Corners = tuple[float, float, float, float]
SUPER = 4
BAND = 64
"""How many rows are reduced at a time."""


class Canvas:
    """A small transparent picture of `wide` × `high` pixels with its own units."""

    def __init__(
        self,
        wide: int,
        high: int | None = None,
        units: float = 100,
        super_: int = SUPER,
        ground: Colour | None = None,
        origin: Point = (0, 0),
    ) -> None:
        """Transparent, unless a ground is given. `units` is its width; `origin` is its top left corner."""
        self.origin = origin
        self.size = (wide, high or wide)
        self.super = super_
        self.scale = wide * super_ / units
        self.ground = ground
        self.image = self._sheet((self.size[0] * super_, self.size[1] * super_))
        self.pen = ImageDraw.Draw(self.image)

    def _sheet(self, size: tuple[int, int]) -> Image.Image:
        return Image.new("RGB", size, self.ground) if self.ground else Image.new("RGBA", size, (*INK, 0))

    def beside(self, high: int) -> Canvas:
        """A canvas with the same corner and scale and this height in pixels, to be pasted onto this one."""
        other = copy(self)
        other.size = (self.size[0], high)
        other.image = self._sheet((self.size[0] * self.super, high * self.super))
        other.image.palette = self.image.palette  # the same index for the same colour
        other.pen = ImageDraw.Draw(other.image)
        return other

    def colour_at(self, spot: tuple[int, int]) -> Colour:
        """The colour of a pixel of the large image."""
        red, green, blue = self.image.convert("RGB").getpixel(spot)  # type: ignore[misc]
        return red, green, blue

    def pixels(self, points: Iterable[Point]) -> list[Point]:
        left, top = self.origin
        return [((x - left) * self.scale, (y - top) * self.scale) for x, y in points]

    def _box(self, box: Corners) -> list[float]:
        left, top = self.origin
        return [(v - (top if i % 2 else left)) * self.scale for i, v in enumerate(box)]

    def _width(self, line: float) -> int:
        return max(1, round(line * self.scale))

    def polygon(
        self, points: Sequence[Point], fill: Colour | None, line: float = 0, ink: Colour = INK
    ) -> None:
        if fill is not None:
            self.pen.polygon(self.pixels(points), fill=fill)
        if line:
            self.line([*points, points[0], points[1]], line, ink)

    def line(self, points: Sequence[Point], width: float, ink: Colour = INK, caps: bool = True) -> None:
        self.pen.line(self.pixels(points), fill=ink, width=self._width(width), joint="curve")
        if caps:
            for x, y in (points[0], points[-1]):
                self.circle(x, y, width / 2, ink)

    def circle(
        self, x: float, y: float, r: float, fill: Colour | None, line: float = 0, ink: Colour = INK
    ) -> None:
        self.ellipse((x - r, y - r, x + r, y + r), fill, line, ink)

    def ellipse(self, box: Corners, fill: Colour | None, line: float = 0, ink: Colour = INK) -> None:
        self.pen.ellipse(self._box(box), fill=fill, outline=ink if line else None, width=self._width(line))

    def rectangle(
        self, box: Corners, fill: Colour | None, line: float = 0, radius: float = 0, ink: Colour = INK
    ) -> None:
        self.pen.rounded_rectangle(
            self._box(box),
            radius * self.scale,
            fill=fill,
            outline=ink if line else None,
            width=self._width(line),
        )

    def arc(self, box: Corners, start: float, end: float, width: float, ink: Colour = INK) -> None:
        self.pen.arc(self._box(box), start, end, fill=ink, width=self._width(width))

    def pie(self, box: Corners, start: float, end: float, fill: Colour, line: float = 0) -> None:
        self.pen.pieslice(
            self._box(box), start, end, fill=fill, outline=INK if line else None, width=self._width(line)
        )

    def done(self) -> Image.Image:
        """The reduced image. Reduced in bands to save memory, because Pillow copies a transparent image for that."""
        wide, high = self.size
        whole = Image.new("RGB" if self.ground else "RGBA", self.size)
        rows = BAND * self.super
        for top in range(0, high * self.super, rows):
            band = self.image.crop((0, top, wide * self.super, min(top + rows, high * self.super)))
            whole.paste(self._coloured(band).reduce(self.super), (0, top // self.super))
        return whole

    def _coloured(self, band: Image.Image) -> Image.Image:
        return band


class Thrifty(Canvas):
    """A canvas with one byte per pixel instead of four until it is reduced. The result is identical as long as only
    shapes of at most 256 colours are drawn on it."""

    NOTHING = (1, 2, 3)
    """An otherwise unused colour that marks transparent pixels."""

    def _sheet(self, size: tuple[int, int]) -> Image.Image:
        return Image.new("P", size, self.ground or self.NOTHING)

    def colour_at(self, spot: tuple[int, int]) -> Colour:
        number, palette = self.image.getpixel(spot), self.image.palette
        assert palette is not None and number is not None and not isinstance(number, tuple)
        at = 3 * int(number)
        red, green, blue = palette.palette[at : at + 3]
        return red, green, blue

    def _coloured(self, band: Image.Image) -> Image.Image:
        if self.ground:
            return band.convert("RGB")
        band.info["transparency"] = 0  # the first colour of the palette is the ground
        return band.convert("RGBA")


def ring(x: float, y: float, r: float, corners: int, turn: float = 0) -> list[Point]:
    """A regular polygon; `turn` in degrees, 0 = a corner at the top."""
    steps = [2 * pi * i / corners + turn * pi / 180 - pi / 2 for i in range(corners)]
    return [(x + r * cos(a), y + r * sin(a)) for a in steps]


def star(x: float, y: float, r: float, points: int = 5, inner: float = 0.5) -> list[Point]:
    outer = ring(x, y, r, points)
    inside = ring(x, y, r * inner, points, 180 / points)
    return [point for pair in zip(outer, inside, strict=True) for point in pair]


def gear(x: float, y: float, r: float, teeth: int = 8, depth: float = 0.24) -> list[Point]:
    points: list[Point] = []
    for i in range(teeth):
        for part, radius in ((-0.32, r * (1 - depth)), (-0.2, r), (0.2, r), (0.32, r * (1 - depth))):
            a = 2 * pi * (i + part) / teeth - pi / 2
            points.append((x + radius * cos(a), y + radius * sin(a)))
    return points


def curve(points: Sequence[Point], steps: int = 12) -> list[Point]:
    """A smooth closed line through the points (Catmull-Rom)."""
    out: list[Point] = []
    n = len(points)
    for i in range(n):
        p0, p1, p2, p3 = (points[(i + k - 1) % n] for k in range(4))
        for s in range(steps):
            t = s / steps
            out.append((_between(p0[0], p1[0], p2[0], p3[0], t), _between(p0[1], p1[1], p2[1], p3[1], t)))
    return out


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def notched(box: Corners, step: float, steps: int = 2) -> list[Point]:
    """A rectangle with stepped corners, as on the towers of the golden city."""
    l, t, r, b = box  # noqa: E741
    corner: list[Point] = []
    for i in range(steps):
        corner += [
            (step * (steps - i) / steps, step * i / steps),
            (step * (steps - i - 1) / steps, step * i / steps),
        ]
    tl = [(l + x, t + y) for x, y in corner]
    # Clockwise from the top right
    tr = [(r - x, t + y) for x, y in reversed(corner)]
    br = [(r - x, b - y) for x, y in corner]
    bl = [(l + x, b - y) for x, y in reversed(corner)]
    return [*reversed(tl), *reversed(tr), *reversed(br), *reversed(bl)]


def chamfered(box: Corners, cut: float) -> list[Point]:
    l, t, r, b = box  # noqa: E741
    return [
        (l + cut, t),
        (r - cut, t),
        (r, t + cut),
        (r, b - cut),
        (r - cut, b),
        (l + cut, b),
        (l, b - cut),
        (l, t + cut),
    ]


def rounded(box: Corners, radius: float) -> list[Point]:
    l, t, r, b = box  # noqa: E741
    points: list[Point] = []
    corners = (
        (r - radius, t + radius, -90),
        (r - radius, b - radius, 0),
        (l + radius, b - radius, 90),
        (l + radius, t + radius, 180),
    )
    for x, y, start in corners:
        for i in range(9):
            a = (start + 90 * i / 8) * pi / 180
            points.append((x + radius * cos(a), y + radius * sin(a)))
    return points
