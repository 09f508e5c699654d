"""A game's file, read as the logs it had: one for each time it was taken back, and the last."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.engine.game import Row

from . import derivation


class Unreadable(Exception):
    """The file is not one of a game that is over, or it is damaged. The sentence says so."""


class Missing(Exception):
    """A row of the log is not there, or is there twice."""

    def __init__(self, revision: int, seq: int) -> None:
        super().__init__(revision, seq)
        self.revision, self.seq = revision, seq


class Line(NamedTuple):
    """A row of the log; the fingerprint is taken over these values."""

    revision: int
    """How often the log had been taken back before this row was; for a row that stands, how often at all."""
    seq: int
    seat: int
    source: Any
    key: str
    answer: Any
    why: str = ""
    """Why it was taken back; empty for a row that stands."""

    @property
    def row(self) -> Row:
        return Row(self.seat, self.key, self.answer, self.source)


@dataclass(slots=True, frozen=True)
class Deck:
    """What chance was asked, as the file notes it."""

    key: str
    count: int
    weights: Mapping[str, int]


@dataclass(slots=True, frozen=True)
class Log:
    """The log at one revision: as it was when it was taken back, or as it ended."""

    lines: tuple[Line, ...]
    kept: int
    """How many of them were there in the revision before; the rest is new."""


def fingerprint(lines: Iterable[Line]) -> str:
    """Of every answer ever given, also of those taken back."""
    ordered: list[Line] = sorted(lines, key=lambda line: (line.revision, line.seq))
    return derivation.fingerprint(ordered)


def lines_of(file: Mapping[str, Any]) -> list[Line]:
    """Every answer in a file."""
    try:
        revision = file["game"]["revision"]
        stands = {"revision": revision, "why": ""}
        rows = [*file["undone"], *(row | stands for row in file["answers"])]
        return [Line(**{name: row[name] for name in Line._fields}) for row in rows]
    except (KeyError, TypeError):
        raise Unreadable("its answers are not all there: take the file after the end of the game") from None


def decks_of(file: Mapping[str, Any]) -> dict[tuple[int, int], Deck]:
    """What chance was asked, by revision and position."""
    try:
        decks = {
            (draw["revision"], draw["seq"]): Deck(draw["key"], draw["count"], dict(draw["deck"]))
            for draw in file["proof"]["draws"]
        }
        if any(deck.key != "dice" and deck.count > sum(deck.weights.values()) for deck in decks.values()):
            raise ValueError
        return decks
    except (KeyError, TypeError, ValueError):
        raise Unreadable("what chance was asked is not in it as it should be") from None


def logs_of(lines: Iterable[Line]) -> list[Log]:
    """Going back from the end: before each return there stood what it left, and what it took away."""
    by_revision: dict[int, list[Line]] = {}
    for line in sorted(lines, key=lambda line: (line.revision, line.seq)):
        by_revision.setdefault(line.revision, []).append(line)
    last = max(by_revision, default=0)
    log = tuple(by_revision.get(last, ()))
    logs: list[Log] = []
    for revision in reversed(range(last)):
        taken = by_revision.get(revision)
        if not taken:
            raise Missing(revision, 0)
        kept = taken[0].seq
        logs.insert(0, Log(log, kept))
        log = (*log[:kept], *taken)
    logs.insert(0, Log(log, 0))
    for revision, one in enumerate(logs):
        for seq, line in enumerate(one.lines):
            if line.seq != seq:
                raise Missing(revision, seq)
    return logs
