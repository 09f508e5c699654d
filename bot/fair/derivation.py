"""The derivation of rolls and draws, and the running hash of the log. Standard library only; README.md describes the
same in words."""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import count
from typing import Any, Protocol

METHOD = "euphoria-chance-2"
"""Identifies the method of derivation; a different method must use a different label."""
LOG = "euphoria-log-2"
DIGITS = 8
"""How many digits of the running hash are shown in messages."""


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


def place(seed: str, revision: int, seq: int, log: str, press: int | str | None) -> str:
    """Where a roll or draw stands: its position in the log after `revision` undos, the running hash of the log before
    it, and the press that causes it."""
    return f"{METHOD}:{seed}:{revision}:{seq}:{log}:{'' if press is None else press}"


def begin_log(secret: str, before: str) -> str:
    """The running hash when a secret comes into use; `before` is the seed or, if there was an earlier secret, the hash
    so far. It takes the secret to know it: otherwise whoever tries all hidden answers could read them from the shown
    digits."""
    return hmac.digest(secret.encode(), f"{LOG}:{before}".encode(), "sha256").hex()


def log_after(
    log: str, revision: int, seq: int, seat: int, source: Any, key: str, answer: Any, press: int | str | None
) -> str:
    """The running hash after one more row."""
    row = [revision, seq, seat, source, key, answer, None if press is None else str(press)]
    return digest(f"{log}\n{_compact(row)}")


def draw(asked: Asked, secret: str, place: str) -> list[Any]:
    """The result of a roll or draw."""
    numbers = stream(secret, place)
    if asked.key == "dice":
        return [1 + below(6, numbers) for _ in range(asked.count)]
    deck = [card for card, copies in sorted(asked.weights.items()) for _ in range(copies)]
    return [deck.pop(below(len(deck), numbers)) for _ in range(asked.count)]


def stream(secret: str, place: str) -> Iterator[int]:
    """An endless stream of bytes."""
    for block in count():
        yield from hmac.digest(secret.encode(), f"{place}:{block}".encode(), "sha256")


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
    return digest("\n".join(_compact(list(row)) for row in rows))


def _compact(row: list[Any]) -> str:
    return json.dumps(row, separators=(",", ":"), sort_keys=True)
