"""What computer players are called."""

from __future__ import annotations

from collections.abc import Collection

COMPUTERS = ("Orwell", "Huxley", "Zamyatin", "Atwood", "Bradbury", "Butler")
"""Computer players are called after authors of dystopias."""


def unused_name(taken: Collection[str]) -> str:
    """One that nobody at the table has. Where people are called so and all are taken, two are called alike."""
    return next((name for name in COMPUTERS if name not in taken), COMPUTERS[0])
