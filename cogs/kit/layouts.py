"""Messages laid out in components (Discord's Components V2): text, pictures and controls in one container.

Discord takes 40 components and 4,000 characters of text in a message, whatever they are in; more is not even tried.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from discord import ui

MOST_COMPONENTS = 40
MOST_TEXT = 4000
ROW = 5
"""So many buttons stand in a row; a menu takes all of it."""

Part: TypeAlias = str | Sequence[ui.Item[Any]] | ui.Item[Any]
"""A paragraph, buttons and menus, or anything else that may stand in a container."""


def layout(*parts: Part, colour: int | None = None) -> ui.LayoutView:
    """One container with these parts, from above to below. Empty ones are left out; too long a text is cut.

    As with `controls.rows`, nothing has to be remembered of it: it is stopped from the start."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*_components(parts), accent_colour=colour))
    view.stop()
    return view


def _components(parts: Iterable[Part]) -> Iterator[ui.Item[Any]]:
    room = MOST_TEXT
    for part in parts:
        if isinstance(part, str):
            text = part if len(part) <= room else part[: max(0, room - 1)].rstrip() + "…"
            if text and room:
                yield ui.TextDisplay(text)
                room -= len(text)
        elif isinstance(part, ui.Item):
            yield part
        else:
            yield from (ui.ActionRow(*row) for row in _rows(part))


def _rows(items: Sequence[ui.Item[Any]]) -> Iterator[list[ui.Item[Any]]]:
    row: list[ui.Item[Any]] = []
    for item in items:
        if row and sum(one.width for one in row) + item.width > ROW:
            yield row
            row = []
        row.append(item)
    if row:
        yield row


def fits(*parts: Part) -> bool:
    """Whether so many components are taken, the container included."""
    return 1 + sum(map(_count, parts)) <= MOST_COMPONENTS


def _count(part: Part) -> int:
    if isinstance(part, str):
        return 1 if part else 0
    return 1 if isinstance(part, ui.Item) else len(part) + sum(1 for _ in _rows(part))
