"""What the painters of cards and of parts of pages draw on, in full colour. It records what was written where."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image

from bot.language.words import Words

from .bands import SMALL, assembled, packed
from .canvas import Canvas, Corners, Point, Thrifty, chamfered, notched, rounded
from .fonts import Weight, drawable
from .palette import AREA_DEEP, AREA_PAPER, AREA_TONE, INK, PAPER, Colour, palette_bytes, reduce
from .paper import Paper, Sprite
from .text import Align, Box, Fitted, draw_text, fit


class Lettered(NamedTuple):
    """A text on the page, for tests."""

    text: str
    box: Box
    fitted: Fitted
    weight: Weight


class Page(Paper):
    def __init__(self, wide: int, high: int, ground: Colour = PAPER) -> None:
        super().__init__(Image.new("RGB", (wide, high), ground))
        self.lettered: list[Lettered] = []

    @classmethod
    def of(cls, image: Image.Image) -> Page:
        """A page that draws on this image."""
        made = cls(1, 1)
        made.image = image
        return made

    @contextmanager
    def shapes(self, box: Box) -> Iterator[Canvas]:
        """A canvas for a part of the page, in the page's coordinates."""
        wide, high = box[2] - box[0], box[3] - box[1]
        # On a plain ground it needs no transparency, which takes more than half of the time.
        canvas = Thrifty(wide, high, wide, 3, self._plain(box), origin=box[:2])
        yield canvas
        self.lay(canvas, box[:2])

    def write(
        self, box: Box, text: str, most: int, least: int = 14, lines: int = 1, *, ink: Colour = INK,
        weight: Weight = "bold", align: Align = "left",
    ) -> Fitted:  # fmt: skip
        fitted = fit(text, (box[2] - box[0], box[3] - box[1]), most, least, lines, weight)
        room = _balanced(text, box, fitted, weight, align) if len(fitted.lines) > 1 and fitted.whole else box
        fitted = draw_text(self, room, text, ink, fitted.size, fitted.size, len(fitted.lines), weight, align)
        self.lettered.append(Lettered(text, box, fitted, weight))
        return fitted

    def _plain(self, box: Box) -> Colour | None:
        """The colour of the ground in this box, if it has only one."""
        found = self.image.crop(box).getcolors(1)
        return found[0][1] if found else None  # type: ignore[return-value]

    def frame(self, area: str, box: Box, ground: Colour | None = None) -> None:
        """A frame in the style of an area, or a neutral one."""
        paint_frame(self, box, area, ground)

    def window(self, area: str, box: Box, make: partial[Sprite]) -> None:
        """A picture inside a frame in the style of an area."""
        _paint_window(self, box, area, make)

    def ribbon(self, area: str, box: Box, notch: int = 18) -> None:
        """A banner with notched ends, darker than the area's frames."""
        left, top, right, bottom = box
        deep, tone = AREA_DEEP[area], AREA_TONE[area]
        middle = (top + bottom) / 2
        with self.shapes(box) as c:
            points = [(left, top + 3), (right, top + 3), (right - notch, middle), (right, bottom - 3),
                      (left, bottom - 3), (left + notch, middle)]  # fmt: skip
            c.polygon([(x, y + 3) for x, y in points], INK)
            c.polygon(points, deep)
            for y in (top + 9, bottom - 9):
                c.line([(left + notch * 0.4, y), (right - notch * 0.4, y)], 2, tone, caps=False)

    def fade(self, box: Box, share: float) -> None:
        """Blend the box with this share of paper colour."""
        part = self.image.crop(box)
        self.image.paste(Image.blend(part, Image.new("RGB", part.size, PAPER), share), box[:2])

    def png(self) -> bytes:
        """The whole page as a small file, which takes longer: for what is kept."""
        band = packed(reduce(self.image, "pages"), SMALL)
        return assembled(self.width, [band], palette_bytes("pages"))


def paint_frame(page: Page, box: Box, area: str, ground: Colour | None = None) -> None:
    with page.shapes(box) as c:
        for by, tone in ((0.0, AREA_DEEP[area]), (3.0, AREA_TONE[area]), (6.0, AREA_DEEP[area])):
            c.polygon(outline(area, shrunk(box, by)), tone)
        c.polygon(outline(area, shrunk(box, 8)), ground or AREA_PAPER[area])


def _paint_window(page: Page, box: Box, area: str, make: partial[Sprite]) -> None:
    inner: Box = (box[0] + 4, box[1] + 4, box[2] - 4, box[3] - 4)
    wide, high = inner[2] - inner[0], inner[3] - inner[1]
    # Drawn before other large images are allocated, because it may need much memory.
    image = make(wide, high).render(1)
    with page.shapes(box) as c:
        c.polygon(outline(area, box), AREA_DEEP[area])
    mask = Thrifty(wide, high, wide, 3, origin=inner[:2])
    mask.polygon(outline(area, inner), INK)
    page.image.paste(image, inner[:2], mask.done().getchannel("A"))


def shrunk(box: Corners, by: float) -> Corners:
    return (box[0] + by, box[1] + by, box[2] - by, box[3] - by)


def outline(area: str, box: Corners) -> list[Point]:
    """Each area has its own kind of corner, as on the board: stepped, cut, vaulted or round."""
    match area:
        case "euphoria":
            return notched(box, 18, 2)
        case "wastelands":
            return chamfered(box, 18)
        case "subterra":
            return [*_quarter(box[0] + 34, box[1] + 34, 34, pi), *_quarter(box[2] - 34, box[1] + 34, 34, 1.5 * pi),
                    (box[2], box[3]), (box[0], box[3])]  # fmt: skip
        case "icarus":
            return rounded(box, 28)
    return rounded(box, 12)


def _quarter(x: float, y: float, r: float, start: float) -> list[Point]:
    return [(x + r * cos(start + i * pi / 16), y + r * sin(start + i * pi / 16)) for i in range(9)]


def shown_name(name: str, instead: str) -> str:
    """The name, or `instead` if no letter of it can be drawn."""
    return name if drawable(name, "black") else instead


def short_name(recruit: str, w: Words) -> str:
    """A recruit's short name; the full name in languages without short names."""
    return w.thing(recruit, "short")


def _balanced(text: str, box: Box, fitted: Fitted, weight: Weight, align: Align) -> Box:
    """A narrower box with the same number of lines and equally good line ends, to avoid a last line of one word."""
    left, top, right, bottom = box

    def fits(wide: int) -> bool:
        narrower = fit(text, (wide, bottom - top), fitted.size, fitted.size, len(fitted.lines), weight)
        return narrower.whole and narrower.ends == fitted.ends

    whole = right - left
    steps = range(1, int(whole * 0.45 / 6) + 1)
    fails = bisect_left(steps, True, key=lambda step: not fits(whole - 6 * step))
    wide = whole - 6 * fails
    match align:
        case "left":
            return (left, top, left + wide, bottom)
        case "right":
            return (right - wide, top, right, bottom)
    return (left + (whole - wide) // 2, top, left + (whole - wide) // 2 + wide, bottom)
