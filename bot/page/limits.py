"""How much a page may ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .tickets import Visitor

SOCKETS = 2000
SOCKETS_A_GAME = 250
SOCKETS_A_PERSON = 8
REQUESTS_A_SECOND = 5.0
BURST = 20.0


class Pace:
    """How often one page asks: some requests at once, then so many a second."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._left, self._at = BURST, clock()

    def allow(self) -> bool:
        now = self._clock()
        self._left = min(BURST, self._left + (now - self._at) * REQUESTS_A_SECOND)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Room:
    """How many pages are open."""

    def __init__(self) -> None:
        self.all = 0
        self._games: Counter[int] = Counter()
        self._people: Counter[int] = Counter()

    @contextmanager
    def one_more(self) -> Iterator[bool]:
        """Yields whether there is room for another socket, before it is known whose it is."""
        self.all += 1
        try:
            yield self.all <= SOCKETS
        finally:
            self.all -= 1

    @contextmanager
    def for_visitor(self, visitor: Visitor) -> Iterator[bool]:
        """Yields whether there is room for another page of this game and person."""
        person = visitor.user_id
        self._games[visitor.game_id] += 1
        if person is not None:
            self._people[person] += 1
        try:
            crowded = person is not None and self._people[person] > SOCKETS_A_PERSON
            yield not crowded and self._games[visitor.game_id] <= SOCKETS_A_GAME
        finally:
            self._games -= Counter({visitor.game_id: 1})
            if person is not None:
                self._people -= Counter({person: 1})
