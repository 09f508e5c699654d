"""A game's file, read as a series of logs: one as it was before each undo, and the final one."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.engine.events import Event
from bot.engine.game import Row
from bot.engine.view import View

from . import derivation


class Unreadable(Exception):
    """The file is damaged or not the file of a finished game; the message says which."""


class Missing(Exception):
    """A row of the log is missing or duplicated."""

    def __init__(self, revision: int, seq: int) -> None:
        super().__init__(revision, seq)
        self.revision, self.seq = revision, seq


class Line(NamedTuple):
    """A row of the log; the fingerprint is the hash of these values, up to `why`."""

    revision: int
    """The number of undos before the one that removed this row; for a row of the final log, the total number."""
    seq: int
    seat: int
    source: Any
    key: str
    answer: Any
    why: str = ""
    """Why the row was undone; empty for a row of the final log."""
    press: str | None = None
    """The press behind it; None if there was none."""
    log: str | None = None
    """The first digits of the running hash after this row; None if the game's rolls come from no secret."""

    @property
    def row(self) -> Row:
        return Row(self.seat, self.key, self.answer, self.source)


@dataclass(slots=True, frozen=True)
class Deck:
    """A requested roll or draw, as recorded in the file."""

    key: str
    count: int
    weights: Mapping[str, int]


class Epoch(NamedTuple):
    """The time in which one secret is used."""

    revision: int
    """The first revision of the log in which it is used."""
    seq: int
    """The length of the log then."""
    commitment: str
    secret: str
    why: str


@dataclass(slots=True, frozen=True)
class Log:
    """The log at one revision: as it was just before an undo, or at the end."""

    revision: int
    lines: tuple[Line, ...]
    shared: int
    """How many lines come from the previous revision; the rest are new."""


def fingerprint(lines: Iterable[Line]) -> str:
    """A hash of every answer ever given, including undone ones."""
    ordered: list[Line] = sorted(lines, key=lambda line: (line.revision, line.seq))
    return derivation.fingerprint(line[: Line._fields.index("why") + 1] for line in ordered)


def digest_of(file: Mapping[str, Any]) -> str:
    """SHA-256 of everything else in a file. Anybody can compute it anew: it only finds careless changes."""
    rest = {name: value for name, value in file.items() if name != "digest"}
    return derivation.digest(json.dumps(rest, separators=(",", ":"), sort_keys=True))


def as_json(value: Any) -> Any:
    """Convert a value to plain JSON types."""
    if hasattr(value, "__dataclass_fields__"):
        return {name: as_json(getattr(value, name)) for name in value.__dataclass_fields__}
    if isinstance(value, dict):
        return {str(key): as_json(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [as_json(item) for item in value]
    return value


def events_in(events: Iterable[Event]) -> list[Any]:
    """An answer's events in the format of the file."""
    return [as_json(event.as_dict()) for event in events]


def position_in(view: View) -> dict[str, Any]:
    """The position that this view shows, in the format of the file."""
    return {name: as_json(getattr(view, name)) for name in View.__slots__}


def lines_of(file: Mapping[str, Any]) -> list[Line]:
    """Every answer in a file."""
    try:
        revision = file["game"]["revision"]
        final = {"revision": revision, "why": ""}
        rows = [*file["undone"], *(row | final for row in file["answers"])]
        return [Line(**{name: row[name] for name in Line._fields}) for row in rows]
    except (KeyError, TypeError):
        raise Unreadable("its answers are not all there: take the file after the end of the game") from None


def epochs_of(file: Mapping[str, Any]) -> list[Epoch]:
    """Every secret of a game, in order."""
    proof = file["proof"]
    first = Epoch(0, 0, proof["commitment"], proof["secret"], "")
    return [first, *(Epoch(**{name: one[name] for name in Epoch._fields}) for one in proof["epochs"])]


def decks_of(file: Mapping[str, Any]) -> dict[tuple[int, int], Deck]:
    """(revision, position) → the roll or draw requested there."""
    try:
        decks = {
            (draw["revision"], draw["seq"]): Deck(draw["key"], draw["count"], dict(draw["deck"]))
            for draw in file["proof"]["draws"]
        }
        if len(decks) != len(file["proof"]["draws"]):
            raise ValueError
        if any(deck.key != "dice" and deck.count > sum(deck.weights.values()) for deck in decks.values()):
            raise ValueError
        return decks
    except (KeyError, TypeError, ValueError):
        raise Unreadable("what chance was asked is not in it as it should be") from None


def logs_of(lines: Iterable[Line], epochs: Iterable[Epoch] = ()) -> list[Log]:
    """Reconstruct all logs backwards from the final one: the log before an undo is what remained plus what it
    removed. A later secret begins a revision, too, but removes nothing."""
    by_revision: dict[int, list[Line]] = {}
    for line in sorted(lines, key=lambda line: (line.revision, line.seq)):
        by_revision.setdefault(line.revision, []).append(line)
    renewed = {epoch.revision: epoch.seq for epoch in epochs if epoch.revision}
    last = max((*by_revision, *renewed), default=0)
    log, logs = tuple(by_revision.pop(last, ())), list[Log]()
    following = last
    for revision in reversed(_revisions(by_revision, renewed, last)):
        taken = by_revision.get(revision, [])
        shared = taken[0].seq if taken else renewed[following]
        if shared > len(log):
            raise Missing(following, len(log))
        logs.insert(0, Log(following, log, shared))
        log, following = (*log[:shared], *taken), revision
    logs.insert(0, Log(following, log, 0))
    for one in logs:
        for seq, line in enumerate(one.lines):
            if line.seq != seq:
                raise Missing(one.revision, seq)
    return logs


def _revisions(undone: Iterable[int], renewed: Iterable[int], last: int) -> list[int]:
    """All revisions before the last one. Each ended with an undo, which leads to the next number, or with a new secret,
    whose revision is any later number."""
    taken, secrets = set(undone), set(renewed)
    found: list[int] = []
    revision = 0
    while revision < last:
        found.append(revision)
        following = min((one for one in secrets if one > revision), default=None)
        if revision in taken and following != revision + 1:
            revision += 1
        elif revision not in taken and following is not None:
            revision = following
        else:
            raise Missing(revision, 0)
    if not taken | secrets <= {*found, last}:
        raise Missing(last, 0)
    return found
