"""Random rolls and draws: the answers of the chance seat."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.engine.prompts import Chance


def draw(chance: Chance, random: Random) -> list[Any]:
    """Die faces, or cards from a deck with known contents."""
    if chance.key == "dice":
        return [random.randint(1, 6) for _ in range(chance.count)]
    # The deck is sorted, so that a seed gives the same cards regardless of the order of the mapping.
    deck = [card for card, copies in sorted(chance.weights.items()) for _ in range(copies)]
    return random.sample(deck, chance.count)
