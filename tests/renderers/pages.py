"""Checks for any page: its texts fit their boxes without being cut, with a glyph for every letter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from types import ModuleType
from typing import Any

import pytest

from renderers.board_layout import overlaps
from renderers.kit.canvas import Canvas
from renderers.kit.collage import Collage
from renderers.kit.fonts import drawable
from renderers.kit.page import Page
from renderers.kit.paper import Sprite
from renderers.kit.text import Box, Fitted, fit, width


class WordsOnly(Page):
    """A page with all texts but no drawings, to save time: the positions of texts do not depend on the drawings, which
    are the same in every language."""

    def row(self, box: Box, paint: partial[None]) -> None:
        paint(self, box)

    def write(self, *how: Any, private: bool = False, **named: Any) -> Fitted:
        return super().write(*how, **named)

    @contextmanager
    def shapes(self, box: Box) -> Iterator[Canvas]:
        yield Canvas(1, 1, box[2] - box[0], 1, origin=box[:2])

    def paste(self, sprite: Sprite, at: tuple[float, float], strength: float = 1) -> None:
        pass

    def part(self, box: Box, paint: partial[None], private: bool = False) -> None:
        paint(self, box)

    def window(self, area: str, box: Box, make: partial[Sprite]) -> None:
        pass

    def fade(self, box: Box, share: float) -> None:
        pass


@contextmanager
def words_only(module: ModuleType) -> Iterator[None]:
    """Let a renderer lay out its pages with texts only."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(module, "Collage" if hasattr(module, "Collage") else "Page", WordsOnly)
        yield


def complaints(page: Page | Collage, *, names: tuple[str, ...] = ()) -> list[str]:
    """Everything wrong with the texts on a page. `names` are player names, which may be cut."""
    assert isinstance(page, Page)
    wrong: list[str] = []
    for text, box, fitted, weight in page.lettered:
        left, top, right, bottom = box
        if text not in names:
            if not fitted.whole:
                wrong.append(f"cut: {text}")
            if drawable(text, weight) != re.sub("[ \\n]+", " ", text.replace("\u202f", "\u00a0")).strip():
                wrong.append(f"no glyph for a letter of: {text}")
        if any(width(line, fitted.size, weight) > right - left for line in fitted.lines):
            wrong.append(f"too wide: {text}")
        room, lines = (right - left, bottom - top), len(fitted.lines)
        if fitted.whole and fitted.ends != fit(text, room, fitted.size, fitted.size, lines, weight).ends:
            wrong.append(f"divided, although there is room for whole words: {fitted.lines}")
        if fitted.height > bottom - top:
            wrong.append(f"too high: {text}")
        if left < 0 or top < 0 or right > page.width or bottom > page.height:
            wrong.append(f"off the page: {text}")
    boxes = [(entry.text, entry.box) for entry in page.lettered]
    for i, (text, box) in enumerate(boxes):
        wrong += [f"{text} over {other}" for other, there in boxes[i + 1 :] if overlaps(box, there)]
    return wrong


def smallest(page: Page | Collage) -> int:
    assert isinstance(page, Page)
    return min(entry.fitted.size for entry in page.lettered)
