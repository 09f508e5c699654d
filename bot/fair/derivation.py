"""The derivation of rolls and draws. Standard library only; README.md describes the same in words."""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import count
from typing import Any, Protocol

LABEL = "euphoria-chance-1"
"""Identifies this method of derivation; a different method must use a different label."""


class Asked(Protocol):
    """A requested roll or draw: `bot.engine.prompts.Chance`, or the same data read from a file."""

    @property
    def key(self) -> str: ...
    @property
    def count(self) -> int: ...
    @property
    def weights(self) -> Mapping[str, int]: ...


def commitment(secret: str) -> str:
    """The hash shown before the game: it fixes the secret without revealing it."""
    return digest(secret)


def seed(mixed: Iterable[str]) -> str:
    """A hash of the players' contributions, in order."""
    return digest("\n".join(mixed))


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def draw(asked: Asked, secret: str, seed: str, revision: int, position: int) -> list[Any]:
    """The result of the roll or draw at a position of the log, after `revision` undos."""
    numbers = stream(secret, seed, revision, position)
    if asked.key == "dice":
        return [1 + below(6, numbers) for _ in range(asked.count)]
    deck = [card for card, copies in sorted(asked.weights.items()) for _ in range(copies)]
    return [deck.pop(below(len(deck), numbers)) for _ in range(asked.count)]


def stream(secret: str, seed: str, revision: int, position: int) -> Iterator[int]:
    """An endless stream of bytes."""
    for block in count():
        message = f"{LABEL}:{seed}:{revision}:{position}:{block}"
        yield from hmac.digest(secret.encode(), message.encode(), "sha256")


def below(n: int, numbers: Iterator[int]) -> int:
    """A uniformly distributed number from 0 to n - 1.

    It is read from the fewest bytes that can represent n values. Numbers above the last multiple of n are rejected,
    because they would make small remainders more likely than others."""
    size = 1
    while 256**size < n:
        size += 1
    limit = 256**size - 256**size % n
    while True:
        number = int.from_bytes(bytes(next(numbers) for _ in range(size)))
        if number < limit:
            return number % n


def fingerprint(rows: Iterable[Sequence[Any]]) -> str:
    """A hash of all rows of a log, including undone ones; `Line` in log.py defines the content of a row."""
    return digest("\n".join(json.dumps(list(row), separators=(",", ":"), sort_keys=True) for row in rows))
