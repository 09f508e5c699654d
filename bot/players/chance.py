"""Rolls the dice and turns the cards: the chance seat's answers."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.engine.prompts import Chance


def draw(chance: Chance, random: Random) -> list[Any]:
    """An answer to what chance is asked: die faces, or cards from a deck whose contents are known."""
    if chance.key == "dice":
        return [random.randint(1, 6) for _ in range(chance.count)]
    # A sorted deck: the same seed draws the same cards whatever order the contents were noted in.
    deck = [card for card, copies in sorted(chance.weights.items()) for _ in range(copies)]
    return random.sample(deck, chance.count)
