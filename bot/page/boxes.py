"""What differs between two pictures of a board: a page that has the old one needs only these boxes."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageChops

CELL = 32
"""Pictures are compared in squares of this size."""

Box = tuple[int, int, int, int]


class Patch(NamedTuple):
    box: Box
    image: bytes
    """A PNG."""


def changed(old: bytes, new: bytes) -> list[Patch] | None:
    """The boxes to be pasted over the old picture; None if the pictures have different sizes."""
    before, after = _pixels(old), _pixels(new)
    if before.size != after.size:
        return None
    differs = _mask(ImageChops.difference(before, after))
    return [Patch(box, _png(after.crop(box))) for box in _boxes(differs)]


def _pixels(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture)).convert("RGB")


def _mask(difference: Image.Image) -> Image.Image:
    """White wherever any channel differs."""
    red, green, blue = difference.split()
    lightest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return lightest.point([0] + [255] * 255)


def _boxes(mask: Image.Image) -> Iterator[Box]:
    """Boxes around everything white: neighbouring squares of a row together, and equal runs below each other."""
    wide, high = mask.size
    open_runs: dict[tuple[int, int], int] = {}
    for top in range(0, high + CELL, CELL):
        row = mask.crop((0, top, wide, min(top + CELL, high))) if top < high else None
        runs = set(_runs(row)) if row is not None else set()
        for run in [run for run in open_runs if run not in runs]:
            yield _tight(mask, (run[0], open_runs.pop(run), run[1], min(top, high)))
        for run in runs:
            open_runs.setdefault(run, top)


def _runs(row: Image.Image) -> Iterator[tuple[int, int]]:
    start: int | None = None
    for left in range(0, row.width + CELL, CELL):
        right = min(left + CELL, row.width)
        white = left < row.width and row.crop((left, 0, right, row.height)).getbbox() is not None
        if white and start is None:
            start = left
        elif not white and start is not None:
            yield start, min(left, row.width)
            start = None


def _tight(mask: Image.Image, box: Box) -> Box:
    found = mask.crop(box).getbbox()
    assert found is not None
    return box[0] + found[0], box[1] + found[1], box[0] + found[2], box[1] + found[3]


def _png(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
