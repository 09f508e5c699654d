"""Rolls and draws are unbiased: small cases are enumerated completely, and the rest follows from them."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import islice, pairwise, permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.fair import derivation
from bot.fair.derivation import below, draw, stream
from bot.fair.log import Deck

pytestmark = pytest.mark.slow

SECRETS = st.text("0123456789abcdef", min_size=64, max_size=64)


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 36, 48, 127, 128, 129, 200, 255, 256])
def test_every_number_comes_from_equally_many_bytes(n):
    """Over all 256 first bytes, each of the n numbers is equally frequent; the other bytes are rejected."""
    counts: Counter[int] = Counter()
    again = 0
    for byte in range(256):
        numbers = iter([byte, 0])
        number = below(n, numbers)
        if next(numbers, None) is None:
            again += 1
        else:
            counts[number] += 1
    assert set(counts) == set(range(n)) and set(counts.values()) == {256 // n}
    assert again == 256 % n


@pytest.mark.parametrize("n", [257, 300, 1000, 65535])
def test_larger_numbers_take_two_bytes(n):
    counts: Counter[int] = Counter()
    for first, second in product(range(256), repeat=2):
        numbers = iter([first, second, 0, 0])
        number = below(n, numbers)
        if len(list(numbers)) == 2:
            counts[number] += 1
    assert set(counts) == set(range(n)) and set(counts.values()) == {65536 // n}


def test_every_order_of_a_draw_is_equally_likely(monkeypatch):
    """All bytes that decide 2 cards of a deck of 4 with a pair: every ordered draw is as frequent as in a real deck."""
    deck = Deck("artifact", 2, {"book": 2, "bat": 1, "game": 1})
    counts: Counter[tuple[str, ...]] = Counter()
    for first, second in product(range(256), range(255)):  # 255 is rejected for a deck of 3
        monkeypatch.setattr(derivation, "stream", lambda *_, these=(first, second): iter(these))
        counts[tuple(draw(deck, "", ""))] += 1
    wanted = Counter(permutations(["bat", "book", "book", "game"], 2))
    share = 256 * 255 // 12
    assert counts == Counter({order: share * n for order, n in wanted.items()})


def test_dice_are_fair(monkeypatch):
    counts: Counter[int] = Counter()
    for byte in range(252):
        monkeypatch.setattr(derivation, "stream", lambda *_, this=byte: iter([this]))
        counts += Counter(draw(Deck("dice", 1, {}), "", ""))
    assert counts == dict.fromkeys(range(1, 7), 42)


@given(SECRETS, st.text(), st.integers(0, 99), st.integers(0, 999), st.none() | st.integers(1, 2**63))
def test_the_bytes_match_the_description(secret, seed, revision, seq, press):
    """A second implementation of the method, following README.md."""
    log, pressed, plain = "ab" * 32, str(press) if press else "", b""
    written = f"euphoria-chance-2:{seed}:{revision}:{seq}:{log}:{pressed}"
    for block in range(3):
        plain += hmac.new(secret.encode(), f"{written}:{block}".encode(), hashlib.sha256).digest()
    place = derivation.place(seed, revision, seq, log, press)
    assert bytes(islice(stream(secret, place), 96)) == plain


@given(
    st.dictionaries(st.text("abcdef", min_size=1, max_size=4), st.integers(1, 5), min_size=1, max_size=9),
    st.data(),
)
def test_a_draw_does_not_depend_on_the_order_of_the_deck(weights, data):
    count = data.draw(st.integers(1, sum(weights.values())))
    mixed = dict(data.draw(st.permutations(list(weights.items()))))
    drawn = draw(Deck("artifact", count, weights), "s", "x")
    assert drawn == draw(Deck("artifact", count, mixed), "s", "x")
    assert len(drawn) == count and not Counter(drawn) - Counter(weights)


def test_every_input_changes_the_draw():
    dice, part = Deck("dice", 20, {}), ("x", 0, 1, "log", 7)
    others: list[Any] = ["y", 1, 2, "another log", 8]
    parts: list[Any] = [part] + [(*part[:n], other, *part[n + 1 :]) for n, other in enumerate(others)]
    parts.append((*part[:4], None))
    rolls = {tuple(draw(dice, "a", derivation.place(*one))) for one in parts}
    rolls.add(tuple(draw(dice, "b", derivation.place(*part))))
    assert len(rolls) == len(parts) + 1
    assert draw(dice, "a", derivation.place(*part)) == draw(dice, "a", derivation.place(*part))


def chi_square(counts: Counter[Any], cells: int) -> float:
    """The chi-squared statistic: about the number of cells if all are equally likely."""
    share = counts.total() / cells
    return sum(n * n for n in counts.values()) / share - counts.total()


def test_the_rolls_of_a_long_game_show_no_pattern():
    """Statistics that a suspicious player would check: faces, the two dice of a roll, consecutive rolls, and the same
    position before and after an undo. One fair game in a thousand would exceed the bounds."""
    dice, secret, seed = Deck("dice", 2, {}), "5e" * 32, derivation.seed(["join:1", "start:2"])
    rolls = [draw(dice, secret, derivation.place(seed, 0, seq, "log", 7)) for seq in range(9000)]
    again = [draw(dice, secret, derivation.place(seed, 1, seq, "log", 7)) for seq in range(9000)]
    assert chi_square(Counter(face for roll in rolls for face in roll), 6) < 20.5
    assert chi_square(Counter(map(tuple, rolls)), 36) < 66.6
    assert chi_square(Counter((a[0], b[0]) for a, b in pairwise(rolls)), 36) < 66.6
    assert chi_square(Counter((a[0], b[0]) for a, b in zip(rolls, again, strict=True)), 36) < 66.6
    cards = Deck("artifact", 1, {f"card {n:02}": 1 for n in range(36)})
    drawn = [draw(cards, secret, derivation.place(seed, 0, 9, "log", press))[0] for press in range(9000)]
    assert chi_square(Counter(drawn), 36) < 66.6


def test_an_example_for_other_languages():
    """The example in README.md."""
    secret = "00" * 32
    assert derivation.commitment(secret) == "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"
    seed = derivation.seed(["join:11", "start:12"])
    assert seed == hashlib.sha256(b"join:11\nstart:12").hexdigest()
    log = derivation.begin_log(secret, seed)
    assert log == "bdbb9c83e8ea9d10e2baf52cfc4bcb60c48d529d3e13c6993cf436a1e7cd2769"
    assert draw(Deck("dice", 2, {}), secret, derivation.place(seed, 0, 0, log, 13)) == [4, 2]
