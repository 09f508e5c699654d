"""A program written from README.md alone, with the standard library alone, checks thousands of rolls."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.engine.playing import Table

from .games import Played, a_file

pytestmark = pytest.mark.slow

File = dict[str, Any]


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def mac(key: str, message: str) -> bytes:
    return hmac.new(key.encode(), message.encode(), hashlib.sha256).digest()


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


def logs(file: File) -> list[tuple[int, list[Any], list[Any]]]:
    """(revision, log, new rows), from the first revision on."""
    undone: dict[int, list[Any]] = {}
    for row in sorted(file["undone"], key=lambda row: row["seq"]):
        undone.setdefault(row["revision"], []).append(row)
    epochs = {epoch["revision"]: epoch for epoch in file["proof"].get("epochs", [])}
    numbers = [0]
    while numbers[-1] != file["game"]["revision"]:
        now = numbers[-1]
        numbers.append(now + 1 if now in undone else min(number for number in epochs if number > now))
    found, log = [], list(file["answers"])
    for before, now in reversed(list(itertools.pairwise(numbers))):
        removed = undone.get(before, [])
        kept = removed[0]["seq"] if removed else epochs[now]["seq"]
        found.append((now, log, log[kept:]))
        log = log[:kept] + removed
    found.append((0, log, log))
    for _, rows, _ in found:
        assert [row["seq"] for row in rows] == list(range(len(rows)))
    return found[::-1]


def stream(secret: str, message: str) -> Iterator[int]:
    i = 0
    while True:
        yield from mac(secret, f"{message}:{i}")
        i += 1


def number(n: int, source: Iterator[int]) -> int:
    size = next(size for size in range(1, 9) if 256**size >= n)
    while True:
        value = 0
        for _ in range(size):
            value = value * 256 + next(source)
        if value < 256**size // n * n:
            return value % n


def rolls_checked(file: File) -> int:
    """The number of rolls and draws; an assertion fails if something does not fit."""
    proof = file["proof"]
    epochs = {epoch["revision"]: epoch for epoch in proof["epochs"]}
    for one in (proof, *epochs.values()):
        assert sha(one["secret"]) == one["commitment"]
    assert sha("\n".join(proof["mixed"])) == proof["seed"]
    for entry in proof["mixed"]:
        if entry.startswith("sealed:"):
            assert sha(entry.split(":", 2)[2]) == entry.split(":", 2)[1]
    draws = {(draw["revision"], draw["seq"]): draw for draw in proof["draws"]}
    seed, secret, checked = proof["seed"], proof["secret"], 0
    running = mac(secret, f"euphoria-log-2:{seed}").hex()
    for revision, _, new in logs(file):
        if revision in epochs:
            secret = epochs[revision]["secret"]
            running = mac(secret, f"euphoria-log-2:{running}").hex()
        for row in new:
            message = f"euphoria-chance-2:{seed}:{revision}:{row['seq']}:{running}:{row['press'] or ''}"
            if row["seat"] == -1:
                draw, source = draws[revision, row["seq"]], stream(secret, message)
                deck = [card for card, copies in sorted(draw["deck"].items()) for _ in range(copies)]
                result: list[Any] = []
                for _ in range(draw["count"]):
                    if draw["key"] == "dice":
                        result.append(1 + number(6, source))
                    else:
                        result.append(deck.pop(number(len(deck), source)))
                assert result == row["answer"]
                checked += 1
            told = [revision, *(row[name] for name in ("seq", "seat", "source", "key", "answer", "press"))]
            running = sha(f"{running}\n{compact(told)}")
            assert row["log"] == running[:8]
    assert checked == len(draws)
    rows = [[row[name] for name in ("revision", "seq", "seat", "source", "key", "answer", "why")]
            for row in [*file["undone"], *(row | {"revision": file["game"]["revision"], "why": ""}
                                           for row in file["answers"])]]  # fmt: skip
    assert sha("\n".join(map(compact, sorted(rows, key=lambda row: row[:2])))) == proof["fingerprint"]
    assert file["digest"] == sha(compact({name: file[name] for name in file if name != "digest"}))
    return checked


def restored(seed: int) -> File:
    """A game that was restored twice, with undos before, between and after."""
    game = Played(Table(seed, 2 + seed % 4, wandering=40))
    for _ in range(2):
        for _ in range(70):
            if not game.match.over:
                game.step()
        game.go_back(1)
        game.restore()
    while not game.match.over:
        game.step()
    game_file: File = game.file()
    return game_file


def test_the_description_is_enough():
    files = [a_file(seed, 2 + seed % 5, seed % 4) for seed in range(14)]
    files += [restored(seed) for seed in range(8)]
    assert sum(map(rolls_checked, files)) > 3000


@pytest.mark.parametrize("change", ["press", "answer", "source"])
def test_it_notices_every_kind_of_change(change):
    file = restored(3)
    row = next(row for row in file["answers"] if row["seat"] != -1 and row["press"] and row["seq"] > 30)
    row[change] = {"press": "5", "answer": "nothing", "source": "auto"}[change]
    with pytest.raises(AssertionError):
        rolls_checked(file)
