"""What can be said of any page: its words stay in their boxes, whole, with a glyph for every letter."""

from __future__ import annotations

import re

from renderers.board_layout import overlaps
from renderers.kit.fonts import drawable
from renderers.kit.page import Page
from renderers.kit.text import width


def complaints(page: Page, *, names: tuple[str, ...] = ()) -> list[str]:
    """Everything wrong with the words on a page. `names` are players' own: they may be cut."""
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
        if fitted.height > bottom - top:
            wrong.append(f"too high: {text}")
        if left < 0 or top < 0 or right > page.width or bottom > page.height:
            wrong.append(f"off the page: {text}")
    boxes = [(entry.text, entry.box) for entry in page.lettered]
    for i, (text, box) in enumerate(boxes):
        wrong += [f"{text} over {other}" for other, there in boxes[i + 1 :] if overlaps(box, there)]
    return wrong


def smallest(page: Page) -> int:
    return min(entry.fitted.size for entry in page.lettered)
