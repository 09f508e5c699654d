"""How an answer of chance comes about. Standard library only: README.md says the same in words."""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import count
from typing import Any, Protocol

LABEL = "euphoria-chance-1"
"""Names this way of deriving: another way would have another label."""


class Asked(Protocol):
    """What chance is asked: `bot.engine.prompts.Chance`, or the same read from a file."""

    @property
    def key(self) -> str: ...
    @property
    def count(self) -> int: ...
    @property
    def weights(self) -> Mapping[str, int]: ...


def commitment(secret: str) -> str:
    """What is shown before the game: it fixes the secret without telling it."""
    return digest(secret)


def seed(mixed: Iterable[str]) -> str:
    """What the players put in, in its order."""
    return digest("\n".join(mixed))


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def draw(asked: Asked, secret: str, seed: str, revision: int, position: int) -> list[Any]:
    """The answer of chance at a position of the log, after the log was taken back `revision` times."""
    numbers = stream(secret, seed, revision, position)
    if asked.key == "dice":
        return [1 + below(6, numbers) for _ in range(asked.count)]
    deck = [card for card, copies in sorted(asked.weights.items()) for _ in range(copies)]
    return [deck.pop(below(len(deck), numbers)) for _ in range(asked.count)]


def stream(secret: str, seed: str, revision: int, position: int) -> Iterator[int]:
    """Bytes without end, as many as a draw needs."""
    for block in count():
        message = f"{LABEL}:{seed}:{revision}:{position}:{block}"
        yield from hmac.digest(secret.encode(), message.encode(), "sha256")


def below(n: int, numbers: Iterator[int]) -> int:
    """A number from 0 to n - 1, each as likely as the others.

    As few bytes as can count to n make a number. Those above the last multiple of n are left out, for they would
    make the first remainders likelier than the others."""
    size = 1
    while 256**size < n:
        size += 1
    limit = 256**size - 256**size % n
    while True:
        number = int.from_bytes(bytes(next(numbers) for _ in range(size)))
        if number < limit:
            return number % n


def fingerprint(rows: Iterable[Sequence[Any]]) -> str:
    """Of every row of a log, also of those taken back: see `Line` in log.py for what a row holds."""
    return digest("\n".join(json.dumps(list(row), separators=(",", ":"), sort_keys=True) for row in rows))
