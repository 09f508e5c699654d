"""What the last move changed, easy to find on the whole board even where it is 400 pixels wide, as on a phone: a strong
frame around each changed place and around the strip of whoever moved, and everything else in calmer colours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from PIL import Image, ImageDraw

from .board_layout import Layout
from .highlights import Highlight, frame_of
from .kit.palette import INK, SIGNAL, WHITE, Colour, PaletteName, colours, mix
from .kit.sheet import Sheet
from .kit.text import Box

CALM: Colour = (226, 224, 218)
SHARE = 0.27
"""How much of that colour is mixed into everything that did not change: ink on paper stays readable."""
OUTSIDE, INSIDE, EDGE = 6, 6, 3
"""The frame's thickness outside and inside of what it frames, and that of its light edges."""


@cache
def calmer(palette: PaletteName) -> list[int]:
    """Number of a colour → number of the nearest one to its calmer shade."""
    tones = colours(palette)

    def nearest(tone: Colour) -> int:
        return min(
            range(len(tones)),
            key=lambda n: sum((a - b) ** 2 for a, b in zip(tones[n], tone, strict=True)),
        )

    shades = [nearest(mix(tone, CALM, SHARE)) for tone in tones]
    return shades + list(range(len(shades), 256))


def boxes_of(highlights: Iterable[Highlight], layout: Layout) -> list[Box]:
    """The frames of these places, each once."""
    frames = dict.fromkeys(frame_of(highlight.place) for highlight in highlights)
    return [layout.frames[frame] for frame in frames if frame in layout.frames]


def spotlight(sheet: Sheet, framed: Sequence[Box], bright: Sequence[Box]) -> None:
    """Frame some boxes; they and the bright ones keep their colours, all others get calmer ones."""
    palette = sheet.base.palette
    vivid = sheet.image
    calm = vivid.point(calmer(palette))
    for box in (*framed, *bright):
        calm.paste(vivid.crop(box), box[:2])
    for box in framed:
        _frame(calm, box, palette)
    sheet.image = calm


def _frame(image: Image.Image, box: Box, palette: PaletteName) -> None:
    pen, tones = ImageDraw.Draw(image), colours(palette)
    left, top, right, bottom = box
    for out, thick, tone in (
        (OUTSIDE + EDGE, EDGE, INK),
        (OUTSIDE, OUTSIDE + INSIDE, SIGNAL),
        (-INSIDE, EDGE, WHITE),
    ):
        pen.rounded_rectangle(
            (left - out, top - out, right + out - 1, bottom + out - 1),
            max(4, 8 + out),
            outline=tones.index(tone),
            width=thick,
        )
