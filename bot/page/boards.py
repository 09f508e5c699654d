"""A game's picture for everybody who watches it. The board holds no secret, so it is drawn once for each game, language
and palette, however many look on; a page that has the picture before is sent what has changed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from bot.engine.view import View

from .boxes import Patch, changed

if TYPE_CHECKING:
    from renderers.kit.palette import PaletteName

Version = tuple[int, int]
"""Revision and length of a game's log."""
MOST = 64
"""How many pictures are kept, about 200 KB each."""
MOST_STILLS = 32
"""How many pictures of earlier turns are kept."""


class Drawn(NamedTuple):
    version: Version
    picture: bytes
    """A PNG."""
    alt: str
    before: Version | None = None
    """The picture to which the patches belong."""
    patches: tuple[Patch, ...] = ()


T = TypeVar("T")
K = TypeVar("K")


class Painted(Protocol):
    """Draws off the event loop."""

    async def __call__(self, paint: Callable[[], T], /) -> T: ...


class Kind(NamedTuple):
    game_id: int
    language: str
    palette: PaletteName


@dataclass(slots=True)
class _Slot:
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    drawn: Drawn | None = None


class Boards:
    def __init__(self, painted: Painted) -> None:
        self._painted = painted
        self._slots: OrderedDict[Kind, _Slot] = OrderedDict()
        self._icons: dict[str, bytes] = {}
        self._stills: OrderedDict[tuple[Kind, int], _Slot] = OrderedDict()
        self.drawings = 0
        """How many pictures were drawn."""

    async def at(self, kind: Kind, version: Version, view: View) -> Drawn:
        """The picture of this version, which is what `view` shows; drawn if it is another than the last one."""
        if view.seat is not None:
            raise ValueError("a picture for everybody is drawn from a spectator's view")
        slot = _kept(self._slots, kind, MOST)
        async with slot.lock:
            if slot.drawn is None or slot.drawn.version != version:
                before = slot.drawn
                slot.drawn = await self._painted(lambda: _draw(kind, version, view, before))
                self.drawings += 1
            return slot.drawn

    async def still(self, kind: Kind, turn: int, view: View) -> Drawn:
        """A finished game at the start of a turn."""
        if view.seat is not None:
            raise ValueError("a picture for everybody is drawn from a spectator's view")
        slot = _kept(self._stills, (kind, turn), MOST_STILLS)
        async with slot.lock:
            if slot.drawn is None:
                slot.drawn = await self._painted(lambda: _draw(kind, (0, 0), view, None))
            return slot.drawn

    async def icon(self, name: str) -> bytes | None:
        """One of our icons as a PNG; None if there is none of this name."""
        from renderers.emoji import NAMES, draw_emoji

        if name not in NAMES:
            return None
        if name not in self._icons:
            self._icons[name] = (await self._painted(lambda: draw_emoji(name))).image
        return self._icons[name]


def _kept(slots: OrderedDict[K, _Slot], key: K, most: int) -> _Slot:
    """The slot of this key; those that were not used for longest are forgotten."""
    slot = slots.setdefault(key, _Slot())
    slots.move_to_end(key)
    while len(slots) > most:
        slots.popitem(last=False)
    return slot


def _draw(kind: Kind, version: Version, view: View, before: Drawn | None) -> Drawn:
    from renderers.alt_text import board_alt
    from renderers.board import draw_board

    picture = draw_board(view, language=kind.language, palette=kind.palette)
    alt = board_alt(view, kind.language)
    patches = changed(before.picture, picture) if before is not None else None
    if before is None or patches is None:
        return Drawn(version, picture, alt)
    return Drawn(version, picture, alt, before.version, tuple(patches))
