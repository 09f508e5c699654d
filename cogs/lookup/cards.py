"""Every card and space that can be looked up."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

from bot.engine.board import (
    ARTIFACTS,
    DILEMMAS,
    MARKETS,
    RECRUITS,
    SPACES,
)
from bot.language.words import Words

Kind = Literal["recruit", "market", "dilemma", "artifact", "space"]


KINDS: tuple[Kind, ...] = get_args(Kind)


IDS: dict[Kind, tuple[str, ...]] = {
    "recruit": RECRUITS,
    "market": MARKETS,
    "dilemma": DILEMMAS,
    "artifact": ARTIFACTS,
    "space": tuple(SPACES),
}


class Card(NamedTuple):
    """A thing to look up; a book is both an artifact and a dilemma, so the kind is part of it."""

    kind: Kind
    id: str

    @property
    def value(self) -> str:
        return f"{self.kind}:{self.id}"

    @property
    def thing(self) -> str:
        """The id under which it is named."""
        return f"dilemma_{self.id}" if self.kind == "dilemma" else self.id

    def name(self, w: Words) -> str:
        return w.thing(self.thing, "title")


CARDS: tuple[Card, ...] = tuple(Card(kind, id) for kind in KINDS for id in IDS[kind])
