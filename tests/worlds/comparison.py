"""Compares what a seat is given in two games that look the same to it.

A source yields named things that a person would be given at one moment: texts, components, pictures, refusals. Whoever
shows something new to people adds a source, and every pair of games is compared with it:

    def frames(glimpse: Glimpse) -> Iterator[tuple[str, Any]]:
        yield "frame", page.frame(glimpse.match.view(glimpse.seat))

    compare(history, seat, [frames])
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.engine.events import Event
from bot.engine.game import Match
from bot.language.words import Words, words

from .history import History
from .twin import twin


class Leaked(AssertionError):
    """A seat is given something that depends on what it cannot know."""


@dataclass(slots=True)
class Glimpse:
    """One moment of a game, and for whom it is shown. Two glimpses of a pair differ in the match alone."""

    match: Match
    seat: int | None
    """None for spectators."""
    events: list[Event]
    """What the last answer has brought about, with its secrets."""
    w: Words
    seed: int

    def random(self) -> Random:
        """Makes the same choices in both games."""
        return Random(self.seed)


Source = Callable[[Glimpse], Iterator[tuple[str, Any]]]


def glimpse(history: History, seat: int | None, language: str = "en", seed: int = 0) -> Glimpse:
    """The game after its last answer that is not a roll or a draw, and what has come of it."""
    newest: list[Event] = []
    match = Match.new(history.options)
    for row, events in history.replay(match):
        newest = events if row.source != "chance" else newest + events
    return Glimpse(match, seat, newest, words(language), seed)


def difference(one: Iterable[tuple[str, Any]], other: Iterable[tuple[str, Any]]) -> str:
    """The first thing that differs, in words; empty if nothing does."""
    left, right = list(one), list(other)
    for (name, here), (called, there) in zip(left, right, strict=False):
        if name != called:
            return f"{name} is given in one game, {called} in the other"
        if (texts := (_exactly(here), _exactly(there)))[0] != texts[1]:
            return f"{name} differs: {_where(*texts)}"
    if len(left) != len(right):
        name = (left if len(left) > len(right) else right)[min(len(left), len(right))][0]
        return f"{name} is given in one game only"
    return ""


ARBITRARY = re.compile(r"(?<=~)\d+(?=['\"])|(?<='nonce': ')\w+(?=')")
"""The running number of a menu, which makes Discord show it without the choice made before, and nonces, many of which
are random."""


def _exactly(given: Any) -> str:
    return ARBITRARY.sub("", repr(given))


def _where(one: str, other: str) -> str:
    """The surroundings of the first difference."""
    at = next(
        (n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]),
        min(len(one), len(other)),
    )
    since = max(0, at - 150)
    return f"\n…{one[since : at + 150]}…\n…{other[since : at + 150]}…"


def compare(
    history: History, seat: int | None, sources: Iterable[Source], language: str = "en", seed: int = 0
) -> bool:
    """Compare with another game that looks the same; Leaked if anything given differs. False if there is no other
    game, because nothing is hidden."""
    other = twin(history, seat, Random(seed))
    if other.rows == history.rows:
        return False
    pair = [glimpse(one, seat, language, seed) for one in (history, other)]
    check(pair[0], pair[1], sources)
    return True


def check(one: Glimpse, other: Glimpse, sources: Iterable[Source]) -> None:
    """Leaked if anything given differs between two moments that look the same."""
    for source in sources:
        found = difference(source(one), source(other))
        if found:
            who = "spectators" if one.seat is None else f"seat {one.seat}"
            raise Leaked(f"{source.__name__}, for {who} after {one.match.answers} answers: {found}")
