"""Messages laid out in components (Discord's Components V2): text, pictures and controls in one container.

Discord accepts 40 components and 4,000 characters of text in a message; more is not even tried.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import discord
from discord import ui

from cogs.kit.limits import MAX_COMPONENTS, MAX_IN_ROW, MAX_LAYOUT


class Row(NamedTuple):
    """A line of text with its own button beside it."""

    text: str
    button: ui.Item[Any]


Part: TypeAlias = str | Row | Sequence[ui.Item[Any]] | ui.Item[Any]
"""A paragraph, a line with its button, buttons and menus, or anything else that may stand in a container."""


def layout(*parts: Part, colour: int | None = None) -> ui.LayoutView:
    """One container with these parts, from top to bottom. Empty ones are left out; text that is too long is cut.

    As with `controls.rows`, nothing has to be remembered: the view is stopped from the start.
    """
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*_components(parts), accent_colour=colour))
    view.stop()
    return view


def pictures(*files: discord.File | None) -> Sequence[ui.Item[Any]] | ui.Item[Any]:
    """These files side by side, each with its alt text."""
    found = [picture(file.filename, file.description or "") for file in files if file is not None]
    return ui.MediaGallery(*found) if found else ()


def picture(name: str, alt: str) -> discord.MediaGalleryItem:
    """A file that is sent with the message, or that it has and keeps."""
    return discord.MediaGalleryItem(f"attachment://{name}", description=alt or None)


def without_pictures(view: ui.LayoutView) -> ui.LayoutView:
    """The same words and controls."""
    for container in view.children:
        assert isinstance(container, ui.Container)
        for part in container.children:
            if isinstance(part, ui.MediaGallery):
                container.remove_item(part)
    return view


def _components(parts: Iterable[Part]) -> Iterator[ui.Item[Any]]:
    room = MAX_LAYOUT
    for part in parts:
        if isinstance(part, str):
            text = _cut(part, room)
            if text and room:
                yield ui.TextDisplay(text)
                room -= len(text)
        elif isinstance(part, Row):
            text = _cut(part.text, max(1, room))  # a section without text is not accepted
            yield ui.Section(ui.TextDisplay(text), accessory=part.button)
            room -= len(text)
        elif isinstance(part, ui.Item):
            yield part
        else:
            yield from (ui.ActionRow(*row) for row in _rows(part))


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: max(0, room - 1)].rstrip() + "…"


def length(parts: Iterable[Part]) -> int:
    """How many characters of text these parts have."""
    return sum(
        len(part) if isinstance(part, str) else len(part.text) if isinstance(part, Row) else 0
        for part in parts
    )


def _rows(items: Sequence[ui.Item[Any]]) -> Iterator[list[ui.Item[Any]]]:
    row: list[ui.Item[Any]] = []
    for item in items:
        if row and sum(one.width for one in row) + item.width > MAX_IN_ROW:
            yield row
            row = []
        row.append(item)
    if row:
        yield row


def fits(*parts: Part) -> bool:
    """Whether this many components are accepted, including the container."""
    return 1 + sum(map(_count, parts)) <= MAX_COMPONENTS


def _count(part: Part) -> int:
    if isinstance(part, str):
        return 1 if part else 0
    if isinstance(part, Row):
        return 3  # the section, its text and its button
    return 1 if isinstance(part, ui.Item) else len(part) + sum(1 for _ in _rows(part))


# Existing messages


def text_of(message: discord.Message) -> str:
    """The text of a message, whether it is a layout or not."""
    if not message.flags.components_v2:
        return message.content
    texts = (part.content for part in _all(message.components) if isinstance(part, discord.TextDisplay))
    return "\n".join(texts)


def alt_of(message: discord.Message) -> str | None:
    """The alt text of the picture in a layout; empty if it has none. None: the message is no layout."""
    if not message.flags.components_v2:
        return None
    galleries = (part for part in _all(message.components) if isinstance(part, discord.MediaGalleryComponent))
    return next((gallery.items[0].description or "" for gallery in galleries), "")


BETWEEN = "\x1e"
"""Between the alt texts of several pictures."""


def alts_of(message: discord.Message) -> str | None:
    """Like `alt_of`, for all pictures of a layout."""
    if not message.flags.components_v2:
        return None
    galleries = (part for part in _all(message.components) if isinstance(part, discord.MediaGalleryComponent))
    return BETWEEN.join(gallery.items[0].description or "" for gallery in galleries)


def _all(components: Iterable[Any]) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _all(getattr(part, "children", ()))
        yield from _all(filter(None, [getattr(part, "accessory", None)]))
